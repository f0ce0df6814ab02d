import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const SECONDS = 60;
const MEGABYTES = 100;

describe('a bot that answers', () => {
  const time = turningClock();
  let service: Service;
  let ayla: Person;
  let bot: Person;
  let game: string;
  beforeAll(async () => {
    service = await startService({ clock: time.clock, deadlineMs: 20 });
    ayla = await newPerson(service, 'Ayla');
    const { body } = await service.http.post('/v1/players').send({ name: 'Bad bot', bot: true }).expect(201);
    bot = { id: body.player.id, name: 'Bad bot', secret: body.secret, auth: bearer(body.secret) };
  });
  beforeEach(async () => {
    const clock = { kind: 'prompt', seconds: SECONDS };
    const { id } = await newGame(service, ayla, { clock, options: { rounds: 2 } });
    await service.http.post(`/v1/games/${id}/seats`).set(bot.auth).send({}).expect(200);
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    game = id;
  });
  afterAll(() => service.close());

  const act = (who: Person, body: object = { action: 'drill:fish=1' }, headers: object = {}) =>
    service.http
      .post(`/v1/games/${game}/actions`)
      .set({ ...who.auth, ...headers })
      .send(body);
  const get = async () => (await service.http.get(`/v1/games/${game}`).expect(200)).body;
  /** The others play on, as if nothing had happened. */
  const goesOn = async () => {
    for (const round of [1, 2]) {
      for (const one of [ayla, bot]) {
        const { status } = await act(one);
        if (round === 2) expect([200, 409]).toContain(status);
      }
    }
    await until(async () => (await get()).status === 'finished');
  };

  it('late finds that its time was up and somebody else has answered, and the game goes on', async () => {
    const { version } = await get();
    time.turn(1_000 * (SECONDS + 1));
    await until(async () => (await get()).version > version);
    const { body } = await act(bot, { action: 'drill:fish=1' }, { 'if-match': `"${version}"` }).expect(412);
    expect(body.code).toBe('stale_version');
    await goesOn();
  });

  it('twice has answered once, with and without a key', async () => {
    const key = { 'idempotency-key': `once-${game}` };
    const first = await act(bot, { action: 'drill:fish=1' }, key).expect(200);
    const again = await act(bot, { action: 'drill:fish=1' }, key).expect(200);
    expect(again.body).toEqual(first.body);
    const { body } = await act(bot).expect(422);
    expect(body.code).toBe('not_your_turn');
    expect((await get()).version).toBe(first.body.version);
    await goesOn();
  });

  it('illegally is told why, and is still asked', async () => {
    const { version } = await get();
    for (const action of ['drill:fish=9', 'swim', { type: 'drill', fish: -1 }, { type: 'drill' }]) {
      const { status, body } = await act(bot, { action });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.code).toMatch(/not_legal|malformed/);
    }
    const now = await get();
    expect(now.version).toBe(version);
    expect(now.prompts.map(({ seat }: { seat: number }) => seat)).toContain(1);
    await goesOn();
  });

  it('with a hundred megabytes is refused before it has sent them, and others are served meanwhile', async () => {
    const { port } = new URL(service.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    const path = `/v1/games/${game}/actions`;
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${bot.secret}\r\n` +
        'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    let answer = '';
    let sent = 0;
    const closed = once(socket, 'close');
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    const megabyte = Buffer.alloc(1_000_000, 'a');
    const piece = Buffer.concat([
      Buffer.from(`${megabyte.length.toString(16)}\r\n`),
      megabyte,
      Buffer.from('\r\n'),
    ]);
    for (; sent < MEGABYTES && answer === '' && !socket.destroyed; sent += 1) {
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), closed]);
      expect((await get()).status).toBe('active');
    }
    await until(() => answer !== '');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(MEGABYTES);
    socket.destroy();
    await goesOn();
  });
});
