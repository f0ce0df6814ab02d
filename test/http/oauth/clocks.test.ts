import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bearer, newPerson } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import {
  ask,
  Browser,
  begun,
  CLIENT,
  DocumentDouble,
  exchange,
  locationOf,
  refresh,
  tokensFor,
  tokensIn,
} from './support.js';

const HOUR = 3_600_000;

let service: Service;
/** By how much the clock of the service is ahead of that of this machine, in milliseconds. */
let ahead = 0;
beforeAll(async () => {
  const documents = new DocumentDouble();
  documents.put(CLIENT);
  service = await startService({
    ...{ publicUrl: 'https://permafrost.example', clientDocuments: documents },
    clock: () => new Date(Date.now() + ahead),
  });
});
afterAll(() => service.close());

const me = (token: string) => service.http.get('/v1/me').set(bearer(token));

it.each([-2 * HOUR, 0, 2 * HOUR])(
  'an application gets a token that works for an hour, on a machine whose clock is wrong by %i ms',
  async (wrong) => {
    ahead = wrong;
    const ayla = await newPerson(service);
    const { access_token: token, refresh_token: refreshing } = await tokensFor(service, ayla);
    await me(token).expect(200);
    ahead = wrong + 0.9 * HOUR;
    await me(token).expect(200);
    ahead = wrong + 1.1 * HOUR;
    await me(token).expect(401);
    const renewed = await tokensIn(await refresh(service, refreshing));
    await me(renewed.access_token).expect(200);
  },
);

it.each([-2 * HOUR, 2 * HOUR])(
  'a code is used although the clock of this machine jumps by %i ms',
  async (jump) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      // The clock of the service is the database's, which stays as it is.
      const start = Date.now();
      ahead = 0;
      const ayla = await newPerson(service);
      const { address, verifier } = begun();
      const browser = new Browser(service);
      const id = await ask(browser, address);
      const answered = await browser.post(`/oauth/requests/${id}/answer`, { allow: true }, ayla.auth);
      const { url } = (await answered.json()) as { url: string };
      const code = locationOf(await browser.get(url)).searchParams.get('code') ?? '';
      vi.setSystemTime(start + jump);
      ahead = -jump;
      const response = await exchange(service, { code, verifier });
      expect(response.status).toBe(200);
      await me((await tokensIn(response)).access_token).expect(200);
    } finally {
      vi.useRealTimers();
    }
  },
);
