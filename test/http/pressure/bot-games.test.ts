import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { KeyedRuns } from '../../../src/kernel/keyed-runs.js';
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
  /** Those of them whose answers wait to be written. */
  const waiting = new Set<string>();
  let db: TestDatabase;
  let serve: () => Promise<Service>;
  let service: Service;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    const store = await db.open();
    const isOfBots = ({ gameId, entries }: Append): boolean =>
      heldGames.has(gameId) && entries.some(({ seat }) => seat !== null);
    const append: AppStore['log']['append'] = async (one) => {
      if (isOfBots(one)) {
        waiting.add(one.gameId);
        await answers.pass();
        waiting.delete(one.gameId);
      }
      return store.log.append(one);
    };
    serve = () => startService({ db, store: { ...store, log: { ...store.log, append } } });
    service = await serve();
    held = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const botGame = async (creator: Person, first: 'me' | 'bot' = 'bot'): Promise<string> => {
    const { id } = await newGame(service, creator, { rulebook: 'mammut', seats: [first, 'bot', 'bot'] });
    if (creator === held) heldGames.add(id);
    await service.http.post(`/v1/games/${id}/start`).set(creator.auth).expect(200);
    return id;
  };
  const letGoAndHoldNext = async (): Promise<void> => {
    const { arrived } = answers.state;
    answers.open();
    answers.state.holds = true;
    await until(() => answers.state.arrived > arrived);
  };
  const isAsked = async (id: string, seat: number): Promise<boolean> => {
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    return body.prompts.length === 1 && body.prompts[0].seat === seat;
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

  it('so do games whose people have all left them to the bots', async () => {
    const games = await Promise.all(Array.from({ length: 4 }, () => botGame(held, 'me')));
    for (const id of games) await until(() => isAsked(id, 0));
    answers.state.holds = true;
    for (const id of games)
      await service.http.post(`/v1/games/${id}/seats/0/resign`).set(held.auth).expect(200);
    await until(() => waiting.size === games.length);
    const { body } = await service.http.get('/v1/me/limits').set(held.auth).expect(200);
    expect(body.quotas).toContainEqual(expect.objectContaining({ name: 'bot-games', used: games.length }));
    await letGoAndHoldNext();
    const other = await botGame(durc);
    await until(() => isOver(other));
    expect(waiting.size).toBe(1);
    answers.open();
    for (const game of games) await until(() => isOver(game));
  });

  it('a process that stops begins no answer of the games that wait', async () => {
    answers.state.holds = true;
    await Promise.all(Array.from({ length: 4 }, () => botGame(held)));
    await until(() => waiting.size === 4);
    await letGoAndHoldNext();
    const { arrived } = answers.state;
    const stop = vi.spyOn(KeyedRuns.prototype, 'stop');
    const closed = service.close();
    await until(() => stop.mock.calls.length > 0);
    answers.open();
    await closed;
    expect(answers.state.arrived).toBe(arrived);
    service = await serve();
  });
});
