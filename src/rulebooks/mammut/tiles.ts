import { zeros } from '../../engine/lists.js';
import {
  type Components,
  fixedFaces,
  type Good,
  QUESTION,
  SHAMAN_BLUE,
  SHAMAN_RED,
} from './components/schema.js';
import { MIDDLE, ownerOf } from './shares.js';
import type { State, Throw } from './state.js';

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

export const shownAt = ({ tiles }: State, place: number): string => tiles.faces[place] ?? '';
export const shownEach = (state: State, places: readonly number[]): string[] =>
  places.map((place) => shownAt(state, place));

export const isShaman = (face: string | undefined): boolean => face === SHAMAN_RED || face === SHAMAN_BLUE;
export const isQuestion = (face: string | undefined): boolean => face === QUESTION;
export const isAnimal = (face: string | undefined): boolean =>
  face !== undefined && !fixedFaces.includes(face);

/** How many tiles of each seat show this good. */
export function tilesOf({ seats, tiles }: State, good: Good): number[] {
  const found = zeros(seats);
  for (let place = 0; place < tiles.faces.length; place += 1) {
    const share = tiles.at[place] ?? MIDDLE;
    if (tiles.faces[place] !== good || share === MIDDLE) continue;
    const seat = ownerOf(seats, share);
    found[seat] = (found[seat] ?? 0) + 1;
  }
  return found;
}

/** How many animal tiles of each seat may still bring an animal. */
export function animalTilesOf({ seats, tiles, traded }: State): number[] {
  const found = zeros(seats);
  for (let place = 0; place < tiles.faces.length; place += 1) {
    const share = tiles.at[place] ?? MIDDLE;
    if (share === MIDDLE || !isAnimal(tiles.faces[place]) || traded.includes(place)) continue;
    const seat = ownerOf(seats, share);
    found[seat] = (found[seat] ?? 0) + 1;
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

/** A bit for every seat, and one for what the public knows. */
const everybody = (state: State): number => (1 << (state.seats + 1)) - 1;

export function thrown(state: State, kinds: readonly number[], faces: readonly string[]): Throw {
  // Everybody knows what lies under the shaman: there is only one, and it shows its two colours.
  const seenBy = faces.map((face) => (isShaman(face) ? everybody(state) : 0));
  return { kinds, faces, seenBy, at: Array<number>(kinds.length).fill(MIDDLE) };
}

export function moved(tiles: Throw, places: readonly number[], to: number): Throw {
  const at = [...tiles.at];
  for (const place of places) at[place] = to;
  return { ...tiles, at };
}

/** All who see a tile turned have seen both of its faces. */
export function turned(state: State, places: readonly number[], shown: readonly string[]): Throw {
  const faces = [...state.tiles.faces];
  const seenBy = [...state.tiles.seenBy];
  for (const [index, place] of places.entries()) {
    faces[place] = shown[index] ?? '';
    seenBy[place] = everybody(state);
  }
  return { ...state.tiles, faces, seenBy };
}
