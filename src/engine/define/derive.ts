import { type TSchema, Type } from 'typebox';
import { pick } from '../../kernel/rng.js';
import type { AnyRulebook } from '../any-rulebook.js';
import { completing } from '../complete-config.js';
import { Recording } from '../record.js';
import { samplingBot } from '../sampling-bot.js';
import { standings } from '../standings.js';
import { actionSchema } from './action.js';
import { advanceBy } from './advance.js';
import { defaultPicture } from './default-picture.js';
import type { AnySpec, AnyStepDefinition } from './erased.js';
import { closed, sentSchema } from './fields.js';
import { facingBy, viewBy } from './in-front.js';
import { legalBy } from './legal.js';
import { askedBy, askingBy } from './prompts.js';
import { reasonsBy } from './reasons.js';
import { seenBy } from './seen.js';
import { wordsBy } from './words.js';

/** Builds a rulebook from its definitions. All tables are built once, so that playouts only look up and call. */
export function derive(spec: AnySpec): AnyRulebook {
  const { events, actions, rejections = {}, flaws, imagine, reveals, round } = spec;
  const options = spec.schemas.options ?? closed({});
  const complete = completing(options);
  const initial: AnyRulebook['initial'] = (config) => spec.initial(complete(config));
  const outcome = spec.outcome ?? outcomeBy(spec);
  const facing = facingBy(spec);
  const evolutions = tableOf(events.map(({ type, evolve }) => [type, evolve] as const));
  const evolve: AnyRulebook['evolve'] = (state, event) => {
    const evolution = evolutions.get(event.type);
    if (evolution === undefined) throw new Error(`no such event: ${event.type}`);
    return evolution(facing(state, event), event);
  };
  const steps = tableOf(spec.steps.map((step) => [step.name, { ...STEP, ...step }] as const));
  const legalIn = legalBy(steps);
  const advance = advanceBy(spec, steps, legalIn);
  const effects = tableOf(actions.map(({ type, carryOut }) => [type, carryOut] as const));
  const { prompts, legal, texts } = askedBy(spec, steps, legalIn);
  const asking = askingBy(spec, steps);
  const words = wordsBy(spec);
  const decide: AnyRulebook['decide'] = (state, seat, action, rng) => {
    const game = new Recording(facing(state, { seat }), evolve);
    const step = spec.meanwhile === undefined ? spec.step(state) : asking(state, seat);
    const carryOut = (step && steps.get(step.step)?.carryOut) ?? effects.get(action.type);
    if (carryOut === undefined) throw new Error(`no such action: ${action.type}`);
    carryOut(game, seat, action, rng);
    advance(game, rng);
    return game;
  };
  return {
    meta: { ...spec.meta, prompts: texts, rejections },
    schemas: {
      options,
      components: spec.schemas.components ?? closed({}),
      action: actionSchema(actions),
      event: union(events.map(({ type, fields, description }) => sentSchema(type, fields, description))),
      view: spec.schemas.view,
    },
    components: spec.components ?? {},
    ...(flaws === undefined ? {} : { flaws: (config) => flaws(complete(config)) }),
    initial,
    setup: (config, rng) => {
      const game = new Recording(initial(config), evolve);
      spec.setup?.(game, complete(config), rng);
      advance(game, rng);
      return game.events;
    },
    evolve,
    prompts,
    legal,
    decide,
    ...(Object.keys(rejections).length === 0 ? {} : { reasons: reasonsBy(spec, steps) }),
    view: viewBy(spec, asking),
    seen: seenBy(events),
    imagine,
    ...(reveals === undefined ? {} : { reveals }),
    ...(round === undefined ? {} : { round }),
    ...(spec.scores === undefined ? {} : { scores: spec.scores }),
    ...(spec.worth === undefined ? {} : { worth: spec.worth }),
    outcome,
    ...botOf(spec, { decide, prompts, legal, outcome, worth: spec.worth?.of ?? spec.scores }),
    words,
    picture: spec.picture ?? defaultPicture(spec.meta.titles, spec.schemas.view, words),
  };
}

/** By default a game is over when no step is left, and the highest score wins. */
const outcomeBy = ({ meta, step, scores }: AnySpec): AnyRulebook['outcome'] => {
  if (scores === undefined) throw new Error(`${meta.id} has neither scores nor outcome`);
  return (state) =>
    step(state) === undefined ? { reason: 'finished', standings: standings(scores(state)) } : null;
};

/** A rulebook without a bot gets the sampling bot. */
const botOf = (
  { bot }: AnySpec,
  rules: Parameters<typeof samplingBot>[0],
): Pick<AnyRulebook, 'bot' | 'think'> =>
  bot === undefined ? { bot: (_view, legal, rng) => pick(legal, rng), think: samplingBot(rules) } : { bot };

/** Gives all steps one layout in memory: playouts read their parts all the time. */
const STEP: AnyStepDefinition = {
  name: '',
  prompt: undefined,
  about: undefined,
  asks: undefined,
  answers: undefined,
  legal: undefined,
  whyNot: undefined,
  carryOut: undefined,
  auto: undefined,
  stuck: undefined,
  run: undefined,
};

function tableOf<Item>(entries: readonly (readonly [string, Item])[]): ReadonlyMap<string, Item> {
  const table = new Map<string, Item>();
  for (const [name, item] of entries) {
    if (table.has(name)) throw new Error(`${name} is defined twice`);
    table.set(name, item);
  }
  return table;
}

const union = (schemas: readonly TSchema[]): TSchema => Type.Union([...schemas]);
