import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dumpOf } from '../../support/dump.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';

const DAY = 86_400_000;

describe('a handle', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let time: ReturnType<typeof turningClock>;
  beforeAll(async () => {
    time = turningClock();
    service = await startService({ clock: time.clock });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    [ayla, durc] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Durc')];
  });

  const take = ({ auth }: Person, handle: string) =>
    service.http.put('/v1/me/handle').set(auth).send({ handle });
  const codeOf = async (answer: ReturnType<typeof take>) => (await answer).body.code;

  it('belongs to one account, in any case and however it is typed', async () => {
    const { body } = await take(ayla, '@Ayla.of_the-Ice').expect(200);
    expect(body.handle).toBe('ayla.of_the-ice');
    const found = await service.http.get('/v1/handles/AYLA.OF_THE-ICE').expect(200);
    expect(found.body).toEqual({ handle: 'ayla.of_the-ice', player: { id: ayla.id, name: 'Ayla' } });
    expect(await codeOf(take(durc, 'ayla.of_the-ice'))).toBe('handle_taken');
    expect(await codeOf(take(durc, 'ａｙｌａ.of_the-ice'))).toBe('handle_taken');
    await service.http.get('/v1/handles/nobody').expect(404);
  });

  it('invites its account to a game', async () => {
    await take(durc, 'durc').expect(200);
    const { id } = await newGame(service, ayla);
    const path = `/v1/games/${id}/invitations`;
    await service.http.post(path).set(ayla.auth).send({ player: '@Durc' }).expect(200);
    const { body } = await service.http.get('/v1/me/invitations').set(durc.auth).expect(200);
    expect(body.invitations).toHaveLength(1);
    await service.http.post(path).set(ayla.auth).send({ player: '@nobody' }).expect(404);
  });

  it.each([
    ['paypal', 'раураl'],
    ['local', '1oca1'],
    ['modern', 'rnodern'],
    ['google', 'g00gle'],
    ['сосо', 'coco'],
    ['maße', 'maβe'],
    ['creb', 'cr\u3164eb'],
    ['goov', 'goov\u115f'],
    ['កខគ', 'ក\u17b5ខគ'],
  ])('%s cannot be imitated by %s', async (original, imitation) => {
    await take(ayla, original).expect(200);
    expect(['handle_taken', 'handle_refused']).toContain(await codeOf(take(durc, imitation)));
  });

  it.each(['Джондалар', 'アイラ123', '마무트곰', 'μαμούθ', 'خراسان', 'הממותה'])(
    'may be %s',
    async (handle) => {
      await take(ayla, handle).expect(200);
    },
  );

  it.each([
    ['ab', '/handle'],
    ['a b', '/handle'],
    ['-ayla', '/handle'],
    ['ayla\u200d', '/handle'],
    ['a'.repeat(25), '/handle'],
    ['аylа', '/handle'],
    ['Perrnafrost', '/handle'],
    ['ad\u1160min', '/handle'],
  ])('cannot be %j, and the problem says why', async (handle, pointer) => {
    for (const language of ['en', 'de']) {
      const { status, body } = await take(ayla, handle).set('accept-language', language);
      expect([400, 422]).toContain(status);
      expect(body.errors[0].pointer).toBe(pointer);
      expect(body.errors[0].detail).not.toMatch(/pattern|\\p|\^/);
    }
  });

  it('can be changed every thirty days, and the old one stays with its account for ninety', async () => {
    await take(ayla, 'ayla').expect(200);
    await take(ayla, 'AYLA').expect(200);
    const { body } = await take(ayla, 'jondalars-friend').expect(409);
    expect(body.code).toBe('handle_too_soon');
    time.turn(31 * DAY);
    await take(ayla, 'jondalars-friend').expect(200);
    expect(await codeOf(take(durc, 'ayla'))).toBe('handle_taken');
    await service.http.get('/v1/handles/ayla').expect(404);
    time.turn(31 * DAY);
    await take(ayla, 'ayla').expect(200);
    await service.http.delete('/v1/me/handle').set(ayla.auth).expect(204);
    await service.http.get('/v1/me/handle').set(ayla.auth).expect(404);
    time.turn(89 * DAY);
    expect(await codeOf(take(durc, 'ayla'))).toBe('handle_taken');
    time.turn(2 * DAY);
    await take(durc, 'ayla').expect(200);
  });

  it('is given to one of two who want it at once', async () => {
    const answers = await Promise.all([take(ayla, 'mammut'), take(durc, 'mammut')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is exported, and stays reserved without its text when the account is deleted', async () => {
    await take(ayla, 'ayla-of-the-ice').expect(200);
    const { body } = await service.http.get('/v1/me/export').set(ayla.auth).expect(200);
    expect(body.handle.handle).toBe('ayla-of-the-ice');
    await service.http.delete('/v1/me').set(ayla.auth).send({ name: 'Ayla' }).expect(204);
    expect(await dumpOf(service.db)).not.toContain('ayla-of-the-ice');
    expect(await codeOf(take(durc, 'ayla-of-the-ice'))).toBe('handle_taken');
    time.turn(91 * DAY);
    await take(durc, 'ayla-of-the-ice').expect(200);
  });
});
