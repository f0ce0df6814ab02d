import type { Seat } from '../rulebook.js';
import { fitted } from './lettering.js';
import { seatMark } from './marks.js';
import type { PartName, Picture, PicturePart } from './picture.js';
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
  /** The part of the picture that this belongs to. */
  readonly part?: BlockPart;
}

/** A part, and where it begins, seen from the piece. */
interface BlockPart extends PartName {
  readonly from: Point;
  readonly width: number;
  readonly height: number;
}

export const block = (width: number, height: number, shapes: readonly Shape[]): Block => ({
  width,
  height,
  pieces: [{ at: [0, 0], shapes }],
});

/** The shapes of a block, to make them one layer. */
export const shapesOf = ({ pieces }: Block): Shape[] => pieces.map(({ at, shapes }) => group(shapes, { at }));

/** Makes a block a part of the picture, which a client may show by itself. */
export function part(name: PartName, { width, height, pieces }: Block): Block {
  const parted = pieces.map((piece) => {
    const [x, y] = piece.at;
    return { ...piece, part: { ...name, from: [-x, -y] as const, width, height } };
  });
  return { width, height, pieces: parted };
}

const moved = ({ pieces }: Block, [dx, dy]: Point): Piece[] =>
  pieces.map((piece) => ({ ...piece, at: [piece.at[0] + dx, piece.at[1] + dy] }));

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
  const pieces = moved(content, [MARGIN, MARGIN]);
  const layers = pieces.map(({ at, shapes, part: of }) => ({
    ...group(shapes, { at }),
    ...(of === undefined ? {} : { part: of.name }),
  }));
  return { width, height: content.height + 2 * MARGIN, title, layers, parts: partsOf(pieces) };
}

function partsOf(pieces: readonly Piece[]): PicturePart[] {
  const parts = new Map<string, PicturePart>();
  for (const { at, part: of } of pieces) {
    if (of === undefined) continue;
    const { name, title, from, width, height } = of;
    parts.set(name, { name, title, x: at[0] + from[0], y: at[1] + from[1], width, height });
  }
  return [...parts.values()];
}
