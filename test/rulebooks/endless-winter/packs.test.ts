import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { quickRng, type Rng } from '../../../src/kernel/rng.js';
import {
  gainCodes,
  metrics,
  moments,
  payCodes,
} from '../../../src/rulebooks/endless-winter/components/effects.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import {
  type Components,
  ComponentsSchema,
} from '../../../src/rulebooks/endless-winter/components/schema.js';
import { flaws } from '../../../src/rulebooks/endless-winter/flaws.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { ViewSchema } from '../../../src/rulebooks/endless-winter/view-schema.js';
import { playout } from '../../support/playout.js';
import { acting, anyConfig, configOf, given, idsOf, opened, rulebook } from './support.js';

const schema = Compile(ComponentsSchema);
const view = Compile(ViewSchema);

const some = <Item>(rng: Rng, items: readonly Item[]): Item => items[rng.int(items.length)] as Item;

/** What has to add up: changed by chance, these only ever make a pack that is refused. */
const keptCounts = [
  'tiles',
  'terrainMix',
  'each',
  'glaciers',
  'row',
  'column',
  'shown',
  'top',
  'start',
  'arrows',
];

/** Every number, gain, cost and condition of our own pack may become another one. */
function altered(rng: Rng, often: number): Components {
  const change = (value: unknown, key: string): unknown => {
    if (keptCounts.includes(key)) return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => change(item, key));
      const isGroup = ['get', 'income', 'gain', 'bonus', 'bottom', 'rest', 'recesses'].includes(key);
      return isGroup && rng.int(often) === 0 ? [...items, ...items.slice(0, 1)].slice(0, 4) : items;
    }
    if (typeof value === 'object' && value !== null) {
      const changed: Record<string, unknown> = {};
      for (const [name, inner] of Object.entries(value)) changed[name] = change(inner, name);
      if ('gain' in changed && 'n' in changed && rng.int(often) === 0) {
        const of = some(rng, metrics);
        changed.per = {
          of,
          ...(of === 'settlements-at' ? { terrain: 'lake' } : {}),
          ...(of === 'slain' ? { animal: 'glyptodon' } : {}),
        };
      }
      return changed;
    }
    if (rng.int(often) > 0) return value;
    if (key === 'gain' && typeof value === 'string') return some(rng, gainCodes);
    if (key === 'pay' && typeof value === 'string') return some(rng, payCodes);
    if (key === 'when' && typeof value === 'string') return some(rng, moments);
    if (typeof value === 'number') return Math.max(1, value + rng.int(5) - 2);
    return value;
  };
  const changed: Record<string, { values: unknown }> = {};
  for (const [group, { values }] of Object.entries(components)) {
    changed[group] = { ...components[group as keyof Components], values: change(values, group) };
  }
  return changed as unknown as Components;
}

it('whatever fits the schema and has no flaw can be played to the end', () => {
  let played = 0;
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 2, max: 40 }),
      (seed, seats, often) => {
        const pack = altered(quickRng(seed), often);
        const options = { iceFinds: seed % 2 === 0, restTiles: seed % 3 === 0, draftSetup: seed % 5 === 0 };
        const config = configOf(seats, options, pack);
        if (!schema.Check(pack) || flaws(config).length > 0) return;
        played += 1;
        const { last, steps } = playout(rulebook, anyConfig(config), seed, { most: 20_000 });
        expect((last as unknown as State).phase).toBe('over');
        for (const { before, seat } of steps.filter((_, nth) => nth % 40 === 0)) {
          const legal = rulebook.legal(before, seat);
          expect(legal.length).toBeLessThan(300);
          const shown = rulebook.view(rulebook.imagine(before, seat, quickRng(seed)), seat);
          expect(view.Check(shown)).toBe(true);
          expect(legal).toContain(rulebook.bot(shown, legal, quickRng(seed)));
        }
      },
    ),
    // In this one a stone is given and another may be bought at once.
    { numRuns: 100, examples: [[251018, 3, 2]] },
  );
  expect(played).toBeGreaterThan(60);
});

it('a cost that names the same thing twice needs both together', () => {
  const columns = components.columns.values.map((column) =>
    column.id === 'hunt'
      ? {
          ...column,
          middle: {
            pay: [
              { pay: 'tool' as const, n: 1 },
              { pay: 'tool' as const, n: 1 },
            ],
            get: [{ gain: 'food' as const, n: 1 }],
          },
        }
      : column,
  );
  const pack = { ...components, columns: { ...components.columns, values: columns } };
  const state = acting(opened(configOf(2, {}, pack)), 0, 'hunt', { space: 'middle' });
  expect(idsOf(given(state, 0, { tools: 1, food: 0 }), 0)).not.toContain('middle');
  expect(idsOf(given(state, 0, { tools: 2, food: 0 }), 0)).toContain('middle');
});

it('the smallest packs can be played, too: one card of everything, one round, one figure', () => {
  const first = <Item>(items: readonly Item[], n = 1): Item[] => items.slice(0, n);
  const values = <Group extends keyof Components>(
    group: Group,
    change: Partial<Components[Group]['values']>,
  ) => ({
    ...components[group],
    values: { ...(components[group].values as object), ...change },
  });
  const small = {
    ...components,
    rounds: values('rounds', { rounds: 1, tribeFigures: 1, cardsDrawn: 1 }),
    members: { ...components.members, values: first(components.members.values) },
    startCards: {
      ...components.startCards,
      values: first(components.startCards.values).map((card) => ({ ...card, copies: 1 })),
    },
    advancements: values('advancements', {
      one: first(components.advancements.values.one),
      two: first(components.advancements.values.two),
      shown: 1,
    }),
    animals: {
      ...components.animals,
      values: first(components.animals.values).map((animal) => ({ ...animal, copies: 1 })),
    },
    stones: values('stones', { one: [], two: [], shown: [0, 0, 0] }),
    restTiles: { ...components.restTiles, values: first(components.restTiles.values) },
  } as unknown as Components;
  for (const seats of [2, 4]) {
    const config = configOf(seats, { restTiles: true, shortFirstRound: true }, small);
    expect(schema.Check(small)).toBe(true);
    expect(flaws(config)).toEqual([]);
    for (let seed = 0; seed < 20; seed += 1) {
      const { last } = playout(rulebook, anyConfig(config), seed);
      expect((last as unknown as State).phase).toBe('over');
    }
  }
});
