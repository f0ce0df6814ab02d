import type { Provenance } from '../../engine/components.js';
import { memo } from '../../engine/memo.js';
import type { Ability, Group } from './components/effects.js';
import type { Animal, Chief, Components, Parts, SetupCard, Stone } from './components/schema.js';

type Source = { readonly provenance: Provenance };

/** What can be in a pile of cards. */
export interface Card {
  readonly id: string;
  readonly kind: 'member' | 'advancement';
  readonly work: number;
  readonly comparison: number;
  readonly ability: Ability | null;
  readonly eclipse: Ability | null;
  readonly points: number;
  /** Where its name comes from, and single values of it. */
  readonly provenance: Provenance;
  readonly parts?: Parts;
  /** The supply that it comes from; -1 for all others. */
  readonly supply: number;
}

export interface Catalogue {
  readonly cards: ReadonlyMap<string, Card>;
  readonly animals: ReadonlyMap<string, number>;
  readonly terrains: ReadonlyMap<string, { readonly income: Group; readonly glacier: boolean }>;
  readonly chiefs: ReadonlyMap<string, Chief>;
  readonly setupCards: ReadonlyMap<string, SetupCard>;
  readonly stones: ReadonlyMap<string, Stone & { readonly age: 1 | 2 }>;
  readonly finds: ReadonlyMap<string, Group>;
  readonly restTiles: ReadonlyMap<string, Group>;
  readonly jokers: readonly boolean[];
}

const sourceOf = (group: Source, { provenance = group.provenance }: Partial<Source>): Source => ({
  provenance,
});

/** Looks up what a pack has. */
export const catalogueOf = memo((components: Components): Catalogue => {
  const { advancements, members, startCards, stones } = components;
  const blank = { work: 0, comparison: 0, eclipse: null, supply: -1 };
  const cards: Card[] = [
    ...members.values.map((member, supply) => ({
      ...sourceOf(members, member),
      ...member,
      kind: 'member' as const,
      supply,
    })),
    ...startCards.values.map((card) => ({ ...sourceOf(startCards, card), ...card, supply: -1 })),
    ...[...advancements.values.one, ...advancements.values.two].map((card) => ({
      ...blank,
      provenance: advancements.provenance,
      id: card.id,
      kind: 'advancement' as const,
      ability: card.ability,
      points: card.points,
    })),
  ];
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Map<string, Item> =>
    new Map(items.map((item) => [item.id, item]));
  return {
    cards: byId(cards),
    animals: new Map(components.animals.values.map(({ id }, index) => [id, index])),
    terrains: byId(components.terrains.values),
    chiefs: byId(components.chiefs.values),
    setupCards: byId(components.setupCards.values),
    stones: byId([
      ...stones.values.one.map((stone) => ({ ...stone, age: 1 as const })),
      ...stones.values.two.map((stone) => ({ ...stone, age: 2 as const })),
    ]),
    finds: new Map(components.iceFinds.values.map(({ id, gain }) => [id, gain])),
    restTiles: new Map(components.restTiles.values.map(({ id, gain }) => [id, gain])),
    jokers: components.animals.values.map((animal: Animal) => animal.joker),
  };
});

export function cardOf(components: Components, id: string): Card {
  const card = catalogueOf(components).cards.get(id);
  if (card === undefined) throw new Error(`no such card: ${id}`);
  return card;
}

export function stoneOf(components: Components, id: string): Stone & { readonly age: 1 | 2 } {
  const stone = catalogueOf(components).stones.get(id);
  if (stone === undefined) throw new Error(`no such stone: ${id}`);
  return stone;
}

export function animalIndex(components: Components, id: string): number {
  const index = catalogueOf(components).animals.get(id);
  if (index === undefined) throw new Error(`no such animal: ${id}`);
  return index;
}
