import { type Block, column, roomIn } from '../../../engine/drawing/index.js';
import { counted, say } from '../../../engine/words.js';
import { pointsText } from '../texts/gains.js';
import { nameOf } from '../texts/names.js';
import { cardBlock } from './card.js';
import { area, caption, chip, chips, grid, tallied, times } from './pieces.js';
import { anyOf, type Sight } from './sight.js';

/** What the viewer alone may see: the hand, and all the cards that are laid away. */
export function hand(sight: Sight, width: number): Block[] {
  const { view, drawing, touched } = sight;
  const { own } = view;
  if (own === null) return [];
  const room = roomIn(width);
  const held = tallied(own.hand.map(({ card }) => card));
  const cards = grid(held.length, room, 100, (index, each, height) => {
    const { id: card = '', count = 1 } = held[index] ?? {};
    const ids = anyOf(
      touched({ type: 'play-advancement', card }),
      touched({ type: 'play-member', card }),
      touched({ type: 'lay', card }),
      touched({ type: 'discard', card }),
      touched({ type: 'bury', card, from: 'hand' }),
    );
    return cardBlock(sight, card, each, { ids, count, ...(height === undefined ? {} : { height }) });
  });
  const laid = [
    ...names(sight, room, own.pile, { en: 'Eclipse pile', de: 'Sonnenfinsternisstapel' }),
    ...names(sight, room, own.discards, { en: 'Discards', de: 'Ablagestapel' }, 'discards'),
    ...names(sight, room, own.buried, { en: 'Grave', de: 'Grab' }),
  ];
  const end = pointsText(drawing, own.points);
  const sum = caption(
    room,
    say(drawing, { en: `All your cards: ${end} at the end`, de: `Alle deine Karten: ${end} am Ende` }),
  );
  const number = counted(
    own.hand.length,
    say(drawing, { en: 'card', de: 'Karte' }),
    say(drawing, { en: 'cards', de: 'Karten' }),
  );
  const heading = `${say(drawing, { en: 'Your hand', de: 'Deine Hand' })} · ${number}`;
  return [
    area(
      width,
      heading,
      column(
        [cards, ...laid, sum].filter(({ height }) => height > 0),
        8,
      ),
    ),
  ];
}

function names(
  { drawing, touched }: Sight,
  room: number,
  ids: readonly string[],
  heading: { en: string; de: string },
  from?: 'discards',
): Block[] {
  if (ids.length === 0) return [];
  const blocks = tallied(ids).map(({ id, count }) =>
    chip(nameOf(drawing, 'cards', id), room, {
      more: times(count),
      ids: from === undefined ? [] : touched({ type: 'bury', card: id, from }),
    }),
  );
  return [caption(room, `${say(drawing, heading)} (${ids.length})`), chips(blocks, room)];
}
