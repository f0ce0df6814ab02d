import { type Block, column, roomIn } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { cardBlock } from './card.js';
import { area, caption, grid } from './pieces.js';
import type { Sight } from './sight.js';

/** The members that can be recruited. */
export function supplies(sight: Sight, width: number): Block {
  const { view, drawing, touched } = sight;
  const room = roomIn(width);
  const cards = grid(view.supplies.length, room, 100, (index, each, height) => {
    const supply = view.supplies[index];
    const id = supply?.card.card ?? '';
    return cardBlock(sight, id, each, {
      ids: touched({ type: 'recruit', member: id }),
      left: supply?.left ?? 0,
      faded: supply?.left === 0,
      ...(height === undefined ? {} : { height }),
    });
  });
  return area(width, say(drawing, { en: 'Members', de: 'Mitglieder' }), cards);
}

/** The advancements that can be had. */
export function display(sight: Sight, width: number): Block {
  const { view, drawing, touched } = sight;
  const room = roomIn(width);
  const cards = grid(view.display.length, room, 100, (index, each, height) => {
    const id = view.display[index]?.card ?? '';
    return cardBlock(sight, id, each, {
      ids: touched({ type: 'take-advancement', card: id }),
      ...(height === undefined ? {} : { height }),
    });
  });
  const [one = 0, two = 0] = view.deckSizes;
  const decks = caption(
    room,
    say(drawing, {
      en: `Decks: first age ${one}, second age ${two}`,
      de: `Stapel: I. Zeitalter ${one}, II. Zeitalter ${two}`,
    }),
  );
  return area(
    width,
    say(drawing, { en: 'Advancements', de: 'Fortschritte' }),
    column(
      [cards, decks].filter(({ height }) => height > 0),
      8,
    ),
  );
}
