import { expect } from 'vitest';
import type { SealedEntry } from '../../src/engine/fairness.js';
import { verify } from '../../src/engine/verify.js';
import { readExport } from '../../src/play/history/read-export.js';
import { EngineFiles } from '../../src/rulebooks/engines.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { changedEiszeit } from './changed-eiszeit.js';
import { testDatabase } from './database.js';
import { freezeSources } from './freeze-sources.js';
import { newPerson } from './people.js';
import { courseOf, runningGame } from './release.js';
import { type Service, startService } from './service.js';
import { until } from './until.js';

export interface Tally {
  readonly carriedOver: number;
  readonly pinned: number;
}

/** Long enough that some have scored, and short enough that some have not. */
const MAX_ACTIONS = 140;
/** Games that are played to their end and verified. */
const ENDED = 4;
const SIDE_BY_SIDE = 4;

/**
 * A release that changes a rule of Eiszeit, on a database with so many running games: two processes carry them over
 * while they are played. Every game must go on.
 */
export async function release(games: number): Promise<Tally> {
  const db = await testDatabase();
  const services: Service[] = [];
  try {
    const { folder: engineFolder, rulesVersion, next } = await freezeSources('eiszeit');
    const engines = new EngineFiles(rulebooks, () => {}, engineFolder);
    const rules = { rulebook: 'eiszeit', rulesVersion };
    const older = await engines.rulebook(rules);
    if (older === undefined) throw new Error('the present version of Eiszeit is missing');
    const newer = await changedEiszeit(next);
    const after = rulebooks.map((rulebook) => (rulebook.meta.id === 'eiszeit' ? newer : rulebook));

    const before = await startService({ db, rulebooks, engineFolder });
    const person = await newPerson(before);
    await before.close();
    const store = await db.open();
    const begun = { store, rulebook: older, engineHash: engines.hashOf(rules), person };
    const begunWith = new Map<string, readonly SealedEntry[]>();
    await eachOf([...Array(games).keys()], async (nth) => {
      const { id, entries } = await runningGame(begun, nth, (nth * 13) % MAX_ACTIONS);
      begunWith.set(id, entries);
    });
    const ids = [...begunWith.keys()];

    const settings = { db, rulebooks: after, engineFolder, carryOverCpu: 30 };
    services.push(await startService(settings), await startService(settings));
    const serviceFor = (id: string, add = 0): Service =>
      services[(ids.indexOf(id) + add) % services.length] as Service;
    const act = async (id: string, { http }: Service): Promise<void> => {
      const { body } = await http.get(`/v1/games/${id}/actions`).set(person.auth).expect(200);
      const [{ seat, actions }] = body.asked;
      const action = actions[0].id;
      await http.post(`/v1/games/${id}/actions`).set(person.auth).send({ seat, action }).expect(200);
    };
    // While they are carried over.
    await eachOf(ids, (id) => act(id, serviceFor(id)));
    await until(async () => {
      const [left] = await db.query<{ games: number }>(
        `SELECT count(*)::int AS games FROM games g JOIN unfinished_games u ON u.game_id = g.id
         WHERE g.rules_version = $1 AND u.not_carried_to IS NULL`,
        [rulesVersion],
      );
      return left?.games === 0;
    });
    // Now the other process has the newer state.
    await eachOf(ids, (id) => act(id, serviceFor(id, 1)));

    const tally = { carriedOver: 0, pinned: 0 };
    for (const id of ids) {
      const { record, entries, changes } = await courseOf(store, [older, newer], id);
      const wasScored = hasScored(begunWith.get(id) ?? []);
      const isNewer = record.rulesVersion === next;
      tally[isNewer ? 'carriedOver' : 'pinned'] += 1;
      expect([id, changes]).toEqual([id, isNewer ? 1 : 0]);
      // The service may have answered prompts without a choice besides.
      expect(entries.length).toBeGreaterThanOrEqual((begunWith.get(id)?.length ?? 0) + 2 + changes);
      if (wasScored) expect([id, record.rulesVersion]).toEqual([id, rulesVersion]);
      if (!isNewer) expect([id, hasScored(entries)]).toEqual([id, true]);
    }
    for (const version of [rulesVersion, next]) {
      const some = (await store.games.list({ rulebook: 'eiszeit', limit: games + 1 })).filter(
        (record) => record.rulesVersion === version,
      );
      for (const { id, seats } of some.slice(0, ENDED)) {
        const { http } = serviceFor(id);
        for (const seat of seats.keys())
          await http.post(`/v1/games/${id}/seats/${seat}/resign`).set(person.auth).expect(200);
        await until(async () => (await http.get(`/v1/games/${id}`)).body.status === 'finished');
        const { body } = await http.get(`/v1/games/${id}/export`).expect(200);
        const read = readExport([version === rulesVersion ? older : newer], body);
        if (!read.ok) throw new Error(read.error.join());
        expect(verify(read.value.rulebook, read.value.game)).toEqual([]);
      }
    }
    return tally;
  } finally {
    for (const service of services) await service.close();
    await db.drop();
  }
}

const hasScored = (entries: readonly SealedEntry[]): boolean =>
  entries.some(({ events }) => events.some(({ type }) => type === 'region-scored'));

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  const worker = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}
