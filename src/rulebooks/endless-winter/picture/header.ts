import {
  type Block,
  block,
  choice,
  circle,
  column,
  fitted,
  flow,
  group,
  rect,
  roomIn,
  row,
  type Shape,
  seatMark,
  shapesOf,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { groupText, pointsText } from '../texts/gains.js';
import { person } from '../texts/names.js';
import { groupTokens, inline, markToken } from './inline.js';
import { area } from './pieces.js';
import { type Sight, usesOf } from './sight.js';

export const phases = {
  setup: { en: 'The table is set', de: 'Aufbau' },
  action: { en: 'Actions', de: 'Aktionen' },
  eclipse: { en: 'Eclipse', de: 'Sonnenfinsternis' },
  over: { en: 'The game is over', de: 'Das Spiel ist zu Ende' },
} as const;

const ages = [
  { en: 'first age', de: 'I. Zeitalter' },
  { en: 'second age', de: 'II. Zeitalter' },
] as const;

/** Where the game stands, and the order track with the points of everybody. */
export function header(sight: Sight, width: number): Block {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const heading = say(drawing, { en: 'Rounds and order', de: 'Runden und Reihenfolge' });
  if (room < 700) {
    const each = room > 300 ? (room - 8) / 2 : room;
    const places = view.order.map((seat, place) => orderPlace(sight, seat, place, each));
    return area(width, heading, column([rounds(sight, room), flow(places, room, 8)], 10));
  }
  const left = 250;
  const each = (room - left) / view.order.length - 8;
  const places = view.order.map((seat, place) => orderPlace(sight, seat, place, each));
  return area(width, heading, row([rounds(sight, left - 8), ...places], 8));
}

function rounds({ view, drawing }: Sight, room: number): Block {
  const { round, numbers, age } = view;
  const step = Math.min(36, room / numbers.rounds);
  const suns = Array.from({ length: numbers.rounds }, (_, index): Shape => {
    const n = index + 1;
    const second = n >= numbers.ageTwoFrom;
    const x = 14 + index * step;
    return group(
      [
        circle(x, 14, 12, { fill: n === round ? 'accent' : second ? 'glacier' : 'ice', stroke: 'line' }),
        text(x, 14, String(n), {
          size: 13,
          bold: true,
          anchor: 'middle',
          fill: n === round ? 'panel' : 'ink',
        }),
      ],
      {
        title: say(drawing, {
          en: `Round ${n}, ${second ? 'second' : 'first'} age`,
          de: `Runde ${n}, ${second ? 'II.' : 'I.'} Zeitalter`,
        }),
      },
    );
  });
  const now = `${say(drawing, phases[view.phase])} · ${say(drawing, ages[age === 1 ? 0 : 1])}`;
  return block(room, 52, [...suns, text(0, 40, fitted(now, room, 14, true), { size: 14, bold: true })]);
}

/** One place of the order track: who has it, what it brings in the eclipse, and the points so far. */
function orderPlace(sight: Sight, seat: number, place: number, width: number): Block {
  const { view, drawing } = sight;
  const income = view.numbers.orderTrack[place] ?? [];
  const points = view.seats[seat]?.points ?? 0;
  const asked = view.turn?.seat === seat;
  const name = person(drawing, seat);
  const left = 92;
  const mark = drawing.components.orderTrack.provenance === 'rules' ? [] : [markToken];
  const tokens = inline([...groupTokens(drawing, income), ...mark], width - left - 6, 4);
  const height = Math.max(52, 28 + tokens.height);
  const shapes = [
    rect(0.5, 0.5, width - 1, height - 1, {
      fill: asked ? 'accentSoft' : 'raised',
      stroke: asked ? 'accent' : 'line',
      radius: 8,
    }),
    text(8, 13, `${place + 1}.`, { size: 12, fill: 'muted' }),
    seatMark(seat, [17, 34], 11),
    text(34, 14, fitted(name, width - 34 - 8, 13, true), { size: 13, bold: true }),
    symbol('star', [43, 37], 17, { title: say(drawing, { en: 'Points', de: 'Punkte' }) }),
    text(55, 37, String(points), { size: 15, bold: true }),
    group(shapesOf(tokens), { at: [left, 25] }),
  ];
  const title = say(drawing, {
    en: `Place ${place + 1}: ${name}, ${pointsText(drawing, points)}; in the eclipse: ${groupText(drawing, income)}`,
    de: `Platz ${place + 1}: ${name}, ${pointsText(drawing, points)}; in der Sonnenfinsternis: ${groupText(drawing, income)}`,
  });
  const ids = asked ? usesOf(sight, `order/${place}`) : [];
  return block(width, height, [choice(ids, title, shapes, rect(2, 2, width - 4, height - 4, { radius: 7 }))]);
}
