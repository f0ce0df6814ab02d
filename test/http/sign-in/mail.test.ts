import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../../src/outbound/mailer.js';
import { dumpOf, formsOf } from '../../support/dump.js';
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher.js';
import { bearer, newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';
import { addAddress, begin, codeIn, finish, PUBLIC, personFrom } from './support.js';

const MINUTE = 60_000;

describe('signing in by mail', () => {
  let service: Service;
  let catcher: MailCatcher;
  let ayla: Person;
  let time: ReturnType<typeof turningClock>;
  let address: string;
  let wish: { readonly kind: string; readonly address: string };
  let tests = 0;
  beforeAll(async () => {
    time = turningClock();
    catcher = await startMailCatcher();
    service = await startService({
      mailer: openMailer({ url: catcher.url, from: 'Permafrost <games@permafrost.example>' }),
      ...{ publicUrl: PUBLIC, dispatchMs: 20, clock: time.clock },
    });
  });
  afterAll(async () => {
    await service.close();
    await catcher.close();
  });
  beforeEach(async () => {
    tests += 1;
    address = `ayla${tests}@example.com`;
    wish = { kind: 'address', address };
    ayla = await newPerson(service, 'Ayla');
  });

  const methodsOf = async ({ auth }: Person) =>
    (await service.http.get('/v1/me/sign-in-methods').set(auth).expect(200)).body.methods;
  const sessionsOf = async ({ auth }: Person) =>
    (await service.http.get('/v1/me/sessions').set(auth).expect(200)).body.sessions;

  it('gives a guest the account and its games back on another device, however the address is written', async () => {
    const game = await newGame(service, ayla);
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, { kind: 'address', address: address.replace('ayla', 'AYLA') });
    const code = await codeIn(catcher, address.replace('ayla', 'AYLA'));
    const { body } = await finish(service, begun, { code: code.toLowerCase().replace('-', ' ') }).expect(200);
    expect(body).toMatchObject({ created: false, player: { id: ayla.id, name: 'Ayla' } });
    const again = personFrom(body);
    expect(again.secret).not.toBe(ayla.secret);
    const { body: games } = await service.http.get('/v1/games?seat=me').set(again.auth).expect(200);
    expect(games.games.map(({ id }: { id: string }) => id)).toEqual([game.id]);
  });

  it('mails a link for the browser that asked, with nothing of it for servers to log', async () => {
    const begun = await begin(service, { ...wish, language: 'de' });
    const { text, headers } = await catcher.to(address);
    const code = await codeIn(catcher, address);
    expect(text).toContain(`${PUBLIC}/#/sign-in/${begun.id}?code=${code}`);
    expect(headers.subject).toBe(`Permafrost: ${code} ist dein Code`);
  });

  it('answers the same, and mails the same, whether there is an account or not', async () => {
    await addAddress(service, catcher, ayla, address);
    const shapeOf = async (to: string, count: number) => {
      const { body, status } = await service.http.post('/v1/sign-ins').send({ ...wish, address: to });
      const { text } = await catcher.to(to, count);
      return {
        status,
        fields: Object.keys(body),
        text: text.replaceAll(/[A-Z2-9]{4}-[A-Z2-9]{4}|[0-9a-f-]{36}/g, '*'),
      };
    };
    expect(await shapeOf(address, 2)).toEqual(await shapeOf('nobody@example.com', 1));
  });

  it('says only to the owner of an address that it has no account, and then creates one', async () => {
    const begun = await begin(service, wish);
    expect((await finish(service, begun, { code: 'AAAA-AAAA' }).expect(403)).body.code).toBe('proof_refused');
    const code = await codeIn(catcher, address);
    expect((await finish(service, begun, { code }).expect(409)).body.code).toBe('no_account');
    const { body } = await finish(service, begun, { name: 'Durc' }).expect(200);
    expect(body).toMatchObject({ created: true, player: { name: 'Durc' } });
    expect(await methodsOf(personFrom(body))).toMatchObject([{ kind: 'address', label: address }]);
  });

  it('works once, and for a quarter of an hour', async () => {
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, wish);
    const code = await codeIn(catcher, address, 2);
    await finish(service, begun, { code }).expect(200);
    expect((await finish(service, begun, { code }).expect(410)).body.code).toBe('sign_in_over');
    const late = await begin(service, wish);
    const lateCode = await codeIn(catcher, address, 3);
    time.turn(15 * MINUTE);
    await finish(service, late, { code: lateCode }).expect(410);
  });

  it('is of no use to whoever has stolen a link or a code, nor with a code of another sign-in', async () => {
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, wish);
    const code = await codeIn(catcher, address, 2);
    const thief = await begin(service, wish);
    await codeIn(catcher, address, 3);
    await finish(service, { id: begun.id, secret: thief.secret }, { code }).expect(410);
    await finish(service, thief, { code }).expect(403);
    await finish(service, begun, { code }).expect(200);
  });

  it('is over after five wrong codes, also when they come at once', async () => {
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, wish);
    const code = await codeIn(catcher, address, 2);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => finish(service, begun, { code: `AAAA-AAA${nth}` })),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(403),
      ...Array(7).fill(410),
    ]);
    await finish(service, begun, { code }).expect(410);
  });

  it('opens one session for one code, also when it is sent twice at once', async () => {
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, wish);
    const code = await codeIn(catcher, address, 2);
    const answers = await Promise.all([1, 2, 3].map(() => finish(service, begun, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await sessionsOf(ayla)).toHaveLength(2);
  });

  it('does not take over an account that somebody else has begun with the address', async () => {
    // A stranger types the address of Ayla; whatever she does with the mail, it is not his.
    const stranger = await newPerson(service, 'Broud');
    const begun = await begin(service, wish, stranger);
    const code = await codeIn(catcher, address);
    await finish(service, begun, { code }).expect(410);
    await finish(service, begun, { code }, ayla).expect(410);
    expect(await methodsOf(stranger)).toEqual([]);
    const own = await begin(service, wish);
    const ownCode = await codeIn(catcher, address, 2);
    expect((await finish(service, own, { code: ownCode }).expect(409)).body.code).toBe('no_account');
  });

  it('adds no way that a stolen token has begun to add before the account had one', async () => {
    const token = { name: 'stolen', scopes: ['manage'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(token).expect(201);
    const thief = { ...ayla, auth: bearer(body.secret) };
    const his = `broud${tests}@example.com`;
    const begun = await begin(service, { kind: 'address', address: his }, thief);
    const code = await codeIn(catcher, his);
    await addAddress(service, catcher, ayla, address);
    expect((await finish(service, begun, { code }, thief).expect(403)).body.code).toBe('sign_in_again');
    expect(await methodsOf(ayla)).toMatchObject([{ label: address }]);
  });

  it('keeps an address for the account that has it', async () => {
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, wish, await newPerson(service, 'Durc'));
    const code = await codeIn(catcher, address, 2);
    await finish(service, begun, { code }).expect(410);
    const durc = await newPerson(service, 'Durc');
    const other = await begin(service, wish, durc);
    const proof = { code: await codeIn(catcher, address, 3) };
    expect((await finish(service, other, proof, durc).expect(409)).body.code).toBe('method_taken');
    expect(await methodsOf(durc)).toEqual([]);
  });

  it('floods no mailbox, and strangers who try do not keep its owner out', async () => {
    for (let nth = 0; nth < 5; nth += 1) await begin(service, wish);
    const { body } = await service.http.post('/v1/sign-ins').send(wish).expect(429);
    expect(body.code).toBe('too_many_codes');
    await service.http
      .post('/v1/sign-ins')
      .send({ ...wish, address: address.replace('@', '+more@') })
      .expect(429);
    // Others repeat themselves as often as they may.
    const strangers = await Promise.all(Array.from({ length: 8 }, () => newPerson(service, 'Broud')));
    for (const { auth } of strangers)
      for (let nth = 0; nth < 5; nth += 1)
        await service.http.post('/v1/me/sign-in-methods').set(auth).send(wish);
    await service.http.post('/v1/me/sign-in-methods').set(ayla.auth).send(wish).expect(201);
    time.turn(61 * MINUTE);
    await begin(service, wish);
  });

  it('tells the other addresses of an account about a new one, and the old one about its end', async () => {
    await addAddress(service, catcher, ayla, address);
    await addAddress(service, catcher, ayla, 'new@example.com');
    const added = await catcher.to(address, 2);
    expect(added.headers.subject).toBe('Permafrost: A new way to sign in');
    expect(added.text).toContain('new@ example. com');
    const [old] = await methodsOf(ayla);
    await service.http.delete(`/v1/me/sign-in-methods/${old.id}`).set(ayla.auth).expect(204);
    expect((await catcher.to(address, 3)).headers.subject).toBe('Permafrost: A way to sign in was removed');
    expect((await catcher.to('new@example.com', 2)).text).toContain(
      address.replace('@', '@ ').replace('.', '. '),
    );
  });

  it('needs no further confirmation of the address for notifications, and gives none', async () => {
    await addAddress(service, catcher, ayla, address);
    const set = (to: string) => service.http.put('/v1/me/email').set(ayla.auth).send({ address: to });
    expect((await set(address).expect(200)).body.confirmed).toBe(true);
    expect((await set(`other${tests}@example.com`).expect(200)).body.confirmed).toBe(false);
    const { text } = await catcher.to(`other${tests}@example.com`);
    await service.http.post(/https:\/\/permafrost\.example(\S+)/.exec(text)?.[1] ?? '').expect(200);
    const before = catcher.mails.filter(({ to }) => to.includes(address)).length;
    expect(before).toBe(1);
    const begun = await begin(service, { ...wish, address: `other${tests}@example.com` });
    const code = await codeIn(catcher, `other${tests}@example.com`, 2);
    expect((await finish(service, begun, { code }).expect(409)).body.code).toBe('no_account');
  });

  it('lets nobody change the ways in who has only an old token', async () => {
    await addAddress(service, catcher, ayla, address);
    time.turn(16 * MINUTE);
    const [only] = await methodsOf(ayla);
    const path = `/v1/me/sign-in-methods/${only.id}?confirm=last-method`;
    expect((await service.http.delete(path).set(ayla.auth).expect(403)).body.code).toBe('sign_in_again');
    const other = { kind: 'address', address: 'broud@example.com' };
    await service.http.post('/v1/me/sign-in-methods').set(ayla.auth).send(other).expect(403);
    const begun = await begin(service, wish);
    const { body } = await finish(service, begun, { code: await codeIn(catcher, address, 2) }).expect(200);
    const fresh = personFrom(body);
    expect(
      (
        await service.http
          .delete(path.split('?')[0] ?? '')
          .set(fresh.auth)
          .expect(409)
      ).body.code,
    ).toBe('last_method');
    await service.http.delete(path).set(fresh.auth).expect(204);
    expect(await methodsOf(fresh)).toEqual([]);
  });

  it('lists where an account is signed in, and ends it there', async () => {
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, wish);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { body } = await finish(service, begun, { code: await codeIn(catcher, address, 2) })
      .set('user-agent', firefox)
      .expect(200);
    const here = personFrom(body);
    const { body: bot } = await service.http
      .post('/v1/me/tokens')
      .set(here.auth)
      .send({ name: 'bot', scopes: ['read'] })
      .expect(201);
    const sessions = await sessionsOf(here);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(
      expect.objectContaining({ current: true, method: 'address', device: 'Firefox on Linux' }),
    );
    expect(sessions).toContainEqual(expect.objectContaining({ current: false, method: 'guest' }));
    await service.http.delete('/v1/me/sessions').set(here.auth).expect(204);
    await service.http.get('/v1/me').set(ayla.auth).expect(401);
    const asBot = { authorization: `Bearer ${bot.secret}` };
    await service.http.get('/v1/me').set(asBot).expect(200);
    await service.http.delete('/v1/me/sessions?tokens=true').set(here.auth).expect(204);
    await service.http.get('/v1/me').set(asBot).expect(401);
    await service.http.get('/v1/me').set(here.auth).expect(200);
  });

  it('notes when a session was last in use, to the hour', async () => {
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, wish);
    const { body } = await finish(service, begun, { code: await codeIn(catcher, address, 2) }).expect(200);
    const old = new Date(Date.now() - 3 * 60 * MINUTE);
    await service.db.query('UPDATE sessions SET seen_at = $1 WHERE player_id = $2', [old, ayla.id]);
    const again = personFrom(body);
    const lastSeen = async () =>
      (await sessionsOf(again)).find(({ current }: { current: boolean }) => current).seenAt;
    await until(async () => Date.parse(await lastSeen()) > old.getTime());
    // The other token was in use before, and within the hour nothing is written again.
    const others = (await sessionsOf(again)).filter(({ current }: { current: boolean }) => !current);
    expect(others).toMatchObject([{ seenAt: old.toISOString() }]);
  });

  it('stores neither code nor secret, and exports and deletes all of the rest', async () => {
    await addAddress(service, catcher, ayla, address);
    const begun = await begin(service, { ...wish, address: 'waiting@example.com' }, ayla);
    const code = await codeIn(catcher, 'waiting@example.com');
    const dump = await dumpOf(service.db);
    for (const secret of [begun.secret, code, code.replace('-', '')])
      expect(formsOf(secret).filter((form) => dump.includes(form))).toEqual([]);
    const { body } = await service.http.get('/v1/me/export').set(ayla.auth).expect(200);
    expect(body.signInMethods).toMatchObject([{ kind: 'address', label: address }]);
    expect(body.sessions).toMatchObject([{ method: 'guest', current: true }]);
    await service.http.delete('/v1/me').set(ayla.auth).send({ name: 'Ayla' }).expect(204);
    const after = await dumpOf(service.db);
    for (const gone of [address, 'waiting@example.com']) expect(after).not.toContain(gone);
    const late = await begin(service, wish);
    await finish(service, late, { code: await codeIn(catcher, address, 2), name: 'New' }).expect(200);
  });
});
