import type { AnyRulebook, AnyState } from './any-rulebook.js';
import { type ActionEntry, type Entry, isAction, isServiceEntry, isStart, type StartEntry } from './entry.js';

/** The entries that a rulebook evolves its state from. */
export type RulesEntry = StartEntry | ActionEntry;

interface KeptEntry {
  readonly entry: RulesEntry;
  readonly before: KeptEntry | null;
}

/** The entries that the state of a game follows from: without service entries and without what was undone. */
export function effectiveEntries(entries: readonly Entry[]): RulesEntry[] {
  /** The last kept entry at each version, for an undo to that version. */
  const lastAt = new Map<number, KeptEntry | null>();
  let last: KeptEntry | null = null;
  for (const entry of entries) {
    if (isStart(entry) || isAction(entry)) last = { entry, before: last };
    else if (entry.action.type === 'undo') last = lastAt.get(entry.action.to) ?? null;
    lastAt.set(entry.version, last);
  }
  const kept: RulesEntry[] = [];
  for (let one = last; one !== null; one = one.before) kept.push(one.entry);
  return kept.reverse();
}

/** The state after an entry. `state` is null for the first entry. */
export function applyEntry(rulebook: AnyRulebook, state: AnyState | null, entry: RulesEntry): AnyState {
  const before = isStart(entry) ? rulebook.initial(entry.action.config) : state;
  if (before === null) throw new Error('a log must begin with its start entry');
  return entry.events.reduce((current, event) => rulebook.evolve(current, event), before);
}

/** An effective action, and the state before it. */
export interface Step {
  readonly entry: ActionEntry;
  readonly before: AnyState;
}

export interface Replayed {
  readonly state: AnyState;
  /** The actions of the last seat to act, since another seat acted. */
  readonly turn: readonly Step[];
}

/** After an undo, the state cannot be computed from the one before. */
export const stepsBack = (entry: Entry): boolean => isServiceEntry(entry) && entry.action.type === 'undo';

/** Replays a log, or the entries after `from`; those must not contain an undo. */
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

/** Adds a step to a turn. A step of another seat starts a new turn. */
export const follow = (turn: readonly Step[], step: Step): readonly Step[] =>
  turn.at(-1)?.entry.seat === step.entry.seat ? [...turn, step] : [step];
