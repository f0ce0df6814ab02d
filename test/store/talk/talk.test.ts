import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import type { Message, NewMessage } from '../../../src/play/ports/talk.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { createGame, createPlayer, heldBy, later, noon } from '../sample.js';

const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

describe('talk', () => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await testDatabase();
    store = await database.open();
  });
  afterAll(() => database.drop());

  /** Two players at a table, and a message of the first. */
  const table = async () => {
    const [ada, ben] = [await createPlayer(store, 'Ada'), await createPlayer(store, 'Ben')];
    const { id } = await createGame(store, { creatorId: ada.id, seats: [heldBy(ada), heldBy(ben)] });
    const draft = (text: string, part: Partial<NewMessage> = {}): NewMessage => {
      const at = part.at ?? noon;
      return { gameId: id, authorId: ada.id, seat: 0, to: null, text, id: newId(at), at, ...part };
    };
    const read = (readerId: string | null, after: string | null = null) =>
      store.talk.read({ gameId: id, readerId, from: { after }, limit: 100 });
    return { ada, ben, id, draft, read };
  };
  const posted = async (draft: NewMessage): Promise<Message> => {
    const message = await store.talk.post(draft);
    if (message === null) throw new Error('nothing was posted');
    return message;
  };

  test('each message is later than those before it, whatever the clock of the writing process says', async () => {
    const { draft, read } = await table();
    const times = [1_000, 0, -3_600_000, 1_000, 1_000, 5_000].map(later);
    const said: Message[] = [];
    for (const at of times) said.push(await posted(draft('x', { at })));
    expect(said.map(({ at }) => at.getTime() - noon.getTime())).toEqual([
      1_000, 1_001, 1_002, 1_003, 1_004, 5_000,
    ]);
    expect(said.map(({ id }) => id)).toEqual(said.map(({ id }) => id).toSorted());
    expect(await read(null)).toEqual(said);
    expect(await read(null, said[1]?.id)).toEqual(said.slice(2));
  });

  test('streams of one reader that were woken together share a read, and those of others do not', async () => {
    const { ada, ben, read } = await table();
    const [first, same, later, other] = await Promise.all([
      ...[read(ada.id), read(ada.id), read(ada.id, END), read(ben.id)],
    ]);
    expect(same).toBe(first);
    expect(later).not.toBe(first);
    expect(other).not.toBe(first);
  });

  test('each withdrawal is later than the messages before it', async () => {
    const { ada, id, draft, read } = await table();
    const said = await posted(draft('x'));
    const next = await posted(draft('y', { at: later(9) }));
    expect(await store.talk.retract(id, ada.id, said.id, later(-5))).toBe(true);
    const [withdrawn, ...rest] = await read(null, next.id);
    expect(withdrawn).toEqual({ ...said, changed: withdrawn?.changed, text: null });
    expect(Number.parseInt(withdrawn?.changed.replaceAll('-', '').slice(0, 12) ?? '', 16)).toBe(
      later(10).getTime(),
    );
    expect(rest).toEqual([]);
    expect((await posted(draft('z'))).id > (withdrawn?.changed ?? END)).toBe(true);
  });

  test('a whisper is stored for the author and the holders of the seats, once each', async () => {
    const { ada, ben, draft, read } = await table();
    const said = await posted(draft('x', { to: [0, 1] }));
    expect(await read(ada.id)).toEqual([said]);
    expect(await read(ben.id)).toEqual([said]);
    expect(await read(null)).toEqual([]);
    expect(await read((await createPlayer(store)).id)).toEqual([]);
  });

  test('nothing is written from a seat that the author does not hold, or to a seat without a holder', async () => {
    const { ben, draft, read } = await table();
    const cara = await createPlayer(store, 'Cara');
    const open = await createGame(store, { creatorId: cara.id, seats: [heldBy(cara), { kind: 'open' }] });
    const refused: Partial<NewMessage>[] = [
      { seat: 1 },
      { seat: 2 },
      { authorId: cara.id },
      { authorId: ben.id, seat: null },
      { to: [2] },
      { gameId: open.id },
      { gameId: open.id, authorId: cara.id, to: [0, 1] },
      { gameId: newId(noon) },
    ];
    for (const part of refused) expect(await store.talk.post(draft('x', part))).toBeNull();
    expect(await read(null)).toEqual([]);
    expect(await store.talk.post(draft('x', { seat: null }))).not.toBeNull();
  });

  test('listeners of the topic of the talk are notified once a message can be read', async () => {
    const { ada, id, draft, read } = await table();
    const [talk, game] = [vi.fn(), vi.fn()];
    let there: Promise<Message[]> | undefined;
    store.bus.subscribe(`${id}.talk`, talk);
    store.bus.subscribe(`${id}.talk`, () => {
      there = read(ada.id);
    });
    store.bus.subscribe(id, game);
    const said = await posted(draft('x', { to: [1] }));
    expect(await there).toEqual([said]);
    expect(talk).toHaveBeenCalledTimes(1);
    await store.talk.retract(id, ada.id, said.id, noon);
    expect(talk).toHaveBeenCalledTimes(2);
    await store.talk.retract(id, ada.id, said.id, noon);
    expect(talk).toHaveBeenCalledTimes(2);
    expect(game).not.toHaveBeenCalled();
  });
});
