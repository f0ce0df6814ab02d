import { marked } from '../../../engine/components.js';
import {
  type Block,
  choice,
  group,
  type Paint,
  panel,
  path,
  rect,
  roomIn,
  type Shape,
  seatPaint,
  seatShape,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { groupText } from '../texts/gains.js';
import { person } from '../texts/names.js';
import { columnLetter, spotName } from '../texts/places.js';
import { capital } from '../texts/say.js';
import type { View } from '../view-schema.js';
import { gainGlyph } from './glyphs.js';
import { anyOf, type Sight } from './sight.js';

type Spot = View['spots'][number];

const EDGE = 18;
const LARGEST = 58;
/** How large a megalith is, in parts of a space: above the ground smaller ones let those beneath be seen. */
const sizes = [0.86, 0.62, 0.54, 0.46];

/** The building ground from above, every level upon the one beneath. */
export function building(sight: Sight, width: number): Block {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const across = Math.max(0, ...view.spots.map(({ x }) => x)) + 1;
  const down = Math.max(0, ...view.spots.filter(({ level }) => level === 0).map(({ y }) => y)) + 1;
  const cell = Math.min(LARGEST, (room - EDGE) / across);
  const left = EDGE + (room - EDGE - cell * across) / 2;
  const labels = [
    ...Array.from({ length: across }, (_, x) =>
      text(left + (x + 0.5) * cell, EDGE / 2, columnLetter(x), { size: 12, anchor: 'middle', fill: 'muted' }),
    ),
    ...Array.from({ length: down }, (_, y) =>
      text(left - EDGE / 2, EDGE + (y + 0.5) * cell, String(y + 1), {
        size: 12,
        anchor: 'middle',
        fill: 'muted',
      }),
    ),
  ];
  const levels = Math.max(0, ...view.spots.map(({ level }) => level)) + 1;
  const layers = Array.from({ length: levels }, (_, level) =>
    view.spots
      .filter((spot) => spot.level === level)
      .flatMap((spot) =>
        drawSpot(
          sight,
          spot,
          cell,
          (n) => left + n * cell,
          (n) => EDGE + n * cell,
        ),
      ),
  );
  const content: Block = {
    width: room,
    height: EDGE + down * cell,
    pieces: [[...labels, ...sites(view, cell, left)], ...layers].map((shapes) => ({
      at: [0, 0] as const,
      shapes,
    })),
  };
  // What the spaces show has no names: the heading bears the mark for all of them.
  const heading = say(drawing, { en: 'Building ground', de: 'Bauplatz' });
  return panel(width, marked(drawing.components.sites, heading), content);
}

/** The tiles of eight spaces, so that their borders are seen. */
function sites({ spots }: View, cell: number, left: number): Shape[] {
  const slots = [...new Set(spots.flatMap(({ site }) => (site === null ? [] : [site])))];
  return slots.map((slot) => {
    const own = spots.filter(({ site }) => site === slot);
    const [x, y] = [Math.min(...own.map((one) => one.x)), Math.min(...own.map((one) => one.y))];
    const [right, bottom] = [
      Math.max(...own.map((one) => one.x)) + 1,
      Math.max(...own.map((one) => one.y)) + 1,
    ];
    return rect(left + x * cell + 1, EDGE + y * cell + 1, (right - x) * cell - 2, (bottom - y) * cell - 2, {
      fill: 'rock',
      stroke: 'ink',
      width: 1.5,
      radius: 7,
    });
  });
}

function drawSpot(
  sight: Sight,
  spot: Spot,
  cell: number,
  px: (x: number) => number,
  py: (y: number) => number,
): Shape[] {
  const { touched, drawing } = sight;
  const ids = anyOf(
    touched({ type: 'build-megalith', spot: spot.spot }),
    touched({ type: 'add-neutral', spot: spot.spot }),
  );
  const middle = spot.level / 2 + 0.5;
  const at = [px(spot.x + middle), py(spot.y + middle)] as const;
  const size = cell * (sizes[Math.min(spot.level, sizes.length - 1)] ?? 0.46);
  // A place to touch is never smaller than a finger needs, even high up.
  const ring = Math.max(size, Math.min(26, cell));
  const name = capital(spotName(drawing, spot));
  const outline = rect(-ring / 2, -ring / 2, ring, ring, { radius: 5 });
  if (spot.megalith !== null) {
    const { seat } = spot.megalith;
    const whose = seat === null ? say(drawing, { en: 'neutral', de: 'neutral' }) : person(drawing, seat);
    return [group(megalith(seat, size), { at, title: `${name}: ${whose}` })];
  }
  if (spot.level > 0) {
    if (ids.length === 0) return [];
    const shapes = [
      rect(-size / 2, -size / 2, size, size, { fill: 'accentSoft', radius: 4 }),
      text(0, 0, String(spot.level + 1), { size: 13, bold: true, anchor: 'middle' }),
    ];
    return [group([choice(ids, name, shapes, outline)], { at })];
  }
  const gains = groupText(drawing, spot.covers);
  const parts = [
    ...(spot.start ? [say(drawing, { en: 'start space', de: 'Startfeld' })] : []),
    ...(spot.arrow ? [say(drawing, { en: 'an arrow leads here', de: 'ein Pfeil führt hierher' })] : []),
    ...(gains === '' ? [] : [gains]),
  ];
  return [group([choice(ids, [name, ...parts].join(', '), space(spot, cell), outline)], { at })];
}

function space({ start, arrow, covers }: Spot, cell: number): Shape[] {
  const half = cell / 2 - 2.5;
  const [first] = covers;
  const icon = Math.min(24, cell * 0.55);
  return [
    rect(-half, -half, half * 2, half * 2, { fill: start ? 'stone' : 'bone', stroke: 'line', radius: 4 }),
    ...(first === undefined ? [] : [gainGlyph(first.gain, [0, 0], icon)]),
    ...(first !== undefined && first.n > 1
      ? [text(half - 1, half - 6, String(first.n), { size: 12, bold: true, anchor: 'end', fill: 'dark' })]
      : []),
    ...(covers.length > 1
      ? [text(half - 1, -half + 7, '+', { size: 12, bold: true, anchor: 'end', fill: 'dark' })]
      : []),
    ...(arrow
      ? [path(`M${-half + 2} ${-half + 2} l8 0 l-8 8 Z`, { fill: 'stone', stroke: 'dark', width: 0.8 })]
      : []),
  ];
}

/** A stone in the colour and with the shape of its owner. */
function megalith(seat: number | null, size: number): Shape[] {
  const half = size / 2;
  const fill: Paint = seat === null ? 'stone' : seatPaint(seat);
  const depth = Math.max(2, size * 0.12);
  return [
    rect(-half, -half + depth, size, size - depth, { fill: 'dark', radius: 5, opacity: 0.55 }),
    rect(-half, -half, size, size - depth, { fill, stroke: 'dark', width: 1.2, radius: 5 }),
    ...(seat === null
      ? []
      : [
          group([seatShape(seat, Math.min(8, size * 0.24), { fill: 'bright', stroke: 'dark', width: 0.8 })], {
            at: [0, -depth / 2],
          }),
        ]),
  ];
}
