import type { AnyRulebook, AnyState } from './any-rulebook.js';
import {
  type ActionEntry,
  type Entry,
  isAction,
  isServiceEntry,
  isStart,
  type ServiceAction,
  type ServiceEntry,
  type StartEntry,
} from './entry.js';

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
    if (isOfRules(entry)) last = { entry, before: last };
    else if (isUndo(entry)) last = lastAt.get(entry.action.to) ?? null;
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

const isOfRules = (entry: Entry): entry is RulesEntry => isStart(entry) || isAction(entry);

/** The state after entries without an undo that follow a state; null before the start. */
export const replayFrom = (
  rulebook: AnyRulebook,
  before: AnyState | null,
  entries: readonly Entry[],
): AnyState | null =>
  entries.filter(isOfRules).reduce((state, entry) => applyEntry(rulebook, state, entry), before);

/** The state after each of these entries, in one pass. No undo may go back before `from`. */
export function* statesAfter(
  rulebook: AnyRulebook,
  entries: readonly Entry[],
  from: { readonly version: number; readonly state: AnyState | null },
): Generator<{ readonly entry: Entry; readonly state: AnyState }> {
  const targets = new Set(entries.filter(isUndo).map(({ action }) => action.to));
  const kept = new Map([[from.version, from.state]]);
  let { state } = from;
  for (const entry of entries) {
    if (isOfRules(entry)) state = applyEntry(rulebook, state, entry);
    else if (isUndo(entry)) state = kept.get(entry.action.to) ?? null;
    if (state === null) throw new Error(`entry ${entry.version} follows from none before`);
    if (targets.has(entry.version)) kept.set(entry.version, state);
    yield { entry, state };
  }
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

export interface UndoEntry extends ServiceEntry {
  readonly action: Extract<ServiceAction, { readonly type: 'undo' }>;
}

/** After an undo, the state cannot be computed from the one before. */
export const isUndo = (entry: Entry): entry is UndoEntry =>
  isServiceEntry(entry) && entry.action.type === 'undo';

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
