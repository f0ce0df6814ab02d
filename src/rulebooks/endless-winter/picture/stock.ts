import {
  type Block,
  block,
  choice,
  column,
  flow,
  group,
  rect,
  type Shape,
  seatPaint,
  seatShape,
  shapesOf,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { counted, say } from '../../../engine/words.js';
import type { Gain } from '../components/effects.js';
import { groupText } from '../texts/gains.js';
import { gainGlyph, thingGlyph } from './glyphs.js';
import { groupTokens, inline } from './inline.js';
import { caption } from './pieces.js';
import { type SeatView, type Sight, usesOf } from './sight.js';

/** The numbers of a board: points, food, tools, and how many cards lie where. */
export function counts({ drawing, view }: Sight, own: SeatView, room: number): Block {
  const items: { icon: (x: number, y: number) => Shape; value: string; title: string }[] = [
    {
      icon: (x, y) => symbol('star', [x, y], 20),
      value: String(own.points),
      title: say(drawing, { en: 'Points', de: 'Punkte' }),
    },
    {
      icon: (x, y) => gainGlyph('food', [x, y], 20),
      value: `${own.food}/${own.foodLimit}`,
      title: say(drawing, { en: 'Food, and its limit', de: 'Nahrung und ihr Limit' }),
    },
    {
      icon: (x, y) => gainGlyph('tool', [x, y], 20),
      value: `${own.tools}/${view.numbers.toolLimit}`,
      title: say(drawing, { en: 'Tools, and their limit', de: 'Werkzeuge und ihr Limit' }),
    },
    {
      icon: (x, y) => gainGlyph('camp', [x, y], 20),
      value: String(own.campsLeft),
      title: say(drawing, { en: 'Camps on the board', de: 'Lager auf dem Tableau' }),
    },
    {
      icon: (x, y) => thingGlyph('card', [x, y], 20),
      value: String(own.handSize),
      title: say(drawing, { en: 'Cards in hand', de: 'Karten auf der Hand' }),
    },
    {
      icon: (x, y) => gainGlyph('draw', [x, y], 20),
      value: String(own.deckSize),
      title: say(drawing, { en: 'Draw pile', de: 'Nachziehstapel' }),
    },
    {
      icon: (x, y) => symbol('card', [x, y], 20, { paint: 'stone' }),
      value: String(own.discardsSize),
      title: say(drawing, { en: 'Discards', de: 'Ablagestapel' }),
    },
    {
      icon: (x, y) => thingGlyph('eclipse', [x, y], 20),
      value: String(own.pileSize),
      title: say(drawing, { en: 'Eclipse pile', de: 'Sonnenfinsternisstapel' }),
    },
    {
      icon: (x, y) => thingGlyph('grave', [x, y], 20),
      value: String(own.buriedSize),
      title: say(drawing, { en: 'Buried cards', de: 'Begrabene Karten' }),
    },
  ];
  const across = Math.max(1, Math.floor(room / 66));
  const each = room / across;
  return flow(
    items.map(({ icon, value, title }) =>
      block(each, 26, [
        group([icon(12, 13), text(27, 13, value, { size: 14, bold: true })], { title: `${title}: ${value}` }),
      ]),
    ),
    room,
    0,
  );
}

interface Slot {
  readonly ids: readonly string[];
  readonly title: string;
  readonly inside: Shape[];
  readonly income: readonly Gain[];
  /** Whether its income is to be had in the eclipse. */
  readonly open: boolean;
}

/** Spaces of the board beside each other; below each what it brings once it is empty. */
function slots({ drawing }: Sight, all: readonly Slot[], room: number): Block {
  const across = Math.max(1, Math.min(all.length, Math.floor(room / 60)));
  const width = Math.min(76, (room - (across - 1) * 4) / across);
  const incomes = all.map(({ income }) => {
    const tokens = groupTokens(drawing, income);
    const line = tokens.reduce((sum, token) => sum + token.width + 2, -2);
    const left = Math.max(4, (width - line) / 2);
    return { left, lines: inline(tokens, width - left - 2, 2) };
  });
  const height = 32 + Math.max(22, ...incomes.map(({ lines }) => lines.height));
  return flow(
    all.map(({ ids, title, inside, open }, index) => {
      const { left = 4, lines = block(0, 0, []) } = incomes[index] ?? {};
      const shapes = [
        rect(0.5, 0.5, width - 1, height - 1, {
          fill: open ? 'accentSoft' : 'raised',
          stroke: 'line',
          radius: 6,
        }),
        group(inside, { at: [width / 2, 17] }),
        group(shapesOf(lines), { at: [left, 29], ...(open ? {} : { opacity: 0.6 }) }),
      ];
      return block(width, height, [
        choice(ids, title, shapes, rect(2, 2, width - 4, height - 4, { radius: 5 })),
      ]);
    }),
    room,
    4,
  );
}

const mark = (seat: number | null, x: number): Shape =>
  group(
    [
      rect(-9, -12, 18, 24, { fill: seat === null ? 'stone' : seatPaint(seat), stroke: 'ink', radius: 4 }),
      ...(seat === null ? [] : [seatShape(seat, 5, { fill: 'bright', stroke: 'dark', width: 0.8 })]),
    ],
    { at: [x, 0] },
  );
const gap = (x: number): Shape =>
  rect(x - 9, -12, 18, 24, { fill: 'none', stroke: 'line', dash: '3 3', radius: 4 });

/** Megaliths leave the recesses from left to right; the first ones are neutral. */
export function recesses(sight: Sight, own: SeatView, room: number): Block {
  const { view, drawing } = sight;
  const { recesses: incomes, recessSize } = view.numbers;
  const built = incomes.length * recessSize - own.megalithsLeft;
  const all = incomes.map((income, index): Slot => {
    const stones = Array.from({ length: recessSize }, (_, at) => {
      const n = index * recessSize + at;
      const x = (at - (recessSize - 1) / 2) * Math.min(21, 54 / recessSize);
      return n < built ? gap(x) : mark(n < built + own.neutralsLeft ? null : own.seat, x);
    });
    const left = Math.min(recessSize, Math.max(0, (index + 1) * recessSize - built));
    const gains = groupText(drawing, income);
    return {
      ids: isAsked(sight, own) ? usesOf(sight, `recess/${index}`) : [],
      title: say(drawing, {
        en: `Recess ${index + 1}: ${counted(left, 'megalith', 'megaliths')}${gains === '' ? '' : `; income when empty: ${gains}`}`,
        de: `Mulde ${index + 1}: ${counted(left, 'Megalith', 'Megalithen')}${gains === '' ? '' : `; Einkommen, wenn leer: ${gains}`}`,
      }),
      inside: stones,
      income,
      open: left === 0,
    };
  });
  return column(
    [
      caption(
        room,
        say(drawing, { en: `Megaliths (${own.megalithsLeft})`, de: `Megalithen (${own.megalithsLeft})` }),
      ),
      slots(sight, all, room),
    ],
    0,
  );
}

const isAsked = ({ view }: Sight, own: SeatView): boolean => view.turn?.seat === own.seat;

export function settlementSpaces(sight: Sight, own: SeatView, room: number): Block {
  const { view, drawing } = sight;
  const spaces = view.numbers.settlementSpaces;
  const built = spaces.length - own.settlementsLeft;
  const all = spaces.map((income, index): Slot => {
    const gains = groupText(drawing, income);
    return {
      ids: isAsked(sight, own) ? usesOf(sight, `settlement/${index}`) : [],
      title: say(drawing, {
        en: `Settlement space ${index + 1}${gains === '' ? '' : `; income when empty: ${gains}`}`,
        de: `Siedlungsfeld ${index + 1}${gains === '' ? '' : `; Einkommen, wenn leer: ${gains}`}`,
      }),
      inside:
        index < built
          ? [rect(-14, -12, 28, 24, { fill: 'none', stroke: 'line', dash: '3 3', radius: 4 })]
          : [symbol('hut', [0, 0], 24, { paint: seatPaint(own.seat) })],
      income,
      open: index < built,
    };
  });
  return column(
    [
      caption(
        room,
        say(drawing, {
          en: `Settlements (${own.settlementsLeft})`,
          de: `Siedlungen (${own.settlementsLeft})`,
        }),
      ),
      slots(sight, all, room),
    ],
    0,
  );
}
