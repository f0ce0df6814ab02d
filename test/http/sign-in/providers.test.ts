import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../../src/outbound/mailer.js';
import { openProviders } from '../../../src/outbound/providers.js';
import { freePort } from '../../support/free-port.js';
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher.js';
import { newPerson, type Person } from '../../support/people.js';
import { type ProviderDouble, startProvider, startThief } from '../../support/provider-double.js';
import { type Service, startService } from '../../support/service.js';
import { addAddress, begin, finish, PUBLIC, personFrom } from './support.js';

const wish = { kind: 'provider', provider: 'generic' };

describe('signing in by a provider', () => {
  let service: Service;
  let provider: ProviderDouble;
  let thief: Awaited<ReturnType<typeof startThief>>;
  let catcher: MailCatcher;
  let ayla: Person;
  let tests = 0;
  beforeAll(async () => {
    provider = await startProvider();
    thief = await startThief();
    catcher = await startMailCatcher();
    const client = { clientId: 'permafrost', clientSecret: 'hush' };
    const { issuer } = provider;
    service = await startService({
      ...{ publicUrl: PUBLIC, dispatchMs: 20 },
      mailer: openMailer({ url: catcher.url, from: 'Permafrost <games@permafrost.example>' }),
      providers: openProviders([
        { id: 'generic', title: 'Generic', ...client, issuer },
        {
          ...{ id: 'other', title: 'Other', ...client, subject: 'id' },
          authorizationEndpoint: `${thief.url}/authorize`,
          tokenEndpoint: `${thief.url}/token`,
          userEndpoint: `${thief.url}/user`,
        },
        {
          ...{ id: 'octo', title: 'Octo', ...client, subject: 'id', name: 'login' },
          authorizationEndpoint: `${issuer}/authorize`,
          tokenEndpoint: `${issuer}/token`,
          userEndpoint: `${issuer}/userinfo`,
        },
        { id: 'gone', title: 'Gone', ...client, issuer: `http://127.0.0.1:${await freePort()}` },
      ]),
    });
  });
  beforeEach(async () => {
    tests += 1;
    provider.claims = { sub: `ayla-there-${tests}` };
    provider.user = { statusCode: 200, body: { id: tests, login: 'ayla' } };
    ayla = await newPerson(service, 'Ayla');
  });
  afterAll(async () => {
    await service.close();
    thief.close();
    await catcher.close();
  });

  const connect = async (person: Person, by: object = wish) => {
    const begun = await begin(service, by, person);
    return finish(service, begun, { callback: await provider.agree(begun.url) }, person);
  };
  const signIn = async (proof: object = {}, by: object = wish) => {
    const begun = await begin(service, by);
    return finish(service, begun, { callback: await provider.agree(begun.url), ...proof });
  };

  it('is offered, and sends the browser there and back to the page', async () => {
    const { body } = await service.http.get('/v1/sign-ins').expect(200);
    expect(body.providers).toContainEqual({ id: 'octo', title: 'Octo' });
    const { url, id } = await begin(service, wish);
    const asked = new URL(url);
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      redirect_uri: `${PUBLIC}/v1/sign-ins/callback/generic`,
      state: `generic.${id}`,
      code_challenge_method: 'S256',
    });
    const query = await provider.agree(url);
    const back = await service.http.get(`/v1/sign-ins/callback/generic?${query}`).expect(303);
    expect(back.headers.location).toBe(`${PUBLIC}/#/signed-in?${query}`);
  });

  it.each(['generic', 'octo'])('gives the account back: %s', async (id) => {
    const by = { ...wish, provider: id };
    provider.claims = { ...provider.claims, preferred_username: 'ayla' };
    const { body } = await connect(ayla, by);
    const title = id === 'octo' ? 'Octo' : 'Generic';
    expect(body.methods).toMatchObject([{ kind: 'provider', label: `${title}: ayla` }]);
    const { status, body: signedIn } = await signIn({}, by);
    expect(status).toBe(200);
    expect(signedIn.player.id).toBe(ayla.id);
  });

  it('creates an account after asking for a name, without going to the provider again', async () => {
    const begun = await begin(service, wish);
    const callback = await provider.agree(begun.url);
    expect((await finish(service, begun, { callback }).expect(409)).body.code).toBe('no_account');
    const { body } = await finish(service, begun, { name: 'Durc' }).expect(200);
    expect(body).toMatchObject({ created: true, player: { name: 'Durc' } });
    expect((await signIn()).body.player.id).toBe(body.player.id);
  });

  it.each([true, false, undefined])(
    'opens no account by an address that it claims, verified: %s',
    async (email_verified) => {
      const address = `ayla${tests}@example.com`;
      await addAddress(service, catcher, ayla, address);
      provider.claims = { ...provider.claims, email: address, email_verified };
      const { body } = await signIn({ name: 'Broud' });
      expect(body.created).toBe(true);
      expect(body.player.id).not.toBe(ayla.id);
      const { auth } = personFrom(body);
      const { body: ways } = await service.http.get('/v1/me/sign-in-methods').set(auth).expect(200);
      expect(JSON.stringify(ways)).not.toContain(address);
    },
  );

  it.each([
    ['another nonce', { nonce: 'of another sign-in' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['a time that is over', { exp: 1_000_000_000 }],
  ])('refuses an ID token with %s', async (_, claims) => {
    provider.claims = { ...provider.claims, ...claims };
    const { status, body } = await signIn({ name: 'Broud' });
    expect(`${status} ${body.code}`).toBe('403 proof_refused');
  });

  it('refuses an answer to another sign-in, a stolen one, and one that is sent again', async () => {
    await connect(ayla);
    const one = await begin(service, wish);
    const two = await begin(service, wish);
    const callback = await provider.agree(one.url);
    expect((await finish(service, two, { callback }).expect(403)).body.code).toBe('proof_refused');
    await finish(service, { id: one.id, secret: two.secret }, { callback }).expect(410);
    await finish(service, one, { callback: callback.replace(/code=[^&]*/, 'code=wrong') }).expect(403);
    await finish(service, one, { callback: 'error=access_denied&state=generic.'.concat(one.id) }).expect(403);
    await finish(service, one, { callback }).expect(200);
    await finish(service, one, { callback }).expect(410);
  });

  it('opens no account of one provider for another one that passes a browser on to it', async () => {
    await connect(ayla);
    const his = await begin(service, wish);
    for (const before of ['other.', 'generic.', '']) {
      const victim = await begin(service, { ...wish, provider: 'other' });
      // The thief's provider sends her on to hers, with what the thief has been sent there with.
      const passedOn = new URL(his.url);
      passedOn.searchParams.set('state', `${before}${victim.id}`);
      const query = await provider.agree(passedOn.href);
      const path = new URL(passedOn.searchParams.get('redirect_uri') ?? '').pathname;
      const { headers } = await service.http.get(`${path}?${query}`).expect(303);
      const callback = headers.location?.split('?')[1];
      if (callback !== undefined) await finish(service, victim, { callback });
    }
    expect(thief.codes).toEqual([]);
  });

  it.each([
    ['an error, which has the field too', { statusCode: 429, body: { id: 7 } }],
    ['a number that is rounded', { statusCode: 200, body: { id: 2 ** 53 } }],
    ['no text', { statusCode: 200, body: { id: '' } }],
    ['a text without end', { statusCode: 200, body: { id: randomBytes(8_000).toString('hex') } }],
  ])('takes no account from %s', async (_, user) => {
    provider.user = user;
    const { status, body } = await signIn({ name: 'Broud' }, { ...wish, provider: 'octo' });
    expect(`${status} ${body.code}`).toBe('503 provider_unreachable');
  });

  it.each(['', randomBytes(8_000).toString('hex')])(
    'takes no account from an ID token that names none',
    async (sub) => {
      provider.claims = { sub };
      const { status, body } = await signIn({ name: 'Broud' });
      expect(`${status} ${body.code}`).toBe('503 provider_unreachable');
    },
  );

  it('belongs to one account', async () => {
    await connect(ayla);
    const { status, body } = await connect(await newPerson(service, 'Durc'));
    expect(`${status} ${body.code}`).toBe('409 method_taken');
  });

  it('says kindly that a provider does not answer, and lets people try again', async () => {
    const { body, headers } = await service.http
      .post('/v1/sign-ins')
      .set('accept-language', 'de')
      .send({ ...wish, provider: 'gone' })
      .expect(503);
    expect(body).toMatchObject({ code: 'provider_unreachable', language: 'de' });
    expect(body.detail).toContain('Anbieter');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await service.http
      .post('/v1/sign-ins')
      .send({ ...wish, provider: 'unknown' })
      .expect(404);
    const begun = await begin(service, wish);
    const callback = await provider.agree(begun.url);
    await provider.close();
    const { body: lost } = await finish(service, begun, { callback }).expect(503);
    expect(lost.code).toBe('provider_unreachable');
  });
});
