import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import type {
  Components,
  DarkEffect,
  LightEffect,
} from '../../../src/rulebooks/eiszeit/components/schema.js';
import { flaws } from '../../../src/rulebooks/eiszeit/flaws.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { anything, type Choose, randomGame } from './random-game.js';
import { configOf } from './table.js';

const fits = Compile(eiszeit.schemas.components);
const isView = Compile(eiszeit.schemas.view);
const reconstructed = <Value>(values: Value) => ({ provenance: 'reconstructed', values }) as const;
const names = { en: 'A', de: 'B' };

const few = fc.integer({ min: 1, max: 6 });
const lightEffect: fc.Arbitrary<LightEffect> = fc.oneof(
  fc.record({
    type: fc.constant('landscape' as const),
    landscape: fc.constantFrom('moor', 'tundra'),
    there: few,
    anywhere: few,
  }),
  fc.record({ type: fc.constantFrom('camp' as const, 'trek' as const, 'drive' as const), hunters: few }),
  fc.record({ type: fc.constant('mammoth' as const), neighbour: few, anywhere: few }),
  fc.record({ type: fc.constantFrom('fire' as const, 'swap' as const, 'club' as const, 'cult' as const) }),
);
const darkEffect: fc.Arbitrary<DarkEffect> = fc.oneof(
  fc.record({
    type: fc.constantFrom('all-place' as const, 'remove' as const, 'club-or-move' as const),
    hunters: few,
  }),
  fc.record({ type: fc.constantFrom('fire' as const, 'mammoth-home' as const, 'cult' as const) }),
);
const cards = <Effect>(effects: fc.Arbitrary<Effect>, colour: string) =>
  fc
    .array(fc.record({ effect: effects, copies: fc.integer({ min: 1, max: 8 }), stones: few }), {
      minLength: 2,
      maxLength: 8,
    })
    .map((rows) =>
      rows.map((row, index) => ({
        ...row,
        stones: reconstructed(row.stones),
        id: `${colour}-${index}`,
        name: names,
        text: names,
      })),
    );

const pack: fc.Arbitrary<Components> = fc.integer({ min: 2, max: 16 }).chain((regions) => {
  const region = fc.integer({ min: 1, max: regions });
  const threeTimes = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 3, maxLength: 3 });
  const groups: { [Group in keyof Components]: fc.Arbitrary<Components[Group]['values']> } = {
    landscapes: fc.constant([
      { id: 'moor', name: names },
      { id: 'tundra', name: names },
    ]),
    terrain: fc.array(fc.constantFrom('moor', 'tundra'), { minLength: regions, maxLength: regions }),
    borders: fc
      .uniqueArray(
        fc.tuple(region, region).filter(([a, b]) => a < b),
        { selector: String, maxLength: 40 },
      )
      .map((pairs) => pairs.map(([a, b]) => [a, b])),
    topEdge: fc.uniqueArray(region, { maxLength: 4 }),
    drawing: fc.constant(Array.from({ length: regions }, (_, left) => ({ row: 0, left, right: left + 1 }))),
    glaciers: threeTimes(fc.uniqueArray(region, { maxLength: 3 })),
    mammoths: fc.record({
      placed: threeTimes(fc.array(region, { maxLength: 4 })),
      supply: threeTimes(fc.integer({ min: 0, max: 6 })),
    }),
    hunters: fc.record({ each: fc.integer({ min: 1, max: 20 }), placedFirst: few }),
    stones: fc.record({
      each: fc.integer({ min: 0, max: 20 }),
      darkPool: threeTimes(fc.integer({ min: 1, max: 40 })),
      limit: fc.integer({ min: 6, max: 20 }),
      refill: fc.integer({ min: 1, max: 20 }),
    }),
    hand: fc.record({ light: fc.integer({ min: 1, max: 4 }), dark: fc.integer({ min: 2, max: 4 }) }),
    fires: fc.constant([
      { value: 0, copies: 8 },
      { value: 6, copies: 8 },
    ]),
    clubs: fc.integer({ min: 0, max: 12 }),
    limits: fc.record({
      hunters: fc.integer({ min: 0, max: 6 }),
      perMammoth: fc.integer({ min: 0, max: 6 }),
    }),
    points: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 7 }),
    lightCards: cards(lightEffect, 'light'),
    darkCards: cards(darkEffect, 'dark'),
  };
  return fc
    .record(groups)
    .map(
      (values) =>
        Object.fromEntries(
          Object.entries(values).map(([group, value]) => [group, reconstructed(value)]),
        ) as unknown as Components,
    );
});

describe("an owner's pack that fits the schema and has no flaws", () => {
  it('plays to the end with any number of seats, with views that fit, imagined twins and a bot that answers', () => {
    let played = 0;
    fc.assert(
      fc.property(pack, fc.constantFrom(3, 4, 5), fc.nat(), (components, seats, seed) => {
        expect(fits.Errors(components)).toEqual([]);
        const config = configOf(seats, 3, components);
        fc.pre(flaws(config).length === 0);
        const choose: Choose = (legal, rng, state, seat) =>
          seat === 0 && rng.int(4) === 0
            ? eiszeit.bot(eiszeit.view(state, 0), legal, rng)
            : anything(legal, rng, state, seat);
        let actions = 0;
        for (const { state } of randomGame(config, seed, choose)) {
          actions += 1;
          if (actions > 20_000) throw new Error('this game never ends');
          if (actions % 50 > 0) continue;
          expect(isView.Errors(eiszeit.view(state, SPECTATOR))).toEqual([]);
          const twin = eiszeit.imagine(state, 1, quickRng(seed));
          expect(eiszeit.view(twin, 1)).toEqual(eiszeit.view(state, 1));
        }
        played += 1;
      }),
      { numRuns: 40 },
    );
    expect(played).toBeGreaterThan(20);
  });
});

describe('flaws', () => {
  const found = (change: Partial<Components>, seats = 3): string[] =>
    flaws(configOf(seats, 4, { ...components, ...change })).map(({ pointer }) => pointer);
  const [someLight, someDark] = [components.lightCards.values[6], components.darkCards.values[0]];
  if (someLight === undefined || someDark === undefined) throw new Error('no cards');
  const light = (change: object) =>
    reconstructed([{ ...someLight, ...change }, ...components.lightCards.values.slice(0, 6)]);
  const dark = (change: object) =>
    reconstructed([{ ...someDark, ...change }, ...components.darkCards.values.slice(1)]);

  it.each([3, 4, 5])('are none in our own components with %i seats', (seats) => {
    expect(found({}, seats)).toEqual([]);
  });

  it.each<[string, string, Partial<Components>]>([
    [
      'a landscape twice',
      '/components/landscapes/values/6/id',
      { landscapes: reconstructed([...components.landscapes.values, { id: 'steppe', name: names }]) },
    ],
    [
      'an unknown landscape',
      '/components/terrain/values/0',
      { terrain: reconstructed(components.terrain.values.with(0, 'moon')) },
    ],
    [
      'a border to nowhere',
      '/components/borders/values/23',
      { borders: reconstructed([...components.borders.values, [3, 13]]) },
    ],
    [
      'a border of a region with itself',
      '/components/borders/values/23',
      { borders: reconstructed([...components.borders.values, [3, 3]]) },
    ],
    [
      'a border twice',
      '/components/borders/values/23',
      { borders: reconstructed([...components.borders.values, [2, 1]]) },
    ],
    ['an upper edge that is not there', '/components/topEdge/values/0', { topEdge: reconstructed([13]) }],
    [
      'a region that is not drawn',
      '/components/drawing/values',
      { drawing: reconstructed(components.drawing.values.slice(1)) },
    ],
    ['ice that is not there', '/components/glaciers/values/0/0', { glaciers: reconstructed([[13], [], []]) }],
    [
      'a mammoth on ice',
      '/components/mammoths/values/placed/0/0',
      { mammoths: reconstructed({ placed: [[1], [], []], supply: [0, 0, 0] }) },
    ],
    [
      'too much ice',
      '/components/glaciers/values/0',
      {
        glaciers: reconstructed([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [], []]),
        mammoths: reconstructed({ placed: [[], [], []], supply: [0, 0, 0] }),
      },
    ],
    [
      'more first hunters than there are',
      '/components/hunters/values/placedFirst',
      { hunters: reconstructed({ each: 5, placedFirst: 6 }) },
    ],
    ['too few fire tiles', '/components/fires/values', { fires: reconstructed([{ value: 1, copies: 7 }]) }],
    [
      'too few cards',
      '/components/darkCards/values',
      { darkCards: reconstructed(components.darkCards.values.slice(0, 2)) },
    ],
    ['a card id twice', '/components/darkCards/values/0/id', { darkCards: dark({ id: 'fire' }) }],
    ['a light card id twice', '/components/lightCards/values/1/id', { lightCards: light({ id: 'steppe' }) }],
    [
      'a card for an unknown landscape',
      '/components/lightCards/values/0/effect/landscape',
      { lightCards: light({ effect: { type: 'landscape', landscape: 'moon', there: 1, anywhere: 1 } }) },
    ],
    [
      'a light card for nothing',
      '/components/lightCards/values/0/stones/values',
      { lightCards: light({ stones: reconstructed(0) }) },
    ],
    [
      'a light card that nobody can pay',
      '/components/lightCards/values/0/stones/values',
      { lightCards: light({ stones: reconstructed(9) }) },
    ],
    [
      'a mammoth that nobody can pay',
      '/components/lightCards/values/0/effect/anywhere',
      { lightCards: light({ effect: { type: 'mammoth', neighbour: 3, anywhere: 9 } }) },
    ],
    [
      'a dark card for nothing',
      '/components/darkCards/values/0/stones/values',
      { darkCards: dark({ stones: reconstructed(0) }) },
    ],
    [
      'nothing to copy',
      '/components/darkCards/values',
      {
        darkCards: reconstructed(
          components.darkCards.values.map((card) => ({ ...card, effect: { type: 'cult' } as const })),
        ),
      },
    ],
  ])('name %s', (_, pointer, change) => {
    expect(found(change)).toContain(pointer);
  });
});

describe('the components', () => {
  it('fit their schema, and say of every cost and gain where it comes from', () => {
    expect(fits.Errors(components)).toEqual([]);
    const all = [...components.lightCards.values, ...components.darkCards.values];
    const of = (provenance: string) =>
      all.filter(({ stones }) => stones.provenance === provenance).map(({ id }) => id);
    expect(of('found')).toEqual(['trek', 'club-or-move']);
    expect(of('rules')).toEqual(['mammoth']);
    expect(of('deduced')).toEqual(['light-cult', 'dark-cult']);
  });

  it('are bounded: no pack grows without end', () => {
    expect(fits.Check({ ...components, clubs: reconstructed(13) })).toBe(false);
    expect(fits.Check({ ...components, more: reconstructed(1) })).toBe(false);
    expect(fits.Check({ ...components, terrain: reconstructed(Array(17).fill('steppe')) })).toBe(false);
  });
});
