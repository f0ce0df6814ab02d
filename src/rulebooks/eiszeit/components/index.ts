import { darkCards } from './dark-cards.js';
import { lightCards } from './light-cards.js';
import { map } from './map.js';
import { numbers } from './numbers.js';
import type { Components } from './schema.js';

export const components: Components = { ...map, ...numbers, lightCards, darkCards };
