import type { AnyRulebook, AnyState } from './any-rulebook.js';
import { type ActionEntry, type Entry, isAction, isStart, type StartEntry } from './entry.js';

/** What the rules know of a log: how the game was set up, and what seats have done and not taken back. */
export type RulesEntry = StartEntry | ActionEntry;

interface KeptEntry {
  readonly entry: RulesEntry;
  readonly before: KeptEntry | null;
}

/** The entries that a game's state follows from. */
export function effectiveEntries(entries: readonly Entry[]): RulesEntry[] {
  /** What stood after each version: it stands again where somebody steps back to that. */
  const stood = new Map<number, KeptEntry | null>();
  let last: KeptEntry | null = null;
  for (const entry of entries) {
    if (isStart(entry) || isAction(entry)) last = { entry, before: last };
    else if (entry.action.type === 'undo') last = stood.get(entry.action.to) ?? null;
    stood.set(entry.version, last);
  }
  const kept: RulesEntry[] = [];
  for (let one = last; one !== null; one = one.before) kept.push(one.entry);
  return kept.reverse();
}

/** The state after one more entry. `state` is null before the first. */
export function applyEntry(rulebook: AnyRulebook, state: AnyState | null, entry: RulesEntry): AnyState {
  const before = isStart(entry) ? rulebook.initial(entry.action.config) : state;
  if (before === null) throw new Error('a log must begin with its start entry');
  return entry.events.reduce((current, event) => rulebook.evolve(current, event), before);
}

/** An action that stands, and the state in which it was taken. */
export interface Step {
  readonly entry: ActionEntry;
  readonly before: AnyState;
}

export interface Replayed {
  readonly state: AnyState;
  /** What the seat that acted last has done since another acted. */
  readonly turn: readonly Step[];
}

/** Where a log leads to; all of it, or what follows on `from` if nothing in it is taken back. */
export function replay(
  rulebook: AnyRulebook,
  entries: readonly Entry[],
  from: Replayed | null = null,
): Replayed {
  let replayed = from;
  for (const entry of effectiveEntries(entries)) {
    const before = replayed?.state ?? null;
    const state = applyEntry(rulebook, before, entry);
    const turn = isAction(entry) && before !== null ? follow(replayed?.turn ?? [], { entry, before }) : [];
    replayed = { state, turn };
  }
  if (replayed === null) throw new Error('a log must have an entry');
  return replayed;
}

/** A turn with one more step; somebody else's step begins another turn. */
export const follow = (turn: readonly Step[], step: Step): readonly Step[] =>
  turn.at(-1)?.entry.seat === step.entry.seat ? [...turn, step] : [step];
