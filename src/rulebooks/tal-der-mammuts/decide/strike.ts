import type { Seat } from '../../../engine/rulebook.js';
import { die, type Rng } from '../../../kernel/rng.js';
import { inOrder, peopleAt, warriorsAt, womenAt } from '../people.js';
import type { Land } from '../schemas/components.js';
import { boardIn, type Marker } from '../state.js';
import type { Deciding } from './deciding.js';

/** A die says which region of a kind of land is struck. */
export function strikeRegion(recording: Deciding, land: Land, rng: Rng): readonly number[] {
  const rolled = die(6, rng);
  const hexes = boardIn(recording.state).regions[land][rolled - 1] ?? [];
  recording.add({ type: 'region-struck', die: rolled, land, hexes: [...hexes] });
  return hexes;
}

export const isSafe = ({ state }: Deciding, seat: Seat): boolean => state.shamans.includes(seat);

export function close(recording: Deciding, hexes: readonly number[], marker: Marker): void {
  if (hexes.length > 0) recording.add({ type: 'hexes-closed', hexes: [...hexes], marker });
}

export function killAnimals(recording: Deciding, hexes: readonly number[]): void {
  const { tiles } = recording.state;
  const dead = [...tiles.keys()].filter((tile) => hexes.includes(tiles[tile] ?? -1));
  if (dead.length > 0) recording.add({ type: 'animals-removed', tiles: dead });
}

/** Nothing stays on these hexes but tribes whose shaman averts it. */
export function clear(recording: Deciding, hexes: readonly number[]): void {
  killAnimals(recording, hexes);
  for (const hex of hexes) {
    for (const seat of inOrder(recording.state)) {
      const { state } = recording;
      const [warriors, women] = [warriorsAt(state, seat, hex), womenAt(state, seat, hex)];
      if (warriors + women > 0 && !isSafe(recording, seat))
        recording.add({ type: 'people-removed', seat, hex, warriors, women });
    }
    loseCamp(recording, hex);
    if (recording.state.loneWoman === hex) recording.add({ type: 'stranger-left', figure: 'woman' });
    if (recording.state.loneWarrior === hex) recording.add({ type: 'stranger-left', figure: 'warrior' });
  }
}

export function loseCamp(recording: Deciding, hex: number): void {
  const seat = recording.state.camps[hex] ?? -1;
  if (seat >= 0 && !isSafe(recording, seat)) recording.add({ type: 'camp-lost', seat, hex });
}

export function dropField(recording: Deciding, hex: number): void {
  const ears = recording.state.fields[hex] ?? 0;
  if (ears > 0) recording.add({ type: 'field-damaged', hex, ears: ears - 1 });
}

export function dropFields(recording: Deciding, hexes: readonly number[]): void {
  for (const hex of hexes) {
    const owner = recording.state.camps[hex] ?? -1;
    if (owner < 0 || !isSafe(recording, owner)) dropField(recording, hex);
  }
}

/** Each tribe on these hexes loses so many figures; whoever has a choice is asked, all at once. */
export function demandLosses(recording: Deciding, hexes: readonly number[], losses: number): void {
  const asked: Seat[] = [];
  for (const seat of inOrder(recording.state)) {
    if (isSafe(recording, seat) || losses === 0) continue;
    const { state } = recording;
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
        if (warriors + women > 0) recording.add({ type: 'people-removed', seat, hex, warriors, women });
      }
    } else if (options.length === 1) {
      for (let lost = 0; lost < losses; lost += 1)
        recording.add({ type: 'figure-lost', seat, ...only, fight: false });
    } else asked.push(...Array<Seat>(losses).fill(seat));
  }
  if (asked.length > 0) recording.add({ type: 'losses-demanded', seats: asked, hexes: [...hexes] });
}
