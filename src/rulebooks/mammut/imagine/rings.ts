import type { Rng } from '../../../kernel/rng.js';
import type { State } from '../state.js';
import { facesOf } from '../tiles.js';

/** A tile whose underside the viewer does not know. */
interface Hidden {
  readonly kind: number;
  up: string;
  down: string;
}

const TURNS = 64;

/*
 * For packs of an owner with too many ways to count. Take a tile as an arrow from its hidden face to its visible one. The
 * viewer knows how many arrows point to each face, and nothing else; turning every arrow of a ring keeps those numbers.
 * Rings found by a random walk and turned, over and over, lead to every way in which the tiles may lie, each equally
 * likely in the long run, because a ring is as likely to be found again as it was to be found. The walk is too short to
 * forget where it began, so it does not begin with how the tiles truly lie.
 */
export function turnedRings({ tiles, components }: State, places: readonly number[], rng: Rng): Hidden[] {
  const kinds = places.map((place) => tiles.kinds[place] ?? 0).sort((one, other) => one - other);
  const hidden = kinds.map((kind): Hidden => {
    const [up = '', down = ''] = facesOf(components, kind);
    return { kind, up, down };
  });
  showAll(
    hidden,
    places.map((place) => tiles.faces[place] ?? ''),
  );
  for (let turn = 0; turn < TURNS; turn += 1) turnRing(hidden, rng);
  return hidden;
}

/** Turns tiles until they show these faces, in any way that does. */
function showAll(hidden: readonly Hidden[], shown: readonly string[]): void {
  const missing = new Map<string, number>();
  const add = (face: string, count: number) => missing.set(face, (missing.get(face) ?? 0) + count);
  for (const face of shown) add(face, 1);
  for (const { up } of hidden) add(up, -1);
  for (;;) {
    const from = [...missing].find(([, count]) => count < 0)?.[0];
    if (from === undefined) return;
    const path = pathFrom(hidden, from, (face) => (missing.get(face) ?? 0) > 0);
    for (const tile of path) turn(tile);
    add(from, 1);
    add(path.at(-1)?.up ?? '', -1);
  }
}

/** Tiles that show one face less of `from`, and one more of a face that is wanted, once they are turned. */
function pathFrom(hidden: readonly Hidden[], from: string, isWanted: (face: string) => boolean): Hidden[] {
  const paths = new Map<string, Hidden[]>([[from, []]]);
  for (const [face, path] of paths) {
    if (isWanted(face)) return path;
    for (const tile of hidden)
      if (tile.up === face && !paths.has(tile.down)) paths.set(tile.down, [...path, tile]);
  }
  throw new Error('the tiles cannot lie as they do');
}

function turn(tile: Hidden): void {
  [tile.up, tile.down] = [tile.down, tile.up];
}

/** Follows arrows at random until a face comes up again, then turns the ring; a dead end changes nothing. */
function turnRing(hidden: readonly Hidden[], rng: Rng): void {
  const path: Hidden[] = [];
  let face = hidden[rng.int(hidden.length)]?.down;
  for (;;) {
    const start = path.findIndex(({ down }) => down === face);
    if (start >= 0) {
      // Turned every time, the tiles would swing to and fro instead of forgetting how they lay.
      if (rng.int(2) === 0) return;
      for (const tile of path.slice(start)) turn(tile);
      return;
    }
    const ways = hidden.filter(({ down }) => down === face);
    if (ways.length === 0) return;
    const next = ways[rng.int(ways.length)] as Hidden;
    path.push(next);
    face = next.up;
  }
}
