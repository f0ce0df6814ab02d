import type { Seat } from '../../../engine/rulebook.js';
import { joints, START } from '../hexes.js';
import { consumed } from '../pending.js';
import { changedPlayer } from '../player.js';
import type { EventOf } from '../schemas/event.js';
import { type Land, NEUTRAL, playerOf, type State, withChanges } from '../state.js';
import { changedAt, plus, withPlayer } from './change.js';

export function campPlaced(state: State, event: EventOf<'camp-placed'>): State {
  const player = playerOf(state, event.seat);
  return withChanges(state, {
    agenda: consumed(state, 'camp', 1),
    players: withPlayer(state, event.seat, {
      campsLeft: player.campsLeft - 1,
      camps: plus(player.camps, START, 1),
    }),
  });
}

const opened = (land: Land, tile: number): Land => ({
  ...land,
  findsOpen: changedAt(land.findsOpen, tile, () => true),
});

export function campMoved(state: State, event: EventOf<'camp-moved'>): State {
  const { camps } = playerOf(state, event.seat);
  return withChanges(state, {
    agenda: consumed(state, 'move', 1),
    land: event.find === null ? state.land : opened(state.land, event.to),
    players: withPlayer(state, event.seat, { camps: plus(plus(camps, event.from, -1), event.to, 1) }),
  });
}

/** The three camps go back to the board, which lowers the food limit. */
export function settlementBuilt(state: State, event: EventOf<'settlement-built'>): State {
  const player = playerOf(state, event.seat);
  const tiles = joints[event.joint] ?? [];
  return withChanges(state, {
    agenda: consumed(state, 'settlement', 1),
    settlements: changedAt(state.settlements, event.joint, () => event.seat),
    players: withPlayer(state, event.seat, {
      food: player.food - event.lost,
      campsLeft: player.campsLeft + tiles.length,
      camps: tiles.reduce<readonly number[]>((camps, tile) => plus(camps, tile, -1), player.camps),
      settlementsLeft: player.settlementsLeft - 1,
    }),
  });
}

export function megalithBuilt(state: State, event: EventOf<'megalith-built'>): State {
  const players = state.players.map((player, seat: Seat) => {
    const points = player.points + (event.points[seat] ?? 0);
    if (seat === event.seat) return changedPlayer(player, { points, built: player.built + 1 });
    return points === player.points ? player : changedPlayer(player, { points });
  });
  return withChanges(state, {
    agenda: consumed(state, event.arrow ? 'neutral' : 'megalith', 1),
    megaliths: changedAt(state.megaliths, event.spot, () => (event.neutral ? NEUTRAL : event.seat)),
    players,
  });
}
