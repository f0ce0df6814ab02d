import { animalTiles, reserve, species } from './animals.js';
import { boards } from './boards.js';
import { numbers } from './numbers.js';
import type { Components } from './schema.js';
import { specialCards } from './special-cards.js';
import { summerEvents } from './summer-events.js';
import { winterEvents } from './winter-events.js';

export const components: Components = {
  boards,
  species,
  animalTiles,
  reserve,
  summerEvents,
  winterEvents,
  specialCards,
  ...numbers,
};
