import { expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { seal } from '../../../src/engine/fairness.js';
import { LiveGames } from '../../../src/play/games/live-games.js';
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
