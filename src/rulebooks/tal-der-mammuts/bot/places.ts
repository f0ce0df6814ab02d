import { besideOf, NOWHERE } from '../board.js';
import type { Action } from '../steps/index.js';
import type { Table } from './table.js';

/** A first camp lies where there is food around it, in the plain if possible. */
export function placeFor(table: Table, legal: readonly Action[]): Action | null {
  return bestOf(legal, (action) => {
    if (action.type !== 'place-camp' && action.type !== 're-enter') return Number.NEGATIVE_INFINITY;
    const here = table.view.board[action.hex];
    let worth = 3 * (table.income[action.hex] ?? 0) + (here?.terrain === 'plain' ? 4 : 0);
    for (let direction = 0; direction < 6; direction += 1) {
      const hex = besideOf(action.hex, direction);
      if (hex === NOWHERE) continue;
      worth += table.income[hex] ?? 0;
      const foes = table.spots[hex]?.foes.reduce((sum, foe) => sum + foe.warriors, 0) ?? 0;
      worth -= foes;
    }
    return worth;
  });
}

/** Warriors from the largest crowd go first; the last woman of a camp last of all. */
export function toLose(table: Table, legal: readonly Action[]): Action | null {
  return bestOf(legal, (action) => {
    if (action.type !== 'lose' && action.type !== 'starve') return action.type === 'flee' ? -20 : -100;
    const spot = table.spots[action.hex];
    if (spot === undefined) return -100;
    const crowd = spot.warriors + spot.women;
    const earned = crowd === 1 ? (table.income[action.hex] ?? 0) : 0;
    if (action.figure === 'warrior') return crowd - 3 * earned - (spot.warriors === 1 && spot.mine ? 2 : 0);
    const lastOfCamp = spot.mine && spot.women === 1;
    return crowd - 4 - 3 * earned - (lastOfCamp ? 40 : 0);
  });
}

export function bestOf(legal: readonly Action[], worth: (action: Action) => number): Action | null {
  let best: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = worth(action);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}
