import { wrapped } from '../../../engine/drawing/index.js';
import { atlasOf } from '../atlas.js';
import type { Components } from '../components/schema.js';
import { type Narration, titleOf } from '../texts/names.js';

const counts = new WeakMap<Components, Map<string, number>>();

/** Measuring all cards takes long and always comes to the same. */
function remembered({ components, language }: Narration, what: string, count: () => number): number {
  const known = counts.get(components) ?? new Map<string, number>();
  counts.set(components, known);
  const key = `${language} ${what}`;
  const result = known.get(key) ?? count();
  known.set(key, result);
  return result;
}

/** In how many lines every card of the game can say what it does. */
export const mostLines = (telling: Narration, room: number, size: number): number =>
  remembered(telling, `text ${room} ${size}`, () => {
    const cards = [...atlasOf(telling.components).cards.values()];
    return Math.max(...cards.map(({ text }) => wrapped(text[telling.language], room, size).length));
  });

/** In how many lines every card can say what it is called. */
export const mostTitleLines = (telling: Narration, room: number, size: number): number =>
  remembered(telling, `title ${room} ${size}`, () => {
    const ids = [...atlasOf(telling.components).cards.keys()];
    return Math.max(...ids.map((id) => wrapped(titleOf(telling, id), room, size).length));
  });
