import type { Seat } from '../../../engine/rulebook.js';
import { die, type Rng } from '../../../kernel/rng.js';
import type { Land } from '../components/schema.js';
import { onePerFigure } from '../groups.js';
import { groupsOf, inOrder, warriorsAt, womenAt } from '../people.js';
import type { Game } from '../rules.js';
import { boardIn, type Loss, type Marker } from '../state.js';

/** A die selects the region of this kind of land that is struck. */
export function strikeRegion(game: Game, land: Land, rng: Rng): readonly number[] {
  const rolled = die(6, rng);
  const hexes = boardIn(game.state).regions[land][rolled - 1] ?? [];
  game.add({ type: 'region-struck', die: rolled, land, hexes: [...hexes] });
  return hexes;
}

export const isSafe = ({ state }: Game, seat: Seat): boolean => state.shamans.includes(seat);

export function close(game: Game, hexes: readonly number[], marker: Marker): void {
  if (hexes.length > 0) game.add({ type: 'hexes-closed', hexes: [...hexes], marker });
}

export function killAnimals(game: Game, hexes: readonly number[]): void {
  const { tiles } = game.state;
  const dead: number[] = [];
  for (let tile = 0; tile < tiles.length; tile += 1) if (hexes.includes(tiles[tile] ?? -1)) dead.push(tile);
  if (dead.length > 0) game.add({ type: 'animals-removed', tiles: dead });
}

/** Empties these hexes, except for tribes that a shaman protects. */
export function clear(game: Game, hexes: readonly number[]): void {
  killAnimals(game, hexes);
  for (const hex of hexes) {
    for (const seat of inOrder(game.state)) {
      const { state } = game;
      const [warriors, women] = [warriorsAt(state, seat, hex), womenAt(state, seat, hex)];
      if (warriors + women > 0 && !isSafe(game, seat))
        game.add({ type: 'people-removed', seat, hex, warriors, women });
    }
    loseCamp(game, hex);
    if (game.state.loneWoman === hex) game.add({ type: 'stranger-left', figure: 'woman' });
    if (game.state.loneWarrior === hex) game.add({ type: 'stranger-left', figure: 'warrior' });
  }
}

export function loseCamp(game: Game, hex: number): void {
  const seat = game.state.camps[hex] ?? -1;
  if (seat >= 0 && !isSafe(game, seat)) game.add({ type: 'camp-lost', seat, hex });
}

export function dropField(game: Game, hex: number): void {
  const ears = game.state.fields[hex] ?? 0;
  if (ears > 0) game.add({ type: 'field-damaged', hex, ears: ears - 1 });
}

export function dropFields(game: Game, hexes: readonly number[]): void {
  for (const hex of hexes) {
    const owner = game.state.camps[hex] ?? -1;
    if (owner < 0 || !isSafe(game, owner)) dropField(game, hex);
  }
}

/** Each tribe loses this many figures in each of these areas; all seats with a choice are asked at once. */
export function demandLosses(game: Game, areas: readonly (readonly number[])[], losses: number): void {
  const asked = inOrder(game.state).flatMap((seat) =>
    areas.flatMap((hexes) => lossesOf(game, seat, hexes, losses)),
  );
  if (asked.length > 0) game.add({ type: 'losses-demanded', losses: asked });
}

/** Carries out losses without a choice, and returns those with one. */
function lossesOf(game: Game, seat: Seat, hexes: readonly number[], losses: number): Loss[] {
  if (isSafe(game, seat) || losses === 0) return [];
  const struck = groupsOf(game.state, seat).filter(({ hex }) => hexes.includes(hex));
  const options = onePerFigure(struck, (figure, hex) => ({ figure, hex }));
  const [only] = options;
  if (only === undefined) return [];
  if (struck.reduce((sum, { warriors, women }) => sum + warriors + women, 0) <= losses) {
    for (const { hex, warriors, women } of struck)
      game.add({ type: 'people-removed', seat, hex, warriors, women });
    return [];
  }
  if (options.length > 1) return Array<Loss>(losses).fill({ seat, hexes: [...hexes] });
  for (let lost = 0; lost < losses; lost += 1) game.add({ type: 'figure-lost', seat, ...only, fight: false });
  return [];
}
