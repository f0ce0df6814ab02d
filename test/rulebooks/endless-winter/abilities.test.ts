import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/rulebooks/endless-winter/components/effects.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import type { Components } from '../../../src/rulebooks/endless-winter/components/schema.js';
import {
  animalReveal,
  food,
  oneOf,
  tool,
  way,
} from '../../../src/rulebooks/endless-winter/components/write.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { Player } from '../../../src/rulebooks/endless-winter/player.js';
import { NOBODY, type State } from '../../../src/rulebooks/endless-winter/state.js';
import {
  acting,
  campsOn,
  configOf,
  given,
  having,
  held,
  idsOf,
  jointOf,
  opened,
  playerIn,
  refused,
  when,
} from './support.js';

/** Seat 0 has played an advancement. */
const played = (card: string, change: Partial<Player> = {}, table: Partial<State> = {}): State => {
  const state = given({ ...opened(), ...table }, 0, {
    hand: held(card, 'gatherer'),
    food: 3,
    tools: 3,
    discards: [],
    ...change,
  });
  return when(state, 0, { type: 'play-advancement', card }).state;
};
const use = (state: State, card: string, index = 0): State =>
  when(state, 0, { type: 'use', ability: `card/${card}`, way: index }).state;
const pendingIn = (state: State) => {
  const top = state.agenda.at(-1);
  return top?.step === 'gain' ? top.pending.map(({ gain, n }) => `${gain} ${n}`) : [];
};

describe('an ability', () => {
  it('is paid for once and then brings everything on its right once', () => {
    const state = use(played('grave-goods'), 'grave-goods');
    expect(playerIn(state, 0).food).toBe(2);
    expect(pendingIn(state)).toEqual(['bury 1', 'idol 1']);
  });

  it('with alternatives lets one of them be chosen', () => {
    const state = played('trading-place', { food: 0, tools: 1 });
    expect(refused(state, 0, { type: 'use', ability: 'card/trading-place', way: 0 })).toBe('food_short');
    expect(playerIn(use(state, 'trading-place', 1), 0)).toMatchObject({ food: 4, tools: 0 });
    expect(refused(state, 0, { type: 'use', ability: 'card/trading-place', way: 2 })).toBe('no_such_way');
  });

  it('is used once in a turn', () => {
    const state = use(played('common-cause', { food: 0 }), 'common-cause');
    expect([state.turn.work, playerIn(state, 0).food]).toEqual([2, 1]);
    expect(refused(state, 0, { type: 'use', ability: 'card/common-cause', way: 0 })).toBe('ability_not_open');
  });

  it('may cost cards from the hand', () => {
    const costly: Ability = oneOf(way({ discard: 2 }, tool(2)));
    const [row] = components.advancements.values.one;
    const one = components.advancements.values.one.map((card) =>
      card === row ? { ...card, ability: costly } : card,
    );
    const pack = {
      ...components,
      advancements: { ...components.advancements, values: { ...components.advancements.values, one } },
    };
    const card = row?.id ?? '';
    const state = given(opened(configOf(3, {}, pack as Components)), 0, {
      hand: held(card, 'gatherer', 'warrior'),
      tools: 0,
      discards: [],
    });
    const on = when(state, 0, { type: 'play-advancement', card }).state;
    const paying = use(on, card);
    expect(endlessWinter.prompts(paying)[0]?.kind).toBe('discard');
    expect(refused(paying, 0, { type: 'done' })).toBe('must_discard');
    const paid = having(
      paying,
      0,
      { type: 'discard', card: 'warrior' },
      { type: 'discard', card: 'gatherer' },
      { type: 'take', gain: 'tool' },
    );
    expect(playerIn(paid, 0)).toMatchObject({ tools: 2, hand: [], discards: ['warrior', 'gatherer'] });
    const poor = given(on, 0, { hand: held('gatherer') });
    expect(refused(poor, 0, { type: 'use', ability: `card/${card}`, way: 0 })).toBe('cards_short');
  });

  it('that brings something for each of what is counted is counted out as it is used', () => {
    const settlements = opened()
      .settlements.with(jointOf(1, 2, 8), 0)
      .with(jointOf(2, 8, 9), 0);
    expect(pendingIn(use(played('market', {}, { settlements }), 'market'))).toEqual(['tool 2', 'food 2']);
    expect(refused(played('market'), 0, { type: 'use', ability: 'card/market', way: 0 })).toBe(
      'brings_nothing',
    );
  });

  it('that would bring nothing is not offered, so that nobody pays for nothing', () => {
    const state = played('village', { ...campsOn(0, 1, 2) });
    expect(refused(state, 0, { type: 'use', ability: 'card/village', way: 0 })).toBe('camps_not_adjacent');
    const stones = played('holy-find', { stones: ['lake-stone', 'bog-stone', 'ice-stone'] });
    expect(refused(stones, 0, { type: 'use', ability: 'card/holy-find', way: 0 })).toBe('no_stone_space');
  });
});

describe('the words of the language', () => {
  it('food up to the limit', () => {
    expect(playerIn(use(played('storage-pit', { food: 0, ...campsOn(0) }), 'storage-pit'), 0)).toMatchObject({
      food: 6,
      tools: 2,
    });
  });

  it('a settlement of an ability needs the camps, but not the three food', () => {
    const state = use(played('village', { food: 2, ...campsOn(1, 2, 8) }), 'village');
    const built = when(state, 0, { type: 'settle', joint: jointOf(1, 2, 8) }).state;
    expect(playerIn(built, 0)).toMatchObject({ food: 0, settlementsLeft: 2, campsLeft: 5 });
  });

  it('a sacred stone of an ability is free of its price', () => {
    const state = use(
      played('holy-find', { food: 2, tools: 0, stones: [] }, { stones: ['bog-stone'] }),
      'holy-find',
    );
    const taken = when(state, 0, { type: 'take-stone', stone: 'bog-stone' }).state;
    expect(playerIn(taken, 0)).toMatchObject({ food: 0, tools: 0, stones: ['bog-stone'] });
  });

  it('several recruits of an ability may be the same, and may be played in this turn', () => {
    const state = use(played('alliance', { hand: held('alliance', 'gatherer') }), 'alliance');
    const two = having(state, 0, { type: 'recruit', member: 'elder' }, { type: 'recruit', member: 'elder' });
    const acts = having(two, 0, { type: 'done' }, { type: 'place-figure', figure: 'tribe', at: 'hunt' });
    expect(idsOf(acts, 0)).toContain('play-member:card=elder');
  });

  it('an advancement from the display to the hand', () => {
    const state = use(played('handing-on'), 'handing-on');
    expect(idsOf(state, 0)).toEqual([
      ...state.display.map((card) => `take-advancement:card=${card}`),
      'done',
    ]);
    expect(playerIn(use(played('handing-on', { points: 0 }, { display: [] }), 'handing-on'), 0).points).toBe(
      1,
    );
  });

  it('animals: the top one, one of choice, and from the deck into the hunting ground', () => {
    const animalDeck = ['glyptodon', 'giant-beaver'];
    const top = use(played('pitfall', { alive: [0, 0, 0, 0, 0, 0, 0] }, { animalDeck }), 'pitfall');
    expect(playerIn(top, 0).alive).toEqual([0, 0, 0, 0, 1, 0, 0]);
    const drive = use(played('drive-hunt', {}, { animalDeck, ground: [] }), 'drive-hunt');
    expect(pendingIn(drive)).toEqual(['animal-reveal 2', 'animal 1']);
    expect(idsOf(drive, 0)).toEqual(['take:gain=animal-reveal', 'done']);
    const shown = when(drive, 0, { type: 'take', gain: 'animal-reveal' }).state;
    expect(idsOf(shown, 0)).toEqual([
      'take-animal:animal=giant-beaver',
      'take-animal:animal=glyptodon',
      'done',
    ]);
    expect(animalReveal(2)).toEqual({ gain: 'animal-reveal', n: 2 });
  });

  it('slaying two, each with its income', () => {
    const state = use(played('meat-store', { alive: [1, 0, 0, 0, 1, 0, 0], food: 0 }), 'meat-store');
    const first = when(state, 0, { type: 'slay', animal: 'giant-beaver' }).state;
    expect(pendingIn(first)).toEqual(['food 2', 'draw 1']);
    const both = having(first, 0, { type: 'done' }, { type: 'slay', animal: 'giant-sloth' });
    expect(playerIn(both, 0)).toMatchObject({ food: 6, slain: [1, 0, 0, 0, 1, 0, 0] });
  });

  it('camps and moves, in any order', () => {
    const state = use(played('tent-poles', campsOn(0)), 'tent-poles');
    expect(idsOf(state, 0)).toContain('take:gain=camp');
    expect(idsOf(state, 0)).toContain('move-camp:from=0,to=1');
    const moved = when(state, 0, { type: 'move-camp', from: 0, to: 1 }).state;
    expect(playerIn(moved, 0)).toMatchObject({ campsLeft: 3 });
  });

  it('burying two, the card itself among those played', () => {
    const state = use(played('burial-mound'), 'burial-mound');
    const buried = having(
      state,
      0,
      { type: 'bury', card: 'burial-mound', from: 'played' },
      { type: 'bury', card: 'gatherer', from: 'hand' },
    );
    expect(playerIn(buried, 0).buried.map(({ card }) => card)).toEqual(['burial-mound', 'gatherer']);
  });

  it('work that is gained in step 1 counts in step 2', () => {
    const state = having(
      use(played('joint-work'), 'joint-work'),
      0,
      { type: 'done' },
      { type: 'place-figure', figure: 'tribe', at: 'develop' },
    );
    expect(idsOf(state, 0)).toContain('top:way=0');
  });

  it('two megaliths, one after the other', () => {
    const state = use(
      played('stone-circle', { built: 0 }, { megaliths: opened().megaliths.map(() => NOBODY) }),
      'stone-circle',
    );
    const [first = ''] = idsOf(state, 0);
    const built = when(state, 0, { type: 'build-megalith', spot: Number(first.split('=')[1]) }).state;
    const [arrow = ''] = idsOf(built, 0);
    const added = when(built, 0, { type: 'add-neutral', spot: Number(arrow.split('=')[1]) }).state;
    expect(pendingIn(having(added, 0, { type: 'done' }))).toEqual(['megalith 1']);
    expect(food(2)).toEqual({ gain: 'food', n: 2 });
  });
});

describe('chiefs', () => {
  const chief = (id: string, side: 'a' | 'b', station: Parameters<typeof acting>[2]): State =>
    acting(given(opened(), 0, { chief: id, side, food: 3, tools: 1, ...campsOn(0) }), 0, station, {
      turn: { chief: 'open' },
    });
  const opens = (state: State) => idsOf(state, 0).some((one) => one.startsWith('use:ability=chief'));

  it.each([
    ['seeking-hand', 'initiate'],
    ['stonecutter', 'develop'],
    ['fire-wolf', 'migrate'],
    ['tusk-breaker', 'hunt'],
  ] as const)('%s: side A belongs to one column, side B to none', (id, column) => {
    for (const station of ['initiate', 'develop', 'migrate', 'hunt'] as const) {
      expect(opens(chief(id, 'a', station))).toBe(station === column);
      expect(opens(given(chief(id, 'b', station), 0, { alive: [1, 0, 0, 0, 0, 0, 0] }))).toBe(true);
    }
  });

  it('may be used before, between and after the actions of the column', () => {
    const state = chief('thunder-paw', 'a', 'hunt');
    expect(opens(state)).toBe(true);
    expect(opens(when(state, 0, { type: 'go-on' }).state)).toBe(true);
    expect(opens(having(state, 0, { type: 'go-on' }, { type: 'go-on' }))).toBe(true);
  });
});
