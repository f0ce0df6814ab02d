import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { released as rulebooks } from '../../support/released.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

/** The rulebook after a release: another version, in which nothing is as it was. */
function changed(rulebook: AnyRulebook): AnyRulebook {
  return {
    ...rulebook,
    meta: { ...rulebook.meta, rulesVersion: 'next' },
    components: {},
    legal: () => {
      throw new Error('a game of the older version was asked of the newer rules');
    },
    view: () => {
      throw new Error('a game of the older version was shown by the newer rules');
    },
    evolve: () => {
      throw new Error('a game of the older version was replayed by the newer rules');
    },
  };
}

describe('a game that was begun before a release', () => {
  let db: TestDatabase;
  let before: Service;
  let after: Service;
  let ayla: Person;
  let durc: Person;
  let begun: string;
  let open: string;
  beforeAll(async () => {
    db = await testDatabase();
    before = await startService({ db, rulebooks });
    ayla = await newPerson(before, 'Ayla');
    durc = await newPerson(before, 'Durc');
    const wish = { rulebook: 'mammut', clock: { kind: 'bank', seconds: 600, increment: 5 } };
    begun = await startedGame(before, ayla, durc, wish);
    await playOn(before, begun, 3);
    const created = await before.http
      .post('/v1/games')
      .set(ayla.auth)
      .send({ rulebook: 'mammut', seats: ['me', 'open'] })
      .expect(201);
    open = created.body.id;
    await before.close();
    const next = rulebooks.map((rulebook) => (rulebook.meta.id === 'mammut' ? changed(rulebook) : rulebook));
    after = await startService({ db, rulebooks: next });
  });
  afterAll(async () => {
    await after.close();
    await db.drop();
  });

  const moverOf = async ({ http }: Service, id: string): Promise<Person | undefined> => {
    const { body } = await http.get(`/v1/games/${id}`).expect(200);
    return [ayla, durc][body.prompts[0]?.seat];
  };

  async function playOn(service: Service, id: string, actions: number): Promise<void> {
    for (let nth = 0; nth < actions; nth += 1) {
      const mover = await moverOf(service, id);
      if (mover === undefined) return;
      const { body } = await service.http.get(`/v1/games/${id}/actions`).set(mover.auth).expect(200);
      const action = body.asked[0].actions[0].id;
      await service.http.post(`/v1/games/${id}/actions`).set(mover.auth).send({ action }).expect(200);
    }
  }

  it('says in the language of the caller why an action is not legal', async () => {
    const mover = await moverOf(after, begun);
    const { body } = await after.http
      .post(`/v1/games/${begun}/actions`)
      .set({ ...mover?.auth, 'accept-language': 'de' })
      .send({ action: 'rob:share=4' })
      .expect(422);
    const mammut = rulebooks.find(({ meta }) => meta.id === 'mammut');
    expect(body).toMatchObject({ language: 'de', detail: mammut?.meta.rejections[body.code]?.de });
  });

  it('is listed and waits for its players', async () => {
    const { body } = await after.http.get('/v1/games?rulebook=mammut').expect(200);
    const [, listed] = [...body.games].sort((one, other) => one.version - other.version);
    expect(listed).toMatchObject({ id: begun, rulesVersion: '1' });
    const { body: game } = await after.http.get(`/v1/games/${begun}`).expect(200);
    expect(listed.components.hash).toBe(game.components.hash);
    const mover = await moverOf(after, begun);
    const { body: inbox } = await after.http
      .get('/v1/me/prompts')
      .set(mover?.auth ?? {})
      .expect(200);
    expect(inbox.waiting.map((one: { game: string }) => one.game)).toContain(begun);
  });

  it('is shown, drawn, told and exported by the rules that it was begun with', async () => {
    const { http } = after;
    const { body: view } = await http.get(`/v1/games/${begun}/view`).set(ayla.auth).expect(200);
    expect(view.view).toBeTruthy();
    expect((await http.get(`/v1/games/${begun}/view?at=2`).expect(200)).body.version).toBe(2);
    const { body: components } = await http.get(`/v1/games/${begun}/components`).expect(200);
    expect(Object.keys(components).length).toBeGreaterThan(0);
    const { body: page } = await http.get(`/v1/games/${begun}/events`).expect(200);
    expect(page.entries.flatMap(({ lines }: { lines: string[] }) => lines).length).toBeGreaterThan(3);
    await http.get(`/v1/games/${begun}/picture.svg`).expect(200);
    const { body: exported } = await http.get(`/v1/games/${begun}/export`).set(ayla.auth).expect(200);
    expect(exported.rulesVersion).toBe('1');
  });

  it('goes on, with undo, to its end, and can be verified and forked', async () => {
    const { http } = after;
    await playOn(after, begun, 4);
    const mover = await moverOf(after, begun);
    await http
      .post(`/v1/games/${begun}/undo`)
      .set(mover?.auth ?? {})
      .send({ ask: true, to: 3 })
      .expect(200);
    await playOn(after, begun, 2);
    for (const [seat, { auth }] of [ayla, durc].entries())
      await http.post(`/v1/games/${begun}/seats/${seat}/resign`).set(auth).expect(200);
    await until(async () => (await http.get(`/v1/games/${begun}`)).body.status === 'finished');
    const { body: exported } = await http.get(`/v1/games/${begun}/export`).expect(200);
    expect(exported).toMatchObject({ complete: true, rulesVersion: '1' });

    const wish = { version: 3, seats: ['me', 'bot'] };
    const { body: fork } = await http.post(`/v1/games/${begun}/fork`).set(ayla.auth).send(wish).expect(201);
    expect(fork).toMatchObject({ rulesVersion: '1', status: 'active' });
    await http.get(`/v1/games/${fork.id}/view`).set(ayla.auth).expect(200);
  });

  it('and had not started yet is started with the rules that it was created with', async () => {
    const { http } = after;
    await http.post(`/v1/games/${open}/seats`).set(durc.auth).send({}).expect(200);
    const { body } = await http.post(`/v1/games/${open}/start`).set(ayla.auth).expect(200);
    expect(body).toMatchObject({ rulesVersion: '1', status: 'active' });
    await playOn(after, open, 1);
  });
});
