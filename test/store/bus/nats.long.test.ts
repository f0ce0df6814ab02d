import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { hasNats, listenAs, type NatsServer, startNats } from '../../support/nats-server.js';
import { createGame, sampleAppend } from '../sample.js';

const patient = { timeout: 30_000 };
const announced = [undefined, undefined];

describe.skipIf(!hasNats())('announcements through NATS', () => {
  let database: TestDatabase;
  let nats: NatsServer;
  const toClose: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    nats = await startNats();
  });
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close();
  });
  afterAll(async () => {
    await database.drop();
    await nats.close();
  });

  const errors: unknown[] = [];
  async function open(busUrl = nats.url, on = database): Promise<Store> {
    const observer = { onError: (error: unknown) => errors.push(error) };
    const store = await openStore({ databaseUrl: on.url, poolSize: 2, busUrl, observer });
    toClose.push(() => store.close());
    return store;
  }
  const warningsOf = async (store: Store): Promise<readonly string[]> => {
    const ready = await store.ready();
    return ready.ready ? ready.warnings : [ready.detail];
  };
  const degraded = expect.stringContaining('BUS_URL');

  it('go to the processes that listen to the game, by a subject of its own', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { id } = await createGame(one);
    const leave = [one.bus.subscribe(id, () => {}), one.bus.subscribe(id, () => {})];
    other.bus.subscribe(`${id}.talk`, () => {});
    const own = async () => (await nats.subjects()).filter((subject) => subject.includes(id)).sort();
    const game = expect.stringMatching(new RegExp(`^permafrost\\.[0-9a-f]{12}\\.on\\.${id}$`));
    await vi.waitFor(async () => expect(await own()).toEqual([game, expect.stringMatching(/\.talk$/)]));
    for (const end of leave) end();
    await vi.waitFor(async () => expect(await own()).toEqual([expect.stringMatching(/\.talk$/)]));
  });

  it('do not reach processes of another database on the same server', async () => {
    const second = await testDatabase();
    toClose.push(() => second.drop());
    const [one, stranger] = [await open(), await open(nats.url, second)];
    const other = await open();
    const [heard, overheard] = [vi.fn(), vi.fn()];
    other.bus.subscribe('topic', heard);
    stranger.bus.subscribe('topic', overheard);
    await vi.waitFor(() => {
      one.bus.publish(['topic']);
      expect(heard).toHaveBeenCalled();
    }, patient);
    expect(overheard).not.toHaveBeenCalled();
  });

  it('go on after the server was stopped and started, and meanwhile changes are found by looking', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { id } = await createGame(one);
    const heard = vi.fn();
    other.bus.subscribe(id, heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(0, 0), patient);
    await nats.stop();
    await vi.waitFor(async () => expect(await warningsOf(other)).toContainEqual(degraded), patient);
    expect(await one.log.append(sampleAppend(id, 0))).toBe('appended');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(1, 0), patient);
    await nats.start();
    for (const store of [one, other])
      await vi.waitFor(() => expect(store.busHealth().problem).toBeNull(), patient);
    heard.mockClear();
    await one.log.append(sampleAppend(id, 1));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(...announced), patient);
    expect(errors).toContainEqual(new Error('the server in BUS_URL: the connection was lost'));
  });

  it('are dropped, not kept, while the server does not read', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { id } = await createGame(one);
    const heard = vi.fn();
    other.bus.subscribe(id, heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(0, 0), patient);
    nats.signal('SIGSTOP');
    for (let nth = 0; nth < 30_000; nth += 1) one.bus.publish([`${nth}`]);
    expect(one.busHealth().dropped).toBeGreaterThanOrEqual(20_000);
    expect(await one.log.append(sampleAppend(id, 0))).toBe('appended');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(1, 0), patient);
    await vi.waitFor(() => expect(one.busHealth().problem).toEqual(degraded), patient);
    nats.signal('SIGCONT');
    await vi.waitFor(() => expect(one.busHealth().problem).toBeNull(), patient);
    await vi.waitFor(() => expect(other.busHealth().problem).toBeNull(), patient);
    heard.mockClear();
    await one.log.append(sampleAppend(id, 1));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(...announced), patient);
  });

  it('are done without where the password is wrong', async () => {
    const guarded = await startNats('--user', 'service', '--pass', 'a password');
    toClose.push(() => guarded.close());
    const wrong = await open(`nats://service:wrong@127.0.0.1:${guarded.port}`);
    expect(wrong.busHealth().problem).toEqual(degraded);
    expect(errors.map(String)).toContainEqual(expect.stringMatching(/BUS_URL: .*Authorization/i));
    const right = await open(`nats://service:a%20password@127.0.0.1:${guarded.port}`);
    expect(right.busHealth().problem).toBeNull();
  });

  const info = 'INFO {"server_id":"x","version":"2.9.10","max_payload":1048576,"proto":1}\r\n';
  /** Greets like a server, confirms what it is sent, and then says something. */
  const afterGreeting = (words: string | Buffer) => (socket: Socket) => {
    socket.write(info);
    let isGreeted = false;
    socket.on('data', (bytes) => {
      for (const _ of bytes.toString().match(/PING\r\n/g) ?? []) socket.write('PONG\r\n');
      if (!isGreeted) setTimeout(() => socket.write(words), 50);
      isGreeted = true;
    });
  };
  const noise = Buffer.from(Array.from({ length: 5_000 }, (_, nth) => (nth * 7919) % 256));

  const nonsense: readonly [string, (socket: Socket) => void][] = [
    ['that says nothing', () => {}],
    ['that hangs up', (socket) => socket.destroy()],
    ['of another protocol', (socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['that sends noise', (socket) => void socket.write(noise)],
    ['whose greeting is no JSON', (socket) => void socket.write('INFO {"server_id":\r\n')],
    ['whose greeting never ends', (socket) => void socket.write(`INFO ${'{"a":'.repeat(100_000)}`)],
    ['that sends noise after its greeting', afterGreeting(noise)],
    ['that sends messages nobody asked for', afterGreeting('MSG a 1 3\r\nabc\r\nMSG b 999 0\r\n\r\n')],
    ['that announces a message of terabytes', afterGreeting('MSG permafrost 1 9999999999999\r\nabc')],
    ['that greets with noise again', afterGreeting('INFO nonsense\r\n')],
    ['that complains', afterGreeting("-ERR 'Unknown Protocol Operation'\r\n")],
  ];

  it('are done without next to a server that says nothing, or nonsense', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await Promise.all(
      nonsense.map(async ([what, serve]) => {
        const double = await listenAs(serve);
        toClose.push(() => double.close());
        const [one, other] = await Promise.all([open(double.url), open(double.url)]);
        const { id } = await createGame(one);
        const heard = vi.fn();
        other.bus.subscribe(id, heard);
        await vi.waitFor(() => expect(heard, what).toHaveBeenCalledWith(0, 0), patient);
        expect(await one.log.append(sampleAppend(id, 0)), what).toBe('appended');
        await vi.waitFor(() => expect(heard, what).toHaveBeenCalledWith(1, 0), patient);
      }),
    );
    vi.restoreAllMocks();
  }, 60_000);
});
