import type { Seat } from '../../engine/rulebook.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import type { Components } from './components/schema.js';
import type { Event } from './events/index.js';
import { facesOf, shamanKind } from './tiles.js';

/** Every tile falls to a place of its own, with either face up. */
export function throwTiles(components: Components, round: number, seat: Seat, rng: Rng): Event {
  const bag = components.tiles.values.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind));
  const kinds = shuffled([...bag, shamanKind(components)], rng);
  const faces = kinds.map((kind) => facesOf(components, kind)[rng.int(2)] ?? '');
  return { type: 'tiles-thrown', round, seat, faces, kinds };
}
