import type { Action } from '../steps/index.js';
import { bestOf } from './places.js';
import type { Table } from './table.js';

const HARMFUL: readonly string[] = [
  'forest-fire',
  'flood',
  'eruption',
  'earthquake',
  'avalanche',
  'spoiled-stores',
];

/** A card worth playing now, or null. Cards are known by the ids of the usual pack; others stay in the hand. */
export function cardToPlay(table: Table, legal: readonly Action[]): Action | null {
  const best = bestOf(legal, (action) => ('card' in action ? worthOf(table, action) : 0));
  return best !== null && 'card' in best && worthOf(table, best) > 0 ? best : null;
}

function worthOf(table: Table, action: Action): number {
  if (!('card' in action)) return 0;
  const { fight, event } = table.view;
  const spot = fight === null ? undefined : table.spots[fight.hex];
  const herd = spot?.animals.find(({ species }) => species === fight?.species)?.count ?? 0;
  const foes = spot?.foes.reduce((sum, foe) => sum + foe.warriors, 0) ?? 0;
  const lead = (spot?.warriors ?? 0) - (fight?.kind === 'animals' ? herd : foes);
  switch (action.card) {
    case 'palisade':
      return 1;
    case 'elopement':
      return 5;
    case 'shaman':
      return event !== null && HARMFUL.includes(event) ? 2 : 0;
    case 'flint-club':
    case 'hunters-chant':
    case 'torch':
      return lead <= 1 ? 3 : 0;
    case 'pit-trap':
      return 4;
    case 'ambush':
      return 5;
    case 'amazons':
      return (spot?.women ?? 0) > 0 && lead <= 1 ? 2 : 0;
    case 'smoked-meat':
      return herd > 1 ? 1 : 0;
    case 'good-catch':
    case 'roots-and-berries':
      return table.hungry ? 2 : 0;
    case 'food-theft':
    case 'cannibals':
    case 'fertility':
      return 3;
    default:
      return 0;
  }
}
