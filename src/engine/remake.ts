import { seededRng } from '../kernel/rng.js';
import type { AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import { type Entry, isAction, isServiceEntry, isStart, type StartEntry } from './entry.js';
import { commitmentTo, gameSeed, hashOf, type SealedEntry } from './fairness.js';
import { applyEntry } from './replay.js';
import type { ComponentsShape, Seat } from './rulebook.js';

/*
 * The events of a finished game follow from its seed, its actions and its engine. A bare log leaves them out, and the
 * hash of its last entry proves that they are the same when they are made again.
 */

export interface BareEntry {
  readonly version: number;
  readonly at: Date;
  readonly seat: Seat | null;
  readonly action: { readonly type: string };
  /** Null if they are made again. Those of service entries and of the start of a fork are kept. */
  readonly events: readonly AnyEvent[] | null;
}

export interface BareLog {
  readonly entries: readonly BareEntry[];
  readonly hash: string;
  /** The beginnings of some hashes: they show how far remade events are right if the last hash is another one. */
  readonly marks: readonly string[];
}

export const MARKED_EVERY = 32;
const MARK = 4;

export const markOf = (hash: string): string => hash.slice(0, MARK);

/** A log without what `rulebook` makes again. */
export function bareLog(rulebook: AnyRulebook, entries: readonly SealedEntry[]): BareLog {
  return {
    entries: entries.map((entry) => ({
      version: entry.version,
      at: entry.at,
      seat: entry.seat,
      action: isStart(entry) ? bareStart(rulebook, entry) : entry.action,
      events: isRemade(entry) ? null : entry.events,
    })),
    hash: entries.at(-1)?.hash ?? '',
    marks: entries.filter(({ version }) => version % MARKED_EVERY === 0).map(({ hash }) => markOf(hash)),
  };
}

/** The first events of a fork follow from another game. */
const isRemade = (entry: Entry): boolean =>
  isAction(entry) || (isStart(entry) && entry.action.from === undefined);

/** The usual components stand in the engine. Compared as text, so that the order of their keys is the same again. */
function bareStart({ components: usual }: AnyRulebook, { action }: StartEntry): BareEntry['action'] {
  const { config } = action;
  const isUsual = JSON.stringify(config.components) === JSON.stringify(usual);
  if (!isUsual) return action;
  const bare = { ...action, config: { ...config, components: null } };
  return bare;
}

/** An entry as far as it is known without its engine: its hash is empty. */
export const unmade = (bare: BareEntry): SealedEntry => ({ ...knownPart(bare, {}), hash: '' }) as SealedEntry;

function knownPart({ version, at, seat, action, events }: BareEntry, usual: ComponentsShape): Entry {
  const entry = { version, at, seat, action, events: events ?? [] } as Entry;
  if (!isStart(entry)) return entry;
  const { config } = entry.action;
  return {
    ...entry,
    action: { ...entry.action, config: { ...config, components: config.components ?? usual } },
  };
}

/** Makes the entries one by one, so that the caller can pause between them. */
export function* remake(
  rulebook: AnyRulebook,
  entries: readonly BareEntry[],
  secret: string,
): Generator<SealedEntry, void> {
  /** The states after each version, for undos. */
  const past: (AnyState | undefined)[] = [];
  let seed = secret;
  let previous = commitmentTo(secret);
  for (const bare of entries) {
    const known = knownPart(bare, rulebook.components);
    if (isStart(known)) seed = gameSeed(secret, known.action.entropy);
    const { events, state } = follow(rulebook, known, past, seed);
    // Field by field, as `seal` does it.
    const { version, at, seat, action } = known;
    const entry = { version, at, seat, action, events } as Entry;
    previous = hashOf(entry, previous, seed);
    past[version] = state;
    yield { version, at, seat, action, events, hash: previous } as SealedEntry;
  }
}

interface Followed {
  readonly events: readonly AnyEvent[];
  readonly state: AnyState;
}

function follow(
  rulebook: AnyRulebook,
  entry: Entry,
  past: readonly (AnyState | undefined)[],
  seed: string,
): Followed {
  const { version } = entry;
  if (isStart(entry)) {
    const { config, from } = entry.action;
    const events = from === undefined ? rulebook.setup(config, seededRng(seed, version)) : entry.events;
    return { events, state: applyEntry(rulebook, null, { ...entry, events }) };
  }
  const goesBack = isServiceEntry(entry) && entry.action.type === 'undo';
  const state = past[goesBack ? entry.action.to : version - 1];
  if (state === undefined) throw new Error('the log goes on from where the game has not been');
  // The hash proves that the action was legal: with another one the events or the hash would differ.
  if (isAction(entry)) return rulebook.decide(state, entry.seat, entry.action, seededRng(seed, version));
  return { events: entry.events, state };
}
