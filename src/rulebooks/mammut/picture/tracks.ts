import {
  type Block,
  block,
  fitted,
  panel,
  rect,
  roomIn,
  type Shape,
  seatMark,
  seatPaint,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { seatName } from '../texts/names.js';
import type { Sight } from './sight.js';

const LINE = 46;
const NAMES = 120;

/** Points and furs as bars below each other: who is ahead is seen at once. */
export function tracks({ view, drawing }: Sight, width: number): Block[] {
  const room = roomIn(width);
  const length = room - NAMES - 44;
  const most = {
    score: Math.max(30, ...view.seats.map(({ score }) => score)),
    fur: Math.max(10, ...view.seats.map(({ fur }) => fur)),
  };
  const shapes = view.seats.flatMap(({ seat, score, fur }, index): Shape[] => {
    const y = index * LINE;
    return [
      seatMark(seat, [12, y + 18], 10),
      text(30, y + 18, fitted(seatName(drawing, seat), NAMES - 34, 13, true), { size: 13, bold: true }),
      bar(NAMES, y + 3, (score / most.score) * length, 'score', seat),
      text(NAMES + 8 + (score / most.score) * length, y + 11, String(score), { size: 14, bold: true }),
      bar(NAMES, y + 23, (fur / most.fur) * length, 'fur', seat),
      text(NAMES + 8 + (fur / most.fur) * length, y + 28, String(fur), { size: 12 }),
    ];
  });
  const key = say(drawing, {
    en: 'wide: points, narrow: fur track',
    de: 'breit: Punkte, schmal: Fellleiste',
  });
  const legend = text(0, view.seats.length * LINE + 8, key, { size: 12, fill: 'muted' });
  const heading = say(drawing, { en: 'Points and furs', de: 'Punkte und Felle' });
  return [panel(width, heading, block(room, view.seats.length * LINE + 16, [...shapes, legend]))];
}

const bar = (x: number, y: number, length: number, of: 'score' | 'fur', seat: number): Shape =>
  of === 'score'
    ? rect(x, y, Math.max(2, length), 16, { fill: seatPaint(seat), radius: 3 })
    : rect(x, y, Math.max(2, length), 9, { fill: 'fur', radius: 3 });
