import { memo } from '../../engine/memo.js';
import type { Components, DarkCard, LightCard } from './components/schema.js';
import type { Colour } from './fields.js';

export type Card = (LightCard & { readonly colour: 'light' }) | (DarkCard & { readonly colour: 'dark' });

/** Lookups of the rules, made once for each set of components and kept outside the state. */
export interface Atlas {
  readonly regions: readonly number[];
  /** By region; nothing at 0. */
  readonly neighbours: readonly (readonly number[])[];
  readonly byLandscape: ReadonlyMap<string, readonly number[]>;
  readonly cards: ReadonlyMap<string, Card>;
}

export const atlasOf = memo((components: Components): Atlas => {
  const { terrain, borders, landscapes, lightCards, darkCards } = components;
  const regions = terrain.values.map((_, index) => index + 1);
  const beyond = (region: number): number[] =>
    borders.values.flatMap(([a = 0, b = 0]) => (a === region ? [b] : b === region ? [a] : []));
  return {
    regions,
    neighbours: [[], ...regions.map((region) => [...new Set(beyond(region))].sort((a, b) => a - b))],
    byLandscape: new Map(
      landscapes.values.map(({ id }) => [id, regions.filter((region) => terrain.values[region - 1] === id)]),
    ),
    cards: new Map<string, Card>([
      ...lightCards.values.map((card) => [card.id, { ...card, colour: 'light' }] as const),
      ...darkCards.values.map((card) => [card.id, { ...card, colour: 'dark' }] as const),
    ]),
  };
});

export const areNeighbours = (components: Components, a: number, b: number): boolean =>
  atlasOf(components).neighbours[a]?.includes(b) ?? false;

export function cardOf(components: Components, id: string): Card {
  const card = atlasOf(components).cards.get(id);
  if (card === undefined) throw new Error(`no such card: ${id}`);
  return card;
}

export const colourOf = (components: Components, id: string): Colour => cardOf(components, id).colour;
