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

/** Kinds of cards as bits, by their rows: packs have up to forty. */
interface Kinds {
  low: number;
  high: number;
}
const LOW = 30;

function put(kinds: Kinds, row: number, isHeld: boolean): void {
  const bit = 1 << (row % LOW);
  if (row < LOW) kinds.low = isHeld ? kinds.low | bit : kinds.low & ~bit;
  else kinds.high = isHeld ? kinds.high | bit : kinds.high & ~bit;
}

const has = ({ low, high }: Kinds, row: number): boolean =>
  ((row < LOW ? low : high) & (1 << (row % LOW))) !== 0;

/** How likely a seat was to give its answers of a stretch, by the kinds of cards that it held. */
class Passing {
  /** Those that it could have played. */
  readonly #kinds: Kinds = { low: 0, high: 0 };
  /** Logarithms, by those that it could have played and held. */
  readonly #known = new Map<number, number>();
  #last = 0;
  #found = 0;

  constructor(readonly asked: readonly Asked[]) {
    for (const one of asked) for (let at = 1; at < one.length; at += 2) put(this.#kinds, one[at] ?? 0, true);
  }

  likelihood(held: Kinds): number {
    const key = (held.high & this.#kinds.high) * 2 ** LOW + (held.low & this.#kinds.low);
    // Most exchanges of cards change nothing in most stretches.
    if (key === this.#last) return this.#found;
    this.#last = key;
    this.#found = this.#known.get(key) ?? this.#computed(key, held);
    return this.#found;
  }

  #computed(key: number, held: Kinds): number {
    const sum = this.asked.reduce((all, one) => all + chance(one, held), 0);
    this.#known.set(key, sum);
    return sum;
  }
}

/** The logarithm of how likely an answer was, as against one of a seat without cards: all answers are equally likely. */
function chance(asked: Asked, held: Kinds): number {
  const others = asked[0] ?? 1;
  let answers = others;
  for (let at = 1; at < asked.length; at += 2) if (has(held, asked[at] ?? 0)) answers += asked[at + 1] ?? 0;
  return Math.log(others / answers);
}

const passingOf = memo((asked: readonly Asked[]) => new Passing(asked));

/** All that a seat drew and played, and what it was asked in between. */
export class HandsOf {
  readonly #stretches: readonly Stretch[];
  readonly #now: Passing;
  readonly #counts: number[];
  readonly #held: Kinds = { low: 0, high: 0 };

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
   * The logarithm of how likely all answers of a seat are that drew the cards at these places, in the order of the draws;
   * `things` has the rows of the cards. It cannot have played a card that it had not drawn. Nothing is made here, since
   * there are hundreds of calls to a world.
   */
  likelihood(things: readonly number[], places: readonly number[]): number {
    const counts = this.#counts.fill(0);
    const held = this.#held;
    held.low = 0;
    held.high = 0;
    let sum = 0;
    for (const { passing, draw, left } of this.#stretches) {
      sum += passing.likelihood(held);
      const row = draw === NONE ? left : (things[places[draw] ?? 0] ?? 0);
      const count = (counts[row] ?? 0) + (draw === NONE ? -1 : 1);
      if (count < 0) return Number.NEGATIVE_INFINITY;
      counts[row] = count;
      if (count < 2) put(held, row, count > 0);
    }
    return sum + this.#now.likelihood(held);
  }
}
