import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { violationsOf } from '../../src/play/check-value.js';
import { rulebooks } from '../../src/rulebooks/registry.js';

const Item = Type.Object({ name: Type.String() }, { additionalProperties: false });
const List = Type.Array(Item, { maxItems: 3 });

/** Counts how often an item of a long list is looked at. */
function longList() {
  const looks = { count: 0 };
  const items = Array.from({ length: 100_000 }, () => ({
    get name() {
      looks.count += 1;
      return 'x';
    },
  }));
  return { items, looks };
}

it.each([
  ['a list', List, (items: unknown) => items, '/pack'],
  ['a list in an object', Type.Object({ list: List }), (list: unknown) => ({ list }), '/pack/list'],
  ['a list in a list', Type.Array(List), (items: unknown) => [[], items], '/pack/1'],
  ['one of two kinds of lists', Type.Union([List, Type.String()]), (items: unknown) => items, '/pack'],
] as const)(
  'what is too long is refused without a search through its items: %s',
  (_, schema, wrapped, pointer) => {
    const { items, looks } = longList();
    expect(violationsOf(schema, wrapped(items), '/pack')).toEqual([
      { pointer, detail: 'must not have more than 3 items' },
    ]);
    // The check itself looks once at each.
    expect(looks.count).toBeLessThanOrEqual(items.length);
  },
);

it('of properties that there are not, ten are named', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, nth) => [`k${nth}`, 1]));
  const found = violationsOf(Item, { name: 'x', ...many }, '/pack');
  expect(found).toHaveLength(10);
  expect(found[0]).toEqual({ pointer: '/pack/k0', detail: 'schema is false' });
});

it('other violations are those of the library', () => {
  expect(violationsOf(List, [{ name: 7 }], '/pack')).toEqual([
    { pointer: '/pack/0/name', detail: 'must be string' },
  ]);
  expect(violationsOf(Item, { name: 'x', more: 1 })).toContainEqual({
    pointer: '/more',
    detail: 'schema is false',
  });
  expect(violationsOf(Type.Union([Item, List]), 7).length).toBeGreaterThan(0);
});

it.each(rulebooks.map(({ meta, schemas, components }) => [meta.id, schemas.components, components] as const))(
  'each list of a pack of %s that is too long is named',
  (_, schema, components) => {
    let lists = 0;
    for (const [group, { values }] of Object.entries(components)) {
      if (!Array.isArray(values) || values.length === 0) continue;
      lists += 1;
      const long = Array.from({ length: 5_000 }, (__, nth) => values[nth % values.length]);
      const pack = { ...components, [group]: { ...components[group], values: long } };
      expect(violationsOf(schema, pack, '/components')).toEqual([
        {
          pointer: `/components/${group}/values`,
          detail: expect.stringMatching(/^must not have more than \d+ items$/),
        },
      ]);
    }
    expect(lists).toBeGreaterThan(3);
  },
);
