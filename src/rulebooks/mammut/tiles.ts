import type { BySeat } from '../../engine/rulebook.js';
import {
  type Components,
  fixedFaces,
  type Good,
  goods,
  QUESTION,
  SHAMAN_BLUE,
  SHAMAN_RED,
} from './schemas/components.js';
import { MIDDLE, ownerOf } from './shares.js';
import type { State } from './state.js';

const SHAMAN: readonly string[] = [SHAMAN_RED, SHAMAN_BLUE];

export const shamanKind = (components: Components): number => components.tiles.values.length;

/** The two faces of a kind of tile: a row of the components, or the shaman. */
export const facesOf = (components: Components, kind: number): readonly string[] =>
  components.tiles.values[kind]?.faces ?? SHAMAN;

export function otherFace(components: Components, kind: number, face: string): string {
  const [front = '', back = ''] = facesOf(components, kind);
  return face === front ? back : front;
}

export const hiddenFace = (state: State, place: number): string =>
  otherFace(state.components, state.tiles.kinds[place] ?? 0, state.tiles.faces[place] ?? '');

export const isShaman = (face: string | undefined): boolean => face === SHAMAN_RED || face === SHAMAN_BLUE;
export const isQuestion = (face: string | undefined): boolean => face === QUESTION;
export const isAnimal = (face: string | undefined): boolean =>
  face !== undefined && !fixedFaces.includes(face);

export type Tally = Record<Good, number>;

/** How many tiles each seat has that show each of the goods. */
export function tallies({ seats, tiles }: State): BySeat<Tally> {
  const found = Array.from({ length: seats }, (): Tally => ({ axe: 0, fur: 0, tusk: 0, meat: 0, fire: 0 }));
  for (const [place, face] of tiles.faces.entries()) {
    const share = tiles.at[place] ?? MIDDLE;
    const tally = share === MIDDLE ? undefined : found[ownerOf(seats, share)];
    const good = goods.find((one) => one === face);
    if (tally && good) tally[good] += 1;
  }
  return found;
}

export function placesOfAnimals({ seats, tiles, traded }: State, seat: number): number[] {
  const places: number[] = [];
  for (const [place, face] of tiles.faces.entries()) {
    const share = tiles.at[place] ?? MIDDLE;
    if (share === MIDDLE || ownerOf(seats, share) !== seat) continue;
    if (isAnimal(face) && !traded.includes(place)) places.push(place);
  }
  return places;
}
