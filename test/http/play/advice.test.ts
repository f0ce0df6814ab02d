import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless } from '../../../src/http/limits/budgets.js';
import { perUnit } from '../../../src/http/limits/weights.js';
import type { Workers } from '../../../src/play/work/workers.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { testedWorkers } from '../../support/workers.js';

interface Advice {
  readonly id: string;
  readonly effect: { readonly lines: readonly string[] | null } | null;
  readonly worth: { readonly value: number } | null;
}

describe('GET /v1/games/{id}/advice', () => {
  let service: Service;
  let ayla: Person;
  let brun: Person;
  beforeAll(async () => {
    service = await startService({ rulebooks, limits: { ...boundless, perAccount: 4, burstSeconds: 3_600 } });
    [ayla, brun] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Brun')];
  });
  afterAll(() => service.close());

  const advice = (who: Person, id: string, query = '') =>
    service.http.get(`/v1/games/${id}/advice${query}`).set(who.auth);
  const practice = async (rulebook: string): Promise<string> => {
    const { id } = await newGame(service, ayla, { rulebook, seats: ['me', 'bot', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await until(async () => {
      const { body } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
      return body.asked.length > 0;
    });
    return id;
  };

  it('weighs all legal actions of a practice game, and says what they do', async () => {
    const id = await practice('mammut');
    const { body: legal } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
    const { body, headers } = await advice(ayla, id, '?language=de').expect(200);
    expect(body).toMatchObject({ game: id, version: legal.version, seat: 0, taken: null });
    expect(headers['content-language']).toBe('de');
    const ids = body.actions.map((one: Advice) => one.id);
    expect(ids.toSorted()).toEqual(legal.asked[0].actions.map((one: Advice) => one.id).toSorted());
    expect(ids).toContain(body.choice);
    expect(body.question).toMatch(/\?$|\.$/);
    expect(body.actions[0].worth.playouts).toBeGreaterThan(0);
    expect(body.actions.some(({ effect }: Advice) => (effect?.lines?.length ?? 0) > 0)).toBe(true);
    await advice(ayla, id, '?language=de')
      .set('if-none-match', headers.etag as string)
      .expect(304);
  });

  it('says what the seat did there, as soon as it has done something', async () => {
    const id = await practice('mammut');
    const { body: legal } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
    const { version } = legal;
    const [, second] = legal.asked[0].actions;
    await service.http
      .post(`/v1/games/${id}/actions`)
      .set(ayla.auth)
      .send({ seat: 0, action: second.id })
      .expect(200);
    const { body } = await advice(ayla, id, `?at=${version}`).expect(200);
    expect(body.taken).toBe(second.id);
    expect(body.actions.map((one: Advice) => one.id)).toContain(body.taken);
  });

  it('is refused while other people play, and there after the game, at each version', async () => {
    const id = await startedGame(service, ayla, brun, { rulebook: 'mammut' });
    expect((await advice(ayla, id).expect(409)).body.code).toBe('no_advice');
    const { version } = (await service.http.get(`/v1/games/${id}`).set(ayla.auth)).body;
    const { body: legal } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth);
    const asked = legal.asked.length > 0 ? ayla : brun;
    await service.http.post(`/v1/games/${id}/seats/1/resign`).set(brun.auth).expect(200);
    await service.http.post(`/v1/games/${id}/seats/0/resign`).set(ayla.auth).expect(200);
    await expect
      .poll(async () => (await service.http.get(`/v1/games/${id}`).set(ayla.auth)).body.status, {
        timeout: 30_000,
      })
      .toBe('finished');
    const { body } = await advice(asked, id, `?at=${version}`).expect(200);
    expect(body.actions.length).toBeGreaterThan(1);
    const now = await advice(asked, id).expect(200);
    expect(now.body).toMatchObject({ question: null, choice: null, actions: [] });
    expect((await advice(asked, id, '?at=9999').expect(404)).body.code).toBe('version_not_found');
  });

  it('is for the holder of the seat alone', async () => {
    const id = await practice('mammut');
    expect((await advice(brun, id).expect(403)).body.code).toBe('not_seated');
    expect((await advice(ayla, id, '?seat=1').expect(403)).body.code).toBe('not_your_seat');
    await service.http.get(`/v1/games/${id}/advice`).expect(401);
    const { id: open } = await newGame(service, ayla, { rulebook: 'mammut' });
    expect((await advice(ayla, open).expect(409)).body.code).toBe('not_started');
  });

  it('is not there in a game with a seat that somebody else may take', async () => {
    const { id } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['me', 'me', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await advice(ayla, id, '?seat=0').expect(200);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(ayla.auth).expect(204);
    expect((await advice(ayla, id, '?seat=0').expect(409)).body.code).toBe('no_advice');
  });

  it('is charged like the search that it needs', async () => {
    const id = await practice('eiszeit');
    const leftOf = (headers: { readonly [name: string]: string }): number =>
      Number(/"account";r=(\d+)/.exec(headers.ratelimit ?? '')?.[1]);
    const left = async (): Promise<number> =>
      leftOf((await service.http.get('/v1/me').set(ayla.auth).expect(200)).headers);
    const before = await left();
    await advice(ayla, id).expect(200);
    // What refills meanwhile is 4 ms a second.
    expect(before - (await left())).toBeGreaterThan(1_000 * perUnit.searchStep);
  });
});

it('advice for many leaves room in the queue for the searches of bots', async () => {
  const held: (() => void)[] = [];
  let isHeld = true;
  const hold = async (name: string): Promise<void> => {
    if (name === 'advice' && isHeld) await new Promise<void>((resolve) => held.push(resolve));
  };
  const workers: Workers = {
    run: (name, ...rest) => hold(name).then(() => testedWorkers.run(name, ...rest)),
  };
  const service = await startService({ rulebooks, workers, trustedProxies: ['127.0.0.1'] });
  const statuses: number[] = [];
  const asked: Promise<unknown>[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const person = await newPerson(service, `Person ${nth}`);
    const { id } = await newGame(service, person, { rulebook: 'mammut', seats: ['me', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
    const request = service.http
      .get(`/v1/games/${id}/advice`)
      .set({ ...person.auth, 'x-forwarded-for': `10.0.0.${nth}` });
    asked.push(request.then(({ status }) => statuses.push(status)));
  }
  // One is made and four wait.
  await until(() => statuses.length === 1);
  expect(statuses).toEqual([503]);
  isHeld = false;
  for (const letGo of held) letGo();
  await Promise.all(asked);
  await service.close();
});
