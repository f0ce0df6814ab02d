import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { CLIENT, DEVICE_GRANT, DocumentDouble, form, refresh, type Tokens, tokensIn } from './support.js';

const PUBLIC = 'https://permafrost.example';

interface Asked {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
}

describe('a device without a browser', () => {
  let service: Service;
  let ayla: Person;
  const documents = new DocumentDouble();
  const grant_types = [DEVICE_GRANT, 'refresh_token'];

  beforeAll(async () => {
    documents.put(CLIENT, { client_name: 'A console', grant_types, redirect_uris: [], response_types: [] });
    service = await startService({ publicUrl: PUBLIC, clientDocuments: documents });
  });
  beforeEach(async () => {
    ayla = await newPerson(service);
  });
  afterAll(() => service.close());

  const begin = async (scope = 'read play'): Promise<Asked> =>
    (await (await form(service, '/oauth/device', { client_id: CLIENT, scope })).json()) as Asked;
  const poll = async ({ device_code }: Asked, client_id = CLIENT): Promise<Tokens> =>
    tokensIn(await form(service, '/oauth/token', { grant_type: DEVICE_GRANT, device_code, client_id }));
  const path = ({ user_code }: Asked) => `/v1/device-codes/${user_code}`;
  const answer = (asked: Asked, allow: boolean, who = ayla) =>
    service.http.post(path(asked)).set(who.auth).send({ allow });

  it('gets tokens when a person has typed its code and allowed it', async () => {
    const asked = await begin();
    expect(asked.verification_uri).toBe(`${PUBLIC}/device`);
    expect(asked.user_code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
    expect((await poll(asked)).error).toBe('authorization_pending');
    const shown = await service.http.get(path(asked).toLowerCase()).set(ayla.auth).expect(200);
    expect(shown.body).toEqual({
      application: { id: CLIENT, name: 'A console', host: 'app.example' },
      scopes: ['read', 'play'],
      returnsTo: null,
    });
    await answer(asked, true).expect(204);
    const tokens = await poll(asked);
    const { body } = await service.http.get('/v1/me').set(bearer(tokens.access_token)).expect(200);
    expect(body).toMatchObject({ player: { id: ayla.id }, token: { scopes: ['read', 'play'] } });
    expect((await poll(asked)).error).toBe('invalid_grant');
    expect((await refresh(service, tokens.refresh_token)).status).toBe(400);
  });

  it('hears when a person refuses, and a code is answered once', async () => {
    const asked = await begin('read');
    await answer(asked, false).expect(204);
    await answer(asked, true).expect(404);
    expect((await poll(asked)).error).toBe('access_denied');
  });

  it('gets nothing with a code of another device or application', async () => {
    const [asked, other] = [await begin(), await begin()];
    await answer(asked, true).expect(204);
    expect((await poll(other)).error).toBe('authorization_pending');
    const thief = documents.put('https://thief.example/c.json', {
      ...{ grant_types, redirect_uris: [], response_types: [] },
    });
    expect((await poll(asked, thief)).error).toBe('invalid_grant');
    await service.http.get('/v1/device-codes/BBBB-BBBB').set(ayla.auth).expect(404);
    await service.http.get('/v1/device-codes/1').set(ayla.auth).expect(404);
  });

  it('shows an address that leads to the page', async () => {
    const { verification_uri_complete: address, user_code: code } = await begin();
    const { pathname, search } = new URL(address);
    const { headers } = await service.http.get(pathname + search).expect(303);
    expect(headers.location).toBe(`${PUBLIC}/#/device?code=${code}`);
  });
});
