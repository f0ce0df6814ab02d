import { describe, expect, it } from 'vitest';
import { type Order, obey } from '../../../src/play/turns/orders.js';

const prompt = { seat: 0, kind: 'hunt' };
const answer = (orders: readonly Order[], legal: readonly string[], version = 5) =>
  obey(orders, prompt, new Set(legal), version);

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
});
