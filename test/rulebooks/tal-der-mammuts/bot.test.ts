import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { initial } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import type { Action } from '../../../src/rulebooks/tal-der-mammuts/steps/index.js';
import { type Given, given, rulebook, usual, valley } from './given.js';

const answer = (table: Given): Action => {
  const state = given({ components: valley(), ...table });
  const seat = rulebook.prompts(state)[0]?.seat ?? 0;
  return rulebook.bot(rulebook.view(state, seat), rulebook.legal(state, seat), quickRng(1));
};

describe('the bot', () => {
  it('plays every kind of special card, in a few games', () => {
    const kinds = rulebook.components.specialCards.values.map(({ id }) => id);
    const played = new Set<string>();
    const missing = () => kinds.filter((kind) => !played.has(kind));
    for (let game = 0; game < 40 && missing().length > 0; game += 1)
      for (const card of cardsOf(game)) played.add(card);
    expect(missing()).toEqual([]);
  });

  const home = { seat: 0, hex: 9, warriors: 1, women: 2, camp: true };
  const open = { asked: [0], answers: [] };

  it('turns the wind away from its camp, and not towards it', () => {
    const table = (wind: number): Given => ({
      people: [home],
      animals: [{ hex: 10, species: 'wolf', count: 5 }],
      agenda: [{ step: 'nature-window' }],
      state: { hands: [['shifting-wind'], []], window: open, wind },
    });
    expect(answer(table(4))).toMatchObject({ type: 'play-wind' });
    expect(answer(table(0))).toMatchObject({ type: 'pass' });
  });

  it('drives a herd to another tribe, but keeps the card without a herd', () => {
    const table: Given = {
      people: [home, { seat: 1, hex: 12, warriors: 1, women: 1, camp: true }],
      animals: [{ hex: 11, species: 'wolf', count: 4 }],
      agenda: [{ step: 'nature-window' }],
      state: { hands: [['beaters'], []], window: open, wind: 0 },
    };
    expect(answer(table)).toMatchObject({ type: 'play-herd', direction: 'E' });
    expect(answer({ ...table, animals: [] })).toMatchObject({ type: 'pass' });
  });

  it('flees from a hopeless fight, and fights on with good odds', () => {
    const table = (wolves: number): Given => ({
      people: [{ seat: 0, hex: 14, warriors: 2, women: 1 }],
      animals: [{ hex: 14, species: 'wolf', count: wolves }],
      agenda: [{ step: 'lose-figure' }],
      state: {
        hands: [['flight'], []],
        losses: [{ seat: 0, hexes: [14] }],
        fight: {
          hex: 14,
          kind: 'animals',
          species: 0,
          seats: [0],
          bonus: [0, 0],
          amazons: [],
          rolls: [{ seat: 0, die: 1, bonus: 2 }],
        },
      },
    });
    expect(answer(table(6)).type).toBe('flee');
    expect(answer(table(1)).type).toBe('lose');
  });

  it('finds an answer where only amazons are left to fight warriors', () => {
    const table: Given = {
      people: [
        { seat: 0, hex: 14, warriors: 0, women: 3 },
        { seat: 1, hex: 14, warriors: 2, women: 0 },
      ],
      agenda: [{ step: 'lose-figure' }],
      state: {
        hands: [['flight'], []],
        losses: [{ seat: 0, hexes: [14] }],
        fight: {
          hex: 14,
          kind: 'warriors',
          species: -1,
          seats: [0, 1],
          bonus: [0, 0],
          amazons: [0],
          rolls: [
            { seat: 0, die: 1, bonus: 3 },
            { seat: 1, die: 6, bonus: 2 },
          ],
        },
      },
    };
    expect(['flee', 'lose']).toContain(answer(table).type);
  });

  it('lets a second woman starve before the last warrior who guards the camp', () => {
    const table: Given = {
      people: [{ seat: 0, hex: 9, warriors: 1, women: 2, camp: true }],
      agenda: [{ step: 'feed', seat: 0 }],
      state: { food: [2, 9] },
    };
    expect(answer(table)).toMatchObject({ type: 'starve', figure: 'woman' });
  });

  it('spares the last people of a tribe, but not the camp of one that is about to win', () => {
    const table = (announced: number[]): Given => ({
      people: [
        { seat: 0, hex: 9, warriors: 3, women: 2, camp: true },
        { seat: 1, hex: 10, warriors: 0, women: 1, camp: true },
      ],
      agenda: [{ step: 'move', seat: 0 }],
      state: { food: [40, 40], announced },
    });
    expect(answer(table([]))).not.toMatchObject({ type: 'move', to: 10 });
    expect(answer(table([1]))).toMatchObject({ type: 'move', to: 10 });
  });
});

/** The cards that are played in a game of bots. */
function cardsOf(game: number): string[] {
  const rng = quickRng(game);
  const config = {
    seats: 5,
    components: rulebook.components,
    options: { ...usual, sides: 'drawn' as const },
  };
  let state = rulebook.setup(config, rng).reduce(rulebook.evolve, initial(config));
  const cards: string[] = [];
  while (rulebook.outcome(state) === null) {
    const seat = rulebook.prompts(state)[0]?.seat ?? 0;
    const action = rulebook.bot(rulebook.view(state, seat), rulebook.legal(state, seat), rng);
    if ('card' in action) cards.push(action.card);
    state = rulebook.decide(state, seat, action, rng).state;
  }
  return cards;
}
