import { pick, type Rng } from '../../../kernel/rng.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';
import { animalToChoose } from './animals.js';
import { cardToPlay, shareToReturn, tileToFlip, tileToPeek } from './cards.js';
import { bestPlan } from './plan.js';
import { readTable, type Table } from './table.js';

/*
 * For every way in which its turn could go, the bot imagines how the others would divide what is left and how
 * the loot would then be scored; it begins the way that leaves it furthest ahead.
 */
export function bot(view: View, legal: readonly Action[], rng: Rng): Action {
  const [only, ...others] = legal;
  if (only !== undefined && others.length === 0) return only;
  const wanted = view.turn === null ? null : choice(readTable(view, view.turn.seat), legal);
  const done = legal.find(({ type }) => type === 'done');
  return legal.find((action) => isSame(action, wanted)) ?? done ?? pick(legal, rng);
}

function choice(table: Table, legal: readonly Action[]): Action | null {
  switch (table.view.turn?.doing) {
    case 'dividing': {
      const plan = bestPlan(table);
      return plan && (cardToPlay(table, legal, plan) ?? plan.action);
    }
    case 'taking':
    case 'robbing':
      return bestPlan(table)?.action ?? null;
    case 'peeking':
      return tileToPeek(table, legal);
    case 'flipping':
      return tileToFlip(table, legal);
    case 'returning':
      return shareToReturn(table, legal);
    case 'choosing':
    case 'trading':
      return animalToChoose(table, legal);
    case undefined:
      return null;
  }
}

function isSame(action: Action, wanted: Action | null): boolean {
  if (wanted === null || action.type !== wanted.type) return false;
  const fields = Object.entries(action);
  const other: Record<string, unknown> = { ...wanted };
  return fields.every(([name, value]) => other[name] === value);
}
