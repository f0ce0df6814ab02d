import type { Viewer } from '../../../engine/rulebook.js';
import { type Rng, shuffled } from '../../../kernel/rng.js';
import type { Components } from '../components/schema.js';
import type { State, Throw } from '../state.js';
import { otherFace } from '../tiles.js';
import { bitOf } from '../view.js';

/** A tile whose underside the viewer does not know. */
interface Hidden {
  readonly kind: number;
  up: string;
  down: string;
}

const TURNS = 64;

/*
 * Take a tile as an arrow from its hidden face to its visible one. The viewer knows how many arrows point to
 * each face, and nothing else; turning every arrow of a ring keeps those numbers. Rings found by a random walk
 * and turned, over and over, lead to every way in which the tiles may lie, each equally likely in the long run,
 * because a ring is as likely to be found again as it was to be found. Then the tiles of each visible face are
 * dealt out to the places that show it.
 */
export function imagineTiles(state: State, viewer: Viewer, rng: Rng): Throw {
  const { tiles, components } = state;
  const bit = bitOf(state, viewer);
  const unknown = [...tiles.kinds.keys()].filter((place) => ((tiles.seenBy[place] ?? 0) & bit) === 0);
  const hidden = unknown.map((place) => hiddenTile(components, tiles, place));
  if (hidden.length === 0) return tiles;
  for (let turn = 0; turn < TURNS; turn += 1) turnRing(hidden, rng);

  const kinds = [...tiles.kinds];
  const pool = shuffled(hidden, rng);
  for (const place of unknown) {
    const at = pool.findIndex(({ up }) => up === tiles.faces[place]);
    const [tile] = pool.splice(at, 1);
    if (at < 0 || tile === undefined) throw new Error('a turned ring changed what is visible');
    kinds[place] = tile.kind;
  }
  return { ...tiles, kinds };
}

function hiddenTile(components: Components, { kinds, faces }: Throw, place: number): Hidden {
  const kind = kinds[place] ?? 0;
  const up = faces[place] ?? '';
  return { kind, up, down: otherFace(components, kind, up) };
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
      for (const tile of path.slice(start)) [tile.up, tile.down] = [tile.down, tile.up];
      return;
    }
    const ways = hidden.filter(({ down }) => down === face);
    if (ways.length === 0) return;
    const next = ways[rng.int(ways.length)] as Hidden;
    path.push(next);
    face = next.up;
  }
}
