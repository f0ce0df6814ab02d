import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import type { GameRecord, Holder } from '../../../src/play/ports/game-record.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createGame, createPlayer, heldBy, later, noon, sampleAppend } from '../sample.js';

const open: Holder = { kind: 'open' };
const bot: Holder = { kind: 'bot' };
const ids = (games: readonly GameRecord[]): string[] => games.map(({ id }) => id);

describe('games', () => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await testDatabase();
    store = await database.open();
  });
  afterAll(() => database.drop());

  test('are found as they were created', async () => {
    const player = await createPlayer(store, 'Grace "the" Hopper, née Ü');
    const components = {
      tiles: { values: [3, 1], source: 'reconstructed' },
    } as unknown as GameRecord['components'];
    const game = await createGame(store, { components, seats: [heldBy(player), bot, open] });
    expect(await store.games.find(game.id)).toEqual(game);
    expect(JSON.stringify((await store.games.find(game.id))?.options)).toBe(JSON.stringify(game.options));
  });

  test('that do not exist are null, also for an invalid id', async () => {
    for (const id of [newId(noon), 'nonsense', '']) {
      expect(await store.games.find(id)).toBeNull();
      expect(await store.games.head(id)).toBeNull();
    }
  });

  test('with the same id cannot be created twice', async () => {
    const game = await createGame(store);
    await expect(store.games.create(game)).rejects.toThrow();
  });

  test('are listed newest first, page by page, public ones only', async () => {
    const rulebook = newId(noon);
    const created: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const id = newId(later(nth));
      created.unshift((await createGame(store, { id, rulebook })).id);
    }
    await createGame(store, { rulebook, visibility: 'unlisted' });
    await createGame(store, { rulebook, visibility: 'private' });
    expect(ids(await store.games.list({ rulebook, limit: 9 }))).toEqual(created);
    expect(ids(await store.games.list({ rulebook, limit: 2 }))).toEqual(created.slice(0, 2));
    const [, before = ''] = created;
    expect(ids(await store.games.list({ rulebook, limit: 2, before }))).toEqual(created.slice(2, 4));
  });

  test('are listed by status', async () => {
    const rulebook = newId(noon);
    const waiting = await createGame(store, { rulebook });
    const begun = await createGame(store, { rulebook });
    await store.log.append(sampleAppend(begun.id, 0));
    expect(ids(await store.games.list({ rulebook, status: 'open', limit: 9 }))).toEqual([waiting.id]);
    expect(ids(await store.games.list({ rulebook, status: 'active', limit: 9 }))).toEqual([begun.id]);
    expect(ids(await store.games.list({ status: 'active', limit: 1 }))).toHaveLength(1);
  });

  test('of a player are listed once each, whatever their visibility', async () => {
    const player = await createPlayer(store);
    const seats = [heldBy(player), heldBy(player)];
    const first = await createGame(store, { id: newId(later(1)), visibility: 'private', seats });
    const second = await createGame(store, { id: newId(later(2)), seats });
    await createGame(store);
    const filter = { playerId: player.id, limit: 9 };
    expect(ids(await store.games.list(filter))).toEqual([second.id, first.id]);
    expect(ids(await store.games.list({ ...filter, before: second.id }))).toEqual([first.id]);
    expect(await store.games.list({ ...filter, status: 'finished' })).toEqual([]);
    expect(await store.games.list({ ...filter, rulebook: 'other' })).toEqual([]);
    expect(await store.games.list({ ...filter, rulebook: first.rulebook, limit: 1 })).toHaveLength(1);
  });

  test('wait for a player whose seat is asked, longest waiting first', async () => {
    const player = await createPlayer(store);
    const seats = [open, heldBy(player)];
    const [late, early, asksOther, finished] = await Promise.all(
      [1, 2, 3, 4].map(() => createGame(store, { seats })),
    );
    await createGame(store, { seats });
    if (!late || !early || !asksOther || !finished) throw new Error('not created');
    const ask = (id: string, seen: number, seat: number) =>
      store.log.append(sampleAppend(id, seen, { prompts: [{ seat, kind: 'step' }] }));
    await ask(early.id, 0, 1);
    await ask(late.id, 0, 1);
    await ask(late.id, 1, 1);
    await ask(asksOther.id, 0, 0);
    await store.log.append(sampleAppend(finished.id, 0, { status: 'finished' }));
    expect((await store.games.waitingFor(player.id)).map(({ id }) => id)).toEqual([early.id, late.id]);
  });

  test('that wait for a player are read once for all polls that were woken together', async () => {
    const player = await createPlayer(store);
    const polls = Array.from({ length: 3 }, () => store.games.waitingFor(player.id));
    const [first, ...others] = await Promise.all(polls);
    for (const other of others) expect(other).toBe(first);
    expect(await store.games.waitingFor(player.id)).not.toBe(first);
  });

  test('that wait for a bot are found when they have not moved for a while', async () => {
    const [stuck, fresh, human] = await Promise.all([1, 2, 3].map(() => createGame(store)));
    if (!stuck || !fresh || !human) throw new Error('not created');
    const rules = [
      { rulebook: stuck.rulebook, rulesVersion: stuck.rulesVersion },
      { rulebook: 'other', rulesVersion: '1' },
    ];
    // This process does not have its rules: it must not block the others.
    const foreign = await createGame(store, { rulesVersion: '0' });
    await store.log.append(sampleAppend(foreign.id, 0, { botAsked: true }));
    await store.log.append(sampleAppend(stuck.id, 0, { botAsked: true }));
    await store.log.append(sampleAppend(fresh.id, 0, { botAsked: true }));
    await store.log.append(sampleAppend(fresh.id, 1, { botAsked: true }));
    await store.log.append(sampleAppend(human.id, 0));
    expect(await store.games.withBotsWaiting(rules, later(2), 9)).toEqual([stuck.id]);
    expect(await store.games.withBotsWaiting(rules, later(3), 9)).toEqual([stuck.id, fresh.id]);
    expect(await store.games.withBotsWaiting(rules, later(3), 1)).toEqual([stuck.id]);
  });

  test('give a seat to one of several players who want it at once', async () => {
    const game = await createGame(store);
    const players = await Promise.all(Array.from({ length: 20 }, () => createPlayer(store)));
    const took = await Promise.all(
      players.map((player) => store.games.takeSeat(game.id, 1, heldBy(player), noon)),
    );
    const winners = players.filter((_, nth) => took[nth]);
    expect(winners).toHaveLength(1);
    expect(await store.games.find(game.id)).toEqual({
      ...game,
      revision: 1,
      seats: [open, ...winners.map(heldBy)],
    });
  });

  test('do not seat a player based on an outdated revision', async () => {
    const game = await createGame(store, { seats: [open, open] });
    const player = await createPlayer(store);
    const took = await Promise.all(
      [0, 1].map((seat) => store.games.takeSeat(game.id, seat, heldBy(player), noon, game.revision)),
    );
    expect(took.sort()).toEqual([false, true]);
  });

  test('lose a holder only at their own request, and before the start', async () => {
    const [player, other] = [await createPlayer(store), await createPlayer(store)];
    const game = await createGame(store, { seats: [heldBy(player), open] });
    const holder = heldBy(player);
    expect(await store.games.leaveSeat(game.id, 0, heldBy(other), noon)).toBe(false);
    expect(await store.games.leaveSeat(game.id, 0, bot, noon)).toBe(false);
    expect(await store.games.leaveSeat(game.id, 0, holder, noon)).toBe(true);
    expect(await store.games.takeSeat(game.id, 0, bot, noon)).toBe(true);
    expect(await store.games.takeSeat(game.id, 0, holder, noon)).toBe(false);
    expect(await store.games.leaveSeat(game.id, 0, bot, noon)).toBe(true);
    expect(await store.games.takeSeat(game.id, 2, holder, noon)).toBe(false);
    expect(await store.games.takeSeat(newId(noon), 0, holder, noon)).toBe(false);
    await store.log.append(sampleAppend(game.id, 0));
    expect(await store.games.takeSeat(game.id, 0, holder, noon)).toBe(false);
    expect(await store.games.head(game.id)).toEqual({ version: 1, revision: 3 });
  });

  test('notify their listeners of players who join and leave', async () => {
    const player = await createPlayer(store);
    const game = await createGame(store);
    let notifications = 0;
    store.bus.subscribe(game.id, () => {
      notifications += 1;
    });
    await store.games.takeSeat(game.id, 0, heldBy(player), noon);
    await store.games.takeSeat(game.id, 0, heldBy(player), noon);
    await store.games.leaveSeat(game.id, 0, heldBy(player), noon);
    expect(notifications).toBe(2);
  });
});
