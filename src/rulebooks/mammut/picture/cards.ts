import {
  type Block,
  block,
  choice,
  column,
  fitted,
  panel,
  rect,
  roomIn,
  seatMark,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { cardOf, isLoot } from '../cards.js';
import { cardName, seatName } from '../texts/names.js';
import type { Sight } from './sight.js';

interface Marking {
  readonly seat?: number;
  readonly ids?: readonly string[];
  readonly isCurrent?: boolean;
}

function card(
  { drawing }: Sight,
  id: string,
  room: number,
  { seat, ids = [], isCurrent = false }: Marking,
): Block {
  const { effect, text: rule } = cardOf(drawing.components, id);
  const left = seat === undefined ? 12 : 40;
  const name = cardName(drawing, id);
  const lines = wrapped(say(drawing, rule), room - left - 12, 12, 4);
  const height = 34 + lines.length * 15.6;
  const kind = isLoot(effect)
    ? say(drawing, { en: 'at once', de: 'sofort' })
    : say(drawing, { en: 'scoring', de: 'Wertung' });
  const shapes = [
    rect(0.5, 0.5, room - 1, height - 1, {
      fill: isCurrent ? 'accentSoft' : 'raised',
      stroke: 'line',
      radius: 8,
    }),
    ...(seat === undefined ? [] : [seatMark(seat, [20, height / 2], 11)]),
    text(left, 16, fitted(name, room - left - 84, 14, true), { size: 14, bold: true }),
    text(room - 10, 16, kind, { size: 12, anchor: 'end', fill: 'muted' }),
    ...textLines(left, 35, lines, { size: 12 }),
  ];
  return block(room, height, [choice(ids, name, shapes, rect(2, 2, room - 4, height - 4, { radius: 8 }))]);
}

/** The viewer's own cards, and those that they have laid face down. */
export function hand(sight: Sight, width: number): Block[] {
  const { view, drawing, touched } = sight;
  if (view.viewer === null) return [];
  const room = roomIn(width);
  const own = view.hand.map(({ card: id }) =>
    card(sight, id, room, { ids: touched({ type: 'play', card: id }) }),
  );
  const laid = view.faceDown.map(({ card: id }) => card(sight, id, room, {}));
  const nothing = note(room, say(drawing, { en: 'No cards', de: 'Keine Karten' }));
  const heading = say(drawing, { en: 'Your hand', de: 'Deine Hand' });
  const below = say(drawing, { en: 'Played face down:', de: 'Verdeckt gespielt:' });
  const blocks = [
    ...(own.length === 0 ? [nothing] : own),
    ...(laid.length === 0 ? [] : [note(room, below), ...laid]),
  ];
  return [panel(width, heading, column(blocks, 8))];
}

const note = (room: number, words: string): Block =>
  block(room, 18, [text(0, 9, words, { size: 13, fill: 'muted' })]);

function cardsSaid({ drawing }: Sight, cards: readonly string[]): string[] {
  return [...new Set(cards)].map((id) => {
    const count = cards.filter((one) => one === id).length;
    return count === 1 ? cardName(drawing, id) : `${cardName(drawing, id)} ×${count}`;
  });
}

/** What everybody knows of a deck that was made of discards. */
function reshuffled(sight: Sight): string {
  const { view, drawing } = sight;
  const deck = view.shuffles.at(-1);
  if (deck === undefined || view.shuffles.length === 1) return '';
  const cards = cardsSaid(sight, deck.cards).join(', ');
  const drawn = deck.drawn.map((count, seat) => `${seatName(drawing, seat)} ${count}`).join(', ');
  return say(drawing, {
    en: `Shuffled into the deck last: ${cards}. Drawn since: ${drawn}.`,
    de: `Zuletzt in den Stapel gemischt: ${cards}. Seitdem gezogen: ${drawn}.`,
  });
}

/** Cards that lie open, and how many there are to draw. */
export function cardsOnTable(sight: Sight, width: number): Block[] {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const open = view.table.map(({ seat, card: id }, index) =>
    card(sight, id, room, { seat, isCurrent: view.turn?.card === id && index === view.table.length - 1 }),
  );
  const piles = say(drawing, {
    en: `Deck: ${view.deckSize} · discards: ${view.discards.length}`,
    de: `Stapel: ${view.deckSize} · Ablage: ${view.discards.length}`,
  });
  const names = cardsSaid(sight, view.discards);
  const lines = [
    ...(names.length === 0 ? [] : wrapped(names.join(', '), room, 12)),
    ...wrapped(reshuffled(sight), room, 12),
  ];
  const discards = block(room, 22 + lines.length * 15.6, [
    text(0, 9, piles, { size: 13 }),
    ...textLines(0, 30, lines, { size: 12, fill: 'muted' }),
  ]);
  const heading = say(drawing, { en: 'Cards on the table', de: 'Karten auf dem Tisch' });
  return [panel(width, heading, column([...open, discards], 8))];
}
