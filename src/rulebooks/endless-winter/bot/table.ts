import type { CardView, View } from '../view-schema.js';

/** What a bot reads off its view before it weighs anything. */
export interface Table {
  readonly view: View;
  readonly me: View['seats'][number];
  readonly hand: readonly CardView[];
  /** Rounds after this one. */
  readonly roundsLeft: number;
  /** Eclipses that are still to come, this round's included. */
  readonly eclipses: number;
}

export function readTable(view: View, seat: number): Table {
  const me = view.seats[seat];
  if (me === undefined) throw new Error(`no such seat: ${seat}`);
  const roundsLeft = view.numbers.rounds - Math.max(1, view.round);
  return { view, me, hand: view.own?.hand ?? [], roundsLeft, eclipses: roundsLeft + 1 };
}
