import { memo } from '../../engine/memo.js';
import type { Components, Direction, Land, SideId, Terrain } from './components/schema.js';
import { directions } from './components/schema.js';

/*
 * Two half boards laid together, with frequent lookups computed once. A hex is a
 * number: row by row from north to south. A direction is a number too: clockwise from north-east.
 */
export const HEXES = 37;
export const LAKE = 18;
export const NOWHERE = -1;
const RADIUS = 3;
const STEPS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export interface Volcano {
  readonly hex: number;
  readonly lava: readonly number[];
}

export interface Board {
  readonly places: readonly { readonly q: number; readonly r: number }[];
  readonly terrain: readonly Terrain[];
  /** Six for each hex: the hex in that direction, or NOWHERE. */
  readonly next: readonly number[];
  /** Six for each hex: whether a river must be crossed in that direction. */
  readonly river: readonly boolean[];
  /** By hex: its neighbours but for the lake, clockwise; `dry` leaves out those beyond a river. */
  readonly land: readonly (readonly number[])[];
  readonly dry: readonly (readonly number[])[];
  readonly atLake: readonly boolean[];
  readonly atRiver: readonly boolean[];
  readonly rim: readonly number[];
  readonly letters: { readonly [letter: string]: number };
  readonly letterOf: readonly (string | null)[];
  /** The hexes of each region, by its number less one; the first hex bears the number. */
  readonly regions: { readonly [land in Land]: readonly (readonly number[])[] };
  readonly volcanoes: readonly Volcano[];
  readonly isVolcano: readonly boolean[];
  /** By hex: where a raft could lead, over a river or over the lake. */
  readonly crossings: readonly (readonly number[])[];
  /** How many hexes apart two hexes are: one row of 37 for each. */
  readonly distance: readonly number[];
  /** How far each hex lies along each direction: one row of 37 for each direction. */
  readonly along: readonly number[];
}

export const places: readonly { readonly q: number; readonly r: number }[] = Array.from(
  { length: 2 * RADIUS + 1 },
  (_, row) => row - RADIUS,
).flatMap((r) =>
  Array.from({ length: 2 * RADIUS + 1 }, (_, column) => ({ q: column - RADIUS, r })).filter(
    ({ q }) => Math.abs(q + r) <= RADIUS,
  ),
);

const index = new Map(places.map(({ q, r }, hex) => [`${q},${r}`, hex]));
export const hexAt = (q: number, r: number): number => index.get(`${q},${r}`) ?? NOWHERE;
export const directionOf = (name: Direction): number => directions.indexOf(name);
export const nameOf = (direction: number): Direction => directions[direction] ?? 'NE';
export const opposite = (direction: number): number => (direction + 3) % 6;

const next = places.flatMap(({ q, r }) => STEPS.map(([dq, dr]) => hexAt(q + dq, r + dr)));

const distance = places.flatMap((a) =>
  places.map((b) => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))),
);

/** The scalar product in cube coordinates. */
const along = STEPS.flatMap(([dq, dr]) => places.map(({ q, r }) => q * dq + r * dr + (q + r) * (dq + dr)));

export const neighbour = (board: Board, hex: number, direction: number): number =>
  board.next[hex * 6 + direction] ?? NOWHERE;
export const isRiver = (board: Board, hex: number, direction: number): boolean =>
  board.river[hex * 6 + direction] === true;
/** The hex in a direction, whatever its terrain. */
export const besideOf = (hex: number, direction: number): number => next[hex * 6 + direction] ?? NOWHERE;
export const apart = (board: Board, a: number, b: number): number => board.distance[a * HEXES + b] ?? 0;
export const touching = (a: number, b: number): boolean => distance[a * HEXES + b] === 1;
export const neighboursOf = (board: Board, hex: number): number[] =>
  board.next.slice(hex * 6, hex * 6 + 6).filter((other) => other !== NOWHERE);
export const directionTo = (board: Board, from: number, to: number): number => {
  for (let direction = 0; direction < 6; direction += 1)
    if (neighbour(board, from, direction) === to) return direction;
  return NOWHERE;
};

/** The boards of a pack that were laid, by their north and south sides. */
const boardsOf = memo((_: Components) => new Map<SideId, Map<SideId, Board>>());
// Nearly all calls ask for the same board.
let last: {
  readonly components: Components;
  readonly north: SideId;
  readonly south: SideId;
  readonly board: Board;
} | null = null;

export function boardOf(components: Components, north: SideId, south: SideId): Board {
  if (last !== null && last.components === components && last.north === north && last.south === south)
    return last.board;
  const byNorth = boardsOf(components);
  const bySouth = byNorth.get(north) ?? new Map<SideId, Board>();
  const board = bySouth.get(south) ?? layBoard(components, north, south);
  byNorth.set(north, bySouth.set(south, board));
  last = { components, north, south, board };
  return board;
}

/** A river runs along the edge between two hexes, and is known from both. */
function layRiver(river: boolean[], from: number, to: number): void {
  for (let direction = 0; direction < 6; direction += 1) {
    if (next[from * 6 + direction] === to) river[from * 6 + direction] = true;
    if (next[to * 6 + direction] === from) river[to * 6 + direction] = true;
  }
}

function layBoard(components: Components, north: SideId, south: SideId): Board {
  const terrain = Array<Terrain>(HEXES).fill('lake');
  const river = Array<boolean>(HEXES * 6).fill(false);
  const letters: Record<string, number> = {};
  const letterOf = Array<string | null>(HEXES).fill(null);
  const regions: Record<Land, number[][]> = { plain: [], forest: [], mountain: [] };
  const volcanoes: Volcano[] = [];
  for (const [id, sign] of [[north, 1] as const, [south, -1] as const]) {
    const side = components.boards.values[id];
    // A south side is turned by half a circle.
    const hexOf = ({ q, r }: { q: number; r: number }) => hexAt(sign * q, sign * r);
    const turned = (direction: number) => (sign === 1 ? direction : opposite(direction));
    for (const hex of side.hexes) terrain[hexOf(hex)] = hex.terrain;
    for (const { q, r, letter } of side.letters) {
      letters[letter] = hexOf({ q, r });
      letterOf[hexOf({ q, r })] = letter;
    }
    for (const land of ['plain', 'forest', 'mountain'] as const)
      for (const region of side.regions[land]) regions[land][region.number - 1] = region.hexes.map(hexOf);
    for (const { at, lava } of side.volcanoes) {
      const hex = hexOf(at);
      const flows = lava.map((name) => next[hex * 6 + turned(directionOf(name))] ?? NOWHERE);
      volcanoes.push({ hex, lava: flows.filter((to) => to !== NOWHERE && to !== LAKE) });
    }
    for (const [a, b] of side.rivers)
      if (a !== undefined && b !== undefined) layRiver(river, hexOf(a), hexOf(b));
  }
  const isRiverTo = (from: number, to: number) =>
    STEPS.some((_, direction) => next[from * 6 + direction] === to && river[from * 6 + direction] === true);
  const landOf = (hex: number, isOpen: (direction: number) => boolean) =>
    next
      .slice(hex * 6, hex * 6 + 6)
      .filter((to, direction) => to !== NOWHERE && terrain[to] !== 'lake' && isOpen(direction));
  const atLake = places.map((_, hex) => touching(hex, LAKE));
  return {
    places,
    crossings: places.map((_, from) =>
      [...places.keys()].filter((to) => {
        if (to === LAKE || to === from) return false;
        return touching(from, to) ? isRiverTo(from, to) : atLake[from] === true && atLake[to] === true;
      }),
    ),
    terrain,
    next,
    river,
    land: places.map((_, hex) => landOf(hex, () => true)),
    dry: places.map((_, hex) => landOf(hex, (direction) => river[hex * 6 + direction] !== true)),
    atLake,
    atRiver: places.map((_, hex) => river.slice(hex * 6, hex * 6 + 6).includes(true)),
    rim: [...places.keys()].filter((hex) => distance[hex * HEXES + LAKE] === RADIUS),
    letters,
    letterOf,
    regions,
    volcanoes,
    isVolcano: places.map((_, hex) => volcanoes.some((volcano) => volcano.hex === hex)),
    distance,
    along,
  };
}
