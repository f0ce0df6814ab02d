import { animalCopies, animals } from './animals.js';
import { cards } from './cards.js';
import { numbers } from './numbers.js';
import type { Components } from './schema.js';
import { shaman, tiles } from './tiles.js';

export const components: Components = { tiles, shaman, cards, animals, animalCopies, ...numbers };
