import { describe, expect, it } from 'vitest';
import type { Components } from '../../../src/rulebooks/mammut/components/schema.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { isAnimal } from '../../../src/rulebooks/mammut/tiles.js';
import { config } from './support.js';

const { components } = mammut;
const flawsOf = (change: Partial<Components>, seats = 5) =>
  (mammut.flaws?.(config(seats, { ...components, ...change })) ?? []).map(({ pointer }) => pointer);

describe('Components', () => {
  it('have 31 loot tiles with two different faces each', () => {
    const tiles = components.tiles.values;
    expect(tiles.reduce((sum, { copies }) => sum + copies, 0)).toBe(31);
    for (const { faces } of tiles) expect(faces[0]).not.toBe(faces[1]);
  });

  it('show, over all 62 faces: 12 meat, 10 fur, 10 tusks, 9 fire, 8 question marks, 7 animals, 6 axes', () => {
    const count: Record<string, number> = {};
    for (const { faces, copies } of components.tiles.values) {
      for (const face of faces) {
        const name = isAnimal(face) ? 'animal' : face;
        count[name] = (count[name] ?? 0) + copies;
      }
    }
    expect(count).toEqual({ meat: 12, fur: 10, tusk: 10, fire: 9, question: 8, animal: 7, axe: 6 });
  });

  it('have 19 cards: 8 loot cards and 11 scoring cards', () => {
    const copiesOf = (loot: boolean) =>
      components.cards.values
        .filter(({ effect }) => ['peek', 'flip', 'return-shares'].includes(effect.type) === loot)
        .reduce((sum, { copies }) => sum + copies, 0);
    expect([copiesOf(true), copiesOf(false)]).toEqual([8, 11]);
  });

  it('have as many of each card as the rules say, each with its numbers', () => {
    const rows = components.cards.values.map(({ copies, effect }) => ({ copies, ...effect }));
    expect(rows).toEqual([
      { copies: 3, type: 'peek', tiles: 2 },
      { copies: 3, type: 'flip', tiles: 2 },
      { copies: 2, type: 'return-shares' },
      { copies: 2, type: 'counts-as', whom: 'owner', good: 'fur' },
      { copies: 2, type: 'trade-animal' },
      { copies: 1, type: 'per-axe', points: 2 },
      { copies: 1, type: 'most-points', good: 'fur', points: 4 },
      { copies: 1, type: 'most-animal', good: 'fur' },
      { copies: 1, type: 'counts-as', whom: 'most-axe', good: 'fur' },
      { copies: 1, type: 'most-points', good: 'tusk', points: 4 },
      { copies: 1, type: 'counts-as', whom: 'most-tusk', good: 'fire' },
      { copies: 1, type: 'counts-as', whom: 'most-axe', good: 'fire' },
    ]);
  });

  it('have five each of seven kinds of animals, each kind on one tile', () => {
    expect(components.animals.values).toHaveLength(7);
    expect(components.animalCopies.values).toBe(5);
    for (const { id } of components.animals.values) {
      expect(components.tiles.values.filter(({ faces }) => faces.includes(id))).toHaveLength(1);
    }
  });

  it('say which values are our own reconstruction', () => {
    const reconstructed = Object.entries(components).filter(
      ([, { provenance }]) => provenance === 'reconstructed',
    );
    expect(reconstructed.map(([group]) => group)).toEqual(['tiles', 'animals']);
  });
});

describe("An owner's own pack", () => {
  const { tiles, cards, animals, animalCopies, animalSets, rounds } = components;

  it.each([2, 3, 4, 5])('is without flaw as it comes (%i seats)', (seats) => {
    expect(flawsOf({}, seats)).toEqual([]);
  });

  it('must not have a tile with twice the same face', () => {
    const values = [{ faces: ['fur', 'fur'], copies: 31 }];
    expect(flawsOf({ tiles: { ...tiles, values } })).toEqual(['/components/tiles/values/0/faces']);
  });

  it('must not have a face that nobody knows, nor a second shaman', () => {
    const values = [{ faces: ['unicorn', 'shaman-red'], copies: 31 }];
    expect(flawsOf({ tiles: { ...tiles, values } })).toEqual([
      '/components/tiles/values/0/faces/0',
      '/components/tiles/values/0/faces/1',
    ]);
  });

  it.each([3, 60])('must not have %i tiles', (copies) => {
    const values = [{ faces: ['fur', 'meat'], copies }];
    expect(flawsOf({ tiles: { ...tiles, values } })).toEqual(['/components/tiles/values']);
  });

  it('must not name two kinds of animals alike, nor like another face', () => {
    const [first, second, ...others] = animals.values;
    const values = [
      { ...first, id: 'fur' } as NonNullable<typeof first>,
      ...(second ? [second, second] : []),
    ];
    expect(flawsOf({ animals: { ...animals, values: [...values, ...others.slice(1)] } })).toEqual(
      expect.arrayContaining(['/components/animals/values/2/id', '/components/animals/values/0/id']),
    );
  });

  it('must let every seat own every animal, and pay for every number of them', () => {
    expect(flawsOf({ animalCopies: { ...animalCopies, values: 4 } })).toEqual([
      '/components/animalCopies/values',
    ]);
    expect(flawsOf({ animalSets: { ...animalSets, values: [0, 1] } })).toEqual([
      '/components/animalSets/values',
    ]);
  });

  it('must have an animal to draw for everybody', () => {
    const values = animals.values.slice(0, 4);
    const found = flawsOf({
      animals: { ...animals, values },
      animalSets: { ...animalSets, values: [0, 0, 0, 0, 0] },
    });
    expect(found).toContain('/components/animals/values');
  });

  it('must have cards enough to deal, and no two kinds of one name', () => {
    const [card] = cards.values;
    const values = card ? [card, card] : [];
    expect(flawsOf({ cards: { ...cards, values } })).toEqual([
      '/components/cards/values/1/id',
      '/components/cards/values',
    ]);
  });

  it('must not end before it begins', () => {
    expect(flawsOf({ rounds: { ...rounds, values: { first: [1, 1, 2, 2], last: 1 } } })).toEqual([
      '/components/rounds/values/last',
    ]);
  });
});
