import { describe, expect, it } from 'vitest';
import { erase } from '../../src/engine/any-rulebook.js';
import { commitmentTo, gameSeed, seal } from '../../src/engine/fairness.js';
import { publish } from '../../src/engine/published.js';
import { configFor, playout } from '../support/playout.js';
import { thinIce } from '../support/thin-ice/index.js';

const SEED = 'a seed';

describe('verify of an engine file', () => {
  const book = erase(thinIce);
  const config = configFor(book);
  const entropy = Array.from({ length: config.seats }, () => null);
  const seed = gameSeed(SEED, entropy);
  const { log, last } = playout(book, config, 4, { seed });
  const started = log.map((entry, nth) =>
    nth === 0 ? { ...entry, action: { ...entry.action, entropy } } : entry,
  ) as typeof log;
  const commitment = commitmentTo(SEED);
  const game = {
    ...{ rulesVersion: book.meta.rulesVersion, commitment, seed: SEED, outcome: book.outcome(last) },
    entries: seal(started, commitment, seed).map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    seats: entropy.map((_, seat) => ({ kind: 'player', name: `seat ${seat}` })),
  };

  it('finds an honest game honest, and refuses one whose undos it could not judge', () => {
    const { verify } = publish(book);
    expect(verify(game)).toEqual([]);
    const { seats: _, ...others } = game;
    // @ts-expect-error the types demand the seats
    expect(verify(others)).toEqual(['it does not name the seats']);
  });
});
