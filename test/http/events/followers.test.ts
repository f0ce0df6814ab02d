import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingReads, type Reads } from '../../support/counting-reads.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { until } from '../../support/until.js';

const NOTHING: Reads = { heads: 0, records: 0, withEntries: 0, entries: 0 };

describe('twenty followers of a game', () => {
  let db: TestDatabase;
  const services: Service[] = [];
  let here: Awaited<ReturnType<typeof start>>;
  let elsewhere: Awaited<ReturnType<typeof start>>;
  let ayla: Person;
  let durc: Person;
  const start = async () => {
    const store = countingReads(await db.open());
    const service = await startService({
      db,
      store,
      sweepMs: 3_600_000,
      deadlineMs: 3_600_000,
      drawMs: 3_600_000,
    });
    services.push(service);
    return { service, reads: store.reads };
  };
  beforeAll(async () => {
    db = await testDatabase();
    here = await start();
    elsewhere = await start();
    ayla = await newPerson(here.service, 'Ayla');
    durc = await newPerson(here.service, 'Durc');
  });
  afterAll(async () => {
    for (const service of services) await service.close();
    await db.drop();
  });

  const drill = ({ http }: Service, id: string, { auth }: Person) =>
    http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=2' }).expect(200);

  /** Twelve streams and eight long polls, of both players and of spectators, in both languages. */
  const follower = async (id: string, after: number) => {
    const service = here.service;
    const path = `/v1/games/${id}/events?after=${after}`;
    const eyes = [ayla.auth, durc.auth, {}];
    const languages = ['en', 'de'];
    const pairs = eyes.flatMap((auth) => languages.map((language) => ({ auth, language })));
    const streams = await Promise.all(
      [...pairs, ...pairs].map(({ auth, language }) => follow(service, `${path}&language=${language}`, auth)),
    );
    const polls = [...pairs, ...pairs.slice(0, 2)].map(({ auth, language }) =>
      service.http
        .get(`${path}&language=${language}&wait=60`)
        .set(auth)
        .expect(200)
        .then(({ body }) => body.entries as { version: number; action: object | null; lines: string[] }[]),
    );
    // A stream asks twice: before it begins, where problems can still be answered, and when it does.
    await until(() => here.reads.heads === 2 * streams.length + polls.length);
    return { streams, polls, pairs };
  };

  it('cost no read of the log or the head for an action of the same process', async () => {
    const id = await startedGame(here.service, ayla, durc);
    Object.assign(here.reads, NOTHING);
    const { streams, polls, pairs } = await follower(id, 1);
    Object.assign(here.reads, NOTHING);
    await drill(here.service, id, ayla);
    const entries = await Promise.all(streams.map(async (stream) => (await stream.next())?.data));
    const pages = await Promise.all(polls);
    expect(here.reads).toEqual(NOTHING);
    // Only the seat that acted sees the action, and each reader gets its own language.
    for (const [nth, { auth, language }] of pairs.entries()) {
      const expected = {
        version: 2,
        action: auth === ayla.auth ? { type: 'drill', fish: 2 } : null,
        lines: [`Ayla ${language === 'en' ? 'drills' : 'bohrt'}: ${auth === ayla.auth ? 2 : '?'}.`],
      };
      expect(entries[nth]).toMatchObject(expected);
      expect(entries[nth + pairs.length]).toEqual(entries[nth]);
      expect(pages[nth]).toEqual([entries[nth]]);
    }
    for (const stream of streams) stream.close();
  });

  it('cost one statement for an action of another process', async () => {
    const id = await startedGame(here.service, ayla, durc);
    Object.assign(here.reads, NOTHING);
    const { streams, polls } = await follower(id, 1);
    Object.assign(here.reads, NOTHING);
    await drill(elsewhere.service, id, ayla);
    for (const stream of streams) expect(await stream.next()).toMatchObject({ id: '2' });
    await Promise.all(polls);
    expect(here.reads).toEqual({ ...NOTHING, withEntries: 1 });
    for (const stream of streams) stream.close();
  });

  it('cause no warning about too many listeners', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    const id = await startedGame(here.service, ayla, durc);
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => follow(here.service, `/v1/games/${id}/events`)),
    );
    for (const stream of streams) expect(await stream.next()).toMatchObject({ id: '1' });
    for (const stream of streams) stream.close();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', note);
    expect(warnings.filter(({ name }) => name === 'MaxListenersExceededWarning')).toEqual([]);
  });
});
