import type { BySeat } from '../../../engine/rulebook.js';
import type { Good } from '../components/schema.js';
import type { CardUse, PartReport } from '../report.js';
import type { State } from '../state.js';
import { animalTilesOf, tilesOf } from '../tiles.js';
import { amountsOf, playedEffects } from './amounts.js';
import type { ScoringPart } from './parts.js';

type Counts = Pick<PartReport, 'amounts' | 'cards'>;

/** What a part of the scoring counts, cards included, and what becomes of the cards that belong to it. */
export function countsOf(state: State, part: ScoringPart): Counts {
  switch (part) {
    case 'fur':
    case 'fire': {
      const { amounts, cards } = amountsOf(state, part);
      return { amounts, cards: [...cards, ...forNobody(state, part, amounts)] };
    }
    case 'axe':
    case 'tusk':
    case 'meat': {
      const amounts = tilesOf(state, part);
      return { amounts, cards: forNobody(state, part, amounts) };
    }
    case 'animal':
      return { amounts: animalTilesOf(state), cards: [] };
    case 'trade':
      return {
        amounts: [],
        cards: playedEffects(state, 'trade-animal').map(({ card, seat }) => ({ card, seat })),
      };
    case 'reveal':
    case 'round-end':
      return { amounts: [], cards: [] };
  }
}

/** Cards for the most of something that nobody has. Where somebody has it, what the card brings is said by itself. */
function forNobody(state: State, good: Good, amounts: BySeat<number>): CardUse[] {
  if (amounts.some((amount) => amount > 0)) return [];
  return [...playedEffects(state, 'most-points'), ...playedEffects(state, 'most-animal')]
    .filter(({ effect }) => effect.good === good)
    .map(({ card }) => ({ card, seat: null }));
}
