import { expect, it } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { testDatabase } from '../../support/database.js';
import { newGame, newPerson } from '../../support/people.js';
import { raised } from '../../support/raised.js';
import { courseOf } from '../../support/release.js';
import { released as rulebooks } from '../../support/released.js';
import { startService } from '../../support/service.js';
import { until } from '../../support/until.js';

it.each([
  ['is judged too, and kept', false, '2'],
  ['pins the game if newer rules judge it differently', true, '1'],
])('an action that another process posts while a game is judged %s', async (_, differs, version) => {
  let isPosted = false;
  const newer = raised(rulebooks, 'mammut', ({ legal }) => ({
    legal: (state, seat) => (isPosted && differs ? legal(state, seat).slice(1) : legal(state, seat)),
  }));
  const db = await testDatabase();
  const older = await startService({ db, rulebooks });
  const ayla = await newPerson(older);
  const { id } = await newGame(older, ayla, { rulebook: 'mammut', seats: ['me', 'me'] });
  await older.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
  const act = async (): Promise<void> => {
    const { body } = await older.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
    const [{ seat, actions }] = body.asked;
    const wish = { seat, action: actions[0].id };
    await older.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send(wish).expect(200);
  };
  await act();

  const store = await db.open();
  let entriesRead = 0;
  const log: Store['log'] = {
    ...store.log,
    // Read under the lock of the process, after the game was judged.
    async entries(...wanted) {
      entriesRead += 1;
      const entries = await store.log.entries(...wanted);
      if (entriesRead === 1) {
        await act();
        isPosted = true;
      }
      return entries;
    },
  };
  const service = await startService({ db, store: { ...store, log }, rulebooks: newer });
  const series = `permafrost_carried_over_total{rulebook="mammut",result="${differs ? 'pinned' : 'carried_over'}"} 1`;
  await until(async () => (await service.metrics.registry.metrics()).includes(series));
  const { record, entries, changes } = await courseOf(store, [...rulebooks, ...newer], id);
  expect(record.rulesVersion).toBe(version);
  expect(changes).toBe(differs ? 0 : 1);
  expect(entries.length).toBe(3 + changes);
  await service.close();
  await older.close();
  await db.drop();
});
