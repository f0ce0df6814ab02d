import type { Figure } from '../fields.js';
import type { Action } from '../steps/index.js';
import { type Table, waysFrom } from './table.js';
import { worthOf } from './worth.js';

/** Less than this is not worth a step. */
export const ENOUGH = 0.25;
const STEPS = 2;

/** The step that leads to the best place for a figure, or null when all stand well. */
export function bestStep(table: Table, legal: readonly Action[]): Action | null {
  let best: Action | null = null;
  let most = ENOUGH;
  for (const action of legal) {
    const gain = gainOf(table, action);
    if (gain > most) {
      most = gain;
      best = action;
    }
  }
  return best ?? settle(table, legal);
}

/** The most that any step gains. */
export const bestGain = (table: Table, legal: readonly Action[]): number =>
  legal.reduce((most, action) => Math.max(most, gainOf(table, action)), 0);

/** What a step gains, with those that may follow it. */
function gainOf(table: Table, action: Action): number {
  const walk = table.view.walk;
  if (action.type === 'move') {
    const march = walk?.marches.find(({ hex }) => hex === action.from);
    const left = march?.steps ?? STEPS;
    return journey(table, action, left - 1, walk?.paths.includes(action.from) === true);
  }
  if (action.type !== 'go-on' || walk === null || walk.walker === null) return 0;
  const { figure, hex, left, path } = walk.walker;
  return journey(table, { figure, from: hex, to: action.to }, left - 1, path);
}

export interface Departure {
  readonly figure: Figure;
  readonly from: number;
  readonly to: number;
}

/** What a figure gains that goes to a hex, and on from there if that is better. */
export function journey(table: Table, { figure, from, to }: Departure, left: number, path: boolean): number {
  const leaving = change(table, figure, from, -1);
  let gain = leaving + change(table, figure, to, 1);
  const known = new Set([from, to]);
  let reached = [to];
  for (let step = 1; step <= left; step += 1) {
    const next: number[] = [];
    for (const hex of reached) {
      if (!isOpen(table, hex, path)) continue;
      for (const on of waysFrom(table, hex)) {
        if (known.has(on)) continue;
        known.add(on);
        next.push(on);
        // Going on is a little worse than being there, as it takes a step more.
        gain = Math.max(gain, leaving + change(table, figure, on, 1) - 0.1 * step);
      }
    }
    reached = next;
  }
  return gain;
}

/** Whether a figure may go on from a hex. */
function isOpen({ view, spots }: Table, hex: number, path: boolean): boolean {
  const spot = spots[hex];
  const company = (spot?.foes.length ?? 0) + (spot?.animals.length ?? 0);
  return (path || view.board[hex]?.terrain !== 'mountain') && company === 0 && view.event !== 'blizzard';
}

function change(table: Table, figure: Figure, hex: number, amount: number): number {
  const spot = table.spots[hex];
  if (spot === undefined) return 0;
  const { warriors, women } = spot;
  const before = worthOf(table, hex, warriors, women);
  return figure === 'warrior'
    ? worthOf(table, hex, warriors + amount, women) - before
    : worthOf(table, hex, warriors, women + amount) - before;
}

/** A woman too many in a camp and a warrior beside her set out together for a new one. */
function settle(table: Table, legal: readonly Action[]): Action | null {
  if (table.camps >= table.view.options.most.camps) return null;
  let best: Action | null = null;
  let most = 0;
  for (const action of legal) {
    if (action.type !== 'move') continue;
    const [from, to] = [table.spots[action.from], table.spots[action.to]];
    if (from === undefined || to === undefined || from.warriors === 0 || from.women === 0) continue;
    if (from.mine && from.women < 2) continue;
    if (!from.mine && from.warriors === 1 && from.women === 1) continue;
    if (to.mine || to.foreignCamp || to.foes.length > 0 || to.animals.length > 0) continue;
    if (to.warriors + to.women > 0 || action.figure !== 'warrior') continue;
    const worth = 1 + (table.income[action.to] ?? 0);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}
