import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import { AccountGone } from '../../../src/play/ports/accounts.js';
import { type Player, TokenGone } from '../../../src/play/ports/players.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { onServer } from '../../support/server.js';
import {
  createGame,
  createPlayer,
  heldBy,
  later,
  noon,
  sampleAppend,
  sampleGame,
  sampleHash,
  sampleMailbox,
  samplePlayer,
  sampleToken,
  sampleWebhook,
} from '../sample.js';

/** Races between the statements of a deletion or renaming, forced by a lock of another session. */
describe('an account that is deleted or renamed while it is used', () => {
  let database: TestDatabase;
  let one: Store;
  let other: Store;
  beforeAll(async () => {
    database = await testDatabase();
    [one, other] = await Promise.all([database.open({ poolSize: 8 }), database.open({ poolSize: 8 })]);
  });
  afterAll(() => database.drop());

  const databaseName = (): string => new URL(database.url ?? '').pathname.slice(1);
  const waiting = (count: number) =>
    vi.waitFor(
      () =>
        onServer(async (client) => {
          const { rows } = await client.query(
            `SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
            [databaseName()],
          );
          expect(rows).toHaveLength(count);
        }),
      { timeout: 10_000 },
    );
  /** Starts tasks one after another, each when the one before waits for a lock, and then releases them all. */
  const inOrder = (sql: string, id: string, begin: readonly (() => Promise<unknown>)[]) =>
    onServer(async (blocker: pg.Client) => {
      await blocker.query('BEGIN');
      await blocker.query(sql, [id]);
      const begun: Promise<unknown>[] = [];
      for (const [nth, task] of begin.entries()) {
        begun.push(task());
        await waiting(nth + 1);
      }
      await blocker.query('COMMIT');
      return Promise.allSettled(begun);
    }, databaseName());
  const GAME = 'SELECT FROM games WHERE id = $1 FOR UPDATE';
  const ACCOUNT = 'SELECT FROM players WHERE id = $1 FOR UPDATE';
  const TALK = 'SELECT FROM talks WHERE game_id = $1 FOR UPDATE';

  const table = async () => {
    const [ada, ben] = [await createPlayer(one, 'Ada'), await createPlayer(one, 'Ben')];
    const { id } = await createGame(one, { creatorId: ben.id, seats: [heldBy(ada), heldBy(ben)] });
    return { ada, ben, id };
  };
  const say = (store: Store, gameId: string, { id }: Player, text: string) =>
    store.talk.post({ gameId, authorId: id, seat: 0, to: null, text, id: newId(noon), at: noon });
  const textsIn = async (gameId: string) =>
    (await other.talk.read({ gameId, readerId: null, from: { after: null }, limit: 9 })).map(
      ({ text }) => text,
    );

  test('a message in progress before the deletion is withdrawn by it', async () => {
    const { ada, id } = await table();
    await say(one, id, ada, 'early');
    const [said, erased] = await inOrder(TALK, id, [
      () => say(one, id, ada, 'late'),
      () => other.accounts.erase(ada.id, 'Ada', noon),
    ]);
    expect(said).toMatchObject({ status: 'fulfilled', value: { text: 'late' } });
    expect(erased).toMatchObject({ status: 'fulfilled', value: { kind: 'erased' } });
    expect(await textsIn(id)).toEqual([null, null]);
  });

  test('writes that begin during the deletion are not made', async () => {
    const { ada, id } = await table();
    const opened = await createGame(one);
    const active = await createGame(one);
    await one.log.append(sampleAppend(active.id, 0));
    const over = await createGame(one);
    const matched = sampleGame(ada.id, { seats: [heldBy(ada)] });
    const again = sampleGame(ada.id, { seats: [heldBy(ada)], rematchOf: over.id });
    const invites = sampleGame(opened.creatorId, { rematchOf: over.id, invited: [{ ...ada, seat: 0 }] });
    const wish = { playerId: ada.id, rulebook: 'alone', rulesVersion: '1', options: {}, rated: false };
    const sits = [{ seat: 0, holder: heldBy(ada), orders: [] }];
    const token = sampleToken(ada.id);
    const created = sampleGame(ada.id, { seats: [heldBy(ada)] });
    const [erased, ...others] = await inOrder(GAME, id, [
      () => one.accounts.erase(ada.id, 'Ada', noon),
      () => other.accounts.rename(ada.id, 'Eve'),
      () => other.players.addToken(token, sampleHash(), { most: 9, by: token.id }),
      () => other.games.create(created),
      () => one.games.takeSeat(opened.id, 0, heldBy(ada), noon),
      () => one.log.append(sampleAppend(active.id, 1, { revision: 0, seats: sits })),
      () => one.games.findMatchOrCreate(wish, matched),
      () => other.games.createRematch(again),
      () => other.games.createRematch(invites),
      () => other.games.invite(opened.id, 0, { ...ada, seat: null }, noon),
      () => one.talk.mute({ playerId: opened.creatorId, mutedId: ada.id, at: noon }, 9),
      () => one.accounts.erase(ada.id, 'Ada', noon),
    ]);
    expect(erased).toMatchObject({ status: 'fulfilled', value: { kind: 'erased' } });
    const [rematched, invited, muted, twin] = others.splice(-4);
    expect(rematched).toEqual({ status: 'fulfilled', value: true });
    expect((await one.games.find(invites.id))?.invited).toEqual([]);
    expect(invited).toEqual({ status: 'fulfilled', value: false });
    expect(muted).toEqual({ status: 'fulfilled', value: 'unknown' });
    expect(twin).toEqual({ status: 'fulfilled', value: { kind: 'gone' } });
    for (const refused of others) expect(refused).toEqual({ status: 'rejected', reason: new AccountGone() });
    expect(await one.players.tokensOf(ada.id)).toEqual([]);
    for (const game of [created, matched, again]) expect(await one.games.find(game.id)).toBeNull();
    expect(await one.games.find(active.id)).toMatchObject({
      version: 1,
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    expect(await one.games.invitationsOf(ada.id, 9)).toEqual([]);
    expect((await one.games.find(opened.id))?.seats[0]).toEqual({ kind: 'open' });
    await expect(say(one, id, ada, 'x')).rejects.toThrow(AccountGone);
    expect(await textsIn(id)).toEqual([]);
  });

  test('no reply is saved during the deletion', async () => {
    const { ada, id } = await table();
    const reply = { id: randomUUID(), playerId: ada.id, path: '/', response: 'no' };
    const [erased, saved] = await inOrder(GAME, id, [
      () => one.accounts.erase(ada.id, 'Ada', noon),
      () => other.replies.save(reply, { id, version: 0 }),
    ]);
    expect(erased).toMatchObject({ status: 'fulfilled', value: { kind: 'erased' } });
    expect(saved).toEqual({ status: 'rejected', reason: new AccountGone() });
    expect(await one.replies.find(reply.id)).toBeNull();
  });

  test('no guest is made during the deletion of its maker', async () => {
    const { ada, id } = await table();
    const guest = samplePlayer('Her guest');
    const token = { ...sampleToken(guest.id), key: { gameId: id, seat: 1 } };
    const [erased, made] = await inOrder(GAME, id, [
      () => one.accounts.erase(ada.id, 'Ada', noon),
      () => other.players.createGuest(guest, ada.id, token, sampleHash()),
    ]);
    expect(erased).toMatchObject({ status: 'fulfilled', value: { kind: 'erased' } });
    expect(made).toEqual({ status: 'rejected', reason: new AccountGone() });
  });

  test('nothing is sent to an address that was set during the deletion', async () => {
    const { ada, id } = await table();
    const limits = { since: noon, perPlayer: 5, perBoth: 5, perAddress: 3, keptForFirst: 0 };
    const [erased, ...others] = await inOrder(GAME, id, [
      () => one.accounts.erase(ada.id, 'Ada', noon),
      () => other.webhooks.create(sampleWebhook(ada.id), 20),
      () => other.mailboxes.ask(sampleMailbox(ada.id), newId(noon), limits),
    ]);
    expect(erased).toMatchObject({ status: 'fulfilled', value: { kind: 'erased' } });
    for (const refused of others) expect(refused).toEqual({ status: 'rejected', reason: new AccountGone() });
    expect(await one.webhooks.of(ada.id)).toEqual([]);
    expect(await one.mailboxes.find(ada.id)).toBeNull();
  });

  test('an append that was decided before a seat lost its holder is stale', async () => {
    const { ada, ben, id } = await table();
    await one.log.append(sampleAppend(id, 0, { revision: 0, prompts: [{ seat: 0, kind: 'step' }] }));
    await other.accounts.erase(ada.id, 'Ada', noon);
    expect(await one.log.append(sampleAppend(id, 1, { revision: 0 }))).toBe('stale');
    const record = await one.games.find(id);
    expect(record).toMatchObject({ version: 1, revision: 1, creatorId: ben.id });
    expect(record?.seats).toEqual([{ kind: 'bot' }, heldBy(ben)]);
    // The search for bots that were not woken finds this one.
    const rules = [{ rulebook: 'thin-ice', rulesVersion: '1' }];
    expect(await one.games.withBotsWaiting(rules, later(60_000), 99)).toContain(id);
  });

  test('an append that waits for the deletion is stale', async () => {
    const { ada, id } = await table();
    await one.log.append(sampleAppend(id, 0, { revision: 0 }));
    await say(one, id, ada, 'x');
    // The deletion has locked the game, and waits for the talk.
    const [erased, appended] = await inOrder(TALK, id, [
      () => one.accounts.erase(ada.id, 'Ada', noon),
      () => other.log.append(sampleAppend(id, 1, { revision: 0 })),
    ]);
    expect(erased).toMatchObject({ value: { kind: 'erased', toBots: [id] } });
    expect(appended).toEqual({ status: 'fulfilled', value: 'stale' });
  });

  test('a seat that is taken during a renaming shows the new name, also in every cached game', async () => {
    const ada = await createPlayer(one, 'Ada');
    const { id } = await createGame(one);
    const [seated, renamed] = await inOrder(GAME, id, [
      () => one.games.takeSeat(id, 0, heldBy(ada), noon),
      () => other.accounts.rename(ada.id, 'Eve'),
    ]);
    expect([seated?.status, renamed?.status]).toEqual(['fulfilled', 'fulfilled']);
    // Once for the seat, once for the name: a process that has cached the first revision reads again.
    expect(await other.games.find(id)).toMatchObject({
      revision: 2,
      seats: [{ name: 'Eve' }, { kind: 'open' }],
    });
  });

  describe('and a block', () => {
    const blocked = async () => {
      const [ada, ben] = [await createPlayer(one, 'Ada'), await createPlayer(one, 'Ben')];
      const block = () => one.people.block({ playerId: ben.id, otherId: ada.id, at: noon }, 9);
      return { ada, ben, block };
    };

    test('keep out who was just about to sit down, or to be invited', async () => {
      const { ada, ben, block } = await blocked();
      const { id } = await createGame(one, { creatorId: ben.id });
      const wish = { ...ada, seat: null };
      const [made, seated, invited] = await inOrder(GAME, id, [
        block,
        () => other.games.takeSeat(id, 0, heldBy(ada), noon, 0),
        () => other.games.invite(id, 0, wish, noon),
      ]);
      expect(made).toMatchObject({ value: 'done' });
      expect([seated, invited]).toMatchObject([{ value: false }, { value: false }]);
    });

    test('keep an invitation out of a game without a free seat, which they do not touch', async () => {
      const { ada, ben, block } = await blocked();
      const seats = [heldBy(ben), heldBy(await createPlayer(one))];
      const { id } = await createGame(one, { creatorId: ben.id, seats });
      const [made, invited] = await inOrder(ACCOUNT, ada.id, [
        block,
        () => other.games.invite(id, 0, { ...ada, seat: null }, noon),
      ]);
      expect([made, invited]).toMatchObject([{ value: 'done' }, { value: false }]);
      expect(await one.games.find(id)).toMatchObject({ revision: 0, invited: [] });
    });

    test('let sit who was faster', async () => {
      const { ada, ben, block } = await blocked();
      const { id } = await createGame(one, { creatorId: ben.id });
      const outcomes = await inOrder(GAME, id, [
        () => other.games.takeSeat(id, 0, heldBy(ada), noon, 0),
        block,
      ]);
      expect(outcomes).toMatchObject([{ value: true }, { value: 'done' }]);
    });

    test('leave neither a follow nor an invitation to a rematch that was being written', async () => {
      const { ada, ben, block } = await blocked();
      const over = await createGame(one);
      const next = sampleGame(ben.id, { rematchOf: over.id, invited: [{ ...ada, seat: 0 }] });
      const [, followed] = await inOrder(ACCOUNT, ben.id, [
        block,
        () => other.people.follow({ playerId: ada.id, otherId: ben.id, at: noon }, 9),
        () => other.games.createRematch(next),
      ]);
      expect(followed).toMatchObject({ value: 'unknown' });
      expect(await one.people.followsOf(ada.id)).toEqual([]);
      expect((await one.games.find(next.id))?.invited).toEqual([]);
    });
  });

  test('a token that is being revoked makes neither another token nor a grant', async () => {
    const ada = await createPlayer(one, 'Ada');
    const [stolen] = await one.players.tokensOf(ada.id);
    const limits = { most: 9, by: stolen?.id ?? '' };
    const grant = {
      ...{ id: newId(noon), playerId: ada.id, clientId: 'https://app.example/', clientName: 'App' },
      ...{ scopes: [], createdAt: noon, usedAt: noon },
    };
    const [, added, allowed] = await inOrder(ACCOUNT, ada.id, [
      () => one.signIns.endOthers(ada.id, newId(noon), true),
      () => other.players.addToken(sampleToken(ada.id), sampleHash(), limits),
      () => other.grants.save(grant, limits),
    ]);
    const refused = { status: 'rejected', reason: expect.any(TokenGone) };
    expect([added, allowed]).toEqual([refused, refused]);
    expect(await one.players.tokensOf(ada.id)).toEqual([]);
    expect(await one.grants.of(ada.id)).toEqual([]);
  });

  test('players who have muted each other and hand over open games to each other are both deleted', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [ada, ben] = [await createPlayer(one, 'Ada'), await createPlayer(one, 'Ben')];
      const seats = [heldBy(ada), heldBy(ben)];
      const games = await Promise.all(
        [ada, ben, ada, ben].map(async ({ id }) => createGame(one, { creatorId: id, seats })),
      );
      await one.talk.mute({ playerId: ada.id, mutedId: ben.id, at: noon }, 9);
      await one.talk.mute({ playerId: ben.id, mutedId: ada.id, at: noon }, 9);
      await Promise.all([one.accounts.erase(ada.id, 'Ada', noon), other.accounts.erase(ben.id, 'Ben', noon)]);
      for (const { id } of games) expect(await one.games.find(id)).toBeNull();
    }
  });

  test('players who are deleted at the same time never deadlock', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, async () => createPlayer(one, 'Ada')));
    const seats = people.map(heldBy);
    for (let nth = 0; nth < 12; nth += 1) {
      const { id } = await createGame(one, { creatorId: people[nth % 4]?.id ?? '', seats });
      await one.log.append(sampleAppend(id, 0, { revision: 0 }));
      for (const [seat, { id: authorId }] of people.entries()) {
        await one.talk.post({ gameId: id, authorId, seat, to: null, text: 'x', id: newId(noon), at: noon });
      }
    }
    const erased = await Promise.all(
      people.map(({ id }, nth) => (nth % 2 ? one : other).accounts.erase(id, 'Ada', noon)),
    );
    expect(erased.map(({ kind }) => kind)).toEqual(Array(4).fill('erased'));
  });
});
