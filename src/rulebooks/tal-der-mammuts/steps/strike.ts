import type { Seat } from '../../../engine/rulebook.js';
import { die, type Rng } from '../../../kernel/rng.js';
import type { Land } from '../components/schema.js';
import { inOrder, peopleAt, warriorsAt, womenAt } from '../people.js';
import type { Game } from '../rules.js';
import { boardIn, type Marker } from '../state.js';

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
  const dead = [...tiles.keys()].filter((tile) => hexes.includes(tiles[tile] ?? -1));
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

/** Each tribe on these hexes loses this many figures; all seats with a choice are asked at once. */
export function demandLosses(game: Game, hexes: readonly number[], losses: number): void {
  const asked: Seat[] = [];
  for (const seat of inOrder(game.state)) {
    if (isSafe(game, seat) || losses === 0) continue;
    const { state } = game;
    const people = hexes.reduce((sum, hex) => sum + peopleAt(state, seat, hex), 0);
    const options = hexes.flatMap((hex) => [
      ...(warriorsAt(state, seat, hex) > 0 ? [{ hex, figure: 'warrior' as const }] : []),
      ...(womenAt(state, seat, hex) > 0 ? [{ hex, figure: 'woman' as const }] : []),
    ]);
    const [only] = options;
    if (only === undefined) continue;
    if (people <= losses) {
      for (const hex of hexes) {
        const [warriors, women] = [warriorsAt(state, seat, hex), womenAt(state, seat, hex)];
        if (warriors + women > 0) game.add({ type: 'people-removed', seat, hex, warriors, women });
      }
    } else if (options.length === 1) {
      for (let lost = 0; lost < losses; lost += 1)
        game.add({ type: 'figure-lost', seat, ...only, fight: false });
    } else asked.push(...Array<Seat>(losses).fill(seat));
  }
  if (asked.length > 0) game.add({ type: 'losses-demanded', seats: asked, hexes: [...hexes] });
}
