import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitmentToEntropy } from '../../../src/engine/draw.js';
import { commitmentTo } from '../../../src/engine/fairness.js';
import { type Evidence, verify } from '../../../src/engine/verify.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { type Service, sharedService } from '../../support/service.js';

const thinIce = testedRulebooks.find(({ meta }) => meta.id === 'thin-ice');

describe('the export of a game', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const drill = (id: string, { auth }: Person, fish: number) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: `drill:fish=${fish}` })
      .expect(200);

  it('is complete after the game is over, and verifies', async () => {
    const { http } = service;
    const { id, invitation } = await newGame(service, ayla, { options: { rounds: 2 } });
    await http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ invitation }).expect(200);
    const added = { entropy: 'rolled-3-1-and-6' };
    const { body: open } = await http
      .post(`/v1/games/${id}/seats/1/entropy`)
      .set(durc.auth)
      .send(added)
      .expect(200);
    const commitments = [null, commitmentToEntropy(added.entropy)];
    expect(open.fairness).toMatchObject({ commitments, entropy: [null, null], seed: null });
    await http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    for (const round of [1, 2]) for (const who of [ayla, durc]) await drill(id, who, round);

    const { body: game } = await http.get(`/v1/games/${id}`).expect(200);
    expect(game.fairness.commitment).toBe(open.fairness.commitment);
    expect(commitmentTo(game.fairness.seed)).toBe(open.fairness.commitment);

    const { body: exported } = await http.get(`/v1/games/${id}/export`).expect(200);
    expect(exported).toMatchObject({ complete: true, seed: game.fairness.seed, outcome: game.outcome });
    const entries = exported.entries.map((entry: { at: string }) => ({ ...entry, at: new Date(entry.at) }));
    expect(thinIce && verify(thinIce, { ...(exported as Evidence), entries })).toEqual([]);

    const { body: page } = await http.get(`/v1/games/${id}/events`).expect(200);
    const hashes = (some: { hash: string }[]) => some.map(({ hash }) => hash);
    expect(hashes(page.entries)).toEqual(hashes(exported.entries));
  });

  it('is redacted for the caller during play, without the seed', async () => {
    const id = await startedGame(service, ayla, durc);
    await drill(id, ayla, 3);
    const { body: own } = await service.http.get(`/v1/games/${id}/export`).set(ayla.auth).expect(200);
    const { body: other } = await service.http.get(`/v1/games/${id}/export`).set(durc.auth).expect(200);
    expect(own).toMatchObject({ complete: false, viewer: 0, seed: null });
    expect(own.entries[1]).toMatchObject({ action: { type: 'drill', fish: 3 } });
    expect(other.entries[1]).toMatchObject({ action: null, events: [{ type: 'drilled', seat: 0 }] });
    expect(JSON.stringify(other)).not.toContain('"fish"');
  });

  it('does not exist before the start', async () => {
    const { id } = await newGame(service, ayla);
    await service.http.get(`/v1/games/${id}/export`).set(ayla.auth).expect(409);
  });

  it('includes entropy that a seat added for itself, before the start only', async () => {
    const { http } = service;
    const { id, invitation } = await newGame(service, ayla);
    const add = (seat: number, { auth }: Person, entropy: unknown) =>
      http.post(`/v1/games/${id}/seats/${seat}/entropy`).set(auth).send({ entropy });
    await add(0, durc, 'mine').expect(403);
    await add(1, durc, 'mine').expect(403);
    await add(7, ayla, 'mine').expect(404);
    await add(0, ayla, '').expect(400);
    await add(0, ayla, 'x'.repeat(201)).expect(400);
    await add(0, ayla, 5).expect(400);
    await add(0, ayla, 'first').expect(200);
    const { body } = await add(0, ayla, 'second').expect(200);
    expect(body.fairness.commitments).toEqual([commitmentToEntropy('second'), null]);
    await http.delete(`/v1/games/${id}/seats/0`).set(ayla.auth).expect(204);
    await http.post(`/v1/games/${id}/seats`).set(ayla.auth).send({ seat: 0 }).expect(200);
    const joined = await http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ invitation }).expect(200);
    expect(joined.body.fairness.commitments).toEqual([null, null]);
    await http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await add(0, ayla, 'late').expect(409);
  });

  it('includes entropy of joining players before the start, and none for bots', async () => {
    const { http } = service;
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    const join = ({ auth }: Person, body: object) => http.post(`/v1/games/${id}/seats`).set(auth).send(body);
    const bot = await join(ayla, { bot: true, entropy: 'mine' }).expect(400);
    expect(bot.body.errors[0].pointer).toBe('/entropy');
    await join(durc, { entropy: 'not printable' }).expect(400);
    const { body } = await join(durc, { seat: 2, entropy: 'four-by-dice' }).expect(200);
    expect(body.fairness.commitments).toEqual([null, null, commitmentToEntropy('four-by-dice')]);
    await join(ayla, { bot: true }).expect(200);
    await http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await http.delete(`/v1/games/${id}/seats/2`).set(durc.auth).expect(204);
    expect((await join(durc, { entropy: 'late' }).expect(409)).body.code).toBe('already_started');
  });
});
