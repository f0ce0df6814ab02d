/*
 * A bot: waits for prompts in all games of its account, and answers each with a random legal action.
 * Make its account:  curl $SERVER/v1/players -H 'content-type: application/json' -d '{"name":"Robot","bot":true}'
 * Run it:            SERVER=http://127.0.0.1:3000 TOKEN=pf_… node examples/bot.ts
 * Set SECRET to a text of your own too, and the bot can reveal its entropy even if it was started again meanwhile.
 */
import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../openapi/client.d.ts';

type Schemas = components['schemas'];
type Action = Schemas['LegalActions']['asked'][number]['actions'][number];

interface Answer<Body> {
  readonly status: number;
  readonly etag: string | null;
  readonly body: Body;
}

const { SERVER = 'http://127.0.0.1:3000', TOKEN, SECRET = randomUUID() } = process.env;

/** Your ideas go here. `GET /v1/games/{id}/view` shows the game as this player may see it. */
const choose = (actions: readonly Action[]): Action | undefined => actions[randomInt(actions.length)];

/** Sends a request until the server answers it: lost connections, 429 and 5xx are retried. */
async function send<Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...init.headers };
  for (let pause = 1; ; pause = Math.min(2 * pause, 30)) {
    let reason: unknown;
    let seconds = pause;
    try {
      const response = await fetch(SERVER + path, { ...init, headers, signal: AbortSignal.timeout(60_000) });
      const { status } = response;
      const text = await response.text();
      if (status === 401) break;
      if (status < 500 && status !== 429)
        return { status, etag: response.headers.get('etag'), body: text === '' ? null : JSON.parse(text) };
      seconds = Number(response.headers.get('retry-after')) || pause;
      reason = status;
    } catch (error) {
      reason = error;
    }
    console.error(`${path}: ${reason}, trying again in ${seconds} s`);
    await sleep(seconds * 1000);
  }
  throw new Error('The server does not know this TOKEN.');
}

async function answer(game: string): Promise<void> {
  const { status, body: legal } = await send<Schemas['LegalActions']>(`/v1/games/${game}/actions`);
  const [question] = status === 200 ? legal.asked : [];
  const action = question && choose(question.actions);
  if (!action) return;
  const acted = await send<{ detail?: string }>(`/v1/games/${game}/actions`, {
    method: 'POST',
    headers: {
      'if-match': `"${legal.version}"`, // refused with 412 if the game has moved on
      'idempotency-key': randomUUID(), // a retry after a lost answer acts only once
    },
    body: JSON.stringify({ seat: question.seat, action: action.id }),
  });
  console.log(`${game}: ${acted.status === 200 ? action.text : acted.body.detail}`);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Adds to the seeds of games that have not started: commits first, and reveals when every seat is taken. */
async function bringEntropy(): Promise<boolean> {
  const { body } = await send<Schemas['Games']>('/v1/games?seat=me&status=open');
  for (const { id, yourSeats, fairness } of body.games ?? []) {
    const { attempt, phase, hidden } = fairness.draw;
    for (const seat of yourSeats) {
      const entropy = createHmac('sha256', SECRET).update(`${id} ${seat} ${attempt}`).digest('hex');
      const commitment = sha256(`permafrost entropy ${sha256(`permafrost contribution ${entropy}`)}`);
      const isOurs = fairness.commitments[seat] === commitment;
      const post = (to: string, brought: object) =>
        send(`/v1/games/${id}/seats/${seat}/${to}`, { method: 'POST', body: JSON.stringify(brought) });
      if (phase === 'committing' && !isOurs) await post('entropy', { commitment });
      if (phase === 'revealing' && isOurs && hidden.includes(seat)) await post('reveal', { entropy });
    }
  }
  return (body.games ?? []).length > 0;
}

for (let seen: string | null = null; ; ) {
  // Held back until something waits that differs from what was seen, for at most as many seconds.
  const wait = (await bringEntropy()) ? 5 : 30;
  const headers: Record<string, string> = seen === null ? {} : { 'if-none-match': seen };
  const inbox: Answer<Schemas['Inbox']> = await send(`/v1/me/prompts?wait=${wait}`, { headers });
  if (inbox.status !== 200) continue;
  seen = inbox.etag;
  for (const { game } of inbox.body.waiting) await answer(game);
}
