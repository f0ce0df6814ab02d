import { SPECTATOR, type Viewer } from '../../../engine/rulebook.js';
import type { Rng } from '../../../kernel/rng.js';
import { effectOf, isLoot } from '../cards.js';
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

/** By shuffle: the cards that others drew, or that are still in the deck, as far as this viewer knows. */
export const unknownOf = ({ memory }: State, viewer: Viewer): string[][] =>
  memory.shuffles.map(({ cards, drawn }) => {
    const unknown = [...cards];
    for (const card of viewer === SPECTATOR ? [] : (drawn[viewer] ?? []))
      unknown.splice(unknown.indexOf(card), 1);
    return unknown;
  });

/** Shuffles that the plays so far came from; `taken` counts them by shuffle and seat, and by shuffle and card. */
interface Way {
  readonly weight: number;
  readonly taken: ReadonlyMap<string, number>;
  readonly origins: readonly number[];
}

/** No id of a card. */
const DOWN = '-';

const fraction = (rng: Rng): number => rng.int(2 ** 32) / 2 ** 32;

/** Packs of an owner may lead to more ways: the printed one leads to 16. */
const MOST_WAYS = 1_000;

/**
 * Draws by lot the shuffle that each play came from. All ways in which cards can have been dealt and played are equally
 * likely. Ways that have taken the same are followed as one. If none of the `most` ways that are followed is possible,
 * all are followed: one of them is what happened.
 */
export function drawOrigins(
  state: State,
  viewer: Viewer,
  plays: readonly Play[],
  rng: Rng,
  most = MOST_WAYS,
): readonly number[] {
  const pools = unknownOf(state, viewer);
  if (pools.length < 2) return plays.map(() => 0);
  let ways: readonly Way[] = [{ weight: 1, taken: new Map(), origins: [] }];
  for (const play of plays) {
    const next = new Map<string, Way>();
    for (const way of ways)
      for (const at of pools.keys()) {
        const weight = way.weight * chanceOf(state, pools, way, play, at);
        if (weight === 0) continue;
        const taken = new Map(way.taken);
        for (const key of [`${at}`, `${at} ${play.seat}`, `${at} ${play.card ?? DOWN}`])
          taken.set(key, (taken.get(key) ?? 0) + 1);
        const key = JSON.stringify([...taken].sort());
        const same = next.get(key);
        const all = weight + (same?.weight ?? 0);
        const isKept = same !== undefined && fraction(rng) * all >= weight;
        next.set(key, { weight: all, taken, origins: isKept ? same.origins : [...way.origins, at] });
      }
    ways = [...next.values()].slice(0, most);
  }
  let lot = fraction(rng) * ways.reduce((sum, { weight }) => sum + weight, 0);
  for (const { weight, origins } of ways) {
    lot -= weight;
    if (lot < 0) return origins;
  }
  const last = ways.at(-1);
  if (last !== undefined) return last.origins;
  if (most === Infinity) throw new Error('cards were played that nobody can have drawn');
  return drawOrigins(state, viewer, plays, rng, Infinity);
}

/** How likely it is that the play came from this shuffle, up to a factor that is the same for all of them. */
function chanceOf(
  state: State,
  pools: readonly string[][],
  { taken }: Way,
  { seat, card, drawn }: Play,
  at: number,
) {
  const { shuffles } = state.memory;
  const used = (key: string) => taken.get(`${at} ${key}`) ?? 0;
  const count = (nth: number) => shuffles[nth]?.drawn[seat]?.length ?? 0;
  const before = shuffles.slice(0, at).reduce((sum, _, nth) => sum + count(nth), 0);
  const held = Math.min(count(at), drawn - before) - used(String(seat));
  if (held <= 0) return 0;
  const pool = pools[at] ?? [];
  const fits = (one: string) => (card === null ? !isLoot(effectOf(state.components, one)) : one === card);
  const fitting = new Set(pool.filter(fits));
  const free = pool.filter(fits).length - [...fitting].reduce((sum, one) => sum + used(one), 0);
  const left = card === null ? free - used(DOWN) : free;
  return left <= 0 ? 0 : (held * left) / (pool.length - (taken.get(`${at}`) ?? 0));
}
