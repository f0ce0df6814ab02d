import type { Column } from '../components/effects.js';
import { neighbours } from '../hexes.js';
import type { Action } from '../steps/index.js';
import { bestInGround, slayWorth } from './animals.js';
import { workIn } from './columns.js';
import { campsOf, moveWorth } from './land.js';
import type { Table } from './table.js';
import { wayWorth, worthOf } from './worth.js';

/** What the top of the column costs in work; the cheapest way that the bot would want. */
function workWanted(table: Table): number {
  const { turn, columns } = table.view;
  const board = columns.find(({ column }) => column === turn?.station);
  if (board === undefined) return 0;
  const wanted = board.top.flatMap(({ pay }, way) => {
    const need = (code: string): number => pay.find((one) => one.pay === code)?.n ?? 0;
    const work = need('work');
    const worth = topWorth(table, way, campsOf(table));
    return work > 0 && worth > 0 && table.me.tools >= need('tool') && table.me.food >= need('food')
      ? [work]
      : [];
  });
  return wanted.length === 0 ? 0 : Math.min(...wanted);
}

/** Members are played as long as work is short of something worth having, and the hand can make it up. */
export function memberWorth(table: Table, legal: readonly Action[], id: string): number {
  const { turn } = table.view;
  const card = table.hand.find((one) => one.card === id);
  if (turn === null || card === undefined) return 0;
  if (turn.space !== 'top') return -1;
  const top = legal.some(
    (action) => action.type === 'top' && topWorth(table, action.way, campsOf(table)) > 0,
  );
  const wanted = workWanted(table);
  if (top || wanted === 0 || turn.work >= wanted) return -1;
  if (2 * workIn(table, turn.station as Column) < wanted) return -1;
  const bonus = card.ability?.when === turn.station ? 1 : 0;
  return 0.5 + 0.1 * card.work + bonus;
}

export function foodWorth(table: Table, legal: readonly Action[], to: number): number {
  const { turn, numbers } = table.view;
  const wanted = workWanted(table);
  if (turn === null || wanted === 0 || turn.work >= wanted) return -1;
  // Members come first: they come back.
  if (legal.some((one) => one.type === 'play-member' && memberWorth(table, legal, one.card) > 0)) return -1;
  const passed = numbers.workAt.filter((at) => at > to && at <= table.me.food).length;
  const short = Math.ceil((wanted - turn.work) / 2);
  const keep = turn.station === 'initiate' ? 1 : turn.station === 'migrate' ? 3 : 0;
  if (passed < short || to < keep) return -1;
  return 1 - 0.3 * (table.me.food - to) * worthOf(table, 'food');
}

export function topWorth(table: Table, way: number, camps: readonly number[]): number {
  const { turn, columns, ground, animalDeckSize } = table.view;
  const board = columns.find(({ column }) => column === turn?.station);
  const chosen = board?.top[way];
  if (chosen === undefined) return 0;
  const codes = chosen.get.map(({ gain }) => gain);
  if (codes.includes('animal')) return bestInGround(table) - 0.6;
  if (codes.includes('animal-reveal'))
    return ground.length === 0 && animalDeckSize > 0 && table.me.tools > 0 ? 0.3 : -0.5;
  if (codes.includes('move')) return bestMove(table, camps) > 0.1 ? 0.5 : -1;
  if (codes.includes('camp')) return table.roundsLeft > 0 && table.me.tools > 0 ? 0.6 : -0.2;
  return wayWorth(table, chosen) + 0.5;
}

// Asked for many times while one table is weighed.
const bestMoves = new WeakMap<Table, number>();

function bestMove(table: Table, camps: readonly number[]): number {
  const known = bestMoves.get(table);
  if (known !== undefined) return known;
  let best = 0;
  for (const [from, n] of camps.entries()) {
    if (n === 0) continue;
    for (const to of neighbours[from] ?? []) best = Math.max(best, moveWorth(table, camps, from, to));
  }
  bestMoves.set(table, best);
  return best;
}

export function middleWorth(table: Table): number {
  const { turn, columns } = table.view;
  const middle = columns.find(({ column }) => column === turn?.station)?.middle;
  if (middle === undefined) return 0;
  const codes = middle.get.map(({ gain }) => gain);
  if (codes.includes('slay')) {
    return Math.max(
      -1,
      ...table.me.animals.map(({ animal, alive }) => (alive > 0 ? slayWorth(table, animal) : -1)),
    );
  }
  return wayWorth(table, middle);
}
