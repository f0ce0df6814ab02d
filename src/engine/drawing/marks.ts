import type { Seat } from '../rulebook.js';
import { fitted, widthOf } from './lettering.js';
import type { Paint } from './palette.js';
import { circle, group, type Point, polygon, rect, type Shape, type Style, text } from './shape.js';

/*
 * The marks of seats, the same in every rulebook. Seats differ in colour, shape and number.
 */
const paints: readonly Paint[] = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'];

export const seatPaint = (seat: Seat): Paint => paints[seat % paints.length] ?? 'seat0';

/** The text colour on the colour of a seat. */
export const onSeat = (seat: Seat): Paint => (seat % paints.length === 0 ? 'onSeat0' : 'dark');

/** The corners of a regular polygon, starting at the top and rotated by `turn` degrees. */
export const corners = (count: number, radius: number, [cx, cy]: Point = [0, 0], turn = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((360 / count) * index + turn - 90) * (Math.PI / 180);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });

/** The outline of a seat's mark: circle, square, triangle, diamond, pentagon, hexagon. */
export function seatShape(seat: Seat, radius: number, style: Style): Shape {
  switch (seat % paints.length) {
    case 0:
      return circle(0, 0, radius, style);
    case 1:
      return rect(-radius * 0.88, -radius * 0.88, radius * 1.76, radius * 1.76, { ...style, radius: 2 });
    case 2:
      return polygon(corners(3, radius * 1.3, [0, radius * 0.2]), style);
    case 3:
      return polygon(corners(4, radius * 1.2), style);
    case 4:
      return polygon(corners(5, radius * 1.1), style);
    default:
      return polygon(corners(6, radius * 1.08), style);
  }
}

/** The mark of a seat with its number or another short text. */
export const seatMark = (
  seat: Seat,
  at: Point,
  radius: number,
  { label = String(seat + 1), title }: { readonly label?: string; readonly title?: string } = {},
): Shape =>
  group(
    [
      seatShape(seat, radius, { fill: seatPaint(seat), stroke: 'ink', width: 1 }),
      text(0, seat % paints.length === 2 ? radius * 0.2 : 0, label, {
        size: Math.max(12, radius * 1.1),
        bold: true,
        anchor: 'middle',
        fill: onSeat(seat),
      }),
    ],
    { at, ...(title === undefined ? {} : { title }) },
  );

/** The mark and the name of a seat. A bar next to the mark shows that the seat is asked. */
export const seatName = (
  seat: Seat,
  name: string,
  at: Point,
  room: number,
  { asked = false, size = 15 }: { readonly asked?: boolean; readonly size?: number } = {},
): Shape =>
  group(
    [
      ...(asked ? [rect(-4, -size, 4, size * 2, { fill: 'accent', radius: 2 })] : []),
      seatMark(seat, [size, 0], size * 0.8),
      text(size * 2.2, 0, fitted(name, room - size * 2.2, size, true), { size, bold: true }),
    ],
    { at },
  );

/** A short text in a rounded frame, such as a score. Its width follows from the text. */
export function badge(
  at: Point,
  content: string,
  { fill = 'raised', ink = 'ink', size = 13 }: { fill?: Paint; ink?: Paint; size?: number } = {},
): Shape {
  const width = Math.max(size * 1.8, widthOf(content, size, true) + size);
  return group(
    [
      rect(-width / 2, -size * 0.8, width, size * 1.6, { fill, radius: size * 0.8 }),
      text(0, 0, content, { size, bold: true, anchor: 'middle', fill: ink }),
    ],
    { at },
  );
}
