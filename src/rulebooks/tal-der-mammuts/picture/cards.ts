import {
  type Block,
  block,
  choice,
  column,
  flow,
  panel,
  rect,
  roomIn,
  symbol,
  text,
  textLines,
  widthOf,
  wrapped,
} from '../../../engine/drawing/index.js';
import { catalogueOf } from '../catalogue.js';
import { timesOf } from '../plays.js';
import { cardName, stepNames } from '../texts/names.js';
import { type Sight, say } from './sight.js';

/** How much wider bold letters are. */
const BOLDER = 1.06;

const FOR_ADVANCED = { en: 'For advanced players', de: 'Für Fortgeschrittene' };

/** The viewer's own special cards, each kind once. */
export function hand(sight: Sight, width: number): Block[] {
  const { view } = sight;
  if (view.viewer === null) return [];
  const room = roomIn(width);
  const kinds = [...new Set(view.hand)];
  const columns = room > 600 ? 2 : 1;
  const each = (room - 10 * (columns - 1)) / columns;
  const cards = kinds.map((id) => card(sight, id, each));
  const none = say(sight, { en: 'No special cards', de: 'Keine Sonderkarten' });
  const content =
    kinds.length === 0
      ? block(room, 18, [text(0, 9, none, { size: 13, fill: 'muted' })])
      : flow(cards, room, 10);
  return [panel(width, say(sight, { en: 'Your special cards', de: 'Deine Sonderkarten' }), content)];
}

function card(sight: Sight, id: string, width: number): Block {
  const { view, drawing, touched } = sight;
  const row = catalogueOf(drawing.components).cards.get(id);
  if (row === undefined) return block(width, 0, []);
  const count = view.hand.filter((one) => one === id).length;
  const title = say(sight, cardName(id, drawing));
  const when = say(sight, stepNames[timesOf(row.effect, view.options.advanced)]);
  const inner = width - 24;
  const name = wrapped(
    count > 1 ? `${title} ×${count}` : title,
    (inner - 8 - widthOf(when, 12)) / BOLDER,
    14,
  );
  const rule = wrapped(say(sight, row.text), inner, 13);
  const advanced =
    view.options.advanced && row.advanced !== undefined
      ? wrapped(say(sight, row.advanced), inner - 22, 13)
      : [];
  const top = 12 + name.length * 18.2;
  const middle = top + rule.length * 17;
  const height = middle + advanced.length * 17 + 10;
  const shapes = [
    rect(0.5, 0.5, width - 1, height - 1, { fill: 'raised', stroke: 'line', radius: 8 }),
    ...textLines(12, 19, name, { size: 14, bold: true }),
    text(width - 12, 19, when, { size: 12, anchor: 'end', fill: 'muted' }),
    ...textLines(12, top + 9, rule, { size: 13 }),
    ...(advanced.length === 0
      ? []
      : [symbol('fire', [19, middle + 8], 16, { title: say(sight, FOR_ADVANCED) })]),
    ...textLines(34, middle + 9, advanced, { size: 13 }),
  ];
  const ring = rect(2, 2, width - 4, height - 4, { radius: 7 });
  return block(width, height, [choice(touched({ card: id }), title, shapes, ring)]);
}

/** The pile and what lies beside it. */
export function discards(sight: Sight, width: number): Block {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const names = view.discards.map(({ card: id, count }) => {
    const name = say(sight, cardName(id, drawing));
    return count === 1 ? name : `${name} ×${count}`;
  });
  const laid = view.discards.reduce((sum, { count }) => sum + count, 0);
  const rows = wrapped(names.join(', '), room, 12);
  const piles = say(sight, {
    en: `Pile: ${view.deckSize} · discards: ${laid}`,
    de: `Stapel: ${view.deckSize} · Ablage: ${laid}`,
  });
  const content = column(
    [
      block(room, 18, [text(0, 9, piles, { size: 13 })]),
      ...(rows.length === 0
        ? []
        : [block(room, rows.length * 15.6, textLines(0, 8, rows, { size: 12, fill: 'muted' }))]),
    ],
    4,
  );
  return panel(width, say(sight, { en: 'Special cards', de: 'Sonderkarten' }), content);
}
