import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Workers } from '../../../src/play/work/workers.js';
import { earlierPicture, isEarlierPicture } from '../../support/earlier-pictures.js';
import { newPerson, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { testedWorkers } from '../../support/workers.js';

describe('heavy requests on one connection', () => {
  const held: (() => void)[] = [];
  const responses: ServerResponse[] = [];
  let holds = false;
  let begun = 0;
  let service: Service;
  let over: string;
  let running: string;
  const hold = async (name: string, input: unknown): Promise<void> => {
    if (!isEarlierPicture(name, input)) return;
    begun += 1;
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
  };
  beforeAll(async () => {
    const workers: Workers = {
      run: (name, rulebook, input, signal) =>
        hold(name, input).then(() => testedWorkers.run(name, rulebook, input, signal)),
    };
    service = await startService({ ofOneProcess: 'threads', workers, trustedProxies: ['127.0.0.1'] });
    const ayla = await newPerson(service, 'Ayla');
    const durc = await newPerson(service, 'Durc');
    running = await startedGame(service, ayla, durc);
    over = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    for (const { auth } of [ayla, durc])
      await service.http
        .post(`/v1/games/${over}/actions`)
        .set(auth)
        .send({ action: { type: 'drill', fish: 1 } })
        .expect(200);
    service.app.server.on('request', ({ url }, response) => {
      if (url?.includes('at=1')) responses.push(response);
    });
    // Threads start with the first task, which takes long on a busy machine.
    await until(async () => (await service.http.get(earlierPicture(over))).status === 200);
  }, 60_000);
  beforeEach(() => {
    holds = true;
    responses.length = 0;
  });
  afterAll(() => service.close());

  /** The client of a pipelined request does not see its response before the earlier ones. */
  const areAnswered = (count: number) =>
    until(() => responses.length === count && responses.every(({ writableEnded }) => writableEnded));

  // The response to a pipelined request is sent, and not over, while an earlier one on its connection goes on.
  it('that are answered while they wait for others do not begin after that', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const earlier = () => earlierPicture(over);
    const first = service.http.get(earlier()).then(({ status }) => status);
    await until(() => held.length === 1);
    for (const path of [`/v1/games/${running}/events`, earlier(), earlier(), earlier(), earlier()])
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n\r\n`);
    // The deadline answers both.
    expect(await first).toBe(503);
    await areAnswered(5);
    holds = false;
    for (const one of held.splice(0)) one();
    // On a busy machine a thread that starts for it may take longer than a request may.
    await until(async () => (await service.http.get(earlier())).status === 200);
    socket.destroy();
  });

  it('that are answered while they wait for a thread are not begun', async () => {
    const before = begun;
    const from = (nth: number) => ({ 'x-forwarded-for': `10.0.0.${nth}` });
    const { hostname, port } = new URL(service.url);
    const earlier = () => earlierPicture(over);
    const others = [1, 2].map((nth) =>
      service.http
        .get(earlier())
        .set(from(nth))
        .then(({ status }) => status),
    );
    await until(() => begun === before + 2);
    const socket = connect(Number(port), hostname);
    for (const path of [`/v1/games/${running}/events`, earlier()])
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: 10.0.0.3\r\naccept: text/event-stream\r\n\r\n`,
      );
    expect(await Promise.all(others)).toEqual([503, 503]);
    await areAnswered(3);
    holds = false;
    for (const one of held.splice(0)) one();
    await service.http.get(earlier()).set(from(4)).expect(200);
    // The two that were held, and the last.
    expect(begun).toBe(before + 3);
    socket.destroy();
  }, 20_000);
});
