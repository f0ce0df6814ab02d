import type { AnyRulebook } from './any-rulebook.js';
import { type Entry, isAction, isServiceEntry } from './entry.js';
import { replay } from './replay.js';
import type { Seat } from './rulebook.js';
import { wayBack } from './undoable.js';

/** The holder of a seat, as an export describes it. */
export interface Holding {
  readonly kind: string;
  readonly name: string | null;
}

/** A log up to an undo. The undo is the last of `entries`. */
export interface Undoing {
  readonly entries: readonly Entry[];
  /** The whole log, because it shows when each player left. */
  readonly all: readonly Entry[];
  readonly seats: readonly Holding[];
  readonly seed: string;
}

/** Whether an undo was free, or granted by everybody who had to be asked. */
export function mayUndo(rulebook: AnyRulebook, { entries, all, seats, seed }: Undoing): boolean {
  const before = entries.slice(0, -1);
  const last = entries.at(-1);
  if (last === undefined || !isServiceEntry(last) || last.action.type !== 'undo') return false;
  const { by, to } = last.action;
  const way = wayBack(rulebook, replay(rulebook, before).turn, seats.length, seed);
  if (way?.seat === by && to >= way.to) return true;
  const granted = grantsFor(before, by, to);
  return mustGrant(before, all, seats, by).every((seat) => granted.has(seat));
}

/** The seats that have granted this undo, since it was asked for and while nothing else happened. */
function grantsFor(entries: readonly Entry[], by: Seat, to: number): ReadonlySet<Seat> {
  let granted: Set<Seat> | null = null;
  for (const entry of entries) {
    if (isAction(entry)) granted = null;
    else if (isServiceEntry(entry)) granted = grantsAfter(granted, entry.action, by, to);
  }
  return granted ?? new Set();
}

function grantsAfter(
  granted: Set<Seat> | null,
  action: Extract<Entry, { readonly seat: null; readonly events: readonly [] }>['action'],
  by: Seat,
  to: number,
): Set<Seat> | null {
  if (action.type === 'ask_undo') return action.by === by && action.to === to ? new Set() : null;
  if (action.type === 'grant_undo') return granted?.add(action.by) ?? null;
  return ['lapse', 'return', 'change_engine'].includes(action.type) ? granted : null;
}

/** All other people who had not resigned or left. Seats of one name belong to one player. */
const mustGrant = (
  before: readonly Entry[],
  all: readonly Entry[],
  seats: readonly Holding[],
  by: Seat,
): Seat[] =>
  seats.flatMap((holder, seat) =>
    seat !== by && holder.name !== seats[by]?.name && isPerson(before, all, holder, seat) ? [seat] : [],
  );

function isPerson(before: readonly Entry[], all: readonly Entry[], holder: Holding, seat: Seat): boolean {
  const changes = (entries: readonly Entry[]) =>
    entries.flatMap((entry) =>
      isServiceEntry(entry) && 'by' in entry.action && entry.action.by === seat ? [entry.action.type] : [],
    );
  const past = changes(before);
  if (past.includes('resign')) return false;
  const last = past.findLast((type) => type === 'leave' || type === 'join');
  // Nobody has left or joined so far: it was a person if one leaves later, or is there at the end.
  return last === undefined ? changes(all).includes('leave') || holder.kind === 'player' : last === 'join';
}
