import type { Text } from '../../engine/rulebook.js';

export const summary: Text = { en: '.', de: '.' };
