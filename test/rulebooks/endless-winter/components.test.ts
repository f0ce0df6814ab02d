import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { provenances } from '../../../src/engine/components.js';
import { gainCodes } from '../../../src/rulebooks/endless-winter/components/effects.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import {
  type Components,
  ComponentsSchema,
} from '../../../src/rulebooks/endless-winter/components/schema.js';
import { flaws } from '../../../src/rulebooks/endless-winter/flaws.js';
import { isOpen } from '../../../src/rulebooks/endless-winter/gains/open.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { Options } from '../../../src/rulebooks/endless-winter/options.js';
import { answersTo } from '../../../src/rulebooks/endless-winter/steps/gain-answers.js';
import { configOf } from './support.js';

const sum = (rows: readonly { readonly copies: number }[]): number =>
  rows.reduce((all, { copies }) => all + copies, 0);

describe('the printed numbers', () => {
  it('75 members, 15 of each of five types; 9 start cards; 40 different advancements, 20 of each age', () => {
    expect(sum(components.members.values)).toBe(75);
    expect(components.members.values.map(({ copies }) => copies)).toEqual([15, 15, 15, 15, 15]);
    expect(sum(components.startCards.values)).toBe(9);
    expect(components.advancements.values.one).toHaveLength(20);
    expect(components.advancements.values.two).toHaveLength(20);
  });

  it('60 animals: five kinds of 10 and two of 5', () => {
    expect(sum(components.animals.values)).toBe(60);
    expect(components.animals.values.map(({ copies }) => copies)).toEqual([10, 10, 10, 10, 10, 5, 5]);
  });

  it('5 chiefs, 5 set-up cards, 20 sacred stones, 10 ice finds, 5 rest tiles', () => {
    expect(components.chiefs.values).toHaveLength(5);
    expect(components.setupCards.values).toHaveLength(5);
    expect([components.stones.values.one.length, components.stones.values.two.length]).toEqual([10, 10]);
    expect(sum(components.iceFinds.values)).toBe(10);
    expect(components.restTiles.values).toHaveLength(5);
  });

  it('24 tiles of land: three of each of six types, and six glaciers', () => {
    const tiles = components.terrains.values.map((one) => [one.tiles, one.glacier]);
    expect(tiles).toEqual([...Array.from({ length: 6 }, () => [3, false]), [6, true]]);
  });

  it('the leader of the eclipse order gains a megalith, the others a card, an idol, a tool', () => {
    expect(components.orderTrack.values.map(([gain]) => gain?.gain)).toEqual([
      'megalith',
      'draw',
      'idol',
      'tool',
    ]);
  });

  it('every value group says where its values come from, and reconstructed values say so', () => {
    for (const group of Object.values(components)) {
      expect(provenances).toContain(group.provenance);
      expect(JSON.stringify(group.values).length).toBeGreaterThan(2);
    }
    expect(components.advancements.provenance).toBe('reconstructed');
    expect(components.columns.provenance).toBe('rules');
  });

  it('every name is there in English and German', () => {
    const named = [
      ...components.members.values,
      ...components.startCards.values,
      ...components.advancements.values.one,
      ...components.advancements.values.two,
      ...components.animals.values,
      ...components.chiefs.values,
      ...components.setupCards.values,
      ...components.terrains.values,
      ...components.columns.values,
      ...components.stones.values.one,
      ...components.stones.values.two,
      ...components.iceFinds.values,
      ...components.restTiles.values,
    ];
    for (const { name } of named) expect(Math.min(name.en.length, name.de.length)).toBeGreaterThan(1);
  });
});

describe('the effect language', () => {
  it('has one meaning and one answer for every code, and no card needs anything beside it', () => {
    expect(Object.keys(isOpen).sort()).toEqual([...gainCodes].sort());
    expect(Object.keys(answersTo).sort()).toEqual([...gainCodes].sort());
    const rows = JSON.stringify(components);
    expect(rows).not.toContain('special');
  });

  it('is used in every one of its words by the cards and boards', () => {
    const rows = JSON.stringify(components);
    for (const code of gainCodes) expect(rows).toContain(`"gain":"${code}"`);
  });
});

describe('a pack', () => {
  const schema = Compile(ComponentsSchema);
  type Draft = { -readonly [Group in keyof Components]: { provenance: string; values: never } };
  const pack = (change: (draft: Record<keyof Components, { values: unknown }>) => void): Components => {
    const draft = structuredClone(components) as unknown as Draft;
    change(draft as unknown as Record<keyof Components, { values: unknown }>);
    return draft as unknown as Components;
  };
  const pointers = (changed: Components, options: Partial<Options> = {}, seats = 3): string[] =>
    flaws(configOf(seats, options, changed)).map(({ pointer }) => pointer.replace('/components/', ''));
  const set = (path: string, value: unknown) =>
    pack((draft) => {
      const keys = path.split('/');
      const last = keys.pop() ?? '';
      const at = keys.reduce(
        (inner, key) => inner[key] as Record<string, unknown>,
        draft as Record<string, unknown>,
      );
      at[last] = value;
    });

  it('of our own has no flaw with any number of seats and any option', () => {
    for (const seats of [2, 3, 4]) {
      const all = {
        iceFinds: true,
        restTiles: true,
        draftSetup: true,
        draftChiefs: true,
        shortFirstRound: true,
      };
      expect(flaws(configOf(seats, all))).toEqual([]);
    }
  });

  it.each([
    ['an unknown code', 'advancements/values/one/0/ability/ways/0/get/0/gain', 'gold'],
    ['a number without bounds', 'advancements/values/one/0/ability/ways/0/get/0/n', 1e9],
    ['a name that is too long', 'animals/values/0/name/en', 'x'.repeat(61)],
    ['a name that could break an id', 'animals/values/0/id', 'a,b=c'],
    ['a field of its own', 'animals/values/0/colour', 'brown'],
    ['fewer than four columns', 'columns/values', []],
  ])('does not fit the schema with %s', (_, path, value) => {
    const changed = set(path, value);
    expect(schema.Check(changed)).toBe(false);
    const [error] = schema.Errors(changed);
    expect(`/${path}`.startsWith(error?.instancePath ?? '-')).toBe(true);
  });

  it.each([
    ['two cards of one name', 'advancements/values/two/3/id', 'elder', 'advancements/values/two/3/id'],
    ['two animals of one name', 'animals/values/1/id', 'giant-sloth', 'animals/values/1/id'],
    ['a column twice', 'columns/values/1/id', 'hunt', 'columns/values'],
    ['a top action for nothing', 'columns/values/0/top/0/pay', [], 'columns/values/0/top/0/pay'],
    [
      'a top action that pays for itself',
      'columns/values/0/top/0/get/0/gain',
      'tool',
      'columns/values/0/top/0/get/0',
    ],
    ['an unknown terrain', 'stones/values/one/0/metric/terrain', 'sea', 'stones/values/one/0/metric/terrain'],
    ['an unknown animal', 'stones/values/two/5/metric/animal', 'bear', 'stones/values/two/5/metric/animal'],
    ['too few chiefs', 'chiefs/values', components.chiefs.values.slice(0, 2), 'chiefs/values'],
    ['too little land', 'terrains/values', components.terrains.values.slice(0, 3), 'terrains/values'],
    ['too many glaciers', 'terrainMix/values/each', [3, 3, 3], 'terrainMix/values'],
    ['too few site tiles', 'sites/values', components.sites.values.slice(0, 3), 'sites/values'],
    ['site tiles over one another', 'layouts/values/1/1/column', 3, 'layouts/values/1/1'],
    ['too few stones', 'stones/values/two', components.stones.values.two.slice(0, 4), 'stones/values/two'],
  ])('is refused for %s, with a pointer to the spot', (_, path, value, pointer) => {
    expect(pointers(set(path, value))).toContain(pointer);
  });

  it('needs as much as the options ask for', () => {
    const few = set('chiefs/values', components.chiefs.values.slice(0, 3));
    expect(pointers(few)).toEqual([]);
    expect(pointers(few, { draftChiefs: true })).toEqual(['chiefs/values']);
    const finds = set('iceFinds/values', components.iceFinds.values.slice(0, 5));
    expect(pointers(finds)).toEqual([]);
    expect(pointers(finds, { iceFinds: true })).toEqual(['iceFinds/values']);
  });

  it('counts unknown things nowhere: abilities with a metric are looked through, too', () => {
    const changed = set('advancements/values/two/19/ability/ways/0/get/0/per', {
      of: 'slain',
      animal: 'bear',
    });
    expect(pointers(changed)).toEqual(['advancements/values/two/19/ability/ways/0/get/0/per/animal']);
  });
});

it('all prompts, refusals, titles and the summary are there in both languages', () => {
  const { meta } = endlessWinter;
  for (const { en, de } of [
    ...Object.values(meta.prompts),
    ...Object.values(meta.rejections),
    meta.titles,
    meta.summary,
  ]) {
    expect(en.length).toBeGreaterThan(4);
    expect(de.length).toBeGreaterThan(4);
  }
  expect(meta.summary.en.length).toBeGreaterThan(4000);
  expect(meta.summary.de.length).toBeGreaterThan(4000);
});
