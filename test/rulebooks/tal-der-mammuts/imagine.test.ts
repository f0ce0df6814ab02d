import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../../src/engine/rulebook.js';
import { pick, quickRng } from '../../../src/kernel/rng.js';
import { bitOfWindow, type State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { beyond } from '../../support/likeness.js';
import { act, given, rulebook, usual } from './given.js';
import { sampleWorlds } from './imagined.js';
import { likeness } from './likeness.js';

describe('an imagined state is possible for all that its viewer saw', () => {
  it.each(['possible', 'likely'] as const)('where %s ones are asked for', (worlds) => {
    const { impossible, worlds: sampled, after } = sampleWorlds(5, 3, worlds);
    expect(impossible.slice(0, 5)).toEqual([]);
    expect(sampled).toBeGreaterThan(500);
    expect(after.size).toBeGreaterThan(45);
  });
});

describe('likely hands', () => {
  // Of 44 measures one may be off by more than three standard errors by chance; imagine.long.test.ts looks closer.
  it('hold each card about as often as hands do at random play', () => {
    const found = likeness({ games: 300, seats: [2, 3] });
    expect(found.size).toBe(44);
    expect(beyond(found).length).toBeLessThan(2);
    expect(Math.max(...[...found.values()].map(({ errors }) => Math.abs(errors)))).toBeLessThan(4);
  });

  it('are concluded from what everybody sees, whatever is hidden', () => {
    const config = { seats: 3, components: rulebook.components, options: usual };
    let compared = 0;
    for (let game = 0; game < 20; game += 1) {
      const rng = quickRng(game);
      let state = rulebook.setup(config, rng).reduce(rulebook.evolve, rulebook.initial(config));
      let twin = state;
      for (let nth = 0; nth < 150 && rulebook.outcome(state) === null; nth += 1) {
        if (twin === state) twin = rulebook.imagine(state, SPECTATOR, rng);
        const { seat } = pick(rulebook.prompts(state), rng);
        const legal = rulebook.legal(twin, seat).map((action) => JSON.stringify(action));
        // What both could do, so that everybody sees the same.
        const both = rulebook.legal(state, seat).filter((action) => legal.includes(JSON.stringify(action)));
        const action = pick(both, rng);
        const seed = rng.int(2 ** 32);
        const { events } = rulebook.decide(state, seat, action, quickRng(seed));
        const others = rulebook.decide(twin, seat, action, quickRng(seed));
        // Cards of tribes that die out are shown: from there on the two are not alike.
        if (events.some(({ type }) => type === 'tribe-died-out')) break;
        [state, twin] = [events.reduce(rulebook.evolve, state), others.state];
        expect(twin.traces).toEqual(state.traces);
        if (twin.hands.join() === state.hands.join()) twin = state;
        else compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  it.each(['possible', 'likely'] as const)(
    'do not tell which pile a played card came from: %s ones',
    (worlds) => {
      const ids = rulebook.components.specialCards.values.map(({ id }) => id);
      const pileOf = (...cards: string[]) => ids.map((id) => Number(cards.includes(id)));
      // Seats 0 and 2 draw from a pile of their two cards and the viewer's; seat 0 draws again after a reshuffle.
      const afterwards = (first: string, other: string) => {
        const begun = given({
          seats: 3,
          people: [0, 1, 2].map((seat) => ({ seat, hex: 9 + 10 * seat, warriors: 1 })),
          agenda: [{ step: 'food-window', seat: 0 }],
          state: {
            deck: pileOf('roots-and-berries', 'good-catch', 'raft'),
            discards: ['roots-and-berries', 'good-catch', 'shaman'],
          },
        });
        const draws = [
          { type: 'card-drawn', seat: 0, card: first },
          { type: 'card-drawn', seat: 1, card: 'raft' },
          { type: 'card-drawn', seat: 2, card: other },
          { type: 'discards-shuffled', count: 3 },
          { type: 'card-drawn', seat: 0, card: other },
        ] as const;
        return act(draws.reduce(rulebook.evolve, begun), 0, { type: 'play', card: 'roots-and-berries' })
          .state;
      };
      const [old, fresh] = [
        afterwards('roots-and-berries', 'good-catch'),
        afterwards('good-catch', 'roots-and-berries'),
      ];
      expect(old.hands[0]).toEqual(fresh.hands[0]);
      const found = new Set<string>();
      for (let seed = 0; seed < 100; seed += 1) {
        const [one, other] = [old, fresh].map((state) => rulebook.imagine(state, 1, quickRng(seed), worlds));
        expect([other?.hands, other?.deck, other?.drawn]).toEqual([one?.hands, one?.deck, one?.drawn]);
        found.add(String([one?.drawn[0], one?.hands[2]]));
      }
      expect(found.size).toBeGreaterThan(2);
    },
  );

  it('weigh the cards of a hand together: of two that could have been played, one at a time would have been', () => {
    const ids = rulebook.components.specialCards.values.map(({ id }) => id);
    const left = ['good-catch', 'roots-and-berries'];
    const state = given({
      seats: 2,
      people: [0, 1].map((seat) => ({ seat, hex: 9 + 10 * seat, warriors: 1 })),
      agenda: [0, 1, 2].flatMap(() => [{ step: 'food-window', seat: 0 } as const]),
      state: { hands: [['raft', 'shaman'], []], deck: ids.map((id) => Number(left.includes(id))) },
    });
    const passed = [0, 1, 2].reduce((before) => act(before, 0, { type: 'done' }).state, state);
    const worlds = Array.from({ length: 12_000 }, (_, seed) =>
      rulebook.imagine(passed, 1, quickRng(seed), 'likely'),
    );
    const share = (held: number) =>
      worlds.filter(({ hands }) => left.filter((card) => hands[0]?.includes(card)).length === held).length /
      worlds.length;
    // A seat passes with two of so many answers: four pairs have one card to be played, one pair has both or none.
    const weights = [1, 4 * (2 / 3) ** 3, (2 / 4) ** 3];
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [held, weight] of weights.entries()) {
      const expected = weight / all;
      const error = Math.sqrt((expected * (1 - expected)) / worlds.length);
      expect(Math.abs(share(held) - expected) / error).toBeLessThan(4);
    }
  });

  it('seldom hold what a seat could have played in every round and did not', () => {
    const state = given({
      seats: 2,
      people: [0, 1].map((seat) => ({ seat, hex: 9 + 10 * seat, warriors: 1 })),
      agenda: [0, 1, 2].flatMap(() => [{ step: 'food-window', seat: 0 } as const]),
      state: { hands: [['raft'], ['shaman']], deck: rulebook.components.specialCards.values.map(() => 1) },
    });
    const passed = [0, 1, 2].reduce((before) => act(before, 0, { type: 'done' }).state, state);
    const share = (of: State, worlds: 'possible' | 'likely') =>
      Array.from({ length: 3_000 }, (_, seed) => rulebook.imagine(of, 1, quickRng(seed), worlds)).filter(
        ({ hands }) => hands[0]?.[0] === 'good-catch',
      ).length / 3_000;
    const [before, possible, likely] = [
      share(state, 'likely'),
      share(passed, 'possible'),
      share(passed, 'likely'),
    ];
    expect(possible / before).toBeGreaterThan(0.7);
    // Of three ways, to play it, to pass now or always, two are left each time: 8 of 27.
    expect(likely / before).toBeGreaterThan(0.1);
    expect(likely / before).toBeLessThan(0.55);
  });
});

describe('standing orders that nobody can know of', () => {
  const passing = given({
    seats: 2,
    people: [0, 1].map((seat) => ({ seat, hex: 9 + 10 * seat, warriors: 1 })),
    agenda: [
      { step: 'food-window', seat: 0 },
      { step: 'food-window', seat: 1 },
    ],
    state: { hands: [['raft'], ['raft']] },
  });
  const passed = act(passing, 0, { type: 'done' }).state;
  const bit = bitOfWindow('food-window');
  const share = (worlds: 'possible' | 'likely') =>
    Array.from({ length: 800 }, (_, seed) => rulebook.imagine(passed, 1, quickRng(seed), worlds)).filter(
      ({ standing }) => ((standing[0] ?? 0) & bit) !== 0,
    ).length / 800;

  it('exist in half of the possible worlds, and seldom in the likely ones', () => {
    expect(share('possible')).toBeGreaterThan(0.4);
    expect(share('possible')).toBeLessThan(0.6);
    expect(share('likely')).toBeGreaterThan(0.02);
    expect(share('likely')).toBeLessThan(0.12);
  });

  it('are assumed to last where everybody knew of them before', () => {
    const known = { ...passing, agenda: [{ step: 'move', seat: 0 } as const], standing: [bit, 0] };
    const moved = act(known, 0, { type: 'done' }).state;
    const revoked = act(known, 0, { type: 'ask-again' }).state;
    for (const state of [moved, revoked]) {
      const worlds = Array.from({ length: 400 }, (_, seed) =>
        rulebook.imagine(state, 1, quickRng(seed), 'likely'),
      );
      const set = worlds.filter(({ standing }) => ((standing[0] ?? 0) & bit) !== 0).length;
      expect(set).toBeGreaterThan(340);
      expect(set).toBeLessThan(400);
    }
  });

  it('do not depend on the truth', () => {
    const other = { ...passed, standing: [bit, 0] };
    for (const worlds of ['possible', 'likely'] as const)
      for (let seed = 0; seed < 40; seed += 1)
        expect(rulebook.imagine(other, 1, quickRng(seed), worlds).standing).toEqual(
          rulebook.imagine(passed, 1, quickRng(seed), worlds).standing,
        );
  });
});
