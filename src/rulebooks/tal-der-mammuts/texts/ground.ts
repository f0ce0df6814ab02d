import { marked } from '../../../engine/components.js';
import type { Text } from '../../../engine/rulebook.js';
import type { View } from '../view-schema.js';
import { both, type Told, terrainName } from './names.js';

/** `plain, 2 food by fishing`: what the ground of a hex is worth to people. */
function groundText(view: View, hex: number): Text {
  const ground = view.board[hex];
  if (ground === undefined) return both('');
  const { terrain, volcano, fish } = ground;
  const land = volcano ? { en: 'volcano', de: 'Vulkan' } : terrainName[terrain];
  if (fish === 0) return land;
  return { en: `${land.en}, ${fish} food by fishing`, de: `${land.de}, ${fish} Nahrung durch Fischen` };
}

/** `hex 3 (plain, 2 food by fishing)`, in an action. */
export const groundOf = (told: Told, hex: number, view?: View): string =>
  view === undefined
    ? String(hex)
    : `${hex} (${marked(told.components.boards, groundText(view, hex)[told.language])})`;
