import {
  type Block,
  block,
  choice,
  column,
  fitted,
  group,
  panel,
  rect,
  roomIn,
  type Shape,
  seatMark,
  seatPaint,
  symbol,
  text,
  textLines,
  widthOf,
  wrapped,
} from '../../../engine/drawing/index.js';
import type { Text } from '../../../engine/rulebook.js';
import { camps, who } from '../texts/names.js';
import type { View } from '../view-schema.js';
import { FIGURE_WIDTH, figureMark, village } from './marks.js';
import { type Sight, say } from './sight.js';

type Tribe = View['tribes'][number];

/** What every tribe has, and how it stands. */
export function tribes(sight: Sight, width: number): Block {
  const room = roomIn(width);
  const content = column(
    sight.view.tribes.map((tribe) => tribeRow(sight, tribe, room)),
    8,
  );
  const goal = camps(sight.view.options.campsToWin);
  const fire = sight.view.options.advanced;
  const heading = say(sight, {
    en: `Tribes · ${goal.en}${fire ? ' and fire' : ''} win`,
    de: `Stämme · ${goal.de}${fire ? ' und Feuer' : ''} gewinnen`,
  });
  return panel(width, heading, content);
}

function tribeRow(sight: Sight, tribe: Tribe, room: number): Block {
  const { view, drawing, touched } = sight;
  const { seat } = tribe;
  const name = who(seat, drawing);
  const notes = wrapped(
    notesOf(sight, tribe)
      .map((one) => say(sight, one))
      .join(' · '),
    room - 24,
    12,
  );
  const height = 62 + notes.length * 15.6 + (notes.length > 0 ? 4 : 0);
  const asked = isAsked(view, seat);
  const out = tribe.status !== 'playing';
  const shapes = [
    rect(0.5, 0.5, room - 1, height - 1, { fill: 'raised', radius: 8 }),
    rect(0, 8, 5, height - 16, { fill: seatPaint(seat), radius: 2 }),
    ...(asked
      ? [rect(1, 1, room - 2, height - 2, { fill: 'none', stroke: 'accent', width: 2, radius: 8 })]
      : []),
    seatMark(seat, [24, 19], 11),
    text(42, 19, fitted(name, room - 54, 15, true), { size: 15, bold: true }),
    group(counts(sight, tribe, room - 24), { at: [14, 45], ...(out ? { opacity: 0.55 } : {}) }),
    ...textLines(14, 68, notes, { size: 12 }),
  ];
  const ids = touched({ target: seat });
  const title = say(sight, aboutTribe(sight, tribe));
  return block(room, height, [
    choice(ids, title, shapes, rect(1.5, 1.5, room - 3, height - 3, { radius: 8 })),
  ]);
}

function isAsked({ window, losses, turn, over }: View, seat: number): boolean {
  if (over) return false;
  if (window !== null) return window.asked.includes(seat) && !window.answered.includes(seat);
  return losses !== null ? losses.some((one) => one.seat === seat) : turn === seat;
}

/** Camps, people, food and cards: marks with numbers, spread over the room. */
function counts({ view }: Sight, tribe: Tribe, room: number): Shape[] {
  const { most, campsToWin } = view.options;
  const step = room / 5;
  const items: [Shape, string][] = [
    [village([8, 0], 18, seatPaint(tribe.seat)), `${tribe.camps}/${campsToWin}`],
    [
      figureMark('warrior', [6 + FIGURE_WIDTH.warrior / 4, 0], 18, 'ink'),
      `${tribe.warriors}/${most.warriors}`,
    ],
    [figureMark('woman', [8, 0], 18, 'ink'), `${tribe.women}/${most.women}`],
    [symbol('meat', [8, 0], 19), `${tribe.food}`],
    [symbol('card', [8, 0], 19), `${tribe.handSize}`],
  ];
  const shown = items.map(([mark, number], at) =>
    group([mark, text(20, 0, number, { size: 13, bold: true })], { at: [at * step, 0] }),
  );
  const eats = `−${tribe.upkeep}`;
  const after = 3 * step + 22 + widthOf(String(tribe.food), 13, true);
  return [...shown, text(after, 0, eats, { size: 12, fill: 'muted' })];
}

/** How a tribe stands, beyond its numbers. */
function notesOf({ view }: Sight, tribe: Tribe): Text[] {
  const { seat } = tribe;
  const found: Text[] = [];
  if (tribe.status === 'out') found.push({ en: 'has died out', de: 'ist ausgestorben' });
  if (tribe.status === 'returning')
    found.push({ en: 'has died out, may return', de: 'ist ausgestorben, darf zurückkehren' });
  if (tribe.announced) {
    const enough = camps(view.options.campsToWin);
    found.push({ en: `★ ${enough.en} announced`, de: `★ ${enough.de} angesagt` });
  }
  if (view.start === seat && !view.over) found.push({ en: 'begins', de: 'beginnt' });
  if (tribe.fire) found.push({ en: 'has the fire', de: 'hat das Feuer' });
  if (view.shamans.includes(seat)) found.push({ en: 'shaman', de: 'Schamane' });
  if (tribe.rationing) found.push({ en: 'chooses who eats', de: 'wählt, wer isst' });
  return found;
}

function aboutTribe(sight: Sight, tribe: Tribe): Text {
  const { drawing, view } = sight;
  const name = who(tribe.seat, drawing);
  const { most, campsToWin } = view.options;
  const notes = notesOf(sight, tribe);
  const also = (language: keyof Text): string => notes.map((one) => `, ${one[language]}`).join('');
  return {
    en: `${name}: camps ${tribe.camps} of ${campsToWin}, warriors ${tribe.warriors} of ${most.warriors}, women ${tribe.women} of ${most.women}, food ${tribe.food}, eats ${tribe.upkeep}, cards ${tribe.handSize}${also('en')}`,
    de: `${name}: Lager ${tribe.camps} von ${campsToWin}, Krieger ${tribe.warriors} von ${most.warriors}, Frauen ${tribe.women} von ${most.women}, Nahrung ${tribe.food}, isst ${tribe.upkeep}, Karten ${tribe.handSize}${also('de')}`,
  };
}
