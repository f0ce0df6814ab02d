import type { Text } from '../../engine/rulebook.js';
import { german } from './summary.de.js';
import { english } from './summary.en.js';

export const summary: Text = { en: english, de: german };
