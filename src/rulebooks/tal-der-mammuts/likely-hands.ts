import type { Seat } from '../../engine/rulebook.js';
import { catalogueOf } from './catalogue.js';
import type { Draw, Exposure, State } from './state.js';

/** Exposures are in thousandths. */
const THOUSANDTHS = 1_000;

/** The logarithm of how likely a card drawn at that exposure is to have been there still at this one. */
export const survival = (now: Exposure, then: Exposure, row: number): number =>
  ((then[row] ?? 0) - (now[row] ?? 0)) / THOUSANDTHS;

/** A card that left a hand, from which draw on it was there, and how many cards its seat had drawn when it left. */
interface Gone {
  readonly row: number;
  readonly from: Exposure;
  readonly to: Exposure;
  readonly drawn: number;
}

/** Which draws of a seat are in its hand still, and what became of the others. */
export class HandOf {
  /** By row of the special cards. */
  readonly #gone = new Map<number, Gone[]>();
  readonly #now: Exposure;
  readonly #draws: readonly Draw[];

  constructor(
    { traces, components }: State,
    seat: Seat,
    /** By draw: the place among `traces.shown` of what it was; -1 if it is in the hand. */
    shown: readonly number[],
    /** The draws that are in the hand. */
    readonly held: readonly number[],
  ) {
    const { cardIds } = catalogueOf(components);
    this.#now = traces.exposure[seat] ?? [];
    this.#draws = traces.draws[seat] ?? [];
    for (const [draw, at] of shown.entries()) {
      const one = traces.shown[at];
      if (one === undefined) continue;
      const row = cardIds.indexOf(one.card);
      const from = this.#draws[draw]?.exposure ?? [];
      this.#gone.set(row, [
        ...(this.#gone.get(row) ?? []),
        { row, from, to: one.exposure, drawn: one.drawn },
      ]);
    }
  }

  /**
   * The logarithm of how likely a seat is to hold these cards still, given by their rows in the order of `held`. Of cards
   * of a kind one alone counts at a time: more of them are no further answer. Where one of a kind was played, any of
   * those in the hand may have been it, and they were dealt as if each could be played.
   */
  likelihood(rows: readonly number[]): number {
    let sum = 0;
    for (const [nth, row] of rows.entries()) {
      const draw = this.held[nth] ?? 0;
      const gone = this.#gone.get(row);
      if (rows.indexOf(row) === nth) {
        const from = this.#draws[draw]?.exposure ?? [];
        sum += survival(this.#now, from, row);
        for (const one of gone ?? []) sum -= Math.min(0, survival(one.to, later(one.from, from, row), row));
      }
      for (const one of gone ?? []) if (draw < one.drawn) sum -= Math.LN2;
    }
    return sum;
  }
}

const later = (one: Exposure, other: Exposure, row: number): Exposure =>
  (one[row] ?? 0) > (other[row] ?? 0) ? one : other;
