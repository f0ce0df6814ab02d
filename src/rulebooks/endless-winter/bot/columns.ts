import type { Column } from '../components/effects.js';
import type { Station } from '../fields.js';
import { bestInGround, bestToSlay } from './animals.js';
import { campsOf, stepsToSettle } from './land.js';
import { bestStone } from './stones.js';
import type { Table } from './table.js';
import { groupWorth, worthOf } from './worth.js';

/** Work that the hand and some food would yield in a column. */
export function workIn({ hand, view, me }: Table, column: Column): number {
  let halves = view.turn?.work ?? 0;
  for (const { kind, work, ability } of hand) {
    if (kind !== 'member') continue;
    halves += work;
    const fits = ability !== null && (ability.when === undefined || ability.when === column);
    const [way] = ability?.ways ?? [];
    if (fits && way?.pay.length === 0) {
      for (const { gain, n } of way.get) if (gain === 'work') halves += n;
    }
  }
  const passed = view.numbers.workAt.filter((at) => at <= me.food && at > 2).length;
  return Math.floor(halves / 2) + passed;
}

/** What a turn with a figure in each place promises. */
export function stationWorth(table: Table, station: Station): number {
  const { view, me } = table;
  if (station === 'rest') {
    const rest = 0.8 + worthOf(table, 'draw') + bestToSlay(table);
    return rest + (view.rest?.open != null && view.resting === 0 ? 1.5 : 0);
  }
  const board = view.columns.find(({ column }) => column === station);
  const bottom = board?.figures === 0 ? groupWorth(table, board.bottom) : 0;
  return bottom + columnWorth(table, station, workIn(table, station), me.tools);
}

function columnWorth(table: Table, column: Column, work: number, tools: number): number {
  const { view, me } = table;
  switch (column) {
    case 'initiate': {
      const recruits = Math.min(work, tools, view.supplies.length);
      const middle = me.food > 0 ? worthOf(table, 'recruit-discard') + worthOf(table, 'bury') - 0.4 : 0;
      return recruits * (worthOf(table, 'recruit') - 0.7) + middle;
    }
    case 'develop': {
      const taken = Math.min(Math.floor(work / 3), Math.max(1, view.display.length));
      return taken * worthOf(table, 'advancement') + bestStone(table);
    }
    case 'migrate': {
      const camps = campsOf(table);
      const placed = Math.min(tools, me.campsLeft, 2);
      const settles = me.food >= 3 && stepsToSettle(table, camps, placed) <= work;
      const settle = settles ? worthOf(table, 'settlement') - 1 : 0;
      return placed * 0.4 + work * worthOf(table, 'move') + settle;
    }
    case 'hunt': {
      const animals = Math.min(work, tools, Math.max(1, view.ground.length));
      return animals * (Math.max(1, bestInGround(table)) - 0.7) + bestToSlay(table);
    }
  }
}
