import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workers } from '../../../src/play/work/workers.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { testedWorkers } from '../../support/workers.js';

const drill = { type: 'drill', fish: 1 };

describe('of one account', () => {
  const held: { readonly seat: unknown; readonly letGo: () => void }[] = [];
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    const workers: Workers = {
      run: (name, rulebook, input, signal) =>
        new Promise<void>((letGo) => held.push({ seat: Object(input).seat, letGo })).then(() =>
          testedWorkers.run(name, rulebook, input, signal),
        ),
    };
    service = await startService({ ofOneProcess: 'threads', workers });
    [ayla, durc] = [await newPerson(service), await newPerson(service)];
  });
  afterAll(() => service.close());

  const games = (count: number) =>
    Promise.all(Array.from({ length: count }, () => startedGame(service, ayla, durc)));
  const post = (path: string, { auth }: Person, action: object) =>
    service.http.post(`/v1/games/${path}`).set(auth).send({ action }).then();

  async function theyWait(ask: (person: Person, nth: number) => Promise<unknown>): Promise<void> {
    const all = Array.from({ length: 8 }, (_, nth) => ask(ayla, nth));
    const of = (seat: number) => held.filter((one) => one.seat === seat).length;
    await until(() => of(0) > 1);
    all.push(ask(durc, 8));
    await until(() => of(1) > 0);
    expect(of(0)).toBe(2);
    let areAnswered = false;
    const answered = Promise.all(all).then(() => {
      areAnswered = true;
    });
    await until(() => {
      for (const { letGo } of held.splice(0)) letGo();
      return areAnswered;
    });
    await answered;
  }

  it('drafts wait for each other, and those of others pass them', async () => {
    const [id] = await games(1);
    await theyWait((person) => post(`${id}/actions?dryRun=true`, person, drill));
  });

  it('lists of actions, which are tried first, wait for each other, and those of others pass them', async () => {
    const ids = await games(9);
    await theyWait((person, nth) => post(`${ids[nth]}/actions`, person, [drill, drill]));
  });
});
