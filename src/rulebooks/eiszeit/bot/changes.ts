import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Action } from '../steps/index.js';
import { type Spot, spotAt, type Table } from './table.js';

export const withHunters = (spot: Spot, seat: Seat, more: number, clubbed = false): Spot => ({
  ...spot,
  hunters: spot.hunters.with(seat, (spot.hunters[seat] ?? 0) + more),
  clubbed: clubbed ? spot.clubbed.with(seat, (spot.clubbed[seat] ?? 0) + more) : spot.clubbed,
});

export const withMammoths = (spot: Spot, more: number): Spot => ({
  ...spot,
  mammoths: spot.mammoths + more,
});

const withFires = (spot: Spot, more: number): Spot => ({ ...spot, fires: spot.fires + more });

export const armed = (spot: Spot, seat: Seat): Spot => ({
  ...spot,
  clubbed: spot.clubbed.with(seat, (spot.clubbed[seat] ?? 0) + 1),
});

/** The regions that an action would change; none for actions that do not touch the map. */
export function changesOf(table: Table, action: Action): Spot[] {
  const at = (region: number): Spot => spotAt(table, region);
  switch (action.type) {
    case 'place-hunter':
      return [withHunters(at(action.region), table.me, 1)];
    case 'move-hunter': {
      const { seat, from, to, clubbed } = action;
      return [withHunters(at(from), seat, -1, clubbed), withHunters(at(to), seat, 1, clubbed)];
    }
    case 'remove-hunter':
      return [withHunters(at(action.region), action.seat, -1, action.clubbed)];
    case 'swap': {
      const first = table.view.turn?.hunter ?? null;
      return first === null ? [] : swapped(table, first, action);
    }
    case 'place-mammoth':
      return [withMammoths(at(action.region), 1)];
    case 'move-mammoth':
      return [withMammoths(at(action.from), -1), withMammoths(at(action.to), 1)];
    case 'remove-mammoth':
      return [withMammoths(at(action.region), -1)];
    case 'move-fire':
      return [withFires(at(action.from), -1), withFires(at(action.to), 1)];
    case 'use-club':
      return [armed(at(action.region), table.me)];
    case 'lay-glacier':
      return [{ ...at(action.region), glacier: true }];
    case 'play':
    case 'lay-down':
    case 'choose-copy':
    case 'choose-opponent':
    case 'choose-hunter':
    case 'take-club':
    case 'discard':
    case 'draw':
    case 'done':
      return [];
  }
  return assertNever(action);
}

interface Hunter {
  readonly seat: Seat;
  readonly region: number;
  readonly clubbed: boolean;
}

export function swapped(table: Table, first: Hunter, second: Hunter): Spot[] {
  const here = withHunters(spotAt(table, first.region), first.seat, -1, first.clubbed);
  const there = withHunters(spotAt(table, second.region), second.seat, -1, second.clubbed);
  return [
    withHunters(here, second.seat, 1, second.clubbed),
    withHunters(there, first.seat, 1, first.clubbed),
  ];
}
