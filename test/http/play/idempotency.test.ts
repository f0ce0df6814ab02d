import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('an Idempotency-Key', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const act = (id: string, { auth }: Person, key: string, body: object, more: Record<string, string> = {}) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .set({ 'idempotency-key': key, ...more })
      .send(body);
  const versionOf = async (id: string): Promise<number> =>
    (await service.http.get(`/v1/games/${id}`).expect(200)).body.version;
  const one = { action: 'drill:fish=1' };

  it('gives a retry the same answer, and nothing happens twice', async () => {
    const id = await startedGame(service, ayla, durc);
    const first = await act(id, ayla, 'k', one).expect(200);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    await act(id, durc, 'k', one).expect(200);
    for (let retry = 0; retry < 3; retry += 1) {
      const again = await act(id, ayla, 'k', one).expect(200);
      expect(again.body).toEqual(first.body);
      expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true', etag: first.headers.etag });
    }
    expect(await versionOf(id)).toBe(3);
  });

  it('gives a retry the same answer even after the seat was given up, also in a private game', async () => {
    for (const visibility of ['public', 'private'] as const) {
      const id = await startedGame(service, ayla, durc, { visibility });
      await act(id, ayla, 'k', one).expect(200);
      const first = await act(id, durc, 'k', one).expect(200);
      await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
      const again = await act(id, durc, 'k', one).expect(200).expect('idempotent-replayed', 'true');
      expect(again.body).toEqual(first.body);
      await act(id, durc, 'other', one).expect(visibility === 'public' ? 403 : 404);
    }
  });

  it('gives a refused request the same refusal, even if it would be legal now', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, 'first', one).expect(200);
    const no = await act(id, ayla, 'second', one).expect(422);
    await act(id, durc, 'first', one).expect(200);
    const again = await act(id, ayla, 'second', one).expect(422).expect('idempotent-replayed', 'true');
    expect(again.body).toEqual(no.body);
    expect(again.headers['content-type']).toContain('application/problem+json');
    await act(id, ayla, 'third', one).expect(200);
  });

  it('gives a stale request the same 412', async () => {
    const id = await startedGame(service, ayla, durc);
    const stale = { 'if-match': '"9"' };
    const no = await act(id, ayla, 'k', one, stale).expect(412);
    await act(id, ayla, 'other', one).expect(200);
    const again = await act(id, ayla, 'k', one, stale).expect(412).expect('idempotent-replayed', 'true');
    expect(again.body).toEqual(no.body);
  });

  it('compares bodies by content, not by text', async () => {
    const id = await startedGame(service, ayla, durc);
    const { body } = await act(id, ayla, 'k', { seat: 0, action: { type: 'drill', fish: 1 } }).expect(200);
    const again = await act(id, ayla, 'k', { action: { fish: 1, type: 'drill' }, seat: 0 }).expect(200);
    expect(again.body).toEqual(body);
  });

  it('is refused with another body, or for another version', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, 'k', one).expect(200);
    for (const [body, more] of [
      [{ action: 'drill:fish=2' }, {}],
      [{ ...one, seat: 0 }, {}],
      [one, { 'if-match': '"1"' }],
    ] as const) {
      const answer = await act(id, ayla, 'k', body, more).expect(422);
      expect(answer.body.code).toBe('idempotency_key_reused');
    }
    expect(await versionOf(id)).toBe(2);
  });

  it('belongs to one player in one game', async () => {
    const id = await startedGame(service, ayla, durc);
    const other = await startedGame(service, ayla, durc);
    await act(id, ayla, 'k', one).expect(200);
    await act(id, durc, 'k', { action: 'drill:fish=2' }).expect(200);
    await act(other, ayla, 'k', { action: 'drill:fish=3' }).expect(200);
    expect([await versionOf(id), await versionOf(other)]).toEqual([3, 2]);
  });

  it('lets one of many simultaneous requests through, and answers all the same', async () => {
    const id = await startedGame(service, ayla, durc);
    const twins = await Promise.all(Array.from({ length: 20 }, async () => act(id, ayla, 'twins', one)));
    expect(twins.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(twins.map(({ text }) => JSON.stringify(JSON.parse(text)))).size).toBe(1);
    expect(twins.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19);
    expect(await versionOf(id)).toBe(2);
  });

  it.each(['', ' ', 'a b', 'ключ', 'x'.repeat(201)])('cannot be %j', async (key) => {
    const id = await startedGame(service, ayla, durc);
    const encoded = Buffer.from(key).toString('latin1');
    const { body } = await act(id, ayla, encoded, one).expect(400);
    expect(body.errors[0].parameter).toBe('Idempotency-Key');
    expect(await versionOf(id)).toBe(1);
  });

  it('may have up to 200 characters', async () => {
    const id = await startedGame(service, ayla, durc);
    await act(id, ayla, '~'.repeat(200), one).expect(200);
  });
});
