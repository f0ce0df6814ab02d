import { added, shifted, withBoard } from '../board.js';
import type { EventOf } from '../schemas/event.js';
import { BESIDE, type Board, type State } from '../state.js';

export const hunterPlaced = ({ board, seats }: State, { seat, region }: EventOf<'hunter-placed'>): Board =>
  withBoard(board, { hunters: shifted(board.hunters, seat, region * seats + seat) });

export function hunterMoved(
  { board, seats }: State,
  { seat, from, to, clubbed }: Pick<EventOf<'hunter-moved'>, 'seat' | 'from' | 'to' | 'clubbed'>,
): Board {
  const list = clubbed ? 'clubbed' : 'hunters';
  return withBoard(board, { [list]: shifted(board[list], from * seats + seat, to * seats + seat) });
}

export function hunterRemoved(
  { board, seats }: State,
  { seat, region, clubbed }: EventOf<'hunter-removed'>,
): Board {
  const at = region * seats + seat;
  return clubbed
    ? withBoard(board, { clubbed: added(board.clubbed, at, -1), hunters: added(board.hunters, seat, 1) })
    : withBoard(board, { hunters: shifted(board.hunters, at, seat) });
}

export function huntersSwapped(state: State, { first, second }: EventOf<'hunters-swapped'>): Board {
  const half = hunterMoved(state, { ...first, from: first.region, to: second.region });
  const move = { ...second, from: second.region, to: first.region };
  return hunterMoved({ ...state, board: half }, move);
}

export const clubGiven = ({ board, seats }: State, { seat, region }: EventOf<'club-given'>): Board =>
  withBoard(board, {
    hunters: added(board.hunters, region * seats + seat, -1),
    clubbed: added(board.clubbed, region * seats + seat, 1),
  });

export const mammothMoved = (board: Board, from: number, to: number): Board =>
  withBoard(board, { mammoths: shifted(board.mammoths, from, to) });

export function fireMoved(board: Board, from: number, to: number): Board {
  const tiles = board.fires[from] ?? [];
  const fires = board.fires.slice();
  fires[from] = tiles.slice(0, -1);
  fires[to] = [...(fires[to] ?? []), ...tiles.slice(-1)];
  return withBoard(board, { fires });
}

export function firesDealt(board: Board, event: EventOf<'fires-dealt'>): Board {
  const fires = board.fires.map((): readonly number[] => []);
  fires[BESIDE] = event.beside;
  for (const [index, region] of event.regions.entries()) fires[region] = [event.tiles[index] ?? 0];
  return withBoard(board, { fires });
}

export function conflictResolved({ board, seats }: State, event: EventOf<'conflict-resolved'>): Board {
  const hunters = board.hunters.slice();
  for (const [seat, lost] of event.lost.entries()) {
    hunters[event.region * seats + seat] = (hunters[event.region * seats + seat] ?? 0) - lost;
    hunters[seat] = (hunters[seat] ?? 0) + lost;
  }
  return withBoard(board, { hunters });
}

/** Fire tiles and clubs leave the map whether they were of use or not. */
export function conflictsEnded(board: Board): Board {
  const fires = board.fires.map((): readonly number[] => []);
  fires[BESIDE] = board.fires.flat();
  return withBoard(board, {
    hunters: board.hunters.map((count, at) => count + (board.clubbed[at] ?? 0)),
    clubbed: board.clubbed.map(() => 0),
    fires,
  });
}

export function glacierLaid({ board, seats }: State, region: number): Board {
  const hunters = board.hunters.slice();
  for (let seat = 0; seat < seats; seat += 1) {
    hunters[seat] = (hunters[seat] ?? 0) + (hunters[region * seats + seat] ?? 0);
    hunters[region * seats + seat] = 0;
  }
  const herd = board.mammoths[region] ?? 0;
  return withBoard(board, {
    hunters,
    mammoths: added(added(board.mammoths, region, -herd), BESIDE, herd),
    glaciers: board.glaciers.with(region, true),
  });
}
