/*
 * The land: a start tile, a ring of 6 and a ring of 12 around it. Tiles are numbered from the middle outwards;
 * joints are where three tiles meet.
 */
export const START = 0;
export const TILES = 19;

const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export interface Hex {
  readonly q: number;
  readonly r: number;
  readonly ring: number;
}

function ring(radius: number): Hex[] {
  const found: Hex[] = [];
  let [q, r] = [-radius, radius];
  for (const [dq, dr] of DIRECTIONS) {
    for (let step = 0; step < radius; step += 1) {
      found.push({ q, r, ring: radius });
      q += dq;
      r += dr;
    }
  }
  return found;
}

export const hexes: readonly Hex[] = [{ q: 0, r: 0, ring: 0 }, ...ring(1), ...ring(2)];

const touch = (a: Hex, b: Hex): boolean => DIRECTIONS.some(([q, r]) => a.q + q === b.q && a.r + r === b.r);

export const neighbours: readonly (readonly number[])[] = hexes.map((hex) =>
  [...hexes.keys()].filter((other) => touch(hex, hexes[other] ?? hex)),
);

export const areNeighbours = (a: number, b: number): boolean => neighbours[a]?.includes(b) ?? false;

function allJoints(): (readonly [number, number, number])[] {
  const found: (readonly [number, number, number])[] = [];
  for (let a = 0; a < TILES; a += 1) {
    for (let b = a + 1; b < TILES; b += 1) {
      for (let c = b + 1; c < TILES; c += 1) {
        if (areNeighbours(a, b) && areNeighbours(b, c) && areNeighbours(a, c)) found.push([a, b, c]);
      }
    }
  }
  return found;
}

/** The three tiles around each joint. No settlement may ever stand on those of the start tile. */
export const joints = allJoints();
/** The joints around each tile. */
export const jointsAt: readonly (readonly number[])[] = hexes.map((_, tile) =>
  [...joints.keys()].filter((joint) => joints[joint]?.includes(tile)),
);
export const isAtStart = (joint: number): boolean => joints[joint]?.[0] === START;
