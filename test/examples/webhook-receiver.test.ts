import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openReceivers } from '../../src/outbound/receivers.js';
import { newGame, newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { type Example, runExample } from './run-example.js';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

let service: Service;
beforeAll(async () => {
  service = await startService({ receivers: openReceivers({ allowPrivate: true }), dispatchMs: 20 });
});
afterAll(() => service.close());

let example: Example;
afterEach(() => example.stop());

/** Its address, once it listens. */
async function start(secret: string): Promise<string> {
  example = runExample('webhook-receiver.ts', { SECRET: secret, PORT: '0' });
  await until(() => example.lines().length > 0);
  return example.lines()[0]?.replace('Listening on ', '') ?? '';
}

describe('examples/webhook-receiver.ts', () => {
  it('accepts what the service sends, and prints what happened', async () => {
    const me = await newPerson(service);
    // The receiver needs the secret of a webhook that exists, and the webhook the address of a receiver that runs.
    const wish = { url: 'http://127.0.0.1:1024/', events: ['game.started', 'prompt.opened'] };
    const { body } = await service.http.post('/v1/me/webhooks').set(me.auth).send(wish).expect(201);
    const url = await start(body.secret);
    const hook = `/v1/me/webhooks/${body.webhook.id}`;
    await service.http.patch(hook).set(me.auth).send({ url }).expect(200);
    const { id } = await newGame(service, me, { seats: ['me', 'me'] });
    await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
    await until(() => example.lines().length >= 4);
    const lines = example
      .lines()
      .slice(1)
      .map((line) => line.split(' '));
    expect(lines.map(([type]) => type)).toEqual(['game.started', 'prompt.opened', 'prompt.opened']);
    const view = await fetch(lines[0]?.[1] ?? '', { headers: me.auth });
    expect(await view.json()).toMatchObject({ game: id });
    const { deliveries } = (await service.http.get(`${hook}/deliveries`).set(me.auth)).body;
    expect(deliveries.map(({ status }: { status: number }) => status)).toEqual([204, 204, 204]);
  });

  const post = async (url: string, { key = SECRET, at = new Date(), id = 'msg_1' } = {}): Promise<number> => {
    const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} });
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(id, at, body),
    };
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };

  it('refuses what was signed with another secret, or long ago', async () => {
    const url = await start(SECRET);
    const other = `whsec_${Buffer.from('another secret of that length ..').toString('base64')}`;
    expect(await post(url, { key: other })).toBe(401);
    expect(await post(url, { at: new Date(Date.now() - 3_600_000) })).toBe(401);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(example.lines()).toHaveLength(1);
  });

  it('acknowledges a message that comes twice, and handles it once', async () => {
    const url = await start(SECRET);
    for (const id of ['msg_1', 'msg_1', 'msg_2']) expect(await post(url, { id })).toBe(204);
    expect(example.lines().slice(1)).toEqual(['webhook.test', 'webhook.test']);
  });
});
