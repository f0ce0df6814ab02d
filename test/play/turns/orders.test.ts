import { describe, expect, it } from 'vitest';
import { asksFor, type Facts, type Order, obey } from '../../../src/play/turns/orders.js';

const prompt = { seat: 0, kind: 'hunt' };
const answer = (orders: readonly Order[], legal: readonly string[], version = 5) =>
  obey(orders, { prompt, legal: new Set(legal), version, round: 1 });

describe('standing orders', () => {
  it('wait for their prompt and for their action to be legal', () => {
    const other: Order = { kind: 'once', action: 'run', prompt: 'flee' };
    const early: Order = { kind: 'once', action: 'jump' };
    expect(answer([other, early], ['run'])).toEqual({ action: null, orders: [other, early] });
    expect(answer([other, early], ['run', 'jump'])).toEqual({ action: 'jump', orders: [other] });
  });

  it('answer with the first order that fits', () => {
    const orders: Order[] = [
      { kind: 'once', action: 'a' },
      { kind: 'until', action: 'b', prompt: 'hunt', version: 9 },
    ];
    expect(answer(orders, ['b'])).toEqual({ action: 'b', orders });
    expect(answer(orders, ['a', 'b'])).toEqual({ action: 'a', orders: orders.slice(1) });
  });

  it('expire at their version', () => {
    const orders: Order[] = [{ kind: 'until', action: 'b', prompt: 'hunt', version: 5 }];
    expect(answer(orders, ['b'], 4).action).toBe('b');
    expect(answer(orders, ['b'], 5)).toEqual({ action: null, orders: [] });
  });

  it('for a turn continue where they stopped, and are dropped at the first illegal action', () => {
    const turn: Order = { kind: 'turn', actions: ['a', 'b'] };
    const after: Order = { kind: 'once', action: 'c' };
    const first = answer([turn, after], ['a', 'c']);
    expect(first).toEqual({ action: 'a', orders: [{ kind: 'turn', actions: ['b'] }, after] });
    expect(answer(first.orders, ['c'])).toEqual({ action: 'c', orders: [] });
    expect(answer(first.orders, ['b'])).toEqual({ action: 'b', orders: [after] });
  });

  it('for a turn name alternatives, of which the first that is legal is taken', () => {
    const turn: Order = { kind: 'turn', actions: [['take:place=23', 'take:place=17'], 'done'] };
    const { action, orders } = answer([turn], ['take:place=17', 'done']);
    expect(action).toBe('take:place=17');
    expect(orders).toEqual([{ kind: 'turn', actions: ['done'] }]);
    expect(answer([turn], ['done'])).toEqual({ action: null, orders: [] });
  });

  describe('as wishes', () => {
    const window = (about: Facts) => ({ seat: 0, kind: 'hunt', about });
    const asked = (about: Facts, legal: readonly string[] = ['pass', 'fight'], round = 1) => ({
      ...{ prompt: window(about), legal: new Set(legal), version: 5, round },
    });
    const pass: Order = {
      ...{ kind: 'wish', action: 'pass', prompt: 'hunt', for: 'game', unless: { attacked: true } },
    };

    it('hold for the game, but not with the facts that they exclude', () => {
      expect(obey([pass], asked({ attacked: false }))).toEqual({ action: 'pass', orders: [pass] });
      expect(obey([pass], asked({ attacked: true }))).toEqual({ action: null, orders: [pass] });
    });

    it('hold only with the facts that they require', () => {
      const here: Order = { kind: 'wish', action: 'pass', prompt: 'hunt', for: 'game', when: { hex: 3 } };
      expect(obey([here], asked({ hex: 3 })).action).toBe('pass');
      expect(obey([here], asked({ hex: 4 })).action).toBeNull();
      expect(obey([here], asked({})).action).toBeNull();
    });

    it('for a round end with it', () => {
      const round: Order = { kind: 'wish', action: 'pass', prompt: 'hunt', for: 'round', round: 1 };
      expect(obey([round], asked({}))).toEqual({ action: 'pass', orders: [round] });
      expect(obey([round], asked({}, ['pass'], 2))).toEqual({ action: null, orders: [] });
    });

    it('for a turn wait for it, and end with the first prompt that they do not answer', () => {
      const turn: Order = { kind: 'wish', action: 'fight', prompt: 'hunt', for: 'turn' };
      expect(obey([turn], asked({}, ['pass']))).toEqual({ action: null, orders: [turn] });
      const begun = obey([turn], asked({}));
      expect(begun.action).toBe('fight');
      expect(obey(begun.orders, asked({}, ['pass']))).toEqual({ action: null, orders: [] });
    });
  });

  it('can ask for being asked, at a prompt or at any', () => {
    expect(asksFor([{ kind: 'ask', prompt: 'hunt' }], 'hunt')).toBe(true);
    expect(asksFor([{ kind: 'ask', prompt: 'hunt' }], 'flee')).toBe(false);
    expect(asksFor([{ kind: 'ask' }], 'flee')).toBe(true);
    expect(asksFor([{ kind: 'once', action: 'a' }], 'flee')).toBe(false);
  });
});
