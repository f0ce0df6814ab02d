import { afterAll, describe, expect, it } from 'vitest';
import { BYTES, boundless, budgetsOf } from '../../../src/http/limits/budgets.js';
import { chargeWriters } from '../../../src/http/limits/charge-writers.js';
import { SharedBuckets } from '../../../src/http/limits/shared-buckets.js';

const MINUTE = 60_000;

describe('who gets no further notices', () => {
  let now = 0;
  let heard: (word: string) => void = () => {};
  const bus = {
    tell: () => {},
    hear: (_: string, listen: (word: string) => void) => {
      heard = listen;
      return () => {};
    },
  };
  const budgets = new SharedBuckets(budgetsOf({ ...boundless, bytesPerHour: 2_000 }), {
    bus,
    now: () => now,
  });
  const usage = chargeWriters(budgets, { of: () => undefined });
  afterAll(() => budgets.close());

  it('is an account that has used up its bytes by requests alone, in this process or another, until they refill', () => {
    expect(usage.overdrawn()).toEqual([]);
    budgets.take(BYTES, 'ayla', 1_000);
    budgets.take(BYTES, 'iza', 999);
    heard(`${BYTES}/broud/1000`);
    expect(usage.overdrawn().toSorted()).toEqual(['ayla', 'broud']);
    now = MINUTE;
    expect(usage.overdrawn()).toEqual([]);
  });
});

describe('what messages to a player tell', () => {
  it('is bounded by the entries that are replayed for it, no matter who caused them', () => {
    const bus = { tell: () => {}, hear: () => () => {} };
    const budgets = new SharedBuckets(budgetsOf(boundless), { bus, now: () => 0 });
    const usage = chargeWriters(budgets, { of: () => undefined });
    let told = 0;
    for (; told < 100_000 && usage.mayRecap('ayla'); told += 1) usage.recapped('ayla', 1_000);
    expect(told).toBeGreaterThan(100);
    expect(told).toBeLessThan(1_000);
    expect(usage.mayRecap('durc')).toBe(true);
    expect(budgets.left('account', 'ayla')).toBe(budgets.left('account', 'durc'));
    budgets.close();
  });
});

describe('deliveries', () => {
  it('to an account wait once it has had thousands, and those to all of its address once they have', () => {
    const bus = { tell: () => {}, hear: () => () => {} };
    const budgets = new SharedBuckets(budgetsOf(boundless), { bus, now: () => 0 });
    const usage = chargeWriters(budgets, { of: (account) => (account === 'durc' ? 'far' : 'near') });
    const until = (account: string): number => {
      let count = 0;
      for (; count < 100_000 && !usage.isSated(account); count += 1) usage.delivered(account);
      return count;
    };
    const ofOne = until('ayla');
    expect(ofOne).toBeGreaterThan(1_000);
    expect(usage.sated()).toEqual(['ayla']);
    expect([usage.isSated('iza'), usage.isSated('durc')]).toEqual([false, false]);
    let ofAll = ofOne;
    for (let nth = 0; nth < 100 && !usage.isSated('iza'); nth += 1) ofAll += until(`one-${nth}`);
    expect(ofAll).toBeLessThan(20_000);
    expect(usage.isSated('durc')).toBe(false);
    budgets.close();
  });
});
