import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { SoftAuthenticator } from '../../support/soft-authenticator.js';
import { begin, finish, PUBLIC, personFrom } from './support.js';

const wish = { kind: 'passkey' };

describe('signing in by passkey', () => {
  let service: Service;
  let ayla: Person;
  let key: SoftAuthenticator;
  beforeAll(async () => {
    service = await startService({ publicUrl: PUBLIC });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    ayla = await newPerson(service, 'Ayla');
    key = new SoftAuthenticator(PUBLIC);
  });

  const register = async (person = ayla, authenticator = key, label = 'my phone') => {
    const begun = await begin(service, wish, person);
    return finish(service, begun, { passkey: authenticator.register(begun.passkey), label }, person);
  };
  const signIn = async (authenticator = key) => {
    const begun = await begin(service, wish);
    return finish(service, begun, { passkey: authenticator.sign(begun.passkey) });
  };
  const refused = async (answer: ReturnType<typeof signIn>) => {
    const { status, body } = await answer;
    return `${status} ${body.code}`;
  };

  it('gives a guest the account and its games back, without a name being typed', async () => {
    const game = await newGame(service, ayla);
    const { body } = await register();
    expect(body.methods).toMatchObject([{ kind: 'passkey', label: 'my phone', usedAt: null }]);
    const { status, body: signedIn } = await signIn();
    expect(status).toBe(200);
    expect(signedIn.player.id).toBe(ayla.id);
    const again = personFrom(signedIn);
    const { body: games } = await service.http.get('/v1/games?seat=me').set(again.auth).expect(200);
    expect(games.games.map(({ id }: { id: string }) => id)).toEqual([game.id]);
    const { body: used } = await service.http.get('/v1/me/sign-in-methods').set(again.auth).expect(200);
    expect(used.methods[0].usedAt).toEqual(expect.any(String));
  });

  it('asks for a passkey of this host that its user has unlocked, and names no account', async () => {
    const { passkey } = await begin(service, wish);
    expect(passkey).toMatchObject({ rpId: 'permafrost.example', userVerification: 'required' });
    expect(JSON.stringify(passkey)).not.toContain('allowCredentials":[{');
    await register();
    const begun = await begin(service, wish, ayla);
    expect(begun.passkey).toMatchObject({ rp: { id: 'permafrost.example' }, excludeCredentials: [{}] });
  });

  it('keeps nothing of what an authenticator says that WebAuthn does not name', async () => {
    const said = [...[['usb', 'usb', 7, null, 'x'.repeat(9_000)], { length: 1 }, 'usb', [['usb']]]];
    for (const transports of said) {
      const person = await newPerson(service, 'Durc');
      const begun = await begin(service, wish, person);
      const passkey = new SoftAuthenticator(PUBLIC).register(begun.passkey, transports);
      await finish(service, begun, { passkey }, person).expect(200);
      const { body } = await service.http
        .post('/v1/me/sign-in-methods')
        .set(person.auth)
        .send(wish)
        .expect(201);
      const [{ transports: kept }] = body.passkey.excludeCredentials;
      expect(kept).toEqual(transports === said[0] ? ['usb'] : []);
    }
    const long = new SoftAuthenticator(PUBLIC, undefined, 4_000);
    expect(await refused(register(ayla, long))).toBe('403 proof_refused');
  });

  it('refuses one of another origin or another host, in the same words as an unknown one', async () => {
    await register();
    expect(await refused(signIn(new SoftAuthenticator(PUBLIC)))).toBe('403 proof_refused');
    for (const origin of ['https://evil.example', 'http://permafrost.example', `${PUBLIC}:8443`]) {
      key.origin = origin;
      expect(await refused(signIn())).toBe('403 proof_refused');
    }
    const other = new SoftAuthenticator('https://evil.example');
    expect((await register(ayla, other)).body.code).toBe('proof_refused');
    const host = new SoftAuthenticator(PUBLIC, 'evil.example');
    expect((await register(ayla, host)).body.code).toBe('proof_refused');
  });

  it('refuses an answer to another sign-in, and one that is sent again', async () => {
    await register();
    const one = await begin(service, wish);
    const two = await begin(service, wish);
    const passkey = key.sign(one.passkey);
    expect((await finish(service, two, { passkey }).expect(403)).body.code).toBe('proof_refused');
    await finish(service, one, { passkey }).expect(200);
    await finish(service, one, { passkey }).expect(410);
    await finish(service, one, { passkey: key.sign(one.passkey) }).expect(410);
  });

  it('refuses a copy whose counter falls behind', async () => {
    await register();
    key.counter = 10;
    expect((await signIn()).status).toBe(200);
    key.counter = 5;
    expect(await refused(signIn())).toBe('403 proof_refused');
  });

  it('opens one session where a copy answers at the same moment', async () => {
    await register();
    const begun = await Promise.all([1, 2, 3, 4].map(() => begin(service, wish)));
    const answers = begun.map(({ passkey }) => {
      key.counter = 20;
      return key.sign(passkey);
    });
    const finished = await Promise.all(
      begun.map((one, nth) => finish(service, one, { passkey: answers[nth] })),
    );
    expect(finished.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused where nobody has unlocked it', async () => {
    await register();
    key.isUnlocked = false;
    expect(await refused(signIn())).toBe('403 proof_refused');
  });

  it('belongs to one account', async () => {
    await register();
    const durc = await newPerson(service, 'Durc');
    const { status, body } = await register(durc);
    expect(`${status} ${body.code}`).toBe('409 method_taken');
    expect((await signIn()).body.player.id).toBe(ayla.id);
  });

  it('can be one of several, and no longer opens the account once it is removed', async () => {
    await register();
    const other = new SoftAuthenticator(PUBLIC);
    const { body } = await register(ayla, other, 'my laptop');
    const [first] = body.methods;
    await service.http.delete(`/v1/me/sign-in-methods/${first.id}`).set(ayla.auth).expect(204);
    expect(await refused(signIn())).toBe('403 proof_refused');
    expect((await signIn(other)).status).toBe(200);
  });

  it.each([{}, { id: 'x' }, { id: 7, response: null }, { id: 'x', response: { clientDataJSON: '!' } }])(
    'refuses nonsense: %j',
    async (passkey) => {
      const begun = await begin(service, wish);
      expect((await finish(service, begun, { passkey }).expect(403)).body.code).toBe('proof_refused');
      const adding = await begin(service, wish, ayla);
      await finish(service, adding, { passkey }, ayla).expect(403);
    },
  );
});
