import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import type { Append } from '../../../src/play/ports/log.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { gate } from '../../support/gate.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('games that bots play alone', () => {
  const answers = gate();
  /** The creator whose bots are held. */
  let held: Person;
  const heldGames = new Set<string>();
  let db: TestDatabase;
  let service: Service;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    const store = await db.open();
    const isOfBots = ({ gameId, entries }: Append): boolean =>
      heldGames.has(gameId) && entries.some(({ seat }) => seat !== null);
    const append: AppStore['log']['append'] = async (one) => {
      if (isOfBots(one)) await answers.pass();
      return store.log.append(one);
    };
    service = await startService({ db, store: { ...store, log: { ...store.log, append } } });
    held = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const botGame = async (creator: Person): Promise<string> => {
    const { id } = await newGame(service, creator, { rulebook: 'mammut', seats: ['bot', 'bot', 'bot'] });
    if (creator === held) heldGames.add(id);
    await service.http.post(`/v1/games/${id}/start`).set(creator.auth).expect(200);
    return id;
  };
  const isOver = async (id: string): Promise<boolean> =>
    (await service.http.get(`/v1/games/${id}`).expect(200)).body.status === 'finished';

  it('one game of bots alone at a time goes on, and those of others pass it', async () => {
    answers.state.holds = true;
    const games = await Promise.all(Array.from({ length: 4 }, () => botGame(held)));
    // Who plays a game shows when it is answered for the first time.
    await until(() => answers.state.arrived === games.length);
    answers.open();
    answers.state.holds = true;
    await until(() => answers.state.arrived === games.length + 1);
    const other = await botGame(durc);
    await until(() => isOver(other));
    expect(answers.state.arrived).toBe(games.length + 1);
    answers.open();
    for (const game of games) await until(() => isOver(game));
  });
});
