import type { Text, Violation } from '../../engine/rulebook.js';
import { cellsOf, layoutOf } from './building-ground.js';
import {
  type Ability,
  columns,
  type GainCode,
  type Group,
  type Metric,
  type Way,
} from './components/effects.js';
import type { Placement } from './components/schema.js';
import { TILES } from './hexes.js';
import { landSize } from './setup.js';
import type { EndlessWinterConfig } from './state.js';

type Components = EndlessWinterConfig['components'];
const flaw = (pointer: string, detail: Text): Violation => ({ pointer: `/components/${pointer}`, detail });

/** What is wrong with a pack although it fits the schema. */
export const flaws = (config: EndlessWinterConfig): Violation[] => [
  ...twins(config.components),
  ...columnFlaws(config.components),
  ...metricFlaws(config.components),
  ...dealFlaws(config),
  ...landFlaws(config),
  ...groundFlaws(config),
  ...stoneFlaws(config),
];

/** All cards share their names, since any of them can be in a hand. */
function twins(components: Components): Violation[] {
  const { members, startCards, advancements, stones } = components;
  const ids = (path: string, rows: readonly { readonly id: string }[]): [string, string][] =>
    rows.map(({ id }, at) => [`${path}/${at}/id`, id]);
  const spaces = [
    [
      ...ids('members/values', members.values),
      ...ids('startCards/values', startCards.values),
      ...ids('advancements/values/one', advancements.values.one),
      ...ids('advancements/values/two', advancements.values.two),
    ],
    [...ids('stones/values/one', stones.values.one), ...ids('stones/values/two', stones.values.two)],
    ...(
      ['animals', 'chiefs', 'setupCards', 'terrains', 'sites', 'columns', 'iceFinds', 'restTiles'] as const
    ).map((group) => ids(`${group}/values`, components[group].values)),
  ];
  return spaces.flatMap((named) => {
    const seen = new Set<string>();
    return named.flatMap(([pointer, id]) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [
        flaw(pointer, {
          en: `${id} is the name of something else, too.`,
          de: `${id} ist schon der Name von etwas anderem.`,
        }),
      ];
    });
  });
}

/** What the top of a column may give: nothing that pays for more of it, so that a turn has an end. */
const atTop: readonly GainCode[] = [
  'recruit',
  'recruit-discard',
  'advancement',
  'camp',
  'move',
  'settlement',
  'animal',
  'animal-top',
  'animal-reveal',
  'bury',
];

function columnFlaws({ columns: boards }: Components): Violation[] {
  const found = columns
    .filter((column) => !boards.values.some(({ id }) => id === column))
    .map((column) =>
      flaw('columns/values', { en: `There is no column ${column}.`, de: `Die Spalte ${column} fehlt.` }),
    );
  for (const [at, { top }] of boards.values.entries()) {
    for (const [way, { pay, get }] of top.entries()) {
      const pointer = `columns/values/${at}/top/${way}`;
      if (!pay.some((one) => one.pay !== 'discard')) {
        found.push(
          flaw(`${pointer}/pay`, {
            en: 'What can be repeated must cost food, tools or work.',
            de: 'Was sich wiederholen lässt, muss Nahrung, Werkzeug oder Arbeitskraft kosten.',
          }),
        );
      }
      const odd = get.findIndex(({ gain }) => !atTop.includes(gain));
      if (odd >= 0) {
        found.push(
          flaw(`${pointer}/get/${odd}`, {
            en: `${get[odd]?.gain} cannot be repeated without end.`,
            de: `${get[odd]?.gain} darf sich nicht endlos wiederholen lassen.`,
          }),
        );
      }
    }
  }
  return found;
}

/** Every group of gains in the pack, with where it stands. */
function* groupsOf(components: Components): Generator<[string, Group]> {
  const { board, columns: boards, members, startCards, advancements, chiefs, idols, stones } = components;
  const inWay = (path: string, { get }: Way): [string, Group] => [`${path}/get`, get];
  const inAbility = (path: string, ability: Ability | null): [string, Group][] =>
    (ability?.ways ?? []).map((way, at) => inWay(`${path}/ways/${at}`, way));

  for (const [at, { top, middle, bottom }] of boards.values.entries()) {
    const path = `columns/values/${at}`;
    for (const [way, one] of top.entries()) yield inWay(`${path}/top/${way}`, one);
    yield inWay(`${path}/middle`, middle);
    yield [`${path}/bottom`, bottom];
  }
  for (const [group, rows] of [
    ['members', members.values],
    ['startCards', startCards.values],
  ] as const) {
    for (const [at, { ability, eclipse }] of rows.entries()) {
      yield* inAbility(`${group}/values/${at}/ability`, ability);
      yield* inAbility(`${group}/values/${at}/eclipse`, eclipse);
    }
  }
  for (const age of ['one', 'two'] as const) {
    for (const [at, { ability }] of advancements.values[age].entries()) {
      yield* inAbility(`advancements/values/${age}/${at}/ability`, ability);
    }
    for (const [at, { income }] of stones.values[age].entries()) {
      yield [`stones/values/${age}/${at}/income`, income];
    }
  }
  for (const [at, { a, b }] of chiefs.values.entries()) {
    yield* inAbility(`chiefs/values/${at}/a`, a);
    yield* inAbility(`chiefs/values/${at}/b`, b);
  }
  for (const [at, { spaces }] of components.sites.values.entries()) {
    for (const [space, group] of spaces.entries()) yield [`sites/values/${at}/spaces/${space}`, group];
  }
  for (const [at, { bonus }] of idols.values.offering.entries())
    yield [`idols/values/offering/${at}/bonus`, bonus];
  for (const [at, { income }] of components.animals.values.entries())
    yield [`animals/values/${at}/income`, income];
  for (const [at, { income }] of components.terrains.values.entries())
    yield [`terrains/values/${at}/income`, income];
  for (const name of ['setupCards', 'iceFinds', 'restTiles'] as const) {
    for (const [at, { gain }] of components[name].values.entries()) yield [`${name}/values/${at}/gain`, gain];
  }
  for (const name of ['settlementSpaces', 'recesses', 'rest'] as const) {
    for (const [at, group] of board.values[name].entries()) yield [`board/values/${name}/${at}`, group];
  }
  for (const [at, group] of components.orderTrack.values.entries()) yield [`orderTrack/values/${at}`, group];
}

function metricFlaws(components: Components): Violation[] {
  const terrains = new Set(components.terrains.values.map(({ id }) => id));
  const animals = new Set(components.animals.values.map(({ id }) => id));
  const check = (pointer: string, { of, terrain, animal }: Metric): Violation[] => {
    if (of === 'settlements-at' && !terrains.has(terrain ?? '')) {
      return [
        flaw(`${pointer}/terrain`, {
          en: `There is no terrain ${terrain ?? 'named here'}.`,
          de: `Es gibt kein Gelände namens ${terrain ?? '?'}.`,
        }),
      ];
    }
    return of === 'slain' && !animals.has(animal ?? '')
      ? [
          flaw(`${pointer}/animal`, {
            en: `There is no animal ${animal ?? 'named here'}.`,
            de: `Es gibt kein Tier namens ${animal ?? '?'}.`,
          }),
        ]
      : [];
  };
  const { one, two } = components.stones.values;
  return [
    ...[...groupsOf(components)].flatMap(([path, group]) =>
      group.flatMap(({ per }, at) => (per === undefined ? [] : check(`${path}/${at}/per`, per))),
    ),
    ...one.flatMap(({ metric }, at) => check(`stones/values/one/${at}/metric`, metric)),
    ...two.flatMap(({ metric }, at) => check(`stones/values/two/${at}/metric`, metric)),
  ];
}

function dealFlaws({ seats, options, components }: EndlessWinterConfig): Violation[] {
  const found: Violation[] = [];
  const need = (group: 'chiefs' | 'setupCards', draft: boolean): void => {
    const there = components[group].values.length;
    const needed = seats + (draft ? 1 : 0);
    if (there < needed)
      found.push(
        flaw(`${group}/values`, {
          en: `${needed} are needed, but there are ${there}.`,
          de: `Gebraucht werden ${needed}, vorhanden sind ${there}.`,
        }),
      );
  };
  need('chiefs', options.draftChiefs);
  need('setupCards', options.draftSetup);
  return found;
}

function landFlaws(config: EndlessWinterConfig): Violation[] {
  const { fixed, others, glaciers } = landSize(config);
  const found: Violation[] = [];
  if (fixed > TILES - 1)
    found.push(
      flaw('terrainMix/values', {
        en: `${fixed} tiles do not fit into the two rings.`,
        de: `${fixed} Plättchen passen nicht in die beiden Ringe.`,
      }),
    );
  if (fixed + others < TILES - 1) {
    found.push(
      flaw('terrains/values', {
        en: `${fixed + others} tiles do not fill the two rings.`,
        de: `${fixed + others} Plättchen füllen die beiden Ringe nicht.`,
      }),
    );
  }
  const finds = config.components.iceFinds.values.reduce((sum, { copies }) => sum + copies, 0);
  if (config.options.iceFinds && finds < glaciers) {
    found.push(
      flaw('iceFinds/values', {
        en: `${glaciers} glaciers need a find each, but there are ${finds}.`,
        de: `${glaciers} Gletscher brauchen je einen Fund, vorhanden sind ${finds}.`,
      }),
    );
  }
  return found;
}

function groundFlaws(config: EndlessWinterConfig): Violation[] {
  const { components } = config;
  const layout = layoutOf(config);
  const layouts: readonly (readonly Placement[])[] = components.layouts.values;
  const pointer = `layouts/values/${layouts.indexOf(layout)}`;
  const found: Violation[] = [];
  if (components.sites.values.length < layout.length) {
    found.push(
      flaw('sites/values', {
        en: `The layout has ${layout.length} places.`,
        de: `Die Anordnung hat ${layout.length} Stellen.`,
      }),
    );
  }
  const taken = new Map<string, number>();
  for (const { x, y, slot } of cellsOf(layout)) {
    const before = taken.get(`${x},${y}`);
    if (before !== undefined && before !== slot) {
      found.push(
        flaw(`${pointer}/${slot}`, {
          en: `It lies over tile ${before}.`,
          de: `Es liegt über Plättchen ${before}.`,
        }),
      );
      break;
    }
    taken.set(`${x},${y}`, slot);
  }
  return found;
}

function stoneFlaws({ seats, components }: EndlessWinterConfig): Violation[] {
  const { one, two, shown } = components.stones.values;
  const count = shown[seats - 2] ?? 0;
  return [...(one.length < count ? ['one'] : []), ...(two.length < count ? ['two'] : [])].map((age) =>
    flaw(`stones/values/${age}`, {
      en: `${count} stones are laid out.`,
      de: `Ausgelegt werden ${count} Steine.`,
    }),
  );
}
