import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { catalogueOf } from '../../../src/rulebooks/tal-der-mammuts/catalogue.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import type { Action } from '../../../src/rulebooks/tal-der-mammuts/steps/index.js';
import {
  act,
  allows,
  asked,
  births,
  dice,
  type Given,
  given,
  goOn,
  herds,
  NOWHERE,
  ofType,
  peopleOn,
  phases,
  play,
  rulebook,
  valley,
  why,
} from './given.js';

const people = [
  { seat: 0, hex: 0, warriors: 1 },
  { seat: 1, hex: 36, warriors: 1 },
];
const third = { seat: 2, hex: 3, warriors: 1 };
const pass: Action = { type: 'pass' };
const nature = (hands: string[][], more: Given = {}) =>
  goOn(
    given({
      seats: hands.length,
      components: valley(),
      people,
      ...more,
      agenda: phases('nature', 'arrivals', 'herds', 'people'),
      state: { round: 2, ...more.state, hands },
    }),
    dice(2),
  );

describe('the window of nature', () => {
  it('shows arrivals and wind, then asks everybody who holds cards at the same time', () => {
    const opened = nature([['raft'], ['shaman'], []], { people: [...people, third] });
    expect(opened.events.map(({ type }) => type)).toEqual([
      'tiles-drawn',
      'wind-rolled',
      'nature-window-opened',
    ]);
    expect(asked(opened.state)).toEqual(['nature-window 0', 'nature-window 1']);
    const { arriving } = rulebook.view(opened.state, 0);
    expect(arriving.length).toBeGreaterThan(0);
    expect(ofType(opened, 'tiles-drawn')[0]?.tiles.map(({ hex }) => hex)).toEqual(
      arriving.map(({ hex }) => hex),
    );
    expect(opened.state.wind).toBe(1);
  });

  it('hides what a seat has answered until all have', () => {
    const opened = nature([['shifting-wind'], ['raft']]).state;
    const turn: Action = { type: 'play-wind', card: 'shifting-wind', turn: 'clockwise' };
    const answered = act(opened, 0, turn);
    expect(asked(answered.state)).toEqual(['nature-window 1']);
    expect(rulebook.view(answered.state, 1).window).toEqual({ asked: [0, 1], answered: [0], mine: null });
    expect(rulebook.view(answered.state, 0).window?.mine).toEqual({ answer: turn });
    expect(answered.events.map((event) => rulebook.seen(event, 1))).toEqual([
      { type: 'window-answered', seat: 0, window: 'nature-window' },
    ]);
    expect(rulebook.view(answered.state, 1).tribes[0]?.handSize).toBe(1);
    expect(answered.state.wind).toBe(1);
    const closed = act(answered.state, 1, pass).state;
    expect(closed.wind).toBe(2);
    expect(rulebook.view(closed, 1).lastPlays).toEqual([{ seat: 0, play: turn }]);
  });

  it('cards take effect in the order of seats, whoever answered first', () => {
    const opened = nature([['shaman', 'shifting-wind'], ['shifting-wind']], { state: { start: 1 } }).state;
    const after = act(
      act(opened, 0, { type: 'play-wind', card: 'shifting-wind', turn: 'clockwise' }).state,
      1,
      {
        type: 'play-wind',
        card: 'shifting-wind',
        turn: 'anticlockwise',
      },
    );
    expect(ofType(after, 'wind-turned').map(({ seat, direction }) => [seat, direction])).toEqual([
      [1, 'NE'],
      [0, 'E'],
    ]);
  });

  it('beaters choose the direction of a herd that is not with people', () => {
    const animals = [
      { hex: 11, species: 'mammoth' },
      { hex: 0, species: 'wolf' },
    ];
    const opened = nature([['beaters'], []], { animals }).state;
    expect(
      allows(opened, 0, { type: 'play-herd', card: 'beaters', hex: 0, species: 'wolf', direction: 'E' }),
    ).toBe(false);
    const after = act(opened, 0, {
      type: 'play-herd',
      card: 'beaters',
      hex: 11,
      species: 'mammoth',
      direction: 'W',
    }).state;
    expect(herds(after, 'mammoth')[10]).toBe(1);
  });

  it('of two beaters of one herd the later in the order of seats has his way', () => {
    const drive = (direction: 'E' | 'W'): Action => ({
      type: 'play-herd',
      card: 'beaters',
      hex: 11,
      species: 'mammoth',
      direction,
    });
    const animals = [{ hex: 11, species: 'mammoth' }];
    const opened = nature([['beaters'], ['beaters']], { animals, state: { start: 1 } }).state;
    const after = play(opened, [
      [0, drive('W')],
      [1, drive('E')],
    ]);
    expect(herds(after, 'mammoth')[10]).toBe(1);
  });

  it('the call of the pack brings two wolves of the reserve to a rim hex without people, with the arrivals', () => {
    const opened = nature([['call-of-the-pack'], []]).state;
    expect(allows(opened, 0, { type: 'play-at', card: 'call-of-the-pack', hex: 0 })).toBe(false);
    const after = act(opened, 0, { type: 'play-at', card: 'call-of-the-pack', hex: 22 });
    expect(
      ofType(after, 'animals-arrived')[0]?.placed.filter(({ hex }) => hex === 22).length,
    ).toBeGreaterThanOrEqual(2);
    expect(after.state.tiles.filter((at) => at === -2)).toHaveLength(6);
  });

  it('a shaman needs an event', () => {
    const opened = nature([['shaman'], []]).state;
    expect(why(opened, 0, { type: 'play', card: 'shaman' })).toBe('no_use');
    expect(why(opened, 0, { type: 'play', card: 'nothing' })).toBe('no_such_card');
    const flood = given({
      agenda: [{ step: 'nature-window' }, ...phases('event')],
      people: [{ seat: 0, hex: 9, warriors: 2 }],
      state: { event: 'flood', hands: [['shaman'], []], window: { asked: [0], answers: [] } },
    });
    expect(ofType(act(flood, 0, { type: 'play', card: 'shaman' }, dice(2)), 'figure-lost')).toEqual([]);
  });
});

describe('a standing order', () => {
  it('answers at once from then on, and is nobody else’s business', () => {
    const given1 = act(nature([['raft'], ['raft']]).state, 0, { type: 'pass-on' });
    expect(given1.events.map((event) => rulebook.seen(event, 1))).toEqual([
      null,
      { type: 'window-answered', seat: 0, window: 'nature-window' },
    ]);
    expect(rulebook.view(given1.state, 0).standing).toEqual(['nature-window']);
    expect(rulebook.view(given1.state, 1).standing).toEqual([]);
    const next = goOn({ ...given1.state, window: null, agenda: phases('nature') }).state;
    expect(asked(next)).toEqual(['nature-window 1']);
  });

  it('is taken back with the end of the next own movement, which looks like any other end', () => {
    const moving = (standing: number[]) =>
      given({
        people,
        agenda: [{ step: 'move', seat: 0 }, { step: 'found', seat: 0 }, ...phases('survival', 'end')],
        state: { standing, hands: [['raft'], ['raft']] },
      });
    expect(why(moving([0, 0]), 0, { type: 'ask-again' })).toBe('no_standing_order');
    const after = act(moving([1, 0]), 0, { type: 'ask-again' });
    expect(after.state.standing).toEqual([0, 0]);
    const seenByOther = (events: typeof after.events) =>
      events.map((event) => rulebook.seen(event, 1)).filter((event) => event !== null);
    expect(seenByOther(after.events)).toEqual(seenByOther(act(moving([0, 0]), 0, { type: 'done' }).events));
  });

  it('holds for the windows of food and births too', () => {
    const table: Given = {
      people,
      agenda: phases('survival', 'end'),
      state: { hands: [['raft'], ['raft']], standing: [4, 0] },
    };
    expect(asked(goOn(given(table)).state)).toEqual(['food-window 1']);
    const window = goOn(given({ ...table, state: { hands: [['raft'], []] } })).state;
    const after = act(window, 0, { type: 'pass-on' }).state;
    expect(after.standing[0]).toBe(4);
  });

  it('for fights spares its seat the question of flight', () => {
    const table: Given = {
      components: valley(),
      people: [
        { seat: 0, hex: 9, warriors: 2 },
        { seat: 1, hex: 9, warriors: 2 },
      ],
      agenda: phases('fights', 'survival'),
      state: { hands: [['flight'], []], standing: [2, 0] },
    };
    const after = goOn(given(table), dice(1, 6, 1, 6));
    expect(ofType(after, 'fight-window-opened')).toEqual([]);
    expect(ofType(after, 'losses-demanded')).toEqual([]);
  });
});

describe('what others cannot know', () => {
  it('whether an order was taken back or stands after a movement is imagined both ways', () => {
    const moving = given({
      people,
      agenda: [{ step: 'move', seat: 0 }, { step: 'found', seat: 0 }, ...phases('survival')],
      state: { standing: [1, 0], hands: [['raft'], ['raft']] },
    });
    for (const type of ['ask-again', 'done'] as const) {
      const { state } = act(moving, 0, { type });
      const imagined = [...Array(20).keys()].map((seed) => rulebook.imagine(state, 1, quickRng(seed)));
      expect(new Set(imagined.map(({ standing }) => (standing[0] ?? 0) & 1))).toEqual(new Set([0, 1]));
    }
  });

  it('an order that has shown itself is imagined as it is, one that may have been given is not', () => {
    const open = nature([['raft'], ['raft']]).state;
    const orders = (state: typeof open) =>
      new Set(
        [...Array(20).keys()].map(
          (seed) => (rulebook.imagine(state, 1, quickRng(seed)).standing[0] ?? 0) & 1,
        ),
      );
    expect(orders(open)).toEqual(new Set([0]));
    const answered = act(open, 0, { type: 'pass-on' }).state;
    expect(orders(answered)).toEqual(new Set([0, 1]));
    const next = goOn({ ...answered, window: null, agenda: phases('nature') }).state;
    expect(orders(next)).toEqual(new Set([1]));
  });

  it('is not the order of a seat that has played a card in the window, even its last one', () => {
    const orders = (state: State, bit: number) =>
      new Set(
        [...Array(20).keys()].map(
          (seed) => (rulebook.imagine(state, 1, quickRng(seed)).standing[0] ?? 0) & bit,
        ),
      );
    const meal = given({
      people,
      agenda: [{ step: 'food-window', seat: 0 }, { step: 'feed', seat: 0 }, ...phases('end')],
      state: { hands: [['roots-and-berries'], ['raft']], unsure: [15, 0] },
    });
    const eaten = act(meal, 0, { type: 'play', card: 'roots-and-berries' }).state;
    expect(orders(eaten, 4)).toEqual(new Set([0]));
    expect(orders(eaten, 8)).toEqual(new Set([0, 8]));
    const wind: Action = { type: 'play-wind', card: 'shifting-wind', turn: 'clockwise' };
    const turned = act(nature([['shifting-wind'], []]).state, 0, wind).state;
    expect(orders(turned, 1)).toEqual(new Set([0]));
  });

  it('is the order of a seat that is not asked before births because it has no camp', () => {
    const born = (camp: boolean) =>
      goOn(
        given({
          people: [
            { seat: 0, hex: 2, women: 1, camp },
            { seat: 1, hex: 30, women: 1, camp: true },
          ],
          agenda: [...births(0, 1), ...phases('end')],
          state: { hands: [['raft'], ['raft']], standing: [8, 0], unsure: [8, 0] },
        }),
      ).state;
    expect(born(false).unsure[0]).toBe(8);
    expect(born(true).unsure[0]).toBe(0);
  });

  it('is not the order of a seat that is asked, or not asked, whether to flee', () => {
    const table = given({
      components: valley(),
      people: [
        { seat: 0, hex: 9, warriors: 3 },
        { seat: 1, hex: 9, warriors: 3 },
      ],
      agenda: phases('fights', 'survival'),
      state: { hands: [['raft'], []] },
    });
    const orders = (type: 'pass' | 'pass-on', ...rolls: number[]) => {
      const { state } = act(goOn(table).state, 0, { type }, dice(...rolls));
      return new Set(
        [...Array(20).keys()].map(
          (seed) => (rulebook.imagine(state, 1, quickRng(seed)).standing[0] ?? 0) & 2,
        ),
      );
    };
    expect(orders('pass', 1, 6)).toEqual(new Set([0]));
    expect(orders('pass-on', 1, 6, 6, 1, 6, 1, 6, 1)).toEqual(new Set([2]));
    expect(orders('pass-on', 6, 1, 6, 1, 6, 1)).toEqual(new Set([0, 2]));
  });

  it('does not include what the others hold between them when the pile is used up, even once it is renewed', () => {
    const { cardIds } = catalogueOf(rulebook.components);
    const held = ['raft', 'shaman', 'torch'];
    const before = given({
      seats: 3,
      people: [...people, third],
      agenda: phases('draw'),
      state: {
        hands: [['shaman', 'raft'], ['torch'], ['flight', 'raft', 'raft', 'beaters', 'beaters']],
        deck: cardIds.map(() => 0),
        discards: ['amazons', 'ambush', 'fertility', 'palisade'],
      },
    });
    const { state } = goOn(before, quickRng(1));
    expect(state.hands.map(({ length }) => length)).toEqual([3, 2, 5]);
    const imagined = [...Array(20).keys()].map((seed) => rulebook.imagine(state, 2, quickRng(seed)));
    for (const { hands } of imagined) {
      const old = [...(hands[0] ?? []).slice(0, 2), ...(hands[1] ?? []).slice(0, 1)];
      expect(old.sort()).toEqual(held);
      expect(hands[2]).toEqual(before.hands[2]);
    }
    expect(new Set(imagined.map(({ hands }) => hands[1]?.[0])).size).toBe(3);
    expect(new Set(imagined.map(({ hands }) => hands[0]?.[2])).size).toBeGreaterThan(1);
  });
});

describe('cards of fights', () => {
  const hunt = (hand: string[], more: Given = {}) =>
    goOn(
      given({
        components: valley(),
        people: [
          { seat: 0, hex: 9, warriors: 2, women: 1 },
          { seat: 1, hex: 36, warriors: 1 },
        ],
        animals: [{ hex: 9, species: 'bear', count: 2 }],
        ...more,
        agenda: phases('fights', 'survival'),
        state: { ...more.state, hands: [hand, []] },
      }),
    ).state;
  const bonus = (state: ReturnType<typeof hunt>, action: Action) =>
    ofType(act(state, 0, action, dice(6, 1, 6, 1)), 'fight-rolled')[0]?.rolls[0]?.bonus;

  it('only the tribes in the fight are asked, once, at its start', () => {
    const quarrel = {
      people: [
        { seat: 0, hex: 9, warriors: 2 },
        { seat: 1, hex: 9, warriors: 2 },
        { seat: 2, hex: 0, warriors: 1 },
      ],
      seats: 3,
    };
    const state = goOn(
      given({
        components: valley(),
        ...quarrel,
        agenda: phases('fights', 'survival'),
        state: { hands: [['raft'], ['raft'], ['raft']] },
      }),
    ).state;
    expect(asked(state)).toEqual(['fight-window 0', 'fight-window 1']);
  });

  it('flint club +2, hunters’ chant +3, torch +1, amazons: women count', () => {
    expect(bonus(hunt(['flint-club']), { type: 'play', card: 'flint-club' })).toBe(4);
    expect(bonus(hunt(['hunters-chant']), { type: 'play', card: 'hunters-chant' })).toBe(5);
    expect(bonus(hunt(['torch']), { type: 'play', card: 'torch' })).toBe(3);
    expect(bonus(hunt(['amazons']), { type: 'play', card: 'amazons' })).toBe(3);
  });

  it('amazons fight tribes too, and may be lost in the place of warriors', () => {
    const state = goOn(
      given({
        components: valley(),
        people: [
          { seat: 0, hex: 9, warriors: 1, women: 2 },
          { seat: 1, hex: 9, warriors: 2 },
        ],
        agenda: phases('fights', 'survival'),
        state: { hands: [['amazons'], []] },
      }),
    ).state;
    const lost = act(state, 0, { type: 'play', card: 'amazons' }, dice(1, 6));
    expect(ofType(lost, 'fight-rolled')[0]?.rolls.map(({ bonus: more }) => more)).toEqual([3, 2]);
    expect(asked(lost.state)).toEqual(['lose-figure 0']);
    expect(allows(lost.state, 0, { type: 'lose', figure: 'woman', hex: 9 })).toBe(true);
  });

  it('with fire the hunters’ chant adds 4 and fire itself 1', () => {
    const state = hunt(['hunters-chant'], {
      options: { advanced: true },
      people: [
        { seat: 0, hex: 9, warriors: 2 },
        { seat: 0, hex: 20, women: 1, camp: true },
      ],
      state: { fire: [20, -1] },
    });
    expect(bonus(state, { type: 'play', card: 'hunters-chant' })).toBe(7);
  });

  it('a pit trap kills one animal before the first roll and takes its food', () => {
    const after = act(hunt(['pit-trap']), 0, { type: 'play', card: 'pit-trap' }, dice(6, 1));
    expect(after.events.findIndex(({ type }) => type === 'animal-killed')).toBeLessThan(
      after.events.findIndex(({ type }) => type === 'fight-rolled'),
    );
    expect(ofType(after, 'animal-killed').map(({ food }) => food)).toEqual([3, 3]);
  });

  it('smoked meat pays 1 more for every animal killed this round, 2 with fire', () => {
    const smoked: Action = { type: 'play', card: 'smoked-meat' };
    expect(ofType(act(hunt(['smoked-meat']), 0, smoked, dice(6, 1)), 'animal-killed')[0]?.food).toBe(4);
    const fire = hunt(['smoked-meat'], {
      options: { advanced: true },
      people: [
        { seat: 0, hex: 9, warriors: 2 },
        { seat: 0, hex: 20, women: 1, camp: true },
      ],
      state: { fire: [20, -1] },
    });
    expect(ofType(act(fire, 0, smoked, dice(6, 1)), 'animal-killed')[0]?.food).toBe(5);
  });

  it('a second ambush finds nobody any more and is spent all the same', () => {
    const state = goOn(
      given({
        seats: 3,
        components: valley(),
        people: [0, 1, 2].map((seat) => ({ seat, hex: 9, warriors: seat === 2 ? 1 : 2 })),
        agenda: phases('fights', 'survival'),
        state: { hands: [['ambush'], ['ambush'], []] },
      }),
    ).state;
    const after = play(state, [
      [0, { type: 'play-on', card: 'ambush', target: 2 }],
      [1, { type: 'play-on', card: 'ambush', target: 2 }],
    ]);
    expect(after.discards).toEqual(['ambush', 'ambush']);
    expect(peopleOn(after, 2, 9).warriors).toBe(0);
  });

  it('an ambush costs an enemy tribe a warrior before the first roll', () => {
    const quarrel = given({
      components: valley(),
      people: [
        { seat: 0, hex: 9, warriors: 1 },
        { seat: 1, hex: 9, warriors: 1, women: 1 },
        { seat: 1, hex: 20, warriors: 1 },
      ],
      agenda: phases('fights', 'survival'),
      state: { hands: [['ambush', 'pit-trap'], []] },
    });
    const state = goOn(quarrel).state;
    expect(why(state, 0, { type: 'play', card: 'pit-trap' })).toBe('no_use');
    const after = act(state, 0, { type: 'play-on', card: 'ambush', target: 1 });
    expect(ofType(after, 'fight-rolled')).toEqual([]);
    expect(peopleOn(after.state, 0, 9)).toEqual({ warriors: 1, women: 1 });
  });
});

describe('cards of movement', () => {
  const moving = (hand: string[], table: Given = {}) =>
    given({
      components: valley({ land: { 10: 'mountain' }, rivers: [[11, 12]] }),
      people: [
        { seat: 0, hex: 9, warriors: 3 },
        { seat: 0, hex: 11, warriors: 1 },
      ],
      ...table,
      agenda: [{ step: 'move', seat: 0 }, { step: 'found', seat: 0 }, ...phases('fights')],
      state: { ...table.state, hands: [hand, []] },
    });

  it.each(['mountain-path', 'long-march'])('a %s is refused in biting cold because nobody moves', (card) => {
    const frozen = moving([card], { state: { season: 'winter', event: 'biting-cold' } });
    expect(why(frozen, 0, { type: 'play-at', card, hex: 9 })).toBe('no_movement');
  });

  it('a raft carries a group over one river edge as one step', () => {
    const state = act(moving(['raft']), 0, { type: 'play-raft', card: 'raft', from: 11, to: 12 }).state;
    const after = play(state, [
      [0, { type: 'move', figure: 'warrior', from: 11, to: 12 }],
      [0, { type: 'go-on', to: 13 }],
    ]);
    expect(peopleOn(after, 0, 13).warriors).toBe(1);
  });

  it('a raft is for one group: whoever set out from another hex needs another raft', () => {
    const raft: Action = { type: 'play-raft', card: 'raft', from: 11, to: 12 };
    const first: Action = { type: 'move', figure: 'warrior', from: 11, to: 12 };
    const follower: Action = { type: 'move', figure: 'warrior', from: 10, to: 11 };
    const on: Action = { type: 'go-on', to: 12 };
    const table = moving(['raft', 'raft'], {
      people: [
        { seat: 0, hex: 11, warriors: 3 },
        { seat: 0, hex: 10, warriors: 2 },
      ],
    });
    const open = act(table, 0, raft).state;
    expect(allows(open, 0, raft)).toBe(false);
    const crossed = play(open, [
      [0, first],
      [0, first],
    ]);
    expect(rulebook.view(crossed, 1).walk?.rafts).toEqual([{ from: 11, to: 12, group: 11 }]);
    const arrived = act(crossed, 0, follower).state;
    expect(allows(arrived, 0, on)).toBe(false);
    expect(why(arrived, 0, on)).toBe('river');
    expect(allows(arrived, 0, first)).toBe(true);
    const both = play(arrived, [
      [0, raft],
      [0, on],
      [0, follower],
      [0, on],
      [0, first],
    ]);
    expect(peopleOn(both, 0, 12).warriors).toBe(5);
    expect(rulebook.view(both, 1).walk?.rafts.map(({ group }) => group)).toEqual([11, 10]);
  });

  it('a raft that lies where the river is open anyway is nobody’s yet', () => {
    const table = moving(['raft'], { state: { event: 'frozen-rivers', season: 'winter' } });
    const after = play(table, [
      [0, { type: 'play-raft', card: 'raft', from: 11, to: 12 }],
      [0, { type: 'move', figure: 'warrior', from: 11, to: 12 }],
    ]);
    expect(after.walk?.rafts.map(({ group }) => group)).toEqual([NOWHERE]);
  });

  it('or from one bank of the lake to another', () => {
    const state = act(moving(['raft']), 0, { type: 'play-raft', card: 'raft', from: 11, to: 25 }).state;
    expect(allows(state, 0, { type: 'move', figure: 'warrior', from: 11, to: 25 })).toBe(true);
    expect(why(moving(['raft']), 0, { type: 'play-raft', card: 'raft', from: 11, to: 18 })).toBe('lake');
  });

  it('a raft does not lead to a closed hex', () => {
    const closed = Array<number>(37).fill(0).with(12, 2);
    const raft: Action = { type: 'play-raft', card: 'raft', from: 11, to: 12 };
    expect(why(moving(['raft'], { state: { closed } }), 0, raft)).toBe('hex_closed');
  });

  it('a mountain path lets one group pass mountains', () => {
    const state = act(moving(['mountain-path']), 0, { type: 'play-at', card: 'mountain-path', hex: 9 }).state;
    const after = act(state, 0, { type: 'move', figure: 'warrior', from: 9, to: 10 }).state;
    expect(allows(after, 0, { type: 'go-on', to: 5 })).toBe(true);
  });

  it('on a long march one group moves up to four hexes', () => {
    const state = act(moving(['long-march'], { components: valley() }), 0, {
      type: 'play-at',
      card: 'long-march',
      hex: 9,
    }).state;
    const after = play(state, [
      [0, { type: 'move', figure: 'warrior', from: 9, to: 10 }],
      [0, { type: 'go-on', to: 11 }],
      [0, { type: 'go-on', to: 12 }],
      [0, { type: 'go-on', to: 13 }],
    ]);
    expect(peopleOn(after, 0, 13).warriors).toBe(1);
    expect(allows(after, 0, { type: 'go-on', to: 14 })).toBe(false);
    expect(
      act(state, 0, { type: 'move', figure: 'warrior', from: 11, to: 12 }).state.walk?.walker?.left,
    ).toBe(1);
  });

  it('a palisade adds 2 for its defender and keeps herds off the field, until the camp is lost', () => {
    const camp = { people: [{ seat: 0, hex: 9, warriors: 1, women: 1, camp: true, ears: 2 }] };
    const state = act(moving(['palisade'], { ...camp, components: valley() }), 0, {
      type: 'play-at',
      card: 'palisade',
      hex: 9,
    }).state;
    expect(state.fences[9]).toBe(2);
    const tiles = given({ animals: [{ hex: 10, species: 'bison' }] }).tiles;
    const trampled = goOn({ ...state, walk: null, tiles, wind: 4, agenda: phases('herds') }).state;
    expect(herds(trampled, 'bison')).toEqual({ 9: 1 });
    expect(trampled.fields[9]).toBe(2);
    const fight = goOn({ ...trampled, agenda: phases('fights') }, dice(6, 1));
    expect(ofType(fight, 'fight-rolled')[0]?.rolls[0]?.bonus).toBe(4);
    const lost = play(state, [[0, { type: 'move', figure: 'woman', from: 9, to: 10 }]]);
    expect(lost.fences[9]).toBe(-1);
  });

  it('there are only two fences', () => {
    const fences = Array<number>(37).fill(-1).with(1, 2).with(2, 2);
    const camp = { people: [{ seat: 0, hex: 9, women: 1, camp: true }] };
    expect(
      why(moving(['palisade'], { ...camp, state: { fences } }), 0, {
        type: 'play-at',
        card: 'palisade',
        hex: 9,
      }),
    ).toBe('no_marker');
  });

  it('an elopement brings a foreign woman to a warrior, ends the movement, and founds no camp', () => {
    const table = {
      people: [
        { seat: 0, hex: 9, warriors: 1 },
        { seat: 1, hex: 10, women: 1 },
        { seat: 1, hex: 36, warriors: 1 },
      ],
    };
    const elope: Action = { type: 'play-elopement', card: 'elopement', target: 1, from: 10, to: 9 };
    const after = act(moving(['elopement'], table), 0, elope);
    expect(peopleOn(after.state, 0, 9)).toEqual({ warriors: 1, women: 1 });
    expect(ofType(after, 'movement-ended')).toEqual([{ type: 'movement-ended', seat: 0, founding: false }]);
    const guarded = { people: [...table.people, { seat: 1, hex: 10, warriors: 1 }] };
    expect(why(moving(['elopement'], guarded), 0, elope)).toBe('no_use');
    const full = { people: [...table.people, { seat: 0, hex: 2, women: 6 }] };
    expect(why(moving(['elopement'], full), 0, elope)).toBe('figure_limit');
  });
});
