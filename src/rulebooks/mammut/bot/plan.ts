import type { Action } from '../schemas/action.js';
import { freeShare, MIDDLE, missingShares, nextSeat, ownerOf } from '../shares.js';
import { prospect } from './prospect.js';
import { extreme, playOut, sizesOf } from './rest.js';
import type { PlayedEffect, Table } from './table.js';

/** Something that a turn may come to: how it begins, and what the bot expects of it. */
export interface Plan {
  readonly action: Action;
  readonly at: readonly number[];
  readonly hope: number;
}

/** How sure the bot is that the others will rob whenever it pays. */
const BOLDNESS = 0.5;
/** How much more than a fair part the bot dares to hold; beyond that it likes a share less with every point. */
const MODEST = 1.2;

export function hopeOf(table: Table, at: readonly number[], cards: readonly PlayedEffect[]): number {
  const sizes = sizesOf(table, at);
  if (missingShares(sizes) === 0) return prospect(table, at, cards);
  const next = nextSeat(table.seats, sizes, table.me);
  const after = (bold: boolean): number => prospect(table, playOut(table, at, next, bold), cards);
  return BOLDNESS * after(true) + (1 - BOLDNESS) * after(false);
}

export function bestPlan(table: Table, cards: readonly PlayedEffect[] = table.cards): Plan | null {
  let best: Plan | null = null;
  for (const { action, at } of turns(table)) {
    const hope = hopeOf(table, at, cards) - temptation(table, at);
    if (best === null || hope > best.hope) best = { action, at, hope };
  }
  return best;
}

/**
 * A share that is worth far more than a fair part will be robbed, whatever the bot imagines: without this, bots
 * among themselves rob each other of everything, one tile less at a time.
 */
function temptation(table: Table, at: readonly number[]): number {
  const sizes = sizesOf(table, at);
  if (missingShares(sizes) === 0) return 0;
  const sums = sizes.map(() => 0);
  let all = 0;
  for (let place = 0; place < at.length; place += 1) {
    const share = at[place] ?? MIDDLE;
    const worth = table.worths[table.me]?.[place] ?? 0;
    all += worth;
    if (share !== MIDDLE) sums[share] = (sums[share] ?? 0) + worth;
  }
  const own = sums.filter((_, share) => ownerOf(table.seats, share) === table.me);
  return Math.max(0, Math.max(...own) - (MODEST * all) / sizes.length);
}

type Turn = Omit<Plan, 'hope'>;

function turns(table: Table): Turn[] {
  const { turn } = table.view;
  if (turn === null) return [];
  if (turn.doing === 'robbing')
    return returning(table, [...table.at], turn.share ?? 0, turn.chosen.length > 0);
  if (turn.doing === 'taking')
    return [{ action: { type: 'done' }, at: table.at }, ...taking(table, turn.share ?? 0)];
  const sizes = sizesOf(table, table.at);
  const own = freeShare(table.seats, sizes, table.me);
  if (own === null) return [];
  const rest = table.at.map((share) => (share === MIDDLE ? own : share));
  const fromMiddle: Turn[] =
    missingShares(sizes) === 1 ? [{ action: { type: 'take-rest' }, at: rest }] : taking(table, own);
  return [...(table.at.includes(MIDDLE) ? fromMiddle : []), ...robbing(table, sizes, own)];
}

/** The best tile of the middle, or the best two, three … of them. */
function taking(table: Table, own: number): Turn[] {
  const worths = table.worths[table.me] ?? [];
  const at = [...table.at];
  const found: Turn[] = [];
  let action: Action | null = null;
  for (;;) {
    const place = extreme(at, MIDDLE, worths, 1);
    if (place < 0) return found;
    at[place] = own;
    action ??= { type: 'take', place };
    found.push({ action, at: [...at] });
  }
}

function robbing(table: Table, sizes: readonly number[], own: number): Turn[] {
  return sizes.flatMap((size, share): Turn[] => {
    if (size < 2 || ownerOf(table.seats, share) === table.me) return [];
    const at = table.at.map((where) => (where === share ? own : where));
    return returning(table, at, own, false).map((turn) => ({ action: { type: 'rob', share }, at: turn.at }));
  });
}

/** The worst tile of a robbed share goes back, or the worst two, three … of them. */
function returning(table: Table, at: number[], own: number, any: boolean): Turn[] {
  const worths = table.worths[table.me] ?? [];
  const found: Turn[] = any ? [{ action: { type: 'done' }, at: [...at] }] : [];
  let left = at.filter((share) => share === own).length;
  let action: Action | null = null;
  while (left > 1) {
    const place = extreme(at, own, worths, -1);
    at[place] = MIDDLE;
    left -= 1;
    action ??= { type: 'return', place };
    found.push({ action, at: [...at] });
  }
  return found;
}
