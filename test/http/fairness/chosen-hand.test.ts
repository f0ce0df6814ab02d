import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { commitmentToEntropy, contributionOf } from '../../../src/engine/draw.js';
import { gameSeed } from '../../../src/engine/fairness.js';
import { seededRng } from '../../../src/kernel/rng.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { type Service, sharedService } from '../../support/service.js';
import { drawing } from './drawing.js';

/** Enough for a hand that comes once in 28 deals. */
const TRIES = 1_000;

/**
 * The seat that joins last works together with the operator: it knows everything that the server knows, and adds the
 * entropy that deals it three sixes.
 */
describe('the hand of a seat that joins last and knows what the server knows', () => {
  let service: Service;
  let store: AppStore;
  let victim: Person;
  let attacker: Person;
  let act: ReturnType<typeof drawing>;
  beforeAll(async () => {
    service = await sharedService();
    store = await service.db.open();
    victim = await newPerson(service, 'Ayla');
    attacker = await newPerson(service, 'Broud');
    act = drawing(service);
  });
  afterAll(() => service.close());

  const rulebook = testedRulebooks.find(({ meta }) => meta.id === 'liars-dice');
  if (rulebook === undefined) throw new Error('there is no such rulebook');

  /** The entropy that the attacker chooses, and the deal that it counts on. */
  async function choose(id: string) {
    const record = await store.games.find(id);
    if (record === null) throw new Error('there is no such game');
    const [known = null] = record.entropy;
    const config = { seats: 2, options: record.options, components: rulebook?.components ?? {} };
    for (let nth = 0; nth < TRIES; nth += 1) {
      const mine = `try-${nth}`;
      const deal = rulebook?.setup(
        config,
        seededRng(gameSeed(record.seed, [known, contributionOf(mine)]), 1),
      );
      const hand = deal?.find((event) => 'seat' in event && event.seat === 1);
      const dice = hand !== undefined && 'dice' in hand ? (hand.dice as number[]) : [];
      if (dice.filter((die) => die === 6).length >= 3) return { mine, deal };
    }
    throw new Error('no entropy deals such a hand');
  }

  const dealOf = async (id: string) => (await store.log.entries(id, 0, 1))[0]?.events;

  it('is chosen if the other seat has entrusted its entropy to the server', async () => {
    const { id } = await newGame(service, victim, { rulebook: 'liars-dice' });
    await act.entrust(id, victim, 0, randomBytes(32).toString('hex')).expect(200);
    const { mine, deal } = await choose(id);
    await act.join(id, attacker, { entropy: mine }).expect(200);
    await act.start(id, victim).expect(200);
    expect(await dealOf(id)).toEqual(deal);
  });

  it('is dealt by nobody if the other seat has committed to its entropy', async () => {
    const { id } = await newGame(service, victim, { rulebook: 'liars-dice' });
    const secret = randomBytes(32).toString('hex');
    await act.commit(id, victim, 0, secret).expect(200);
    const { mine, deal } = await choose(id);
    await act.join(id, attacker, { entropy: mine }).expect(200);
    await act.start(id, victim).expect(200);
    // Now it is too late to choose again.
    expect((await act.entrust(id, attacker, 1, 'another').expect(409)).body.code).toBe('commitments_closed');
    expect((await act.leave(id, victim, 1).expect(409)).body.code).toBe('commitments_closed');
    const { body } = await act.reveal(id, victim, 0, secret).expect(200);
    expect(body).toMatchObject({
      status: 'active',
      fairness: { entropy: [secret, mine].map(contributionOf) },
    });
    expect(body.fairness.commitments).toEqual([secret, mine].map(commitmentToEntropy));
    expect(await dealOf(id)).not.toEqual(deal);
  });
});
