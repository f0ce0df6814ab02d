import type { Seat } from '../rulebook.js';
import { fitted } from './lettering.js';
import { seatMark } from './marks.js';
import type { Picture } from './picture.js';
import { group, type Point, rect, type Shape, text } from './shape.js';

/** A drawing with a size, for layouts. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

interface Piece {
  readonly at: Point;
  readonly shapes: readonly Shape[];
}

export const block = (width: number, height: number, shapes: readonly Shape[]): Block => ({
  width,
  height,
  pieces: [{ at: [0, 0], shapes }],
});

/** The shapes of a block, to make them one layer. */
export const shapesOf = ({ pieces }: Block): Shape[] => pieces.map(({ at, shapes }) => group(shapes, { at }));

const moved = ({ pieces }: Block, [dx, dy]: Point): Piece[] =>
  pieces.map(({ at: [x, y], shapes }) => ({ at: [x + dx, y + dy], shapes }));

export function column(blocks: readonly Block[], gap = 16): Block {
  let y = 0;
  const pieces = blocks.flatMap((one) => {
    const placed = moved(one, [0, y]);
    y += one.height + gap;
    return placed;
  });
  return { width: Math.max(0, ...blocks.map(({ width }) => width)), height: Math.max(0, y - gap), pieces };
}

export function row(blocks: readonly Block[], gap = 16): Block {
  let x = 0;
  const pieces = blocks.flatMap((one) => {
    const placed = moved(one, [x, 0]);
    x += one.width + gap;
    return placed;
  });
  return { width: Math.max(0, x - gap), height: Math.max(0, ...blocks.map(({ height }) => height)), pieces };
}

/** Puts blocks in rows and starts a new row when one is full. */
export function flow(blocks: readonly Block[], room: number, gap = 12): Block {
  const lines: Block[][] = [];
  let used = 0;
  for (const one of blocks) {
    const line = lines[lines.length - 1];
    if (line === undefined || used + gap + one.width > room + 0.01) {
      lines.push([one]);
      used = one.width;
    } else {
      line.push(one);
      used += gap + one.width;
    }
  }
  return {
    ...column(
      lines.map((line) => row(line, gap)),
      gap,
    ),
    width: room,
  };
}

export const PADDING = 12;
const HEADING = 30;

/** The width available in a panel. */
export const roomIn = (width: number): number => width - 2 * PADDING;

export interface PanelSettings {
  /** The seat of the panel. Its mark is shown in the heading. */
  readonly seat?: Seat;
  /** Whether that seat is asked now. */
  readonly asked?: boolean;
}

/** A framed area with a heading. */
export function panel(
  width: number,
  heading: string,
  content: Block,
  { seat, asked = false }: PanelSettings = {},
): Block {
  const height = HEADING + content.height + 2 * PADDING;
  const left = seat === undefined ? PADDING : PADDING + 32;
  const frame = [
    rect(1, 1, width - 2, height - 2, {
      fill: 'panel',
      stroke: asked ? 'accent' : 'raised',
      width: asked ? 2 : 1,
      radius: 10,
    }),
    ...(seat === undefined ? [] : [seatMark(seat, [PADDING + 12, PADDING + 8], 11)]),
    text(left, PADDING + 8, fitted(heading, width - left - PADDING, 15, true), { size: 15, bold: true }),
  ];
  const pieces = [{ at: [0, 0] as const, shapes: frame }, ...moved(content, [PADDING, HEADING + PADDING])];
  return { width, height, pieces };
}

const MARGIN = 12;

/** The width available on a page. */
export const roomOn = (width: number): number => width - 2 * MARGIN;

/** The whole picture: every piece of the content is a layer. */
export function page(width: number, title: string, content: Block): Picture {
  const layers = shapesOf({ ...content, pieces: moved(content, [MARGIN, MARGIN]) });
  return { width, height: content.height + 2 * MARGIN, title, layers };
}
