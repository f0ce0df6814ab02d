import { describe, expect, it } from 'vitest';
import { erase } from '../../src/engine/any-rulebook.js';
import { type Entry, isAction, type ServiceAction } from '../../src/engine/entry.js';
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

  it('accepts an undo that was granted, and refuses one that was neither free nor granted', () => {
    const { verify } = publish(book);
    const played = started.slice(0, 6);
    const lastSeat = played.findLast(isAction)?.seat ?? 0;
    const [by, to] = [(lastSeat + 1) % config.seats, 2];
    const undone = (...asked: readonly ServiceAction[]) => {
      const actions: ServiceAction[] = [...asked, { type: 'undo', by, to }, { type: 'close' }];
      const entries = actions.map((action, nth): Entry => {
        return { version: played.length + 1 + nth, at: new Date(0), seat: null, action, events: [] };
      });
      const sealed = seal([...played, ...entries], commitment, seed);
      return {
        ...game,
        outcome: null,
        entries: sealed.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      };
    };
    const grants = game.seats.flatMap((_, seat): ServiceAction[] =>
      seat === by ? [] : [{ type: 'grant_undo', by: seat }],
    );
    expect(verify(undone({ type: 'ask_undo', by, to }, ...grants))).toEqual([]);
    expect(verify(undone({ type: 'ask_undo', by, to }))).toEqual([
      'entry 8: the undo was neither free nor granted',
    ]);
  });
});
