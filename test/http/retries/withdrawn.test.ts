import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { dumpOf } from '../../support/dump.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('a response that is saved for retries', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({
      ...{ db, dispatchMs: null },
      receivers: openReceivers({ resolve: async () => ['93.184.216.34'] }),
      mailer: { send: async () => ({ kind: 'sent' }), close() {} },
    });
    ayla = await newPerson(service, 'Ayla');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const post = (path: string, body?: object) =>
    service.http.post(path).set(ayla.auth).set('idempotency-key', 'once').send(body);
  const remove = (path: string) =>
    service.http
      .delete(path)
      .set(ayla.auth)
      .expect(({ status }) => expect([200, 204]).toContain(status));
  const isKept = async (text: string): Promise<boolean> => (await dumpOf(db)).includes(text);

  it('keeps no message that was withdrawn, and a retry does not post it again', async () => {
    const messages = `/v1/games/${(await newGame(service, ayla)).id}/messages`;
    const first = await post(messages, { text: 'mammoth-in-the-gorge' }).expect(201);
    expect(await isKept('mammoth-in-the-gorge')).toBe(true);
    await remove(`${messages}/${first.body.id}`);
    expect(await isKept('mammoth-in-the-gorge')).toBe(false);
    const again = await post(messages, { text: 'mammoth-in-the-gorge' }).expect(201);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toMatchObject({ id: first.body.id, text: null });
    await post(messages, { text: 'another' }).expect(422);
  });

  it('keeps no address that was deleted', async () => {
    const put = { address: 'her-cave@example.com' };
    await service.http.put('/v1/me/email').set(ayla.auth).send(put).expect(200);
    const first = await post('/v1/me/email/confirmation').expect(202);
    expect(first.body.address).toBe('her-cave@example.com');
    await remove('/v1/me/email');
    expect(await isKept('her-cave')).toBe(false);
    const again = await post('/v1/me/email/confirmation').expect(404);
    expect(again.body.code).toBe('not_found');
  });

  it('keeps no webhook that was deleted', async () => {
    const wish = { url: 'https://hooks.example/secret-path-of-hers', events: ['game.started'] };
    const { body } = await post('/v1/me/webhooks', wish).expect(201);
    expect((await post('/v1/me/webhooks', wish).expect(201)).body).toEqual(body);
    await remove(`/v1/me/webhooks/${body.webhook.id}`);
    expect(await isKept('secret-path-of-hers')).toBe(false);
    await post('/v1/me/webhooks', wish).expect(404);
  });

  it('keeps no vacation that was ended', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const vacation = { from: `${year}-03-01`, to: `${year}-03-02` };
    await post('/v1/me/vacations', vacation).expect(200);
    await remove(`/v1/me/vacations/${vacation.from}`);
    expect(await isKept(vacation.to)).toBe(false);
    expect((await post('/v1/me/vacations', vacation).expect(200)).body.vacations).toEqual([]);
  });
});
