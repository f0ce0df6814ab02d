import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inThisThread } from '../../../src/play/work/in-this-thread.js';
import { openPool } from '../../../src/workers/pool.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { testedWorkers } from '../../support/workers.js';
import { rulebooks } from '../../workers/hostile-rulebooks.js';

it('a picture that ends its thread is 503, and the next ones are drawn', async () => {
  const module = new URL('../../workers/hostile-rulebooks.ts', import.meta.url);
  const workers = openPool({ threads: 1, module, rulebooks });
  const service = await startService({ rulebooks, workers });
  const [ayla, durc] = [await newPerson(service), await newPerson(service)];
  const fine = await startedGame(service, ayla, durc);
  const deadly = await startedGame(service, ayla, durc, { rulebook: 'deadly-picture' });
  const draw = (id: string) => service.http.get(`/v1/games/${id}/picture.svg`);
  await draw(fine).expect(200);
  for (let nth = 0; nth < 2; nth += 1) {
    const { body, headers } = await draw(deadly).expect(503);
    expect(body).toMatchObject({ code: 'unavailable', status: 503 });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // Drawn for another viewer, so that it comes from the thread and not from a cache.
    await draw(fine)
      .query({ seat: nth })
      .set([ayla, durc][nth]?.auth ?? {})
      .expect(200);
  }
  // It is the drawing alone that fails.
  await service.http.get(`/v1/games/${deadly}/view`).expect(200);
  await service.close();
  await workers.close();
});

describe('a game with components of its own', () => {
  let db: TestDatabase;
  let inThreads: Service;
  let here: Service;
  beforeAll(async () => {
    db = await testDatabase();
    inThreads = await startService({ db, workers: testedWorkers });
    here = await startService({ db, workers: inThisThread });
  });
  afterAll(async () => {
    await inThreads.close();
    await here.close();
    await db.drop();
  });

  it('is shown by threads as by the server, with the names of its components', async () => {
    const ayla = await newPerson(here);
    const { body: rulebook } = await here.http.get('/v1/rulebooks/eiszeit').expect(200);
    const text = JSON.stringify(rulebook.components).replaceAll('"en":"', '"en":"Our ');
    const { id } = await newGame(here, ayla, {
      rulebook: 'eiszeit',
      seats: ['bot', 'bot', 'bot'],
      components: JSON.parse(text),
    });
    await here.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await until(async () => (await here.http.get(`/v1/games/${id}`)).body.status === 'finished');
    for (const path of ['picture.svg', 'picture.svg?at=9', 'view?at=9', 'replay.svg']) {
      const [there, same] = await Promise.all(
        [inThreads, here].map(async ({ http }) => {
          const answer = await http.get(`/v1/games/${id}/${path}`).set('accept-language', 'en').expect(200);
          return answer.text ?? String(answer.body);
        }),
      );
      expect(there === same, path).toBe(true);
      if (path.includes('svg')) expect(there, path).toContain('Our ');
    }
  });
});
