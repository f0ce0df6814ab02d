import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { say, talkOf, textsOf } from '../../support/talk.js';

describe('muting', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ heartbeatMs: 50 });
  });
  afterAll(() => service.close());

  const anew = async () => {
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  };
  const mute = (who: Person, { id }: { id: string }) => service.http.put(`/v1/me/mutes/${id}`).set(who.auth);
  const unmute = (who: Person, { id }: { id: string }) =>
    service.http.delete(`/v1/me/mutes/${id}`).set(who.auth);
  const mutesOf = async (who: Person) =>
    (await service.http.get('/v1/me/mutes').set(who.auth).expect(200)).body.mutes;

  it('hides the messages of the muted player from the muting player in every game, and from nobody else', async () => {
    await anew();
    const games = [await startedGame(service, ayla, durc), await startedGame(service, durc, ayla)];
    for (const id of games) await say(service, id, durc, 'before');
    await mute(ayla, durc).expect(204);
    for (const id of games) {
      await say(service, id, durc, 'after');
      await say(service, id, durc, 'whispered', { to: [0, 1] });
      await say(service, id, ayla, 'mine');
      expect(textsOf(await talkOf(service, id, ayla))).toEqual(['mine']);
      // The author is not notified, and sees the other player’s messages.
      expect(textsOf(await talkOf(service, id, durc))).toEqual(['before', 'after', 'whispered', 'mine']);
      expect(textsOf(await talkOf(service, id, null))).toEqual(['before', 'after', 'mine']);
    }
    expect(await mutesOf(durc)).toEqual([]);
  });

  it('holds for streams and long polls at once', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc);
    const stream = await follow(service, `/v1/games/${id}/messages/stream`, ayla.auth);
    await say(service, id, durc, 'heard');
    expect(await stream.next()).toMatchObject({ data: { text: 'heard' } });
    await mute(ayla, durc).expect(204);
    await say(service, id, durc, 'muted');
    const own = await say(service, id, ayla, 'mine');
    expect(await stream.next()).toMatchObject({ data: own });
    const polling = service.http
      .get(`/v1/games/${id}/messages?after=${own.id}&wait=60`)
      .set(ayla.auth)
      .then(({ body }) => body);
    await say(service, id, durc, 'muted');
    await say(service, id, ayla, 'mine too');
    expect(textsOf(await polling)).toEqual(['mine too']);
    stream.close();
  });

  it('can be undone: then all messages are back', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc);
    await mute(ayla, durc).expect(204);
    await say(service, id, durc, 'meanwhile');
    await unmute(ayla, durc).expect(204);
    expect(textsOf(await talkOf(service, id, ayla))).toEqual(['meanwhile']);
    expect((await unmute(ayla, durc).expect(404)).body.code).toBe('not_found');
  });

  it('is listed for the muting player, latest first, and is idempotent', async () => {
    await anew();
    const iza = await newPerson(service, 'Iza');
    await mute(ayla, durc).expect(204);
    const [first] = await mutesOf(ayla);
    expect(first).toEqual({ player: { id: durc.id, name: 'Durc' }, at: expect.any(String) });
    await mute(ayla, iza).expect(204);
    await Promise.all([mute(ayla, durc).expect(204), mute(ayla, durc).expect(204)]);
    const names = (await mutesOf(ayla)).map(({ player }: { player: Person }) => player.name);
    expect(names.sort()).toEqual(['Durc', 'Iza']);
  });

  it('works only for other, existing players', async () => {
    await anew();
    expect((await mute(ayla, ayla).expect(400)).body.code).toBe('malformed');
    const { id } = await newGame(service, ayla);
    for (const nobody of [{ id }, { id: 'durc' }, { id: '1' }]) {
      expect((await mute(ayla, nobody).expect(404)).body.code).toBe('not_found');
      expect((await unmute(ayla, nobody).expect(404)).body.code).toBe('not_found');
    }
    expect(await mutesOf(ayla)).toEqual([]);
  });

  it('needs a token, with the scope', async () => {
    await anew();
    const wish = { name: 'reader', scopes: ['read'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const reader = { ...ayla, auth: bearer(body.secret) };
    expect((await mute(reader, durc).expect(403)).body.code).toBe('insufficient_scope');
    await unmute(reader, durc).expect(403);
    await service.http.get('/v1/me/mutes').set(reader.auth).expect(200);
    await service.http.get('/v1/me/mutes').expect(401);
    await service.http.put(`/v1/me/mutes/${durc.id}`).expect(401);
  });
});
