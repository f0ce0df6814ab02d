import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commitmentToEntropy, contributionOf } from '../../../src/engine/draw.js';
import { beaconDouble, type Conduct, signatureOf } from '../../support/beacon-double.js';
import { newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { drawing } from './drawing.js';

describe('a beacon that is mixed into the seed', () => {
  let service: Service;
  let double: Awaited<ReturnType<typeof beaconDouble>>;
  let act: ReturnType<typeof drawing>;
  let ayla: Person;
  let durc: Person;
  let now = Date.UTC(2026, 5, 1, 12);
  beforeAll(async () => {
    double = await beaconDouble({ patienceMs: 600_000, maxMs: 1_500 });
    service = await startService({ beacon: double.beacon, clock: () => new Date(now), drawMs: 20 });
    act = drawing(service);
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterEach(() => {
    double.relay.conduct = 'honest';
  });
  afterAll(async () => {
    await service.close();
    await double.close();
  });

  const create = ({ auth }: Person, body: object = {}) =>
    service.http
      .post('/v1/games')
      .set(auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'], beacon: true, revealSeconds: 60, ...body });

  const drawOf = async (id: string) => (await act.gameOf(id)).fairness.draw;
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };

  /** Time goes on, since a beacon that did not answer in time is asked again a little later. */
  const starts = (id: string) =>
    until(async () => {
      await sleep(50);
      pass(1);
      return (await act.gameOf(id)).status === 'active';
    });

  async function started(): Promise<string> {
    const { body } = await create(ayla).expect(201);
    expect(body.fairness.draw.beacon).toEqual({ chain: double.beacon.chain, round: null, signature: null });
    await act.commit(body.id, ayla, 0, 'hers').expect(200);
    await act.join(body.id, durc).expect(200);
    await act.start(body.id, ayla).expect(200);
    return body.id;
  }

  it('names its round before anybody reveals, and asks for it when nobody can reveal any more', async () => {
    const id = await started();
    const named = await drawOf(id);
    expect(named).toMatchObject({ phase: 'revealing', beacon: { signature: null } });
    const { round } = named.beacon;
    expect(double.beacon.timeOf(round)).toBeGreaterThanOrEqual(Date.parse(named.due));
    const { body } = await act.reveal(id, ayla, 0, 'hers').expect(200);
    expect(body).toMatchObject({ status: 'open', fairness: { entropy: [contributionOf('hers'), null] } });
    expect(body.fairness.draw).toMatchObject({ phase: 'beacon', beacon: { round } });
    pass(50);
    expect(double.relay.asked).not.toContain(round);
    pass(13);
    await starts(id);
    expect(double.relay.asked).toContain(round);
    const { fairness } = await act.gameOf(id);
    expect(fairness.entropy).toEqual([contributionOf('hers'), null]);
    expect(fairness.draw).toMatchObject({
      phase: 'drawn',
      beacon: { round, signature: signatureOf(round) },
    });
    const store = await service.db.open();
    const [first] = await store.log.entries(id, 0, 1);
    expect(first?.action).toMatchObject({
      entropy: [contributionOf('hers'), null, signatureOf(round)],
      draw: { attempt: 1, entrusted: [], beacon: { round, signature: signatureOf(round) } },
    });
  });

  it('needs no entropy of any seat', async () => {
    const { body } = await create(ayla, { seats: ['me', 'bot'] }).expect(201);
    const { body: begun } = await act.start(body.id, ayla).expect(200);
    expect(begun.fairness.draw.phase).toBe('beacon');
    pass(63);
    await starts(body.id);
  });

  it.each<Conduct>(['late', 'lying', 'slow', 'garbage'])(
    'that is %s is asked again, and the game starts when it tells the truth',
    async (conduct) => {
      double.relay.conduct = conduct;
      const id = await started();
      await act.reveal(id, ayla, 0, 'hers').expect(200);
      pass(63);
      const { round } = (await drawOf(id)).beacon;
      await until(() => double.relay.asked.includes(round));
      expect(await act.gameOf(id)).toMatchObject({ status: 'open', fairness: { draw: { phase: 'beacon' } } });
      double.relay.conduct = 'honest';
      pass(3);
      await starts(id);
    },
  );

  it('that stays away makes the draw void, which costs nobody a seat', async () => {
    double.relay.conduct = 'late';
    const id = await started();
    await act.reveal(id, ayla, 0, 'hers').expect(200);
    pass(700);
    await until(async () => (await drawOf(id)).attempt === 2);
    const { fairness, seats } = await act.gameOf(id);
    expect(seats.map(({ kind }: { kind: string }) => kind)).toEqual(['player', 'player']);
    expect(fairness.draw).toMatchObject({
      ...{ phase: 'committing', owed: [0], beacon: { round: null, signature: null } },
      voided: [{ because: 'beacon', seats: [] }],
    });
    double.relay.conduct = 'honest';
    await act.commit(id, ayla, 0, 'hers-next').expect(200);
    await act.reveal(id, ayla, 0, 'hers-next').expect(200);
    pass(63);
    await starts(id);
  });

  it('does not help a seat to decide whether it reveals: its time is over before the round is signed', async () => {
    const id = await started();
    const { due, beacon } = await drawOf(id);
    now = Date.parse(due);
    expect(double.beacon.timeOf(beacon.round)).toBeGreaterThanOrEqual(now);
    const late = await act.reveal(id, ayla, 0, 'hers');
    expect(late.status).not.toBe(200);
    await until(async () => (await drawOf(id)).attempt === 2);
    expect((await drawOf(id)).voided).toMatchObject([{ because: 'withheld', seats: [0] }]);
  });

  it('is kept for a rematch', async () => {
    const { body } = await create(ayla, { seats: ['me', 'bot'] }).expect(201);
    await act.start(body.id, ayla).expect(200);
    pass(63);
    await starts(body.id);
    await service.http.post(`/v1/games/${body.id}/seats/0/resign`).set(ayla.auth).expect(200);
    await until(async () => (await act.gameOf(body.id)).status === 'finished');
    const { body: next } = await service.http
      .post(`/v1/games/${body.id}/rematch`)
      .set(ayla.auth)
      .send({ commitment: commitmentToEntropy('hers') })
      .expect(200);
    expect(next.fairness.draw).toMatchObject({
      ...{ phase: 'revealing', hidden: [next.yourSeats[0]] },
      beacon: { chain: double.beacon.chain },
    });
  });

  it('is refused by a server that has none', async () => {
    const other = await startService();
    const person = await newPerson(other);
    const { body } = await other.http
      .post('/v1/games')
      .set(person.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'], beacon: true })
      .expect(409);
    expect(body.code).toBe('beacon_not_set_up');
    await other.close();
  });
});
