import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedBuckets } from '../../../src/http/limits/shared-buckets.js';
import { localBus } from '../../../src/store/bus/local-bus.js';

const budgets = { work: { size: 6400, seconds: 64 } };

describe('shared buckets', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Processes with a bus between them, and the notifications on it. */
  function processes(count: number) {
    const sent: string[] = [];
    const buses = Array.from({ length: count }, () => localBus((error) => expect.unreachable(String(error))));
    for (const bus of buses)
      bus.attach({
        ...{ publish() {}, follow() {}, unfollow() {} },
        tell(subject, words) {
          sent.push(words.join());
          for (const other of buses) if (other !== bus) for (const word of words) other.told(subject, word);
        },
      });
    const all = buses.map(
      (bus) => new SharedBuckets(budgets, { bus, now: () => vi.getMockedSystemTime()?.getTime() ?? 0 }),
    );
    return { all, sent };
  }

  it('are as good as one, whatever the processes spend', () => {
    vi.setSystemTime(0);
    const { all } = processes(4);
    let spent = 0;
    for (let round = 0; round < 2000; round += 1) {
      for (const one of all) {
        if (one.secondsUntil('work', 'ayla', 50) > 0) continue;
        one.take('work', 'ayla', 50);
        spent += 50;
      }
      vi.advanceTimersByTime(1);
    }
    // Two seconds have refilled it meanwhile.
    expect(spent).toBeGreaterThanOrEqual(6400);
    expect(spent).toBeLessThanOrEqual(6600 * 1.25);
  });

  it('are shared also by accounts that never spend all', () => {
    vi.setSystemTime(0);
    const { all } = processes(2);
    const [one, two] = all;
    for (let second = 0; second < 600; second += 1) {
      one?.take('work', 'ayla', 80);
      two?.take('work', 'ayla', 80);
      vi.advanceTimersByTime(1000);
    }
    // Together 160 a second, where 100 refill.
    expect(one?.left('work', 'ayla')).toBeLessThan(0);
    expect(two?.left('work', 'ayla')).toBeLessThan(0);
  });

  it('tell nothing of small change, and of the rest little', () => {
    vi.setSystemTime(0);
    const { all, sent } = processes(2);
    for (let key = 0; key < 500; key += 1) all[0]?.take('work', `player ${key}`.replace(' ', '-'), 99);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
    for (let ms = 0; ms < 1000; ms += 1) {
      all[0]?.take('work', 'ayla', 1);
      vi.advanceTimersByTime(1);
    }
    expect(sent.length).toBeLessThanOrEqual(8);
  });

  it('leave a debt of one bucket at most', () => {
    vi.setSystemTime(0);
    const [one] = processes(1).all;
    one?.take('work', 'ayla', 1e9);
    expect(one?.secondsUntil('work', 'ayla', 1)).toBeCloseTo(64, 1);
  });

  it('ignore what another version of the service tells', () => {
    vi.setSystemTime(0);
    const bus = localBus((error) => expect.unreachable(String(error)));
    const buckets = new SharedBuckets(budgets, { bus, now: () => 0 });
    for (const word of ['other/ayla/100', 'work/ayla/x', '']) bus.told('spent', word);
    bus.told('unknown', '1');
    expect(buckets.left('work', 'ayla')).toBe(6400);
  });
});
