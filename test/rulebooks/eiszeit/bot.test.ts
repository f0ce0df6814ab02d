import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { State } from '../../../src/rulebooks/eiszeit/state.js';
import { type Choose, playedOut } from './random-game.js';
import { configOf, given } from './table.js';

describe('the bot', () => {
  it('reckons with the numbers of the cards that the game is played with', () => {
    const table = given({
      ice: [],
      darkPool: 0,
      mammoths: { 5: 2, 12: 1 },
      hunters: { 5: [0, 4, 0] },
      tops: { light: 'camp' },
    });
    const camping = (hunters: number) => {
      const values = components.lightCards.values.map((card) =>
        card.id === 'camp' ? { ...card, effect: { type: 'camp' as const, hunters } } : card,
      );
      const state: State = {
        ...table,
        components: { ...components, lightCards: { ...components.lightCards, values } },
        agenda: [{ step: 'camp', seat: 0, card: 'camp', placed: 0, region: 0 }],
      };
      return eiszeit.bot(eiszeit.view(state, 0), eiszeit.legal(state, 0), quickRng(1));
    };
    expect(camping(2)).toEqual({ type: 'place-hunter', region: 12 });
    expect(camping(1)).toEqual({ type: 'place-hunter', region: 5 });
  });

  it('expects more hunters at the mammoths the more stones are left to take', () => {
    const choice = (darkPool: number) => {
      const table = given({ darkPool, mammoths: { 6: 1 }, hunters: { 6: [1, 2, 0] } });
      const state: State = {
        ...table,
        agenda: [{ step: 'place', seat: 0, card: 'all-one', placed: 0, strayed: false }],
      };
      return eiszeit.bot(eiszeit.view(state, 0), eiszeit.legal(state, 0), quickRng(1));
    };
    expect(choice(1)).toEqual({ type: 'place-hunter', region: 6 });
    expect(choice(20)).not.toEqual({ type: 'place-hunter', region: 6 });
  });

  it('plays against itself to the end, in a few milliseconds an action', () => {
    let actions = 0;
    let spent = 0;
    const choose: Choose = (legal, rng, state, seat) => {
      const view = eiszeit.view(state, seat);
      const began = process.cpuUsage().user;
      const action = eiszeit.bot(view, legal, rng);
      spent += process.cpuUsage().user - began;
      actions += 1;
      return action;
    };
    expect(playedOut(configOf(5), 1, choose).over).toBe(true);
    expect(spent / actions / 1000).toBeLessThan(10);
  });
});
