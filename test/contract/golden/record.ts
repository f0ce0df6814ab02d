import { actionId, sameAction } from '../../../src/engine/action-id.js';
import type {
  AnyAction,
  AnyConfig,
  AnyEvent,
  AnyRulebook,
  AnyState,
} from '../../../src/engine/any-rulebook.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import { quickRng, seededRng } from '../../../src/kernel/rng.js';
import { describeConfig } from '../../support/playout.js';
import { detailOf } from './detail.js';
import { columns, factsOf, short } from './facts.js';

/** Chooses the answer of a seat. */
export type Answers = (state: AnyState, seat: Seat, legal: readonly AnyAction[]) => AnyAction;

/** A recorded action is not legal any more. */
export class NotLegal extends Error {}

/** One entry of a golden game, and the state after it. */
export interface Moment {
  readonly rulebook: AnyRulebook;
  readonly config: AnyConfig;
  readonly events: readonly AnyEvent[];
  readonly after: AnyState;
  /** The last action of each type that was taken in this game. */
  readonly taken: ReadonlyMap<string, AnyAction>;
}

/** Plays a game and writes it as lines: every entry with its hashes, and some entries in full. */
export function* record(rulebook: AnyRulebook, config: AnyConfig, answers: Answers): Generator<string> {
  const { meta, schemas } = rulebook;
  yield `${meta.id}, rules version ${meta.rulesVersion}, ${describeConfig(config)}`;
  yield `meta: ${short(JSON.stringify(meta))}`;
  for (const [name, schema] of Object.entries(schemas))
    yield `schema ${name}: ${short(JSON.stringify(schema))}`;
  yield `entry seat action: ${columns.join(' ')}`;

  const chance = quickRng(config.seats);
  const taken = new Map<string, AnyAction>();
  const setup = rulebook.setup(config, seededRng('golden', 1));
  let state = setup.reduce((now, event) => rulebook.evolve(now, event), rulebook.initial(config));
  yield* entry({ rulebook, config, events: setup, after: state, taken }, 1, '- start');
  for (let version = 2; rulebook.outcome(state) === null; version += 1) {
    const prompts = rulebook.prompts(state);
    const seat = prompts[chance.int(prompts.length)]?.seat ?? 0;
    const legal = rulebook.legal(state, seat);
    const action = sameAction(legal, answers(state, seat, legal));
    if (action === undefined) throw new NotLegal(`entry ${version}: this is not legal for seat ${seat}`);
    const { events, state: after } = rulebook.decide(state, seat, action, seededRng('golden', version));
    state = after;
    taken.set(action.type, action);
    yield* entry({ rulebook, config, events, after: state, taken }, version, `${seat} ${actionId(action)}`);
  }
  yield `outcome ${JSON.stringify(rulebook.outcome(state))}`;
}

function* entry(moment: Moment, version: number, who: string): Generator<string> {
  yield `${version} ${who}: ${columns.map((column) => short(factsOf[column](moment))).join(' ')}`;
  yield* detailOf(moment, version);
}

/** The action ids in a golden file, in order. */
export const actionsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^\d+ \d+ (.+): [\w-]{4}( [\w-]{4})+$/.exec(line)?.[1] ?? []);

/** Columns that may change without a new rules version, because they do not change how a log evolves. */
const TEXTS = ['reasons', 'words'];

/** The part of a golden file that depends on the rules: no metadata, schemas, texts, reasons or details. */
export function rulesIn(text: string): string {
  const heads = text.split('\n').find((line) => line.startsWith('entry seat action: '));
  const names = heads?.slice('entry seat action: '.length).split(' ') ?? [];
  const lines = text.split('\n').flatMap((line) => {
    if (line.startsWith('outcome ')) return [line];
    const [, who, hashes = ''] = /^(\d+ \S+ .+): ([\w-]{4}(?: [\w-]{4})+)$/.exec(line) ?? [];
    if (who === undefined) return [];
    return [
      `${who}: ${hashes
        .split(' ')
        .filter((_, nth) => !TEXTS.includes(names[nth] ?? ''))
        .join(' ')}`,
    ];
  });
  return lines.join('\n');
}
