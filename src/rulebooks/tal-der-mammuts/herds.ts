import { zeros } from '../../engine/lists.js';
import { HEXES, isRiver, NOWHERE, neighbour, opposite } from './board.js';
import { catalogueOf } from './catalogue.js';
import type { Components } from './components/schema.js';
import { inForce, riversOpen } from './conditions.js';
import { crowd } from './people.js';
import { boardIn, IN_BAG, IN_RESERVE, type State } from './state.js';

export interface HerdMove {
  readonly species: number;
  readonly from: number;
  readonly to: number;
  /** The hexes that the herd entered, in order. */
  readonly entered: readonly number[];
}

/**
 * Where all herds move, in order. Species do not affect each other, so each moves by itself. The herd furthest
 * against the wind moves first: it reaches herds ahead before they move away, and herds that it joins before
 * they have moved take it along.
 */
export function herdMoves(state: State): HerdMove[] {
  if (inForce(state, 'blizzard') !== null) return [];
  const people = crowd(state);
  const herds = herdsBySpecies(state);
  const asleep = inForce(state, 'hibernation')?.species;
  return state.components.species.values.flatMap(({ id }, species) =>
    id === asleep ? [] : movesOf(state, species, herds[species] ?? [], people),
  );
}

/** For each species: how many of it stand on each hex. */
function herdsBySpecies(state: State): number[][] {
  const { speciesOf } = catalogueOf(state.components);
  const herds = state.components.species.values.map(() => zeros(HEXES));
  for (let tile = 0; tile < state.tiles.length; tile += 1) {
    const hex = state.tiles[tile] ?? IN_BAG;
    if (hex < 0) continue;
    const herd = herds[speciesOf[tile] ?? 0];
    if (herd !== undefined) herd[hex] = (herd[hex] ?? 0) + 1;
  }
  return herds;
}

/** Merging herds are counted together in `here`, which this function may change. */
function movesOf(state: State, species: number, here: number[], people: readonly number[]): HerdMove[] {
  const board = boardIn(state);
  const fresh = here.map((count, hex) => count > 0 && people[hex] === 0);
  const directed = state.directed.filter((one) => one.species === species);
  const moves: HerdMove[] = [];
  for (;;) {
    const from = rearmost(board.along, state.wind, fresh);
    if (from === NOWHERE) return moves;
    fresh[from] = false;
    const chosen = directed.findLast(({ hex }) => hex === from);
    const direction = chosen?.direction ?? state.wind;
    let entered = wayOf(state, species, { from, direction, here, people });
    if (entered.length === 0)
      entered = wayOf(state, species, { from, direction: opposite(direction), here, people });
    const to = entered.at(-1);
    if (to === undefined) continue;
    // Together they move on if the herd there has not moved yet.
    here[to] = (here[to] ?? 0) + (here[from] ?? 0);
    here[from] = 0;
    moves.push({ species, from, to, entered });
  }
}

function rearmost(along: readonly number[], wind: number, fresh: readonly boolean[]): number {
  let found = NOWHERE;
  let least = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < HEXES; hex += 1) {
    if (fresh[hex] !== true) continue;
    const place = along[wind * HEXES + hex] ?? 0;
    if (place < least) {
      least = place;
      found = hex;
    }
  }
  return found;
}

interface Way {
  readonly from: number;
  readonly direction: number;
  readonly here: readonly number[];
  readonly people: readonly number[];
}

/** The hexes that a herd enters in one direction: none if it is blocked at once. */
function wayOf(state: State, species: number, { from, direction, here, people }: Way): number[] {
  const { range = 0 } = state.components.species.values[species] ?? {};
  const entered: number[] = [];
  let hex = from;
  while (entered.length < range) {
    const to = passable(state, species, hex, direction);
    if (to === NOWHERE) break;
    entered.push(to);
    hex = to;
    if ((people[to] ?? 0) > 0 || (here[to] ?? 0) > 0) break;
  }
  return entered;
}

/** The next hex in a direction, or NOWHERE if something blocks this species. */
function passable(state: State, species: number, hex: number, direction: number): number {
  const board = boardIn(state);
  const kind = state.components.species.values[species];
  const to = neighbour(board, hex, direction);
  if (to === NOWHERE || kind === undefined) return NOWHERE;
  const terrain = board.terrain[to];
  if (terrain === 'lake' || (state.closed[to] ?? 0) !== 0) return NOWHERE;
  if (terrain === 'mountain' && !kind.mountains) return NOWHERE;
  if (isRiver(board, hex, direction) && !kind.rivers && !riversOpen(state)) return NOWHERE;
  return to;
}

/** The tiles in the bag or in the reserve. */
export function tilesIn({ tiles }: State, place: typeof IN_BAG | typeof IN_RESERVE): number[] {
  const found: number[] = [];
  for (let tile = 0; tile < tiles.length; tile += 1) if (tiles[tile] === place) found.push(tile);
  return found;
}

/** Where a tile goes when it leaves the board: tiles without a letter go to the reserve. */
export const animalHome = (components: Components, tile: number): number =>
  catalogueOf(components).letterOf[tile] === null ? IN_RESERVE : IN_BAG;
