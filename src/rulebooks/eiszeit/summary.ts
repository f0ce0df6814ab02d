import type { Text } from '../../engine/rulebook.js';
export const summary: Text = { en: 'x', de: 'x' };
