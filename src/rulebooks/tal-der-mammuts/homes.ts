import { catalogueOf } from './catalogue.js';
import type { Components } from './components/schema.js';
import { IN_BAG, IN_RESERVE } from './state.js';

/** Where a tile goes when it leaves the board: tiles without a letter are the reserve. */
export const animalHome = (components: Components, tile: number): number =>
  catalogueOf(components).letterOf[tile] === null ? IN_RESERVE : IN_BAG;
