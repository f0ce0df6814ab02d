import { fraction, resampled, weighted } from './by-weight.js';
import type { Rng } from './rng.js';

/** A deck of cards from one shuffle to the next, as somebody knows it. */
export interface Deck {
  /** What others drew from it, or is still in it. */
  readonly cards: readonly string[];
  /** By seat: how many cards it drew. */
  readonly drawn: readonly number[];
}

/** A card that a seat has played; null is one that nobody has seen. */
export interface Play {
  readonly seat: number;
  readonly card: string | null;
  /** How many cards its seat had drawn by then. */
  readonly drawn: number;
}

/** Decks that the plays so far came from, and how many cards that took from each: `Counter` says where that stands. */
interface Way {
  readonly weight: number;
  readonly taken: Uint16Array;
  readonly origins: readonly number[];
}

/** Packs of an owner may lead to more ways: the printed cards of Mammut lead to 16. */
const MOST_WAYS = 64;

/**
 * Draws by lot the deck that each play came from; null if no way is found. All ways in which cards can have been dealt
 * and played are equally likely. Ways that have taken the same are followed as one. Of more than `most` ways, so many are
 * followed, chosen by their weight.
 */
export function drawOrigins(
  decks: readonly Deck[],
  plays: readonly Play[],
  isUnseen: (card: string) => boolean,
  rng: Rng,
  most = MOST_WAYS,
): readonly number[] | null {
  if (decks.length < 2) return plays.map(() => 0);
  const counter = new Counter(decks, isUnseen);
  let ways: readonly Way[] = [{ weight: 1, taken: counter.nothing(), origins: [] }];
  for (const play of plays) {
    const next = new Map<string, Way>();
    for (const way of ways)
      for (const at of decks.keys()) {
        const weight = way.weight * counter.chanceOf(way.taken, play, at);
        if (weight === 0) continue;
        const taken = counter.after(way.taken, play, at);
        const key = String.fromCharCode(...taken);
        const same = next.get(key);
        const all = weight + (same?.weight ?? 0);
        const isKept = same !== undefined && fraction(rng) * all >= weight;
        next.set(key, { weight: all, taken, origins: isKept ? same.origins : [...way.origins, at] });
      }
    ways = thinned([...next.values()], most, rng);
  }
  const weights = ways.map(({ weight }) => weight);
  return ways[weighted(weights, rng)]?.origins ?? null;
}

/** Weights are only compared, and made to add up to one: a product of hundreds of chances would come to nothing. */
function thinned(ways: readonly Way[], most: number, rng: Rng): readonly Way[] {
  const weights = ways.map(({ weight }) => weight);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (ways.length <= most) return ways.map((way) => ({ ...way, weight: way.weight / sum }));
  return resampled(weights, most, rng).flatMap((place) => {
    const way = ways[place];
    return way === undefined ? [] : [{ ...way, weight: 1 / most }];
  });
}

/** Counts what was taken from each deck: by all seats, by each seat, and of each kind of card. */
class Counter {
  readonly #kinds: readonly string[];
  readonly #isUnseen: readonly boolean[];
  /** By deck: how many cards there are, and how many of each kind. */
  readonly #sizes: readonly number[];
  readonly #copies: readonly (readonly number[])[];
  /** By deck and seat: how many cards were drawn, and how many from earlier decks. */
  readonly #drawn: readonly (readonly number[])[];
  readonly #before: readonly (readonly number[])[];
  /** Numbers for each deck: all, the seats, cards that nobody has seen, the kinds. */
  readonly #width: number;

  constructor(decks: readonly Deck[], isUnseen: (card: string) => boolean) {
    this.#kinds = [...new Set(decks.flatMap(({ cards }) => cards))].sort();
    this.#isUnseen = this.#kinds.map(isUnseen);
    this.#sizes = decks.map(({ cards }) => cards.length);
    this.#copies = decks.map(({ cards }) =>
      this.#kinds.map((kind) => cards.filter((one) => one === kind).length),
    );
    this.#drawn = decks.map(({ drawn }) => drawn);
    this.#before = this.#drawn.map((drawn, at) =>
      drawn.map((_, seat) => this.#drawn.slice(0, at).reduce((sum, one) => sum + (one[seat] ?? 0), 0)),
    );
    this.#width = 1 + (this.#drawn[0]?.length ?? 0) + 1 + this.#kinds.length;
  }

  nothing(): Uint16Array {
    return new Uint16Array(this.#width * this.#sizes.length);
  }

  after(taken: Uint16Array, play: Play, at: number): Uint16Array {
    const next = taken.slice();
    for (const place of [0, 1 + play.seat, this.#placeOf(play.card)]) {
      const index = at * this.#width + place;
      next[index] = (next[index] ?? 0) + 1;
    }
    return next;
  }

  /** How likely it is that the play came from this deck, up to a factor that is the same for all of them. */
  chanceOf(taken: Uint16Array, { seat, card, drawn }: Play, at: number): number {
    const used = (place: number): number => taken[at * this.#width + place] ?? 0;
    const early = Math.min(this.#drawn[at]?.[seat] ?? 0, drawn - (this.#before[at]?.[seat] ?? 0));
    const held = early - used(1 + seat);
    if (held <= 0) return 0;
    const freeOf = (kind: number): number => (this.#copies[at]?.[kind] ?? 0) - used(this.#firstKind + kind);
    let left = card === null ? -used(this.#placeOf(null)) : freeOf(this.#kinds.indexOf(card));
    if (card === null)
      for (const [kind, isUnseen] of this.#isUnseen.entries()) if (isUnseen) left += freeOf(kind);
    return left <= 0 ? 0 : (held * left) / ((this.#sizes[at] ?? 0) - used(0));
  }

  get #firstKind(): number {
    return this.#width - this.#kinds.length;
  }

  #placeOf(card: string | null): number {
    return card === null ? this.#firstKind - 1 : this.#firstKind + this.#kinds.indexOf(card);
  }
}
