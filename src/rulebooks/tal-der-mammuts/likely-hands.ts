import { memo } from '../../engine/memo.js';
import type { Seat } from '../../engine/rulebook.js';
import { askedSoFar } from './asked.js';
import { catalogueOf } from './catalogue.js';
import type { Asked, State } from './state.js';

const NONE = -1;

/** What a seat was asked with one and the same hand, and how its hand changed then. */
interface Stretch {
  readonly passing: Passing;
  /** Which of its draws came then; NONE if a card left the hand. */
  readonly draw: number;
  /** By row of the special cards, which card left. */
  readonly left: number;
}

/** How likely a seat was to give its answers of a stretch, by the kinds of cards that it held. */
class Passing {
  /** The rows of the cards that it could have played. */
  readonly rows: readonly number[];
  /** Logarithms, by the kinds of `rows` that are held, as bits. */
  readonly #known = new Map<number, number>();

  constructor(readonly asked: readonly Asked[]) {
    const rows = new Set<number>();
    for (const one of asked) for (let at = 1; at < one.length; at += 2) rows.add(one[at] ?? NONE);
    this.rows = [...rows];
  }

  /** `counts` says by row how many cards the seat held. */
  likelihood(counts: readonly number[]): number {
    let held = 0;
    let bit = 1;
    for (const row of this.rows) {
      if ((counts[row] ?? 0) > 0) held += bit;
      bit *= 2;
    }
    if (held === 0) return 0;
    const known = this.#known.get(held);
    if (known !== undefined) return known;
    const sum = this.asked.reduce((all, one) => all + chance(one, counts), 0);
    this.#known.set(held, sum);
    return sum;
  }
}

/** The logarithm of how likely an answer was, as against one of a seat without cards: all answers are equally likely. */
function chance(asked: Asked, counts: readonly number[]): number {
  const others = asked[0] ?? 1;
  let answers = others;
  for (let at = 1; at < asked.length; at += 2)
    if ((counts[asked[at] ?? NONE] ?? 0) > 0) answers += asked[at + 1] ?? 0;
  return Math.log(others / answers);
}

const passingOf = memo((asked: readonly Asked[]) => new Passing(asked));

/** All that a seat drew and played, and what it was asked in between. */
export class HandsOf {
  readonly #stretches: readonly Stretch[];
  readonly #now: Passing;
  readonly #counts: number[];

  constructor(state: State, seat: Seat) {
    const { cardIds } = catalogueOf(state.components);
    const draws = state.traces.draws[seat] ?? [];
    const shown = state.traces.shown.filter((one) => one.seat === seat);
    const leaving = (drawn: number): Stretch[] =>
      shown.flatMap((one) =>
        one.drawn === drawn
          ? [{ passing: passingOf(one.asked), draw: NONE, left: cardIds.indexOf(one.card) }]
          : [],
      );
    this.#stretches = [
      ...leaving(0),
      ...draws.flatMap(({ asked }, draw) => [
        { passing: passingOf(asked), draw, left: NONE },
        ...leaving(draw + 1),
      ]),
    ];
    this.#now = passingOf(askedSoFar(state, seat, null));
    this.#counts = cardIds.map(() => 0);
  }

  /**
   * The logarithm of how likely all answers of a seat are that drew these cards, given by their rows in the order of the
   * draws. It cannot have played a card that it had not drawn.
   */
  likelihood(rows: (draw: number) => number): number {
    const counts = this.#counts.fill(0);
    let sum = 0;
    for (const { passing, draw, left } of this.#stretches) {
      sum += passing.likelihood(counts);
      const row = draw === NONE ? left : rows(draw);
      const count = (counts[row] ?? 0) + (draw === NONE ? -1 : 1);
      if (count < 0) return Number.NEGATIVE_INFINITY;
      counts[row] = count;
    }
    return sum + this.#now.likelihood(counts);
  }
}
