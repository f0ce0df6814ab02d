import { choice, group, type Layout, rect, type Shape } from '../../../engine/drawing/index.js';
import { type Grid, reachAt } from './grid.js';
import { moreToken, TOKEN_HEIGHT, type Token } from './tokens.js';

/* Tokens lie in rows on their hex, as large as there is room for. */

const sizes: { readonly [In in Layout]: readonly number[] } = {
  narrow: [1.25, 1.1, 1],
  wide: [1.8, 1.5, 1.25, 1],
};
const GAP = 1;
/** What the number above and the signs below take away. */
const EDGES: { readonly [In in Layout]: number } = { narrow: 22, wide: 21 };
/** The signs below need a little more room than the number above. */
const LIFT = 1.5;
/** From this size on a token can be touched by itself. */
const TOUCHABLE = 24 / TOKEN_HEIGHT;

type Row = readonly Token[];

interface Arranged {
  /** What belongs to the hex, and what lies upon it to be touched by itself. */
  readonly still: readonly Shape[];
  readonly live: readonly Shape[];
  /** Whether everything has found a place. */
  readonly whole: boolean;
}

const widthOfRow = (row: Row, size: number): number =>
  row.reduce((sum, { width }) => sum + width * size, 0) + GAP * (row.length - 1);

/** Rows of tokens around the middle, if they have room in so many. */
function inRows(
  tokens: readonly Token[],
  count: number,
  size: number,
  grid: Grid,
  loose: boolean,
): Row[] | null {
  const pitch = TOKEN_HEIGHT * size + GAP;
  const rows: Token[][] = [];
  let next = 0;
  for (let at = 0; at < count; at += 1) {
    const y = (at - (count - 1) / 2) * pitch;
    const room = 2 * Math.min(...[-1, 1].map((side) => reachAt(grid, y + (side * TOKEN_HEIGHT * size) / 2)));
    const row: Token[] = [];
    for (let token = tokens[next]; token !== undefined; token = tokens[next]) {
      if (widthOfRow([...row, token], size) > room || (loose && token.ownRow && row.length > 0)) break;
      row.push(token);
      next += 1;
    }
    rows.push(row);
  }
  return next < tokens.length ? null : rows;
}

function rowsFor(tokens: readonly Token[], size: number, grid: Grid, layout: Layout): Row[] | null {
  const pitch = TOKEN_HEIGHT * size + GAP;
  const most = Math.floor((grid.tall - 2 * EDGES[layout] + GAP) / pitch);
  for (const loose of [true, false])
    for (let count = 1; count <= most; count += 1) {
      const rows = inRows(tokens, count, size, grid, loose);
      if (rows !== null) return rows;
    }
  return null;
}

export function arrange(tokens: readonly Token[], grid: Grid, layout: Layout): Arranged {
  for (const size of sizes[layout]) {
    const rows = rowsFor(tokens, size, grid, layout);
    if (rows !== null) return { ...drawn(rows, size), whole: true };
  }
  // The more there is, the more is left out: what was left out is told beside the board.
  for (let kept = tokens.length - 1; kept > 0; kept -= 1) {
    const rows = rowsFor([...tokens.slice(0, kept), moreToken()], 1, grid, layout);
    if (rows !== null) return { ...drawn(rows, 1), whole: false };
  }
  return { ...drawn([[moreToken()]], 1), whole: false };
}

function drawn(rows: readonly Row[], size: number): Pick<Arranged, 'still' | 'live'> {
  const pitch = TOKEN_HEIGHT * size + GAP;
  const used = rows.filter((row) => row.length > 0);
  const [still, live]: [Shape[], Shape[]] = [[], []];
  for (const [at, row] of used.entries()) {
    const y = (at - (used.length - 1) / 2) * pitch - LIFT;
    let x = -widthOfRow(row, size) / 2;
    for (const token of row) {
      const touch = size < TOUCHABLE ? null : touchable(token);
      const settings = { at: [x, y] as const, scale: size };
      if (touch === null) still.push(group(token.shapes, settings));
      else live.push(group([touch], settings));
      x += token.width * size + GAP;
    }
  }
  return { still, live };
}

function touchable({ shapes, ids = [], title, width }: Token): Shape | null {
  if (ids.length === 0 || title === undefined) return null;
  const ring = rect(-0.5, -TOKEN_HEIGHT / 2 - 0.5, width + 1, TOKEN_HEIGHT + 1, { radius: 4 });
  return choice(ids, title, shapes, ring);
}
