import { pick, type Rng } from '../../../kernel/rng.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';
import { readTable } from './table.js';
import { weigh } from './weigh.js';

/** Weighs every action by rules of thumb, in points, and takes the best; what is equal is drawn for. */
export function bot(view: View, legal: readonly Action[], rng: Rng): Action {
  if (view.turn === null || legal.length === 1) return pick(legal, rng);
  const table = readTable(view, view.turn.seat);
  const weighing = weigh(table, legal);
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const worth = weighing(action);
    if (worth > most) [best, most] = [[action], worth];
    else if (worth === most) best.push(action);
  }
  return pick(best, rng);
}
