import { SPECTATOR, type Viewer } from '../../../engine/rulebook.js';
import { fraction, resampled, weighted } from '../../../kernel/by-weight.js';
import type { Rng } from '../../../kernel/rng.js';
import { isLoot } from '../cards.js';
import { drawnBy } from '../memory.js';
import type { State } from '../state.js';

/** A card that somebody else has played; null is a scoring card that still lies face down. */
export interface Play {
  readonly seat: number;
  readonly card: string | null;
  /** How many cards its seat had drawn by then. */
  readonly drawn: number;
}

export const playsOf = ({ memory, faceDown }: State, viewer: Viewer): Play[] =>
  [
    ...memory.shown,
    ...faceDown.map(({ seat }) => ({ seat, card: null, drawn: drawnBy(memory, seat) })),
  ].filter(({ seat }) => seat !== viewer);

/**
 * By shuffle: the cards that others drew, or that are still in the deck, as far as this viewer knows. Null if the viewer
 * cannot have drawn what the memory says, as it may be in a world that was imagined for somebody else.
 */
export function unknownOf({ memory }: State, viewer: Viewer): string[][] | null {
  const found: string[][] = [];
  for (const { cards, drawn } of memory.shuffles) {
    const unknown = [...cards];
    for (const card of viewer === SPECTATOR ? [] : (drawn[viewer] ?? [])) {
      const at = unknown.indexOf(card);
      if (at < 0) return null;
      unknown.splice(at, 1);
    }
    found.push(unknown);
  }
  return found;
}

/** Shuffles that the plays so far came from, and how many cards that took from each: `Counter` says where that stands. */
interface Way {
  readonly weight: number;
  readonly taken: Uint16Array;
  readonly origins: readonly number[];
}

/** Packs of an owner may lead to more ways: the printed one leads to 16. */
const MOST_WAYS = 64;

/**
 * Draws by lot the shuffle that each play came from; null if no way is found. All ways in which cards can have been dealt
 * and played are equally likely. Ways that have taken the same are followed as one. Of more than `most` ways, so many are
 * followed, chosen by their weight.
 */
export function drawOrigins(
  state: State,
  viewer: Viewer,
  plays: readonly Play[],
  rng: Rng,
  most = MOST_WAYS,
): readonly number[] | null {
  const pools = unknownOf(state, viewer);
  if (pools === null) return null;
  if (pools.length < 2) return plays.map(() => 0);
  const counter = new Counter(state, pools);
  let ways: readonly Way[] = [{ weight: 1, taken: counter.nothing(), origins: [] }];
  for (const play of plays) {
    const next = new Map<string, Way>();
    for (const way of ways)
      for (const at of pools.keys()) {
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

/** Counts what was taken from each shuffle: by all seats, by each seat, and of each kind of card. */
class Counter {
  readonly #kinds: readonly string[];
  readonly #isScoring: readonly boolean[];
  /** By shuffle: how many cards there are, and how many of each kind. */
  readonly #sizes: readonly number[];
  readonly #copies: readonly (readonly number[])[];
  /** By shuffle and seat: how many cards were drawn, and how many from earlier shuffles. */
  readonly #drawn: readonly (readonly number[])[];
  readonly #before: readonly (readonly number[])[];
  /** Numbers for each shuffle: all, the seats, cards that lie face down, the kinds. */
  readonly #width: number;

  constructor({ memory: { shuffles }, components, seats }: State, pools: readonly string[][]) {
    this.#kinds = components.cards.values.map(({ id }) => id);
    this.#isScoring = components.cards.values.map(({ effect }) => !isLoot(effect));
    this.#sizes = pools.map(({ length }) => length);
    this.#copies = pools.map((pool) => this.#kinds.map((kind) => pool.filter((one) => one === kind).length));
    this.#drawn = shuffles.map(({ drawn }) => drawn.map(({ length }) => length));
    this.#before = this.#drawn.map((drawn, at) =>
      drawn.map((_, seat) => this.#drawn.slice(0, at).reduce((sum, one) => sum + (one[seat] ?? 0), 0)),
    );
    this.#width = 1 + seats + 1 + this.#kinds.length;
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

  /** How likely it is that the play came from this shuffle, up to a factor that is the same for all of them. */
  chanceOf(taken: Uint16Array, { seat, card, drawn }: Play, at: number): number {
    const used = (place: number): number => taken[at * this.#width + place] ?? 0;
    const early = Math.min(this.#drawn[at]?.[seat] ?? 0, drawn - (this.#before[at]?.[seat] ?? 0));
    const held = early - used(1 + seat);
    if (held <= 0) return 0;
    const freeOf = (kind: number): number => (this.#copies[at]?.[kind] ?? 0) - used(this.#firstKind + kind);
    let left = card === null ? -used(this.#placeOf(null)) : freeOf(this.#kinds.indexOf(card));
    if (card === null)
      for (const [kind, isScoring] of this.#isScoring.entries()) if (isScoring) left += freeOf(kind);
    return left <= 0 ? 0 : (held * left) / ((this.#sizes[at] ?? 0) - used(0));
  }

  get #firstKind(): number {
    return this.#width - this.#kinds.length;
  }

  #placeOf(card: string | null): number {
    return card === null ? this.#firstKind - 1 : this.#firstKind + this.#kinds.indexOf(card);
  }
}
