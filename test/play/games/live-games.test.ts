import { describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { seal } from '../../../src/engine/fairness.js';
import { replay } from '../../../src/engine/replay.js';
import { type LiveGame, LiveGames } from '../../../src/play/games/live-games.js';
import type { Games } from '../../../src/play/ports/games.js';
import type { Log } from '../../../src/play/ports/log.js';
import { sampleGame } from '../../store/sample.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';

const unobserved = { lookedUp: () => {}, evicted: () => {} };

const rulebook = erase(thinIce);
const { log } = playout(rulebook, configFor(rulebook, 2), 1);
const entries = seal(log, 'before', 'seed');
const game = sampleGame('0190b6a0-0000-7000-8000-000000000000', { status: 'active' });

it('memory forgets what a restored database has lost: otherwise every action would be stale', async () => {
  let version = 5;
  const games = {
    head: async () => ({ version, revision: 0 }),
    findWithEntries: async (_: string, after: number) => ({
      record: { ...game, version },
      entries: entries.slice(after, version),
    }),
  } as unknown as Games;
  const part = { entries: async (_: string, after: number, upTo: number) => entries.slice(after, upTo) };
  const live = new LiveGames(
    { games, log: part as unknown as Log },
    { rulebook: async () => rulebook },
    unobserved,
  );
  expect(await live.get(game.id)).toMatchObject({ record: { version: 5 }, hash: entries[4]?.hash });
  version = 3;
  expect(await live.get(game.id)).toMatchObject({ record: { version: 3 }, hash: entries[2]?.hash });
});

it('a head that is older than memory causes no load', async () => {
  let loads = 0;
  const games = {
    head: async () => ({ version: 5, revision: 0 }),
    findWithEntries: async (_: string, after: number) => {
      loads += 1;
      return { record: { ...game, version: 5 }, entries: entries.slice(after, 5) };
    },
  } as unknown as Games;
  const part = { entries: async (_: string, after: number, upTo: number) => entries.slice(after, upTo) };
  const live = new LiveGames(
    { games, log: part as unknown as Log },
    { rulebook: async () => rulebook },
    unobserved,
  );
  await live.get(game.id);
  expect(await live.get(game.id, { version: 4, revision: 0 })).toMatchObject({ record: { version: 5 } });
  expect(loads).toBe(1);
});

describe('what was missed and comes with a head', () => {
  const reading = () => {
    let loads = 0;
    let lost = 0;
    const stored = (version: number, revision = 0) => ({ ...game, version, revision });
    const games = {
      head: async () => ({ version: 4, revision: 0 }),
      findWithEntries: async (_: string, after: number) => {
        loads += 1;
        return { record: stored(4), entries: entries.slice(after, 4) };
      },
    } as unknown as Games;
    const observer = {
      ...unobserved,
      lost: () => {
        lost += 1;
      },
    };
    const stores = { games, log: {} as unknown as Log };
    const live = new LiveGames(stores, { rulebook: async () => rulebook }, observer);
    const missed = (after: number, version: number) => ({
      ...{ version, revision: 0 },
      missed: { after, record: stored(version), entries: entries.slice(after, version) },
    });
    return { live, missed, stored, counts: () => ({ loads, lost }) };
  };

  it('is played on from memory, without a load', async () => {
    const { live, missed, counts } = reading();
    await live.get(game.id);
    expect(live.headOf(game.id)).toMatchObject({ version: 4 });
    const found = await live.get(game.id, missed(4, 6));
    expect(found).toMatchObject({ record: { version: 6 }, hash: entries[5]?.hash });
    expect(found?.state).toEqual(replay(rulebook, entries.slice(0, 6), null).state);
    expect(counts()).toEqual({ loads: 1, lost: 0 });
  });

  it('is not used where memory has moved on meanwhile, nor taken for a database that was restored', async () => {
    const { live, missed, stored, counts } = reading();
    const read = (await live.get(game.id)) as LiveGame;
    // This process has written meanwhile: the version is the one that was known, the revision a later one.
    live.put({ ...read, record: stored(4, 2) });
    const late = { ...missed(4, 4), revision: 1 };
    expect(await live.get(game.id, late)).toMatchObject({ record: { version: 4, revision: 2 } });
    live.put({ ...read, record: stored(5), hash: 'own' });
    expect(await live.get(game.id, missed(4, 5))).toMatchObject({ record: { version: 5 }, hash: 'own' });
    expect(counts()).toEqual({ loads: 1, lost: 0 });
  });
});
