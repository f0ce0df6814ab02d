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
  const moves: HerdMove[] = [];
  for (const [species, { id }] of state.components.species.values.entries()) {
    const here = herds[species];
    if (here === undefined || id === asleep) continue;
    for (const move of movesOf(state, species, here, people)) moves.push(move);
  }
  return moves;
}

/** For each species on the board: how many of it stand on each hex. */
function herdsBySpecies(state: State): number[][] {
  const { speciesOf } = catalogueOf(state.components);
  const herds: number[][] = [];
  for (let tile = 0; tile < state.tiles.length; tile += 1) {
    const hex = state.tiles[tile] ?? IN_BAG;
    if (hex < 0) continue;
    const species = speciesOf[tile] ?? 0;
    const herd = herds[species] ?? zeros(HEXES);
    herd[hex] = (herd[hex] ?? 0) + 1;
    herds[species] = herd;
  }
  return herds;
}

/** Merging herds are counted together in `here`, which this function may change. */
function movesOf(
  state: State,
  species: number,
  here: number[],
  people: readonly number[],
): readonly HerdMove[] {
  const moves: HerdMove[] = [];
  for (const from of rearFirst(state, here, people)) {
    const chosen = state.directed.findLast((one) => one.species === species && one.hex === from);
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
  return moves;
}

/** The hexes of the herds that may move, that furthest against the wind first; of two, that with the lower number. */
function rearFirst(state: State, here: readonly number[], people: readonly number[]): number[] {
  const { along } = boardIn(state);
  const hexes: number[] = [];
  for (let hex = 0; hex < here.length; hex += 1)
    if ((here[hex] ?? 0) > 0 && people[hex] === 0) hexes.push(hex);
  const row = state.wind * HEXES;
  return hexes.length < 2 ? hexes : hexes.sort((a, b) => (along[row + a] ?? 0) - (along[row + b] ?? 0));
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
