import type { Viewer } from '../../../engine/rulebook.js';
import { type Rng, shuffled } from '../../../kernel/rng.js';
import type { State, Throw } from '../state.js';
import { facesOf } from '../tiles.js';
import { bitOf } from '../view.js';
import { turnedRings } from './rings.js';
import { type Bundle, type Ways, waysOf } from './ways.js';

/** The tiles whose underside a viewer does not know. */
interface Hidden {
  readonly places: readonly number[];
  /** Null if there are too many to count. */
  readonly ways: Ways | null;
}

/** A cache: searches imagine the same throw over and over. */
const known = new WeakMap<Throw, Map<number, Hidden>>();

/**
 * The viewer knows which tiles there are and how many show each face. Every way in which the tiles can lie so is equally
 * likely, and drawn by lot. Nothing here depends on how they truly lie: what is imagined would be drawn to it.
 */
export function imagineTiles(state: State, viewer: Viewer, rng: Rng): Throw {
  const { tiles } = state;
  const { places, ways } = hiddenFrom(state, viewer);
  if (places.length === 0) return tiles;
  const byFace = new Map<string, number[]>();
  const add = (face: string, some: readonly number[]) =>
    byFace.set(face, [...(byFace.get(face) ?? []), ...some]);
  if (ways === null) for (const { up, kind } of turnedRings(state, places, rng)) add(up, [kind]);
  for (const [{ faces, kinds }, up] of ways?.draw(rng) ?? []) {
    const mixed = shuffled(kinds, rng);
    add(faces[0], mixed.slice(0, up));
    add(faces[1], mixed.slice(up));
  }
  for (const [face, some] of byFace) byFace.set(face, shuffled(some, rng));
  const kinds = [...tiles.kinds];
  for (const place of places) {
    const kind = byFace.get(tiles.faces[place] ?? '')?.pop();
    if (kind === undefined) throw new Error('the tiles cannot lie as they do');
    kinds[place] = kind;
  }
  return { ...tiles, kinds };
}

function hiddenFrom(state: State, viewer: Viewer): Hidden {
  const { tiles } = state;
  const bit = bitOf(state, viewer);
  const seen = known.get(tiles) ?? new Map<number, Hidden>();
  known.set(tiles, seen);
  const before = seen.get(bit);
  if (before !== undefined) return before;
  const places = [...tiles.kinds.keys()].filter((place) => ((tiles.seenBy[place] ?? 0) & bit) === 0);
  const shown = new Map<string, number>();
  for (const place of places) {
    const face = tiles.faces[place] ?? '';
    shown.set(face, (shown.get(face) ?? 0) + 1);
  }
  const hidden = { places, ways: waysOf(bundlesOf(state, places), shown) };
  seen.set(bit, hidden);
  return hidden;
}

/** The tiles at these places, in an order that does not tell which is where. */
function bundlesOf({ tiles, components }: State, places: readonly number[]): Bundle[] {
  const bundles = new Map<string, Bundle & { readonly kinds: number[] }>();
  const kinds = places.map((place) => tiles.kinds[place] ?? 0).sort((one, other) => one - other);
  for (const kind of kinds) {
    const [one = '', other = ''] = facesOf(components, kind).toSorted();
    const key = JSON.stringify([one, other]);
    const bundle = bundles.get(key) ?? { faces: [one, other] as const, kinds: [] };
    bundle.kinds.push(kind);
    bundles.set(key, bundle);
  }
  return [...bundles.values()];
}
