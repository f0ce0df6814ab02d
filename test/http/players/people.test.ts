import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const shown = {
  text: 'I like dice.\nAnd ice.',
  country: 'NL',
  links: ['https://ayla.example/'],
  showsPresence: 'friends',
  showsGames: 'friends',
};

describe('people', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let broud: Person;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    [ayla, durc, broud] = [
      await newPerson(service, 'Ayla'),
      await newPerson(service, 'Durc'),
      await newPerson(service, 'Broud'),
    ];
  });
  afterAll(() => service.close());

  const { stringify } = JSON;
  const put = (path: string, { auth }: Person, body?: object) => service.http.put(path).set(auth).send(body);
  const post = (path: string, { auth }: Person, body: object) => service.http.post(path).set(auth).send(body);
  const drop = (path: string, { auth }: Person) => service.http.delete(path).set(auth);
  const get = async (path: string, who?: Person) =>
    (
      await service.http
        .get(path)
        .set(who?.auth ?? {})
        .expect(200)
    ).body;
  const follow = (one: Person, other: Person) => put(`/v1/me/follows/${other.id}`, one).expect(204);
  const block = (one: Person, other: Person) => put(`/v1/me/blocks/${other.id}`, one).expect(204);

  describe('a profile', () => {
    it('shows nothing but the name until its owner sets it, and then what they chose', async () => {
      expect(await get(`/v1/players/${ayla.id}`)).toMatchObject({
        ...{ player: { id: ayla.id, name: 'Ayla' }, handle: null, text: '', country: null, links: [] },
        ...{ seenAt: null, games: true, you: null },
      });
      const { body } = await put('/v1/me/profile', ayla, shown).expect(200);
      expect(body).toMatchObject(shown);
      expect(await get('/v1/me/profile', ayla)).toMatchObject(shown);
      expect(await get(`/v1/players/${ayla.id}`)).toMatchObject({
        ...{ text: shown.text, country: 'NL', links: shown.links, games: false, seenAt: null },
      });
    });

    it('is found by a handle, and not of a guest, a stranger or a deleted account', async () => {
      const handle = `h${ayla.id.slice(-12)}`;
      await put('/v1/me/handle', ayla, { handle }).expect(200);
      expect(await get(`/v1/players/@${handle}`)).toMatchObject({ player: { id: ayla.id }, handle });
      await drop('/v1/me', durc).send({ name: 'Durc' }).expect(204);
      for (const id of [durc.id, 'nobody', '@nobody', ayla.name])
        await service.http.get(`/v1/players/${id}`).expect(404);
    });

    it('is bounded, and plain text', async () => {
      const bad: readonly object[] = [
        { text: 'x'.repeat(501) },
        { text: 'turned \u202e round' },
        { country: 'Netherlands' },
        { country: 'nl' },
        { links: ['http://plain.example/'] },
        { links: ['javascript:alert(1)'] },
        { links: ['https://ayla@evil.example/'] },
        { links: Array.from({ length: 4 }, (_, nth) => `https://${nth}.example/`) },
        { showsPresence: 'everyone' },
      ];
      for (const one of bad) {
        const { status } = await put('/v1/me/profile', ayla, { ...shown, ...one });
        expect(status, stringify(one)).toBe(400);
      }
      const text = '<script>alert(1)</script>';
      await put('/v1/me/profile', ayla, { ...shown, text }).expect(200);
      expect((await get(`/v1/players/${ayla.id}`)).text).toBe(text);
    });

    it('shows presence and finished games to friends only, if its owner wants that', async () => {
      await put('/v1/me/profile', ayla, shown).expect(200);
      // The next use of a token is noted.
      const { body } = await post('/v1/me/tokens', ayla, { name: 'other', scopes: ['read'] }).expect(201);
      await service.http.get('/v1/me').set({ authorization: `Bearer ${body.secret}` });
      await until(async () => (await get('/v1/me/profile', ayla)).seenAt !== null);
      const { id } = await newGame(service, ayla, { seats: ['me', 'bot'], options: { rounds: 1 } });
      await post(`/v1/games/${id}/start`, ayla, {}).expect(200);
      await post(`/v1/games/${id}/seats/0/resign`, ayla, {}).expect(200);
      await until(async () => (await get(`/v1/games/${id}`)).status === 'finished');
      const seenBy = async (who?: Person) => {
        const { seenAt, games } = await get(`/v1/players/${ayla.id}`, who);
        const list = (await get(`/v1/players/${ayla.id}/games`, who)).games.length;
        return [seenAt !== null, games, list];
      };
      expect(await seenBy()).toEqual([false, false, 0]);
      await follow(durc, ayla);
      expect(await seenBy(durc)).toEqual([false, false, 0]);
      await follow(ayla, durc);
      expect(await seenBy(durc)).toEqual([true, true, 1]);
      expect(await seenBy(ayla)).toEqual([true, true, 1]);
      await put('/v1/me/profile', ayla, { ...shown, showsPresence: 'everybody', showsGames: 'nobody' });
      expect(await seenBy(durc)).toEqual([true, false, 0]);
      expect(await seenBy()).toEqual([true, false, 0]);
    });

    it('lists no game that is not public', async () => {
      const { id } = await newGame(service, ayla, { seats: ['me', 'bot'], visibility: 'unlisted' });
      await post(`/v1/games/${id}/start`, ayla, {}).expect(200);
      await post(`/v1/games/${id}/seats/0/resign`, ayla, {}).expect(200);
      await until(async () => (await get(`/v1/games/${id}`)).status === 'finished');
      expect((await get(`/v1/players/${ayla.id}/games`)).games).toEqual([]);
    });
  });

  describe('following', () => {
    it('lists whom one follows, and says who is a friend', async () => {
      await follow(ayla, durc);
      await follow(ayla, durc);
      await follow(ayla, broud);
      await follow(durc, ayla);
      const { follows } = await get('/v1/me/follows', ayla);
      expect(
        follows.map((one: { player: Person; mutual: boolean }) => [one.player.name, one.mutual]),
      ).toEqual([
        ['Broud', false],
        ['Durc', true],
      ]);
      expect((await get(`/v1/players/${durc.id}`, ayla)).you).toEqual({
        ...{ follow: true, followed: true, block: false },
      });
      await drop(`/v1/me/follows/${durc.id}`, ayla).expect(204);
      await drop(`/v1/me/follows/${durc.id}`, ayla).expect(404);
      expect((await get('/v1/me/follows', durc)).follows).toMatchObject([{ mutual: false }]);
    });

    it('is not possible of oneself, of nobody, or where one has blocked the other', async () => {
      await put(`/v1/me/follows/${ayla.id}`, ayla).expect(400);
      await put('/v1/me/follows/01a1f5fa-63e1-770c-bf6a-e61f064547d2', ayla).expect(404);
      await follow(ayla, durc);
      await follow(durc, ayla);
      await block(ayla, durc);
      for (const [one, other] of [
        [ayla, durc],
        [durc, ayla],
      ] as const) {
        expect((await get('/v1/me/follows', one)).follows).toEqual([]);
        await put(`/v1/me/follows/${other.id}`, one).expect(404);
      }
    });
  });

  it('leave no follow and no block behind when an account is deleted', async () => {
    await follow(ayla, durc);
    await follow(durc, ayla);
    await block(ayla, broud);
    const iza = await newPerson(service, 'Iza');
    await block(iza, ayla);
    await put('/v1/me/profile', ayla, shown).expect(200);
    await drop('/v1/me', ayla).send({ name: 'Ayla' }).expect(204);
    for (const [table, other] of [
      ['follows', 'followed_id'],
      ['blocks', 'blocked_id'],
      ['profiles', 'player_id'],
    ])
      expect(
        await service.db.query(`SELECT FROM ${table} WHERE '${ayla.id}' IN (player_id, ${other})`),
        table,
      ).toEqual([]);
    expect((await get('/v1/me/follows', durc)).follows).toEqual([]);
    expect((await get('/v1/me/blocks', iza)).blocks).toEqual([]);
  });

  describe('a block', () => {
    const codeOf = async (answer: PromiseLike<{ body: { code?: string } }>) => (await answer).body.code;

    it('is listed for its owner, and says nothing to the other', async () => {
      await put('/v1/me/profile', ayla, { ...shown, showsPresence: 'everybody', showsGames: 'everybody' });
      await block(ayla, durc);
      expect((await get('/v1/me/blocks', ayla)).blocks).toMatchObject([{ player: { id: durc.id } }]);
      expect((await get('/v1/me/blocks', durc)).blocks).toEqual([]);
      expect((await get(`/v1/players/${durc.id}`, ayla)).you).toMatchObject({ block: true });
      const { you, text, seenAt, games } = await get(`/v1/players/${ayla.id}`, durc);
      expect(you).toEqual({ follow: false, followed: false, block: false });
      expect([text, seenAt, games]).toEqual(['', null, false]);
      await drop(`/v1/me/blocks/${durc.id}`, ayla).expect(204);
      await drop(`/v1/me/blocks/${durc.id}`, ayla).expect(404);
    });

    it('allows no invitation either way, and withdraws those that wait', async () => {
      const { id } = await newGame(service, durc, { visibility: 'private' });
      await post(`/v1/games/${id}/invitations`, durc, { player: ayla.id }).expect(200);
      expect((await get('/v1/me/invitations', ayla)).invitations).toHaveLength(1);
      await block(ayla, durc);
      expect((await get('/v1/me/invitations', ayla)).invitations).toEqual([]);
      await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(404);
      const again = post(`/v1/games/${id}/invitations`, durc, { player: ayla.id });
      expect(await codeOf(again)).toBe('player_unavailable');
      const { id: hers } = await newGame(service, ayla);
      const back = post(`/v1/games/${hers}/invitations`, ayla, { player: durc.id });
      expect(await codeOf(back)).toBe('player_unavailable');
    });

    it('keeps both from a table of the other, and from one where the other sits', async () => {
      await block(ayla, durc);
      const join = (game: { id: string; invitation: string }, who: Person) =>
        post(`/v1/games/${game.id}/seats`, who, { invitation: game.invitation });
      const hers = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
      expect(await codeOf(join(hers, durc))).toBe('player_unavailable');
      const his = await newGame(service, durc, { seats: ['open', 'open', 'open'] });
      expect(await codeOf(join(his, ayla))).toBe('player_unavailable');
      const neutral = await newGame(service, broud, { seats: ['me', 'open', 'open'] });
      await join(neutral, durc).expect(200);
      expect(await codeOf(join(neutral, ayla))).toBe('player_unavailable');
      await drop(`/v1/me/blocks/${durc.id}`, ayla).expect(204);
      await join(neutral, ayla).expect(200);
    });

    it('keeps both apart in matches', async () => {
      await block(ayla, durc);
      const wish = { rulebook: 'thin-ice', seats: 2, options: { rounds: 2 } };
      const matched = async (who: Person) =>
        (await post('/v1/matches', who, wish).expect(({ status }) => expect([200, 201]).toContain(status)))
          .body.id;
      const first = await matched(durc);
      const second = await matched(ayla);
      expect(second).not.toBe(first);
      expect(await matched(broud)).toBe(first);
    });

    it('hides the messages of both from each other, in a game that goes on', async () => {
      const id = await startedGame(service, ayla, durc);
      const say = (who: Person, text: string, to?: number[]) =>
        post(`/v1/games/${id}/messages`, who, { text, ...(to === undefined ? {} : { to }) });
      await say(durc, 'before').expect(201);
      await block(ayla, durc);
      await say(durc, 'from him').expect(201);
      await say(ayla, 'from her').expect(201);
      const texts = async (who: Person) =>
        (await get(`/v1/games/${id}/messages`, who)).messages.map((one: { text: string }) => one.text);
      expect(await texts(ayla)).toEqual(['from her']);
      expect(await texts(durc)).toEqual(['before', 'from him']);
      expect(await codeOf(say(durc, 'whisper', [0]))).toBe('nobody_to_read');
      expect(await codeOf(say(ayla, 'whisper', [1]))).toBe('nobody_to_read');
    });

    it('reserves no seat of a rematch for the other', async () => {
      const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
      await post(`/v1/games/${id}/seats/0/resign`, ayla, {}).expect(200);
      await post(`/v1/games/${id}/seats/1/resign`, durc, {}).expect(200);
      await until(async () => (await get(`/v1/games/${id}`, ayla)).status === 'finished');
      await block(ayla, durc);
      const { body } = await post(`/v1/games/${id}/rematch`, durc, {}).expect(200);
      expect((await get('/v1/me/invitations', ayla)).invitations).toEqual([]);
      expect(body.status).toBe('open');
    });
  });
});
