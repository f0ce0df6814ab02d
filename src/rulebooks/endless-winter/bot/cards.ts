import { columns } from '../components/effects.js';
import type { CardView } from '../view-schema.js';
import { stationWorth } from './columns.js';
import type { Table } from './table.js';
import { wayWorth } from './worth.js';

export const cardWorth = (table: Table, card: CardView | undefined): number => {
  if (card === undefined) return 0;
  const ways = card.ability?.ways ?? [];
  const best = Math.max(0, ...ways.map((way) => wayWorth(table, way)));
  const often = Math.min(2, table.roundsLeft) * 0.6;
  return card.points + card.work * 0.25 * often + best * often;
};

/** What a card in the hand is worth to be kept for later. */
export function keeping(table: Table, id: string): number {
  const card =
    table.hand.find((one) => one.card === id) ??
    table.view.supplies.find((one) => one.card.card === id)?.card ??
    table.view.display.find((one) => one.card === id);
  if (card === undefined) return 0.3;
  const best = Math.max(0, ...(card.ability?.ways ?? []).map((way) => wayWorth(table, way)));
  return (card.work * 0.4 + best * 0.5) * (table.roundsLeft > 0 ? 1 : 0.3);
}

export function advancementWorth(table: Table, id: string): number {
  const card = table.hand.find((one) => one.card === id);
  if (card?.ability == null) return 0;
  const best = Math.max(...card.ability.ways.map((way) => wayWorth(table, way)));
  const played = (table.view.turn?.played.length ?? 0) > 0;
  const guarded = card.ability.when;
  if (guarded !== undefined) {
    const column = columns.find((one) => one === guarded);
    if (played || column === undefined) return -1;
    // A seat that plays it means to go there.
    return stationWorth(table, column) + 1 < bestStation(table) ? -1 : 0.5;
  }
  const price = played
    ? Math.min(...table.hand.filter((one) => one !== card).map((one) => keeping(table, one.card)))
    : 0;
  return best - price - 0.1;
}

const bestStation = (table: Table): number =>
  Math.max(...columns.map((column) => stationWorth(table, column)));

/** Members with an ability for the eclipse are laid; the others are of more use next round. */
export function layWorth(table: Table, id: string): number {
  const card = table.hand.find((one) => one.card === id);
  if (card === undefined || card.kind === 'advancement') return -1;
  const [way] = card.eclipse?.ways ?? [];
  const eclipse = way === undefined ? 0 : wayWorth(table, way);
  return eclipse + 0.15 * card.comparison - (table.roundsLeft > 0 ? 0.4 * card.work + 0.1 : 0);
}

export function recruitWorth(table: Table, member: string): number {
  const supply = table.view.supplies.find(({ card }) => card.card === member);
  if (supply === undefined) return 0;
  return supply.left === 0 ? 0 : cardWorth(table, supply.card);
}
