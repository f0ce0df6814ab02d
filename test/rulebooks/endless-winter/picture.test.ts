import { describe, expect, it } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import type { Layout, Picture } from '../../../src/engine/drawing/picture.js';
import { toSvg } from '../../../src/engine/drawing/svg.js';
import { SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import type { Gain } from '../../../src/rulebooks/endless-winter/components/effects.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import type { Components } from '../../../src/rulebooks/endless-winter/components/schema.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import type { Action } from '../../../src/rulebooks/endless-winter/steps/index.js';
import { actions } from '../../../src/rulebooks/endless-winter/steps/index.js';
import { everything, faults, idsOn, textsOn, titlesOn } from './sketch.js';
import {
  acting,
  answered,
  campsOn,
  configOf,
  declined,
  gaining,
  given,
  held,
  jointOf,
  laid,
  legalOf,
  opened,
  withMegaliths,
} from './support.js';

const layouts: readonly Layout[] = ['narrow', 'wide'];

function drawn(
  state: State,
  viewer: Viewer = 0,
  { layout = 'narrow', names = ['Anna', 'Bert', 'Clara', 'Dora'], language = 'en' as const } = {},
): Picture {
  return endlessWinter.picture(endlessWinter.view(state, viewer), {
    language,
    names: names.slice(0, state.seats),
    components: state.components,
    layout: layout as Layout,
    legal: viewer === SPECTATOR ? [] : legalOf(state, viewer),
  });
}

const start = opened();

describe('a picture', () => {
  it('says in one sentence what it shows', () => {
    expect(drawn(acting(start, 0, 'hunt')).title).toBe('Endless Winter, round 1 of 4: Anna takes actions');
    expect(drawn(laid(configOf())).title).toMatch(
      /^Endless Winter, set-up: \w+ chooses a side of the chief$/,
    );
  });

  it('shows who has how many points, in which order', () => {
    const state = given(start, 1, { points: 37 });
    const title = titlesOn(drawn(state)).find((one) => one.includes('Bert, 37 points'));
    expect(title).toMatch(/^Place \d: Bert, 37 points; in the eclipse: /);
  });

  it('shows every tile with its number, its income and whose influence is the most', () => {
    const [tile] = start.land.terrain.flatMap((terrain, at) => (terrain === 'lake' ? [at] : []));
    const state = given(start, 1, campsOn(tile ?? 1));
    const titles = titlesOn(drawn(state));
    expect(titles).toContain(`Tile ${tile} (Lake); income: draw 1 card; most influence: Bert`);
    expect(titles).toContain('Bert, 1 camp, influence 1, leads');
    for (let one = 1; one < 19; one += 1) {
      expect(titles.some((title) => title.startsWith(`Tile ${one} (`))).toBe(true);
    }
  });

  it('shows settlements and what they add to the influence', () => {
    const joint = jointOf(1, 2, 8);
    const state: State = { ...start, settlements: start.settlements.with(joint, 2) };
    const picture = drawn(state);
    expect(titlesOn(picture)).toContain('Settlement of Clara between tiles 1, 2 and 8');
    expect(textsOn(picture).filter((text) => text === '+2')).toHaveLength(3);
  });

  it('shows megaliths on every level with their owners', () => {
    const state = withMegaliths(start, [0, 0, 0, 0], [1, 0, 0, 9], [0, 1, 0, 1], [1, 1, 0, 2], [0, 0, 1, 1]);
    const titles = titlesOn(drawn(state));
    expect(titles).toEqual(
      expect.arrayContaining([
        'A1: Anna',
        'B1: neutral',
        'A2: Bert',
        'B2: Clara',
        'Level 2 over A1 to B2: Bert',
      ]),
    );
  });

  it('shows displays, supplies, animals, stones and tracks', () => {
    const titles = titlesOn(drawn(start)).join('\n');
    for (const { id, name } of components.members.values) {
      expect(titles, id).toMatch(new RegExp(`^${name.en}: .*15 left|^${name.en}: .*14 left`, 'm'));
    }
    for (const { name } of components.animals.values) {
      expect(titles).toContain(`${name.en}: `);
    }
    const stones = [...components.stones.values.one, ...components.stones.values.two];
    for (const stone of start.stones) {
      expect(titles).toContain(`${stones.find(({ id }) => id === stone)?.name.en}; age `);
    }
    expect(titles).toContain('Offering, step 5: 5 resources for 2 points');
    expect(titles).toContain('Glory, step 8: 5 points');
  });

  it('shows a hand to whose hand it is, and to nobody else', () => {
    const state = given(start, 1, { hand: held('obsidian') });
    const titlesFor = (viewer: Viewer) => titlesOn(drawn(state, viewer)).join('\n');
    expect(titlesFor(1)).toContain('Obsidian: 3 tools');
    expect(titlesFor(0)).not.toContain('Obsidian');
    expect(titlesFor(SPECTATOR)).not.toContain('Obsidian');
  });

  it('shows ice finds face down until they are turned up', () => {
    const state = opened(configOf(3, { iceFinds: true }));
    const hidden = titlesOn(drawn(state)).filter((title) => title === 'An ice find, face down');
    expect(hidden).toHaveLength(6);
    const tile = state.land.finds.findIndex((find) => find !== '');
    const open: State = {
      ...state,
      land: { ...state.land, findsOpen: state.land.findsOpen.with(tile, true) },
    };
    const name = components.iceFinds.values.find(({ id }) => id === state.land.finds[tile])?.name.en;
    expect(titlesOn(drawn(open)).some((title) => title.startsWith(`${name}: `))).toBe(true);
  });

  it('shows the rest tiles of a game that has them', () => {
    const state = opened(configOf(3, { restTiles: true }));
    const open = components.restTiles.values.find(({ id }) => id === state.rest.open)?.name.en ?? 'none';
    expect(textsOn(drawn(state))).toEqual(expect.arrayContaining([open, 'Stack: 4']));
    expect(textsOn(drawn(start))).not.toContain('Stack: 4');
  });

  it('shows what was counted at the end', () => {
    const over = declined(start, ({ phase }) => phase === 'over').state;
    const picture = drawn(over);
    expect(picture.title).toBe('Endless Winter: The game is over');
    expect(textsOn(picture).filter((text) => text.startsWith('At the end: offerings'))).toHaveLength(3);
    expect(idsOn(picture)).toEqual([]);
  });

  it('begins with the area that is asked about on a phone', () => {
    const heightOf = (state: State, heading: string): number =>
      everything(drawn(state).layers).find(({ shape }) => shape.content === heading)?.box?.[1] ?? 0;
    const building = gaining(acting(start, 0, 'develop'), 0, { gain: 'megalith', n: 1 });
    expect(heightOf(building, 'Building ground°')).toBeLessThan(heightOf(building, 'Land°'));
    const moving = gaining(acting(start, 0, 'migrate'), 0, { gain: 'move', n: 1 });
    expect(heightOf(moving, 'Land°')).toBeLessThan(heightOf(moving, 'Your hand · 5 cards'));
  });
});

describe('what can be touched', () => {
  const full = given(start, 0, {
    ...campsOn(1, 2, 8),
    food: 5,
    tools: 5,
    hand: held('hunter', 'ember', 'gatherer', 'hand-axe'),
    discards: ['warrior'],
    alive: components.animals.values.map(() => 1),
    campsLeft: 2,
  });
  const at = (station: 'initiate' | 'develop' | 'migrate' | 'hunt', more = {}): State =>
    acting(full, 0, station, { work: 8, ...more });
  const gain = (...gains: Gain['gain'][]): State =>
    gaining(at('initiate'), 0, ...gains.map((one) => ({ gain: one, n: 2 })));
  const toDiscard: State = {
    ...full,
    agenda: [...full.agenda, { step: 'discard', seat: 0, n: 1, reason: 'ability' }],
  };
  const toLay: State = { ...full, agenda: [...full.agenda, { step: 'lay', seat: 0 }] };
  const toRest = opened(configOf(3, { restTiles: true }));
  const resting: State = { ...toRest, agenda: [...toRest.agenda, { step: 'rest-tile', seat: 0 }] };
  const neutral: State = {
    ...full,
    agenda: [
      ...full.agenda,
      {
        step: 'gain',
        seat: 0,
        from: 'spot/0',
        pending: [{ gain: 'neutral', n: 1, slot: 0, top: false }],
        taken: false,
      },
    ],
  };

  const states: Readonly<Record<Action['type'], State>> = {
    'choose-chief': laid(configOf(3, { draftChiefs: true })),
    'choose-setup': answered(laid(configOf(3, { draftSetup: true })), (state) =>
      endlessWinter.prompts(state).some(({ kind }) => kind === 'choose-setup'),
    ),
    'play-advancement': { ...full, agenda: [...full.agenda, { step: 'advancements', seat: 0 }] },
    'place-figure': { ...full, agenda: [...full.agenda, { step: 'place', seat: 0 }] },
    'play-member': at('hunt'),
    'spend-food': at('hunt'),
    use: at('hunt', { turn: { played: [{ card: 'experienced-gatherer', used: false }] } }),
    top: at('migrate'),
    middle: at('hunt', { space: 'middle' }),
    bottom: at('hunt', { space: 'bottom' }),
    'go-on': at('hunt'),
    'take-rest-tile': resting,
    lay: toLay,
    discard: toDiscard,
    take: gain('draw', 'tool'),
    lower: gain('megalith', 'idol'),
    'build-megalith': gain('megalith'),
    'add-neutral': neutral,
    'move-camp': gain('move'),
    settle: gain('settlement'),
    'step-idol': gain('idol'),
    bury: gain('bury'),
    recruit: gain('recruit'),
    'take-advancement': gain('advancement'),
    'take-animal': gain('animal'),
    slay: gain('slay'),
    'take-stone': gain('stone'),
    done: gain('bury'),
  };

  it('has a case for every kind of action', () => {
    const types = actions.map(({ type }) => type);
    expect(Object.keys(states).sort()).toEqual([...types].sort());
  });

  it.each(Object.entries(states))('%s has its place in both layouts', (type, state) => {
    const seat = endlessWinter.prompts(state)[0]?.seat ?? 0;
    const legal = legalOf(state, seat);
    expect(legal.some((action) => action.type === type)).toBe(true);
    for (const layout of layouts) {
      const picture = drawn(state, seat, { layout });
      expect(new Set(idsOn(picture))).toEqual(new Set(legal.map(actionId)));
      expect(faults(picture)).toEqual([]);
    }
  });

  it('is nothing for those who only look on', () => {
    expect(idsOn(drawn(states['move-camp'], SPECTATOR))).toEqual([]);
    expect(idsOn(drawn(states['move-camp'], 1))).toEqual([]);
  });
});

describe('a pack of one’s own', () => {
  const long = (name: { en: string; de: string }) => ({
    en: `${name.en} of the endless & everlasting <b>winter`.slice(0, 60),
    de: `${name.de} Donaudampfschifffahrtsgesellschaft`.slice(0, 60),
  });
  const named = <Row extends { readonly name: { readonly en: string; readonly de: string } }>(
    rows: readonly Row[],
  ): Row[] => rows.map((row) => ({ ...row, name: long(row.name) }));
  const many: Gain[] = [
    { gain: 'food', n: 12 },
    { gain: 'tool', n: 3, per: { of: 'settlements' } },
    { gain: 'move', n: 2 },
    { gain: 'animal-reveal', n: 4 },
    { gain: 'points', n: 20 },
  ];
  const { board, idols, advancements, stones, terrains, columns } = components;
  const pack: Components = {
    ...components,
    members: { ...components.members, values: named(components.members.values) },
    startCards: { ...components.startCards, values: named(components.startCards.values) },
    advancements: {
      ...advancements,
      values: {
        ...advancements.values,
        one: named(advancements.values.one).map((row) => ({
          ...row,
          ability: { ways: [{ pay: [{ pay: 'discard', n: 2 }], get: many }] },
        })),
      },
    },
    animals: {
      ...components.animals,
      values: named(components.animals.values).map((row) => ({
        ...row,
        income: many,
        set: [1, 12, 23, 34, 45, 56, 57, 58],
      })),
    },
    chiefs: {
      ...components.chiefs,
      values: named(components.chiefs.values).map((row) => ({
        ...row,
        a: { when: 'hunt' as const, ways: [{ pay: [], get: many }] },
      })),
    },
    setupCards: { ...components.setupCards, values: named(components.setupCards.values) },
    terrains: { ...terrains, values: named(terrains.values).map((row) => ({ ...row, income: many })) },
    columns: { ...columns, values: named(columns.values).map((row) => ({ ...row, bottom: many })) },
    orderTrack: { ...components.orderTrack, values: [many, many, many, many] },
    stones: {
      ...stones,
      values: {
        ...stones.values,
        one: named(stones.values.one).map((row) => ({ ...row, income: many })),
        two: named(stones.values.two),
      },
    },
    idols: {
      ...idols,
      values: {
        ...idols.values,
        offering: Array.from({ length: 20 }, () => ({ resources: 12, points: 10, bonus: many })),
        glory: Array<number>(20).fill(20),
        first: Array<number>(20).fill(100),
      },
    },
    board: {
      ...board,
      values: {
        ...board.values,
        foodLimit: 20,
        camps: 10,
        settlementSpaces: Array<Gain[]>(6).fill(many),
        recesses: Array<Gain[]>(8).fill(many),
        recessSize: 4,
        stoneCosts: Array(6).fill({ food: 20, tool: 20 }),
      },
    },
  };

  it.each([2, 3, 4])('with long names and large values stays within its frames: %i seats', (seats) => {
    const state = opened(configOf(seats, { iceFinds: true, restTiles: true }, pack));
    const names = ['Anna Amalia von Sachsen-Weimar-Eisenach X', 'W'.repeat(40), '<b>&', 'D'];
    const rich: State = {
      ...state,
      players: state.players.map((player, seat) => ({
        ...player,
        points: 123,
        stones: state.stones.slice(seat, seat + 1),
        alive: components.animals.values.map(() => 12),
        slain: components.animals.values.map(() => 11),
        hand: held('hearth-fire', 'blades', 'storage-pit', 'experienced-gatherer'),
      })),
    };
    for (const layout of layouts) {
      for (const viewer of [0, SPECTATOR] as const) {
        expect(faults(drawn(rich, viewer, { layout, names }))).toEqual([]);
      }
    }
  });

  it('has its names and those of people as text, whatever is in them', () => {
    const state = opened(configOf(3, {}, pack));
    const svg = toSvg(drawn(state, 0, { names: ['<b>&', 'Bert', 'Clara'] }), { scheme: 'light', size: 400 });
    expect(svg).toContain('&lt;b&gt;&amp;');
    expect(svg).not.toContain('<b>');
  });
});
