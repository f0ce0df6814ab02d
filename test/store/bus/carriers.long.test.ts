import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenBus, openBus } from '../../../src/store/bus/open-bus.js';
import type { Database } from '../../../src/store/database.js';
import type { Store } from '../../../src/store/open.js';
import { openServer } from '../../../src/store/server/index.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { hasNats, lossyLine, type NatsServer, startNats, type TcpDouble } from '../../support/nats-server.js';
import { createGame, createPlayer, heldBy, noon, sampleAppend, sampleGame } from '../sample.js';

const patient = { timeout: 20_000 };

describe.each(hasNats() ? (['NOTIFY', 'NATS'] as const) : (['NOTIFY'] as const))(
  'two processes with %s',
  (kind) => {
    let nats: NatsServer | undefined;
    let line: TcpDouble | undefined;
    let database: TestDatabase;
    let one: Store;
    let other: Store;
    const opened: { bus: OpenBus; server: Database }[] = [];
    const isLost = vi.fn(() => false);

    beforeAll(async () => {
      database = await testDatabase();
      if (kind === 'NATS') {
        nats = await startNats();
        line = await lossyLine(nats.port, isLost);
      }
      [one, other] = await Promise.all([
        database.open({ busUrl: nats?.url }),
        database.open({ busUrl: nats?.url }),
      ]);
    });
    afterEach(async () => {
      isLost.mockReset().mockReturnValue(false);
      for (const { bus, server } of opened.splice(0)) {
        await bus.close();
        await server.close();
      }
    });
    afterAll(async () => {
      await database.drop();
      await line?.close();
      await nats?.close();
    });

    /** A process on a line that loses what `isLost` says. */
    async function openLossy(): Promise<OpenBus> {
      const server = await openServer({ url: database.url, poolSize: 2, onError: () => {} });
      const listen: Database['listen'] = ({ receive, notifyAll }) =>
        server.listen({ receive: (text) => (isLost() ? undefined : receive(text)), notifyAll });
      const bus = await openBus({
        database: { askHot: server.askHot, listen },
        url: line?.url,
        onError: () => {},
      });
      opened.push({ bus, server });
      return bus;
    }

    it('are told of appends of the other, by game and by player', async () => {
      const { id } = await createGame(one);
      const player = await createPlayer(one);
      const [game, inbox, stranger] = [vi.fn(), vi.fn(), vi.fn()];
      other.bus.subscribe(id, game);
      other.bus.subscribe(player.id, inbox);
      other.bus.subscribe('stranger', stranger);
      await one.log.append(sampleAppend(id, 0, { tell: [player.id] }));
      await vi.waitFor(() => expect(game).toHaveBeenCalledWith(undefined, undefined), patient);
      await vi.waitFor(() => expect(inbox).toHaveBeenCalledWith(undefined, undefined), patient);
      expect(stranger).not.toHaveBeenCalled();
    });

    it('are told of seats, messages, and what the other publishes', async () => {
      const player = await createPlayer(one);
      const game = { ...sampleGame(player.id), seats: [heldBy(player), { kind: 'open' as const }] };
      await one.games.create(game);
      const [changed, said] = [vi.fn(), vi.fn()];
      one.bus.subscribe(game.id, changed);
      one.bus.subscribe(`${game.id}.talk`, said);
      await other.games.takeSeat(game.id, 1, heldBy(await createPlayer(one)), noon);
      await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(undefined, undefined), patient);
      changed.mockClear();
      other.bus.publish([game.id, `${game.id}.talk`]);
      await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(undefined, undefined), patient);
      await vi.waitFor(() => expect(said).toHaveBeenCalledWith(undefined, undefined), patient);
    });

    it('tell each other words, and themselves nothing', async () => {
      const heard: string[] = [];
      one.bus.hear('spent', (word) => heard.push(`one ${word}`));
      other.bus.hear('spent', (word) => heard.push(`other ${word}`));
      const words = Array.from({ length: 1_000 }, (_, nth) => `work/${nth}/1`);
      one.bus.tell('spent', words);
      await vi.waitFor(() => expect(heard).toHaveLength(1_000), patient);
      expect(heard).toEqual(words.map((word) => `other ${word}`));
    });

    it('learn of every change although none is announced, and count them', async () => {
      const lossy = await openLossy();
      isLost.mockReturnValue(true);
      const { id } = await createGame(one);
      const player = await createPlayer(one);
      const [game, inbox] = [vi.fn(), vi.fn()];
      lossy.bus.subscribe(id, game);
      lossy.bus.subscribe(player.id, inbox);
      await vi.waitFor(() => expect(game).toHaveBeenCalledWith(0, 0), patient);
      for (let version = 1; version <= 3; version += 1) {
        await one.log.append(sampleAppend(id, version - 1));
        await vi.waitFor(() => expect(game).toHaveBeenLastCalledWith(version, 0), patient);
      }
      await vi.waitFor(() => expect(lossy.health().healed).toBeGreaterThanOrEqual(1), patient);
      inbox.mockClear();
      const asked = { ...sampleGame(player.id), seats: [heldBy(player)] };
      await one.games.create(asked);
      await one.log.append(
        sampleAppend(asked.id, 0, { prompts: [{ seat: 0, type: 'place', data: {} }] as never }),
      );
      await vi.waitFor(() => expect(inbox).toHaveBeenCalled(), patient);
    });

    it('see the last version of each game, although half of the announcements are lost', async () => {
      const lossy = await openLossy();
      isLost.mockImplementation(() => Math.random() < 0.5);
      const games = await Promise.all(Array.from({ length: 10 }, async () => (await createGame(one)).id));
      const seen = new Map<string, number>();
      const reading: Promise<void>[] = [];
      for (const id of games)
        lossy.bus.subscribe(id, () => {
          const read = one.games.head(id).then((head) => void seen.set(id, head?.version ?? 0));
          reading.push(read);
        });
      for (let version = 0; version < 10; version += 1)
        await Promise.all(games.map((id) => one.log.append(sampleAppend(id, version))));
      await vi.waitFor(() => expect(games.map((id) => seen.get(id))).toEqual(games.map(() => 10)), patient);
      await Promise.all(reading);
    });
  },
);
