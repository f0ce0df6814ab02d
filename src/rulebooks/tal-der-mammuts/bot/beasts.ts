import { besideOf, directionOf, NOWHERE, opposite } from '../board.js';
import { species } from '../components/animals.js';
import { type Direction, directions } from '../components/schema.js';
import type { View } from '../view-schema.js';

/*
 * Where herds may come, as far as the bot cares: each herd for itself, by the species of the usual pack.
 */
const kinds = new Map(species.values.map((one) => [one.id, one]));
const unknown = { range: 2, mountains: true, rivers: false, food: 2 };
const kindOf = (id: string) => kinds.get(id) ?? unknown;
export const meatOf = (id: string): number => kindOf(id).food;

export interface Herd {
  readonly hex: number;
  readonly species: string;
  readonly count: number;
}

/** What the ground and the people on it mean for herds. */
export interface Terrain {
  readonly view: View;
  readonly closed: readonly boolean[];
  readonly people: readonly boolean[];
  readonly riversOpen: boolean;
}

/** Where a herd ends that goes in a direction, or the other way if it is blocked at once. */
export function landing(terrain: Terrain, { hex, species: id }: Herd, direction: number): number {
  const on = goFrom(terrain, id, hex, direction);
  return on === hex ? goFrom(terrain, id, hex, opposite(direction)) : on;
}

function goFrom({ view, closed, people, riversOpen }: Terrain, id: string, from: number, to: number): number {
  const { range, mountains, rivers } = kindOf(id);
  const name = directions[to] ?? 'NE';
  let hex = from;
  for (let step = 0; step < range; step += 1) {
    const next = besideOf(hex, to);
    const ground = view.board[next]?.terrain;
    if (next === NOWHERE || ground === 'lake' || closed[next] === true) return hex;
    if (ground === 'mountain' && !mountains) return hex;
    if (!rivers && !riversOpen && view.board[hex]?.river.includes(name) === true) return hex;
    hex = next;
    if (people[hex] === true) return hex;
  }
  return hex;
}

/** The herds that will move: those on the board without people, and those that are about to arrive. */
export function herdsIn({ view, people, closed }: Terrain): Herd[] {
  const standing = view.pieces.flatMap(({ hex, animals }) =>
    people[hex] === true ? [] : animals.map(({ species: id, count }) => ({ hex, species: id, count })),
  );
  const arriving = view.arriving.flatMap(({ hex, species: id }) =>
    hex === null || people[hex] === true || closed[hex] === true ? [] : [{ hex, species: id, count: 1 }],
  );
  return [...standing, ...arriving];
}

export const windOf = (view: View): number => directionOf(view.wind);
export const ways: readonly { readonly name: Direction; readonly direction: number }[] = directions.map(
  (name, direction) => ({ name, direction }),
);
