import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remakeHere } from '../../../src/commands/archives.js';
import { badLogs } from '../../../src/store/snapshot/check-logs.js';
import { inSession } from '../../../src/store/snapshot/session.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('a finished game whose log was archived', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let brun: Person;
  let game: string;
  let before: Map<string, string>;

  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({ db });
    [ayla, brun] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Brun')];
    game = await startedGame(service, ayla, brun);
    for (let round = 0; round < 3; round += 1)
      for (const [nth, { auth }] of [ayla, brun].entries())
        await service.http
          .post(`/v1/games/${game}/actions`)
          .set(auth)
          .send({ action: `drill:fish=${nth + 1}` })
          .expect(200);
    before = await everything();
    await service.close();
    const store = await db.open();
    expect(await store.log.archive(new Date(Date.now() + 1_000), 10)).toBe(1);
    expect(await store.log.archive(new Date(Date.now() + 1_000), 10)).toBe(0);
    // Nothing is in the memory of this one.
    service = await startService({ db });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const paths = () => [
    ...['', '/view', '/view?at=3', '/picture.svg', '/picture.svg?at=2', '/replay.svg', '/actions', '/export'],
    ...['/events?after=0', '/events?after=2&limit=2', '/events?after=6'],
  ];

  /** Every answer about the game, for each of its players and for somebody without an account. */
  async function everything(): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const [name, auth] of [
      ['Ayla', ayla.auth] as const,
      ['Brun', brun.auth] as const,
      ['nobody', {}] as const,
    ])
      for (const path of paths()) {
        const { status, text, body } = await service.http.get(`/v1/games/${game}${path}`).set(auth);
        answers.set(`${name} ${path}`, `${status} ${text ?? Buffer.from(body).toString()}`);
      }
    for (const { name, auth } of [ayla, brun]) {
      const { body } = await service.http.get('/v1/me/export').set(auth);
      answers.set(`${name}'s account`, JSON.stringify(body.games));
    }
    return answers;
  }

  it('has no entries of its own any more', async () => {
    expect(await db.query('SELECT FROM entries WHERE game_id = $1', [game])).toHaveLength(0);
    expect(await db.query('SELECT FROM archived_logs WHERE game_id = $1', [game])).toHaveLength(1);
  });

  it('answers to the byte as before, on every route and for everybody', async () => {
    const after = await everything();
    expect([...before.values()].filter((answer) => answer.startsWith('200'))).not.toHaveLength(0);
    for (const [what, answer] of before) expect(after.get(what), what).toBe(answer);
  });

  it('can be forked from any version', async () => {
    const { body } = await service.http
      .post(`/v1/games/${game}/fork`)
      .set(ayla.auth)
      .send({ version: 3, seats: ['me', 'me'] })
      .expect(201);
    expect(body.forkedFrom).toMatchObject({ game, version: 3 });
  });

  it('keeps its hash chain, and a changed byte is found', async () => {
    const look = () =>
      inSession(db.url, new AbortController().signal, async (client) => {
        const found: string[] = [];
        for await (const bad of badLogs(client, remakeHere(), () => {})) found.push(bad.game);
        return found;
      });
    expect(await look()).toEqual([]);
    await db.query(
      `UPDATE archived_logs SET log = set_byte(log, length(log) / 2, (get_byte(log, length(log) / 2) + 1) % 256)`,
    );
    expect(await look()).toEqual([game]);
  });
});
