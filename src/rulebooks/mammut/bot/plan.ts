import { freeShare, MIDDLE, missingShares, nextSeat, ownerOf, sharesInAll } from '../shares.js';
import type { Action } from '../steps/index.js';
import { prospect } from './prospect.js';
import { playOut, sizesOf } from './rest.js';
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
/** Nothing that is hoped for makes up for so much of it. */
const TOO_MUCH = 10;

export function hopeOf(table: Table, at: readonly number[], cards: readonly PlayedEffect[]): number {
  const sizes = sizesOf(table, at);
  if (missingShares(sizes) === 0) return prospect(table, at, cards);
  const next = nextSeat(table.seats, sizes, table.me);
  const bold = playOut(table, at, next, true);
  const boldly = prospect(table, bold.at, cards);
  if (!bold.bold) return boldly;
  const meekly = prospect(table, playOut(table, at, next, false).at, cards);
  return BOLDNESS * boldly + (1 - BOLDNESS) * meekly;
}

export function bestPlan(table: Table, cards: readonly PlayedEffect[] = table.cards): Plan | null {
  let best: Plan | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { action, at, temptation } of turns(table)) {
    const hope = hopeOf(table, at, cards);
    if (hope - temptation <= most) continue;
    most = hope - temptation;
    best = { action, at, hope };
  }
  return best;
}

interface Turn extends Omit<Plan, 'hope'> {
  readonly temptation: number;
}

function turns(table: Table): Turn[] {
  const { turn } = table.view;
  if (turn === null) return [];
  if (turn.doing === 'robbing')
    return returning(table, [...table.at], turn.share ?? 0, turn.chosen.length > 0);
  if (turn.doing === 'taking') {
    const own = turn.share ?? 0;
    return [
      { action: { type: 'done' }, at: table.at, temptation: temptationOf(table, table.at, own) },
      ...taking(table, own),
    ];
  }
  const sizes = sizesOf(table, table.at);
  const own = freeShare(table.seats, sizes, table.me);
  if (own === null) return [];
  const rest = table.at.map((share) => (share === MIDDLE ? own : share));
  const fromMiddle: Turn[] =
    missingShares(sizes) === 1
      ? [{ action: { type: 'take-rest' }, at: rest, temptation: 0 }]
      : taking(table, own);
  return [...(table.at.includes(MIDDLE) ? fromMiddle : []), ...robbing(table, sizes, own)];
}

/** The best tile of the middle, or the best two, three … of them. */
function taking(table: Table, own: number): Turn[] {
  const at = [...table.at];
  const found: Turn[] = [];
  let action: Action | null = null;
  for (const place of table.orders[table.me] ?? []) {
    if (at[place] !== MIDDLE) continue;
    at[place] = own;
    action ??= { type: 'take', place };
    const temptation = temptationOf(table, at, own);
    if (temptation > TOO_MUCH && found.length > 0) break;
    found.push({ action, at: [...at], temptation });
  }
  return found;
}

function robbing(table: Table, sizes: readonly number[], own: number): Turn[] {
  return sizes.flatMap((size, share): Turn[] => {
    if (size < 2 || ownerOf(table.seats, share) === table.me) return [];
    const at = table.at.map((where) => (where === share ? own : where));
    return returning(table, at, own, false).map((turn) => ({ ...turn, action: { type: 'rob', share } }));
  });
}

/** The worst tile of a robbed share goes back, or the worst two, three … of them. */
function returning(table: Table, at: number[], own: number, any: boolean): Turn[] {
  const found: Turn[] = any
    ? [{ action: { type: 'done' }, at: [...at], temptation: temptationOf(table, at, own) }]
    : [];
  let left = at.filter((share) => share === own).length;
  let action: Action | null = null;
  for (const place of [...(table.orders[table.me] ?? [])].reverse()) {
    if (left === 1) break;
    if (at[place] !== own) continue;
    at[place] = MIDDLE;
    left -= 1;
    action ??= { type: 'return', place };
    const temptation = temptationOf(table, at, own);
    if (temptation <= TOO_MUCH || left === 1) found.push({ action, at: [...at], temptation });
  }
  return found;
}

/**
 * A share that is worth far more than a fair part will be robbed, whatever the bot imagines: without this, bots
 * among themselves rob each other of everything, one tile less at a time.
 */
function temptationOf(table: Table, at: readonly number[], own: number): number {
  const worths = table.worths[table.me] ?? [];
  let all = 0;
  let mine = 0;
  for (let place = 0; place < at.length; place += 1) {
    all += worths[place] ?? 0;
    if (at[place] === own) mine += worths[place] ?? 0;
  }
  return Math.max(0, mine - (MODEST * all) / sharesInAll(table.seats));
}
