import { describe, expect, it } from 'vitest';
import { cellsOf, layoutOf, spotsOf } from '../../../src/rulebooks/endless-winter/building-ground.js';
import { catalogueOf, stoneOf } from '../../../src/rulebooks/endless-winter/catalogue.js';
import { hexes, isAtStart, joints, neighbours } from '../../../src/rulebooks/endless-winter/hexes.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import { foodLimit } from '../../../src/rulebooks/endless-winter/player.js';
import { configOf, declined, eventsOf, idsOf, laid, opened, playerIn, when } from './support.js';

const seatCounts = [2, 3, 4];

describe('the land', () => {
  it.each(seatCounts)('lies in rings of 6 and 12 tiles around the start tile, with %i seats', (seats) => {
    const { land } = laid(configOf(seats));
    expect(land.terrain).toHaveLength(19);
    expect(land.terrain[0]).toBe('');
    expect(hexes.filter(({ ring }) => ring === 1)).toHaveLength(6);
    expect(hexes.filter(({ ring }) => ring === 2)).toHaveLength(12);
    expect(neighbours[0]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    [2, 6],
    [3, 6],
    [4, 3],
  ])('has with %i seats %i glaciers, and at least one tile of each other type', (seats, glaciers) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { land, components } = laid(configOf(seats), seed);
      expect(land.terrain.filter((one) => one === 'glacier')).toHaveLength(glaciers);
      for (const { id, glacier } of components.terrains.values) {
        const tiles = land.terrain.filter((one) => one === id).length;
        if (!glacier) expect(tiles).toBeGreaterThanOrEqual(1);
        if (!glacier) expect(tiles).toBeLessThanOrEqual(3);
      }
    }
  });

  it('has 24 joints of three tiles that all touch, six of them at the start tile', () => {
    expect(joints).toHaveLength(24);
    expect([...joints.keys()].filter(isAtStart)).toHaveLength(6);
    for (const [a, b, c] of joints) {
      expect(neighbours[a]).toEqual(expect.arrayContaining([b, c]));
      expect(neighbours[b]).toContain(c);
    }
  });

  it('has everybody’s leftmost camp on the start tile from the beginning, so that the food limit is 6', () => {
    const state = laid(configOf(4));
    for (const player of state.players) {
      expect(player.camps[0]).toBe(1);
      expect(player.campsLeft).toBe(4);
      expect(foodLimit(state.components, player)).toBe(6);
    }
  });
});

describe('the building ground', () => {
  it.each(seatCounts)('is laid from the four tiles in any order, with %i seats', (seats) => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => laid(configOf(seats), seed).land.sites);
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it.each(seatCounts)('has three layouts of 32 spaces that hang together, with %i seats', (seats) => {
    const shapes = new Set<string>();
    for (const layout of [1, 2, 3]) {
      const config = configOf(seats, { layout });
      const cells = cellsOf(layoutOf(config)).map(({ x, y }) => `${x},${y}`);
      expect(new Set(cells).size).toBe(32);
      shapes.add(JSON.stringify(layoutOf(config)));
      const spots = spotsOf(config);
      const reached = new Set([0]);
      for (const spot of reached) for (const other of spots[spot]?.beside ?? []) reached.add(other);
      expect(reached.size).toBe(32);
      expect(endlessWinter.flaws?.(config)).toEqual([]);
    }
    expect(shapes.size).toBe(3);
  });

  it('plays the first layout where a pack has no other, as games before the option did', () => {
    const { components } = configOf(3);
    const pack = {
      ...components,
      layouts: { ...components.layouts, values: components.layouts.values.slice(0, 3) },
    };
    expect(layoutOf(configOf(3, { layout: 3 }, pack))).toBe(layoutOf(configOf(3, {}, pack)));
    expect(layoutOf(configOf(3, {}, pack))).toBe(pack.layouts.values[1]);
  });

  it('is a ring around a hole for four seats', () => {
    const cells = cellsOf(configOf(4).components.layouts.values[2] ?? []).map(({ x, y }) => `${x},${y}`);
    for (const hole of ['2,2', '3,2', '2,3', '3,3']) expect(cells).not.toContain(hole);
    for (const corner of ['0,0', '5,0', '0,5', '5,5']) expect(cells).toContain(corner);
  });

  it('turns a tile clockwise: its upper left space comes to the upper right', () => {
    const cells = cellsOf([{ row: 0, column: 0, turned: true }]);
    expect(cells[0]).toMatchObject({ x: 1, y: 0 });
    expect(cells[3]).toMatchObject({ x: 1, y: 3 });
    expect(cells[4]).toMatchObject({ x: 0, y: 0 });
  });

  it('has spots above wherever four of the level below lie in a square', () => {
    const spots = spotsOf(configOf(2));
    expect(spots.filter(({ level }) => level === 0)).toHaveLength(32);
    expect(spots.filter(({ level }) => level === 1)).toHaveLength(21);
    expect(spots.filter(({ level }) => level === 2)).toHaveLength(12);
    expect(spots.filter(({ level }) => level === 3)).toHaveLength(5);
    expect(spots.filter(({ level }) => level > 3)).toHaveLength(0);
  });
});

it('the layout of another number of seats may be played, too, as a pack', () => {
  const config = configOf(2);
  const { layouts } = config.components;
  const [, , ring = []] = layouts.values;
  const pack = { ...config.components, layouts: { ...layouts, values: [ring, ring, ring] } };
  expect(endlessWinter.flaws?.(configOf(2, {}, pack))).toEqual([]);
  const spots = endlessWinter.view(laid(configOf(2, {}, pack)), 0).spots.filter(({ level }) => level === 0);
  expect(Math.max(...spots.map(({ x }) => x))).toBe(5);
});

describe('displays and decks', () => {
  it.each([
    [2, 8],
    [3, 12],
    [4, 14],
  ])('lay out with %i seats %i sacred stones, half of each age', (seats, stones) => {
    const state = laid(configOf(seats));
    expect(state.stones).toHaveLength(stones);
    const ages = state.stones.map((stone) => stoneOf(state.components, stone).age);
    expect(ages.filter((age) => age === 1)).toHaveLength(stones / 2);
  });

  it('lay out eight advancements of the first age', () => {
    const state = laid(configOf());
    const one = state.components.advancements.values.one.map(({ id }) => id);
    expect(state.display).toHaveLength(8);
    expect([...state.display, ...state.decks[0]].sort()).toEqual([...one].sort());
    expect(state.decks[1]).toHaveLength(20);
  });

  it.each(seatCounts)(
    'lay one animal more than there are seats into the hunting ground, with %i seats',
    (seats) => {
      const state = opened(configOf(seats));
      expect(state.ground.length + state.animalDeck.length).toBeLessThanOrEqual(60);
      expect(laid(configOf(seats)).ground).toHaveLength(seats + 1);
    },
  );

  it('have five supplies of fifteen members', () => {
    expect(laid(configOf()).supply).toEqual([15, 15, 15, 15, 15]);
  });
});

describe('a seat', () => {
  it('has the same nine start cards as all others', () => {
    for (const { deck } of laid(configOf(4)).players) {
      expect([...deck].sort()).toEqual([
        'ember',
        'experienced-gatherer',
        ...Array<string>(5).fill('gatherer'),
        'hand-axe',
        'warrior',
      ]);
    }
  });

  it('chooses which side of the chief it was dealt counts', () => {
    const state = laid(configOf());
    const seat = state.order[0] ?? 0;
    const ids = idsOf(state, seat);
    expect(ids).toHaveLength(2);
    expect(endlessWinter.view(state, seat).chiefsOnOffer).toHaveLength(1);
    const [chief] = ids.map((id) => id.split(/[=,]/)[1]);
    const after = when(state, seat, { type: 'choose-chief', chief: chief ?? '', side: 'b' }).state;
    expect(playerIn(after, seat)).toMatchObject({ chief, side: 'b' });
  });

  it('takes what its set-up card gives before it draws five cards', () => {
    const { state, events } = declined(laid(configOf()), ({ phase }) => phase === 'action');
    const chosen = eventsOf(events, 'setup-chosen');
    expect(chosen.map(({ seat }) => seat)).toEqual(state.order);
    const drawn = events.findIndex(({ type }) => type === 'card-drawn');
    expect(events.slice(drawn).some(({ type }) => type === 'setup-chosen')).toBe(false);
    for (const { seat } of chosen) {
      expect(eventsOf(events, 'card-drawn').filter((event) => event.seat === seat)).toHaveLength(5);
    }
  });

  it('has no lesser incomes while it sets up: two idols are two steps', () => {
    const config = configOf();
    const oldGods = config.components.setupCards.values.filter(({ id }) => id === 'old-gods');
    const setupCards = { ...config.components.setupCards, values: [...oldGods, ...oldGods, ...oldGods] };
    const before = laid({ ...config, components: { ...config.components, setupCards } });
    const seat = before.order[0] ?? 0;
    const chief = idsOf(before, seat)[0]?.split(/[=,]/)[1] ?? '';
    const { state } = when(before, seat, { type: 'choose-chief', chief, side: 'a' });
    // What was dealt waits for nobody: the seat goes on at once.
    expect(idsOf(state, seat)).toEqual([
      'take:gain=food',
      'take:gain=tool',
      'step-idol:track=offering',
      'step-idol:track=glory',
      'done',
    ]);
  });

  it('begins with three figures, ten megaliths of which two are neutral, and no points', () => {
    const state = opened();
    for (const player of state.players) {
      expect([player.chiefFigure, player.tribeFigures]).toEqual([true, 2]);
      expect(player.settlementsLeft).toBe(3);
      expect(player.glory + player.offering).toBeLessThanOrEqual(2);
    }
    expect(state.components.board.values.neutrals).toBe(2);
    expect(state.components.board.values.recesses.length * state.components.board.values.recessSize).toBe(10);
  });
});

it('the first seat is drawn, and the others follow seat by seat', () => {
  const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => laid(configOf(3), seed).order);
  for (const order of firsts) {
    const [first = 0] = order;
    expect(order).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
  }
  expect(new Set(firsts.map(([first]) => first)).size).toBe(3);
});

it('every card has an entry in the catalogue', () => {
  const state = laid(configOf());
  const { cards } = catalogueOf(state.components);
  expect(cards.size).toBe(5 + 5 + 40);
});
