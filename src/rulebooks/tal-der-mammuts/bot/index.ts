import { pick, type Rng } from '../../../kernel/rng.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';
import { cardToPlay } from './cards.js';
import { placeFor, toLose } from './places.js';
import { readTable } from './table.js';
import { bestStep } from './walk.js';

/*
 * The bot spreads its people over hexes that feed them, keeps a woman in every camp, sends out couples for new
 * camps, and goes where fights are likely to pay.
 */
export function bot(view: View, legal: readonly Action[], rng: Rng): Action {
  const me = view.viewer;
  if (me === null || legal.length === 1) return pick(legal, rng);
  return choice(view, me, legal) ?? restOf(legal) ?? pick(legal, rng);
}

function choice(view: View, me: number, legal: readonly Action[]): Action | null {
  const table = readTable(view, me);
  switch (view.step) {
    case 'place-camp':
    case 're-enter':
      return placeFor(table, legal);
    case 'move':
      return cardToPlay(table, legal) ?? bestStep(table, legal);
    case 'nature-window':
    case 'fight-window':
    case 'food-window':
    case 'birth-window':
      return cardToPlay(table, legal);
    case 'lose-figure':
    case 'feed':
      return toLose(table, legal);
    case 'take-camp':
      return oneOf(legal, 'keep') ?? null;
    case 'sow':
      return (view.tribes[me]?.food ?? 0) > 0 ? (oneOf(legal, 'sow') ?? null) : null;
    case 'found':
      return oneOf(legal, 'found') ?? null;
    case 'take-fire':
      return oneOf(legal, 'take-fire') ?? null;
    case 'choose-fight':
      return legal[0] ?? null;
    default:
      return null;
  }
}

export const oneOf = <Type extends Action['type']>(
  legal: readonly Action[],
  type: Type,
): Extract<Action, { type: Type }> | undefined =>
  legal.find((action): action is Extract<Action, { type: Type }> => action.type === type);

const restOf = (legal: readonly Action[]): Action | undefined => oneOf(legal, 'done') ?? oneOf(legal, 'pass');
