import { actionId } from '../../../src/engine/action-id.js';
import type { AnyConfig, AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { botAnswer } from '../../../src/engine/sampling-bot.js';
import { pick, quickRng } from '../../../src/kernel/rng.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { defaultOptions } from '../../support/options.js';
import { configsOf, sweptConfigsOf } from '../../support/playout.js';
import { type Answers, actionsIn, NotLegal, record } from './record.js';

const folder = new URL('./games/', import.meta.url);

export interface Golden {
  readonly rulebook: AnyRulebook;
  readonly config: AnyConfig;
  /** Such as `mammut/2-seats.txt`, with the options that are not the defaults. */
  readonly name: string;
  readonly file: URL;
}

/** A game for every hosted rulebook, every number of seats and every value of every option. */
export const goldens: readonly Golden[] = rulebooks.flatMap((rulebook) =>
  goldensOf(rulebook, `${rulebook.meta.id}/`, folder),
);

/** Those that `npm test` plays again. */
export const sweptGoldens: readonly Golden[] = rulebooks.flatMap((rulebook) =>
  goldensOf(rulebook, `${rulebook.meta.id}/`, folder, sweptConfigsOf(rulebook)),
);

function goldensOf(
  rulebook: AnyRulebook,
  beginning: string,
  within: URL,
  configs = configsOf(rulebook),
): Golden[] {
  return configs.map((config) => {
    const usual = defaultOptions(rulebook.schemas.options);
    const others = Object.entries(config.options).filter(([name, value]) => usual[name] !== value);
    const options = others.map(([name, value]) => `-${name}-${value}`).join('');
    const name = `${beginning}${config.seats}-seats${options}.txt`;
    return { rulebook, config, name, file: new URL(name, within) };
  });
}

/** The games that were golden when this version was frozen, played by its file. */
export const goldensOfFrozen = (rulebook: AnyRulebook): Golden[] =>
  goldensOf(rulebook, `${rulebook.meta.id}-${rulebook.meta.rulesVersion}/`, frozenGoldens);

export const frozenGoldens = new URL('./frozen/', import.meta.url);

const textOf = (lines: Iterable<string>): string => `${[...lines].join('\n')}\n`;

/** A new game. Each answer is a random one or the built-in bot's, so that good and bad moves occur. */
export function playedNow({ rulebook, config }: Golden): string {
  const rng = quickRng(1_000 + config.seats);
  const answers: Answers = (state, seat, legal) =>
    rng.int(2) === 0 ? pick(legal, rng) : botAnswer(rulebook, state, seat, legal, rng);
  return textOf(record(rulebook, config, answers));
}

/** Replays the actions of a golden file with the current rules. */
export function playedAgain({ rulebook, config }: Golden, golden: string): string {
  const actions = actionsIn(golden);
  let next = 0;
  const answers: Answers = (_state, _seat, legal) => {
    const id = actions[next];
    next += 1;
    const action = legal.find((one) => actionId(one) === id);
    if (action === undefined) throw new NotLegal(`action ${next} is not legal any more: ${id}`);
    return action;
  };
  return textOf(record(rulebook, config, answers));
}
