import { besideOf, NOWHERE } from '../board.js';
import type { Figure } from '../fields.js';
import type { Action } from '../steps/index.js';
import { odds } from './odds.js';
import type { Spot, Table } from './table.js';
import { shelterOn } from './worth.js';

/** A first camp lies where there is food around it, in a cave or on a plain. */
export function placeFor(table: Table, legal: readonly Action[]): Action | null {
  return bestOf(legal, (action) => {
    if (action.type !== 'place-camp' && action.type !== 're-enter') return Number.NEGATIVE_INFINITY;
    const here = table.view.board[action.hex];
    let worth = 3 * (table.income[action.hex] ?? 0) + (here === undefined ? 0 : groundWorth(here));
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

/** A cave withstands animals that kill a village, and a village in the plain has a harvest. */
function groundWorth({ terrain, volcano }: Table['view']['board'][number]): number {
  if (terrain === 'plain') return 4;
  return terrain === 'mountain' && !volcano ? 5 : 0;
}

/** Those go first of whom there are most; then the last warrior beside women, and the last woman of a camp. */
export function toLose(table: Table, legal: readonly Action[]): Action | null {
  const flees = isHopeless(table);
  return bestOf(legal, (action) => {
    const hex = action.type === 'flee' ? table.view.fight?.hex : 'hex' in action ? action.hex : undefined;
    const spot = hex === undefined ? undefined : table.spots[hex];
    if (spot === undefined || hex === undefined || !('figure' in action)) return -100;
    if (action.type === 'flee' && !flees) return -100;
    const kept = toKeep(table, spot, hex, action.figure);
    return action.type === 'flee' ? kept + 50 + (table.income[action.hex] ?? 0) : kept;
  });
}

/** Whether a fight is better left, as what remains would hardly win it. */
function isHopeless(table: Table): boolean {
  const { fight } = table.view;
  const spot = fight === null ? undefined : table.spots[fight.hex];
  if (fight === null || spot === undefined) return false;
  const { warriors, women } = spot;
  const left = warriors + women - 1;
  if (left === 0) return false;
  const foes = spot.foes.reduce((sum, foe) => sum + foe.warriors, 0);
  const herd = spot.animals.find(({ species }) => species === fight.species)?.count ?? 0;
  const shelter = spot.mine ? shelterOn(table, fight.hex) : 0;
  const chance =
    fight.kind === 'animals'
      ? odds(warriors - (women > 0 ? 0 : 1), Math.max(0, women - 1), herd, shelter).won
      : odds(warriors - 1, 0, foes, shelter).won;
  return chance < (spot.mine ? 0.15 : 0.4);
}

/** Women alone are taken without a fight, so the last warrior beside them stays as long as there is another choice. */
const GUARD = 10;

function toKeep(table: Table, spot: Spot, hex: number, figure: Figure): number {
  const crowd = spot.warriors + spot.women;
  const earned = crowd === 1 ? (table.income[hex] ?? 0) : 0;
  const guards = spot.warriors === 1 && (spot.mine || spot.women > 0);
  if (figure === 'warrior') return crowd - 3 * earned - (guards ? GUARD : 0);
  const lastOfCamp = spot.mine && spot.women === 1;
  return crowd - 4 - 3 * earned - (lastOfCamp ? 40 : 0);
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
