import type { Components } from '../schemas/components.js';
import { darkCards } from './dark-cards.js';
import { lightCards } from './light-cards.js';
import { map } from './map.js';
import { numbers } from './numbers.js';

export const components: Components = { ...map, ...numbers, lightCards, darkCards };
