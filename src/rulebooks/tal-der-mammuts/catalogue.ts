import { memo } from '../../engine/memo.js';
import type { CardEffect, Components, EventCard, EventEffect, SpecialCard } from './components/schema.js';

export type Season = 'summer' | 'winter';

/** Rows of the components found by id, computed once for each pack. */
export interface Catalogue {
  /** The species of each tile, by the row of the species; the reserve comes last. */
  readonly speciesOf: readonly number[];
  readonly letterOf: readonly (string | null)[];
  readonly cards: ReadonlyMap<string, SpecialCard>;
  readonly cardIds: readonly string[];
  readonly events: ReadonlyMap<string, EventCard>;
  readonly speciesRow: ReadonlyMap<string, number>;
}

export const catalogueOf = memo((components: Components): Catalogue => {
  const speciesRow = new Map(components.species.values.map(({ id }, row) => [id, row]));
  const lettered = components.animalTiles.values.flatMap(({ species, letters }) =>
    letters.map((letter) => ({ species: speciesRow.get(species) ?? 0, letter })),
  );
  const { species, tiles } = components.reserve.values;
  const reserve = Array<number>(tiles).fill(speciesRow.get(species) ?? 0);
  const events = [...components.summerEvents.values, ...components.winterEvents.values];
  return {
    speciesOf: [...lettered.map((tile) => tile.species), ...reserve],
    letterOf: [...lettered.map((tile) => tile.letter), ...reserve.map(() => null)],
    cards: new Map(components.specialCards.values.map((card) => [card.id, card])),
    cardIds: components.specialCards.values.map(({ id }) => id),
    events: new Map(events.map((card) => [card.id, card])),
    speciesRow,
  };
});

export const eventsOf = (components: Components, season: Season): readonly EventCard[] =>
  season === 'summer' ? components.summerEvents.values : components.winterEvents.values;

export function cardEffect(components: Components, card: string): CardEffect {
  const found = catalogueOf(components).cards.get(card);
  if (found === undefined) throw new Error(`no such card: ${card}`);
  return found.effect;
}

export function eventEffect(components: Components, event: string): EventEffect {
  const found = catalogueOf(components).events.get(event);
  if (found === undefined) throw new Error(`no such event: ${event}`);
  return found.effect;
}
