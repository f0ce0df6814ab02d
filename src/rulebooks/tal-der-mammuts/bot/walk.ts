import type { Action } from '../steps/index.js';
import { type Table, waysFrom } from './table.js';
import { worthOf } from './worth.js';

const ENOUGH = 0.25;

/** The step that leads to the best place for a figure, or null when all stand well. */
export function bestStep(table: Table, legal: readonly Action[]): Action | null {
  const walker = table.view.walk?.walker ?? null;
  let best: Action | null = null;
  let most = ENOUGH;
  for (const action of legal) {
    if (action.type !== 'move' && action.type !== 'go-on') continue;
    const from = action.type === 'move' ? action.from : (walker?.hex ?? -1);
    const figure = action.type === 'move' ? action.figure : (walker?.figure ?? 'warrior');
    const further = action.type === 'move' && mayGoOn(table, action.to);
    const gain = gainOf(table, figure, from, action.to, further);
    if (gain > most) {
      most = gain;
      best = action;
    }
  }
  return best ?? settle(table, legal);
}

const mayGoOn = ({ view, spots }: Table, hex: number): boolean => {
  const spot = spots[hex];
  const company = (spot?.foes.length ?? 0) + (spot?.animals.length ?? 0);
  return view.board[hex]?.terrain !== 'mountain' && company === 0 && view.event !== 'blizzard';
};

/** What a figure gains by ending there, or one step further. */
function gainOf(
  table: Table,
  figure: 'warrior' | 'woman',
  from: number,
  to: number,
  further: boolean,
): number {
  const leaving = change(table, figure, from, -1);
  let gain = leaving + change(table, figure, to, 1);
  if (!further) return gain;
  // Going on is a little worse than being there, as it takes a step more.
  for (const next of waysFrom(table, to))
    if (next !== from) gain = Math.max(gain, leaving + change(table, figure, next, 1) - 0.1);
  return gain;
}

function change(table: Table, figure: 'warrior' | 'woman', hex: number, amount: number): number {
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
