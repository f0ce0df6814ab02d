import { describe, expect, it } from 'vitest';
import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { erase } from '../../../src/engine/any-rulebook.js';
import type { Entry } from '../../../src/engine/entry.js';
import { type SealedEntry, seal } from '../../../src/engine/fairness.js';
import { replay } from '../../../src/engine/replay.js';
import { quickRng } from '../../../src/kernel/rng.js';
import type { LiveGame } from '../../../src/play/games/live-games.js';
import { EVERY, PastStates } from '../../../src/play/showing/past-states.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { sampleGame } from '../../store/sample.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';

const MUCH = 64 * 1024 * 1024;

/** A log with undos, some of which go back far. What is played after them is what was played before. */
function logWithUndos(rulebook: AnyRulebook, versions: number): SealedEntry[] {
  const { log: played } = playout(rulebook, configFor(rulebook, 2), 1);
  const rng = quickRng(1);
  const log: Entry[] = [];
  /** How many entries of what was played count after each version. */
  const counted: number[] = [0];
  const at = new Date(0);
  while (log.length < versions) {
    const version = log.length + 1;
    const done = counted[version - 1] ?? 0;
    const next = played[done];
    const isUndo = version > 2 && (next === undefined || rng.int(8) === 0);
    if (isUndo) {
      const to = version - 1 - rng.int(Math.min(version - 1, rng.int(5) === 0 ? 100 : 6));
      log.push({ version, at, seat: null, action: { type: 'undo', by: 0, to }, events: [] });
      counted.push(counted[to] ?? 0);
    } else if (next !== undefined) {
      log.push({ ...next, version });
      counted.push(done + 1);
    }
  }
  return seal(log, 'before', 'seed');
}

function storeOf(rulebook: AnyRulebook, log: readonly SealedEntry[]) {
  const reads: [after: number, upTo: number][] = [];
  const entries = async (_: string, after: number, upTo: number) => {
    reads.push([after, upTo]);
    return log.slice(after, upTo);
  };
  const gameAt = (version: number): LiveGame =>
    ({
      record: { ...sampleGame('a', { status: 'active' }), id: 'g', version },
      rulebook,
    }) as unknown as LiveGame;
  return { reads, log: { entries }, gameAt };
}

describe.each([...rulebooks, erase(thinIce)].map((one) => [one.meta.id, one] as const))(
  '%s',
  (_, rulebook) => {
    it('has at each version the state that a replay of the whole log has', async () => {
      const log = logWithUndos(rulebook, 150);
      const { gameAt, ...store } = storeOf(rulebook, log);
      const inOrder = new PastStates(store.log, MUCH);
      const fromTheEnd = new PastStates(store.log, MUCH);
      const withoutRoom = new PastStates(store.log, 1);
      const versions = log.map(({ version }) => version);
      for (const version of versions) {
        const expected = replay(rulebook, log.slice(0, version)).state;
        const game = gameAt(log.length);
        // A game that goes on while its past is looked at.
        expect(await inOrder.at(gameAt(version), version)).toEqual(expected);
        expect(await fromTheEnd.at(game, version)).toEqual(expected);
        if (version % 7 === 0) expect(await withoutRoom.at(game, version)).toEqual(expected);
      }
    });
  },
);

describe('what is kept', () => {
  const rulebook = erase(thinIce);
  const log = logWithUndos(rulebook, 5 * EVERY + 3);
  const end = log.length;

  it('is read once, by all who ask at the same time, and then known', async () => {
    const { reads, gameAt, ...store } = storeOf(rulebook, log);
    const past = new PastStates(store.log, MUCH);
    let read = 0;
    expect(past.known(gameAt(end), 70)).toBeNull();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        past.at(gameAt(end), 70, (entries) => {
          read += entries;
        }),
      ),
    );
    expect(reads).toEqual([[0, 3 * EVERY]]);
    expect(read).toBe(3 * EVERY);
    for (let version = 1; version <= 3 * EVERY; version += 1) await past.at(gameAt(end), version);
    expect(reads).toHaveLength(1);
    expect(past.known(gameAt(end), 3 * EVERY)).not.toBeNull();
    expect(past.known(gameAt(end), 3 * EVERY + 1)).toBeNull();
  });

  it('is gone on from: only what follows is read', async () => {
    const plain = seal(
      Array.from({ length: 200 }, (_, nth): Entry => {
        const [start] = log;
        if (nth === 0 && start !== undefined) return start;
        return {
          version: nth + 1,
          at: new Date(0),
          seat: null,
          action: { type: 'return', by: 0 },
          events: [],
        };
      }),
      'before',
      'seed',
    );
    const { reads, gameAt, ...store } = storeOf(rulebook, plain);
    const past = new PastStates(store.log, MUCH);
    await past.at(gameAt(100), 100);
    await past.at(gameAt(140), 130);
    await past.at(gameAt(140), 97);
    expect(reads).toEqual([
      [0, 100],
      [3 * EVERY, 140],
    ]);
  });

  it('is of one engine: with other rules it is replayed again', async () => {
    const { reads, gameAt, ...store } = storeOf(rulebook, log);
    const past = new PastStates(store.log, MUCH);
    const game = gameAt(end);
    await past.at(game, 10);
    await past.at({ ...game, record: { ...game.record, engineHash: 'another' } }, 10);
    expect(reads).toHaveLength(2);
  });

  it('makes room for others, and is forgotten when the log was lost', async () => {
    const { reads, gameAt, ...store } = storeOf(rulebook, log);
    const past = new PastStates(store.log, 200_000);
    const other = (nth: number): LiveGame => {
      const game = gameAt(end);
      return { ...game, record: { ...game.record, id: `g${nth}` } };
    };
    for (let nth = 0; nth < 40; nth += 1) await past.at(other(nth), 5);
    expect(past.known(other(39), 5)).not.toBeNull();
    expect(past.known(other(0), 5)).toBeNull();
    expect(reads).toHaveLength(40);
    past.clear();
    expect(past.known(other(39), 5)).toBeNull();
  });
});
