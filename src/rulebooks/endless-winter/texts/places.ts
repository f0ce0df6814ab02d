import { listed, say } from '../../../engine/words.js';
import { joints, START } from '../hexes.js';
import type { View } from '../view-schema.js';
import { groupText } from './gains.js';
import { markedPart } from './marks.js';
import { nameOf } from './names.js';
import type { Told } from './say.js';

/** The letter of a column of the building ground: its rows are counted from 1. */
const letter = (x: number): string => String.fromCharCode(65 + x);

/** C2 on the ground; above it, the spot at the upper left corner of what lies beneath. */
export function spotName(telling: Told, { x, y, level }: { x: number; y: number; level: number }): string {
  const corner = `${letter(x)}${y + 1}`;
  if (level === 0) return corner;
  const opposite = `${letter(x + level)}${y + 1 + level}`;
  return say(telling, {
    en: `level ${level + 1} over ${corner} to ${opposite}`,
    de: `Ebene ${level + 1} über ${corner} bis ${opposite}`,
  });
}

export const columnLetter = letter;

/** From tile 7, or from the start tile. */
export const fromTile = (telling: Told, tile: number, name = tileByNumber(telling, tile)): string =>
  say(telling, { en: `from ${name}`, de: tile === START ? `vom ${name}` : `von ${name}` });

export const toTile = (telling: Told, tile: number, name = tileByNumber(telling, tile)): string =>
  say(telling, { en: `to ${name}`, de: tile === START ? `aufs ${name}` : `auf ${name}` });

/** Tile 7. */
export const tileByNumber = (telling: Told, tile: number): string =>
  tile === START
    ? say(telling, { en: 'the start tile', de: 'Startfeld' })
    : say(telling, { en: `tile ${tile}`, de: `Feld ${tile}` });

/** 7 (Forest) */
export function tileLabel(telling: Told, { tiles }: View, tile: number): string {
  const terrain = tiles[tile]?.terrain ?? null;
  return terrain === null ? String(tile) : `${tile} (${nameOf(telling, 'terrains', terrain)})`;
}

/** Tile 7 (Forest); without a view, the land is not known. */
export const tileName = (telling: Told, tile: number, view?: View): string =>
  tile === START || view === undefined
    ? tileByNumber(telling, tile)
    : `${say(telling, { en: 'tile', de: 'Feld' })} ${tileLabel(telling, view, tile)}`;

/** Tile 7 (Forest: 1 tool): what the most influence there brings in an eclipse. */
export function tileWithIncome(telling: Told, tile: number, view?: View): string {
  const { terrain = null, income = [] } = view?.tiles[tile] ?? {};
  if (terrain === null || income.length === 0) return tileName(telling, tile, view);
  const { terrains } = telling.components;
  const row = terrains.values.find(({ id }) => id === terrain);
  const gains = markedPart(terrains, row, 'income', groupText(telling, income));
  return `${tileByNumber(telling, tile)} (${nameOf(telling, 'terrains', terrain)}: ${gains})`;
}

/** Between the three tiles around a joint. */
export const between = (telling: Told, joint: number, name = (tile: number) => String(tile)): string => {
  const around = listed(telling, (joints[joint] ?? []).map(name));
  return say(telling, { en: `between tiles ${around}`, de: `zwischen den Feldern ${around}` });
};
