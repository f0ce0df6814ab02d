/*
 * A bot: reads what happens in all games of its account, and answers each prompt with a random legal action. A prompt
 * comes with its actions, and the response to an action with the next ones, so a turn is one request.
 * Make its account:  curl $SERVER/v1/players -H 'content-type: application/json' -d '{"name":"Robot","bot":true}'
 * Run it:            SERVER=http://127.0.0.1:3000 TOKEN=pf_… node examples/bot.ts
 * With the id of a game as an argument, it ends when that game is over.
 * Set SECRET to a text of your own too, and the bot can reveal its entropy even if it was started again meanwhile.
 */
import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../openapi/client.d.ts';

type Schemas = components['schemas'];
type Turn = Schemas['LegalActions'];
type Action = Turn['asked'][number]['actions'][number];

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

const { SERVER = 'http://127.0.0.1:3000', TOKEN, SECRET = randomUUID() } = process.env;
const [only] = process.argv.slice(2);
/** By game, the version that this bot has last acted at: prompts up to there are answered. */
const actedAt = new Map<string, number>();

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
      if (status < 500 && status !== 429) return { status, body: text === '' ? null : JSON.parse(text) };
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

/** Acts once. Returns what may be done next, or null if nothing is asked. */
async function act({ game, version, asked }: Turn): Promise<Turn | null> {
  const [question] = asked;
  const action = question && choose(question.actions);
  if (!action) return null;
  const path = `/v1/games/${game}/actions`;
  const acted = await send<Turn & { detail?: string }>(`${path}?include=actions`, {
    method: 'POST',
    headers: {
      'if-match': `"${version}"`, // refused with 412 if the game has moved on
      'idempotency-key': randomUUID(), // a retry after a lost answer acts only once
    },
    body: JSON.stringify({ seat: question.seat, action: action.id }),
  });
  console.log(`${game}: ${acted.status === 200 ? action.text : acted.body.detail}`);
  if (acted.status === 200) actedAt.set(game, acted.body.version - 1);
  if (acted.status === 200 && acted.body.asked) return { ...acted.body, game };
  const now = await send<Turn>(path);
  return now.status === 200 && now.body.version > version ? now.body : null;
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

for (let after = ''; ; ) {
  // Held back until something happens, for at most as many seconds.
  const query = new URLSearchParams({ include: 'actions', wait: (await bringEntropy()) ? '5' : '30' });
  if (after !== '') query.set('after', after);
  const { status, body } = await send<Schemas['AccountEvents']>(`/v1/me/events?${query}`);
  for (const event of status === 200 ? body.events : []) {
    let turn: Turn | null = (event.type === 'prompt.opened' && event.turn) || null;
    while (turn !== null && turn.version > (actedAt.get(turn.game) ?? 0)) turn = await act(turn);
    if (event.type === 'game.finished') actedAt.delete(event.game ?? '');
  }
  after = status === 200 ? body.cursor : '';
  if (only === undefined) continue;
  const game = await send<Schemas['Game']>(`/v1/games/${only}`);
  if (game.body.status !== 'finished') continue;
  console.log(JSON.stringify(game.body.outcome));
  break;
}
