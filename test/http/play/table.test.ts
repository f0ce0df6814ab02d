import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

type Picture = { tag: string; base: string | null; pieces: (string | [number, number])[] };

const drawn = ({ pieces }: Picture, base = ''): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : base.slice(...piece))).join('');

describe('a table in one piece', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let game: string;
  beforeAll(async () => {
    service = await startService({ ofOneProcess: 'pictures that were sent' });
    [ayla, durc] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Durc')];
    game = await startedGame(service, ayla, durc);
  });
  afterAll(() => service.close());

  const table = ({ auth }: Person, query = '') =>
    service.http.get(`/v1/games/${game}/table${query}`).set(auth);

  it('has the game without its invitation, what may be done, and the picture of the present', async () => {
    const { body } = await table(ayla).expect(200);
    const { body: state } = await service.http.get(`/v1/games/${game}`).set(ayla.auth).expect(200);
    const { body: legal } = await service.http.get(`/v1/games/${game}/actions`).set(ayla.auth).expect(200);
    const { invitation, ...shown } = state;
    expect(invitation).toBeTypeOf('string');
    expect(body).toMatchObject({ game, version: 1, viewer: 0, state: shown, asked: legal.asked });
    expect(body.state).not.toHaveProperty('invitation');
    const svg = await service.http.get(`/v1/games/${game}/picture.svg?seat=0`).set(ayla.auth).expect(200);
    expect(drawn(body.picture)).toBe(svg.body.toString());
  });

  it('comes with an action, if that is asked for, and says of the picture only what differs', async () => {
    const { body: before } = await table(ayla).expect(200);
    const whole = drawn(before.picture);
    const { body } = await service.http
      .post(`/v1/games/${game}/actions?include=table&base=${before.picture.tag}`)
      .set(ayla.auth)
      .set('idempotency-key', 'once')
      .send({ action: 'drill:fish=2' })
      .expect(200);
    expect(body.table).toMatchObject({ version: 2, viewer: 0, asked: [], state: { version: 2 } });
    expect(body.table.picture.base).toBe(before.picture.tag);
    expect(JSON.stringify(body.table.picture).length).toBeLessThan(whole.length / 2);
    const { body: now } = await table(ayla).expect(200);
    expect(drawn(body.table.picture, whole)).toBe(drawn(now.picture));
    const again = await service.http
      .post(`/v1/games/${game}/actions?include=table&base=${before.picture.tag}`)
      .set(ayla.auth)
      .set('idempotency-key', 'once')
      .send({ action: 'drill:fish=2' })
      .expect(200);
    expect(again.body).not.toHaveProperty('table');
    expect(again.body.version).toBe(2);
  });

  it('does not tell by what differs whether a guess about the picture of another is right', async () => {
    const { body: aylas } = await table(ayla).expect(200);
    const { body: durcs } = await table(durc, `?base=${aylas.picture.tag}`).expect(200);
    expect(durcs.picture.base).toBeNull();
  });

  it('shows the seat that is asked to a player with several, and any that is theirs', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await service.http
      .post(`/v1/games/${id}/actions`)
      .set(ayla.auth)
      .send({ action: 'drill:fish=1' })
      .expect(200);
    const at = `/v1/games/${id}/table`;
    expect((await service.http.get(at).set(ayla.auth).expect(200)).body.viewer).toBe(1);
    expect((await service.http.get(`${at}?seat=0`).set(ayla.auth).expect(200)).body.viewer).toBe(0);
    await service.http.get(`${at}?seat=0`).set(durc.auth).expect(403);
  });

  it('has nothing to show before the start', async () => {
    const { id } = await newGame(service, ayla);
    await service.http.get(`/v1/games/${id}/table`).set(ayla.auth).expect(409);
  });
});
