import { type TSchema, Type } from 'typebox';
import type { AnyRulebook } from '../any-rulebook.js';
import { Recording } from '../record.js';
import { advanceBy } from './advance.js';
import type { AnySpec } from './erased.js';
import { sentSchema } from './fields.js';
import { askedBy } from './prompts.js';
import { reasonsBy } from './reasons.js';
import { seenBy } from './seen.js';
import { wordsBy } from './words.js';

/** All that follows from the definitions. Tables are made once; what is called in playouts looks up and calls. */
export function derive(spec: AnySpec): AnyRulebook {
  const { events, actions, components, flaws, initial, view, imagine, outcome, bot, picture } = spec;
  const evolutions = tableOf(events.map(({ type, evolve }) => [type, evolve] as const));
  const evolve: AnyRulebook['evolve'] = (state, event) => {
    const evolution = evolutions[event.type];
    if (evolution === undefined) throw new Error(`no such event: ${event.type}`);
    return evolution(state, event);
  };
  const steps = tableOf(spec.steps.map((step) => [step.name, step] as const));
  const advance = advanceBy(spec, steps);
  const effects = tableOf(actions.map(({ type, carryOut }) => [type, carryOut] as const));
  const { prompts, legal, texts } = askedBy(spec, steps);
  return {
    meta: { ...spec.meta, prompts: texts, rejections: spec.rejections },
    schemas: {
      options: spec.schemas.options,
      components: spec.schemas.components,
      action: union(actions.map(({ type, fields, description }) => sentSchema(type, fields, description))),
      event: union(events.map(({ type, fields, description }) => sentSchema(type, fields, description))),
      view: spec.schemas.view,
    },
    components,
    ...(flaws === undefined ? {} : { flaws }),
    initial,
    setup: (config, rng) => {
      const game = new Recording(initial(config), evolve);
      spec.setup(game, config, rng);
      advance(game, rng);
      return game.events;
    },
    evolve,
    prompts,
    legal,
    decide: (state, seat, action, rng) => {
      const game = new Recording(state, evolve);
      const step = spec.step(state);
      const carryOut = (step && steps[step.step]?.carryOut) ?? effects[action.type];
      if (carryOut === undefined) throw new Error(`no such action: ${action.type}`);
      carryOut(game, seat, action, rng);
      advance(game, rng);
      return game;
    },
    ...(Object.keys(spec.rejections).length === 0 ? {} : { reasons: reasonsBy(spec, steps) }),
    view,
    seen: seenBy(events),
    imagine,
    outcome,
    bot,
    words: wordsBy(spec),
    picture,
  };
}

/** Without a prototype, so that no name finds what nobody defined. */
function tableOf<Item>(entries: readonly (readonly [string, Item])[]): Readonly<Record<string, Item>> {
  const table: Record<string, Item> = Object.create(null);
  for (const [name, item] of entries) {
    if (name in table) throw new Error(`${name} is defined twice`);
    table[name] = item;
  }
  return table;
}

const union = (schemas: readonly TSchema[]): TSchema => Type.Union([...schemas]);
