import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { pick, quickRng } from '../../../src/kernel/rng.js';
import type { Components } from '../../../src/rulebooks/tal-der-mammuts/components/schema.js';
import { initial } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { anyPack } from './any-pack.js';
import { rulebook, usual } from './given.js';
import { carefully } from './strategies.js';

const fits = Compile(rulebook.schemas.components);
const flawsOf = (components: Components, seats = 3) =>
  rulebook.flaws?.({ seats, components, options: usual }) ?? [];
/** The usual pack with another value at a pointer. */
function packWith(pointer: string, value: unknown): Components {
  const copy = structuredClone(rulebook.components);
  const names = pointer.split('/');
  const last = names.pop() ?? '';
  const holder = names.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], copy);
  (holder as Record<string, unknown>)[last] = value;
  return copy;
}

describe('an owner’s pack', () => {
  it('may be the usual one', () => {
    expect(flawsOf(rulebook.components)).toEqual([]);
    expect(fits.Check(rulebook.components)).toBe(true);
  });

  it('that fits the schema and has no flaw plays to the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
        const rng = quickRng(seed);
        const components = anyPack(rng);
        expect(fits.Check(components)).toBe(true);
        const options = {
          ...usual,
          sides: 'drawn' as const,
          advanced: rng.int(2) === 1,
          yearLimit: 1 + rng.int(2),
        };
        const config = { seats, components, options };
        expect(rulebook.flaws?.(config)).toEqual([]);
        let state = rulebook.setup(config, rng).reduce(rulebook.evolve, initial(config));
        let actions = 0;
        for (; rulebook.outcome(state) === null && actions < 20_000; actions += 1) {
          const { seat } = pick(rulebook.prompts(state), rng);
          const legal = rulebook.legal(state, seat);
          expect(legal.length).toBeGreaterThan(0);
          expect(legal.length).toBeLessThan(400);
          state = rulebook.decide(state, seat, carefully(state, seat, legal, rng), rng).state;
        }
        expect(rulebook.outcome(state)).not.toBeNull();
      }),
      { numRuns: 15 },
    );
  });

  it.each<[string, string, string, unknown]>([
    [
      'a hex twice',
      '/components/boards/values/N1/hexes',
      'boards/values/N1/hexes/1',
      { q: 0, r: -3, terrain: 'plain' },
    ],
    [
      'a volcano that is no mountain',
      '/components/boards/values/S1/volcanoes/0/at',
      'boards/values/S1/volcanoes/0/at',
      { q: 0, r: -3 },
    ],
    [
      'a river between hexes that do not touch',
      '/components/boards/values/N2/rivers/0',
      'boards/values/N2/rivers/0',
      [
        { q: 0, r: -3 },
        { q: 3, r: -3 },
      ],
    ],
    [
      'a region of another land',
      '/components/boards/values/N1/regions/plain/0/hexes',
      'boards/values/N1/regions/plain/0/hexes',
      [{ q: 0, r: -3 }],
    ],
    [
      'a region number twice',
      '/components/boards/values/S1/regions/forest',
      'boards/values/S1/regions/forest/0/number',
      1,
    ],
    [
      'a letter off the rim',
      '/components/boards/values/N1/letters/0',
      'boards/values/N1/letters/0',
      { q: 0, r: -1, letter: 'a' },
    ],
    ['a letter twice', '/components/boards/values/S1/letters', 'boards/values/S1/letters/0/letter', 'A'],
    [
      'a letter that no board has',
      '/components/boards/values/S1/letters',
      'animalTiles/values/0/letters/0',
      'z',
    ],
    ['a species twice', '/components/species/values/1/id', 'species/values/1/id', 'wolf'],
    [
      'tiles of no species',
      '/components/animalTiles/values/0/species',
      'animalTiles/values/0/species',
      'cat',
    ],
    ['a reserve of no species', '/components/reserve/values/species', 'reserve/values/species', 'cat'],
    ['too many tiles', '/components/animalTiles/values', 'reserve/values/tiles', 9],
    [
      'two events of one name',
      '/components/summerEvents/values/1/id',
      'summerEvents/values/1/id',
      'forest-fire',
    ],
    [
      'a season without end',
      '/components/summerEvents/values',
      'summerEvents/values',
      [rulebook.components.summerEvents.values[4]],
    ],
    ['one name for two effects', '/components/winterEvents/values/0/id', 'winterEvents/values/0/id', 'flood'],
    [
      'a sleeper of no species',
      '/components/winterEvents/values/9/effect/species',
      'winterEvents/values/9/effect/species',
      'cat',
    ],
    ['two cards of one name', '/components/specialCards/values/1/id', 'specialCards/values/1/id', 'raft'],
    ['too many cards', '/components/specialCards/values', 'specialCards/values/0/copies', 999],
    ['more women than figures', '/components/start/values/women', 'limits/values/women', 1],
    ['more warriors than figures', '/components/comeback/values/warriors', 'limits/values/warriors', 2],
    ['more camps to win than there are', '/components/limits/values/campsToWin', 'limits/values/camps', 3],
    ['twins below a woman', '/components/births/values/twins', 'births/values/twins', 2],
  ])('must not have %s', (_, pointer, at, value) => {
    expect(flawsOf(packWith(at, value)).map((flaw) => flaw.pointer)).toContain(pointer);
  });

  it('must not have fields that nobody knows, or lists without end', () => {
    expect(fits.Check({ ...rulebook.components, more: 1 })).toBe(false);
    const long = Array.from({ length: 41 }, () => rulebook.components.specialCards.values[0]);
    expect(
      fits.Check({ ...rulebook.components, specialCards: { provenance: 'reconstructed', values: long } }),
    ).toBe(false);
  });

  it('says of every value group where it comes from', () => {
    for (const group of Object.values(rulebook.components))
      expect(['rules', 'found', 'deduced', 'reconstructed']).toContain(group.provenance);
    expect(rulebook.components.boards.provenance).toBe('reconstructed');
    expect(rulebook.components.animalTiles.provenance).toBe('found');
  });

  it('names everything in both languages', () => {
    const { species, specialCards, summerEvents, winterEvents } = rulebook.components;
    for (const { name } of [
      ...species.values,
      ...specialCards.values,
      ...summerEvents.values,
      ...winterEvents.values,
    ]) {
      expect(name.en.length).toBeGreaterThan(0);
      expect(name.de.length).toBeGreaterThan(0);
    }
  });
});
