import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pick, quickRng, type Rng } from '../../../src/kernel/rng.js';
import { untilDone } from '../until-done.js';
import { createGate, type Gate, GateClosed } from './gate.js';
import { acknowledgedIn, createLedger, type KnownGame, type Ledger, type Sent } from './ledger.js';
import { type Answer, get, post } from './request.js';
import { follow } from './stream.js';

const PLAYERS = 6;
/** In milliseconds. */
const LONGEST_OUTAGE = 60_000;

/** Clients that play and follow games, with a ledger of the responses. */
export interface Load {
  readonly gate: Gate;
  readonly ledger: Ledger;
  /** Stops the clients. */
  end(): Promise<void>;
}

export function startLoad(seed: number): Load {
  const gate = createGate();
  const ledger = createLedger();
  const work: Promise<void>[] = [];
  const note = (one: Promise<void>): void => void work.push(untilClosed(one, ledger));
  const playOn = async (rng: Rng): Promise<void> => {
    const secret = await register(gate, ledger);
    for (;;) {
      const game = await openGame(gate, ledger, secret);
      note(follow(gate, game));
      await playGame({ gate, ledger, secret, game, rng });
    }
  };
  for (let nth = 0; nth < PLAYERS; nth += 1) note(playOn(quickRng(seed + nth)));
  return {
    gate,
    ledger,
    async end() {
      gate.close();
      await Promise.all(work);
    },
  };
}

/** Resolves when this many more actions are acknowledged. */
export async function untilProgress({ ledger }: Load, actions: number): Promise<void> {
  const enough = acknowledgedIn(ledger) + actions;
  await untilDone(async () => {
    if (acknowledgedIn(ledger) < enough) throw new Error('the service acknowledges nothing any more');
  }, LONGEST_OUTAGE);
}

/** Records the failure of a client, like a refused request. */
const untilClosed = (work: Promise<void>, { refused }: Ledger): Promise<void> =>
  work.catch((error: unknown) => {
    if (!(error instanceof GateClosed)) refused.push(String(error));
  });

async function register(gate: Gate, ledger: Ledger): Promise<string> {
  const { body } = expectStatus(201, await insist(gate, null, '/v1/players', { name: 'Ayla' }));
  ledger.players.push(body.player.id);
  return body.secret;
}

async function openGame(gate: Gate, ledger: Ledger, secret: string): Promise<KnownGame> {
  const wish = { rulebook: 'mammut', seats: ['me', 'me', 'me'] };
  const { body } = expectStatus(201, await insist(gate, secret, '/v1/games', wish));
  const sent: Sent = { seat: null, action: 'start' };
  const game: KnownGame = { id: body.id, acknowledged: [], sent, streamed: [] };
  ledger.games.push(game);
  const started = await insist(gate, secret, `/v1/games/${game.id}/start`, {});
  // If the response to a successful start was lost, the repeated start is refused.
  if (![200, 409].includes(started.status)) refuse(ledger, game, started);
  game.acknowledged.push({ version: 1, ...sent });
  game.sent = null;
  return game;
}

interface Playing {
  readonly gate: Gate;
  readonly ledger: Ledger;
  readonly secret: string;
  readonly game: KnownGame;
  readonly rng: Rng;
}

async function playGame({ gate, ledger, secret, game, rng }: Playing): Promise<void> {
  const path = `/v1/games/${game.id}/actions`;
  for (;;) {
    const legal = expectStatus(200, await insist(gate, secret, path));
    const [asked] = legal.body.asked ?? [];
    if (asked === undefined) return;
    const sent: Sent = { seat: asked.seat, action: pick(asked.actions, rng).id };
    game.sent = sent;
    const acted = await insist(gate, secret, path, sent, randomUUID());
    if (acted.status === 200) game.acknowledged.push({ version: acted.body.version, ...sent });
    else refuse(ledger, game, acted);
    game.sent = null;
  }
}

function refuse({ refused }: Ledger, { id }: KnownGame, { status, body }: Answer): void {
  refused.push(`game ${id}: ${status} ${JSON.stringify(body)}`);
}

function expectStatus(status: number, answer: Answer): Answer {
  if (answer.status === status) return answer;
  throw new Error(`expected ${status}, not ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** Repeats a request until the service answers, with the same idempotency key if it has one. */
async function insist(
  gate: Gate,
  secret: string | null,
  path: string,
  sent?: object,
  key?: string,
): Promise<Answer> {
  for (;;) {
    const answer = await gate.send((url, signal) =>
      sent === undefined
        ? get(url + path, { secret, signal })
        : post(url + path, sent, { secret, signal, key }),
    );
    if (answer !== null && answer.status < 500) return answer;
    await sleep(20);
  }
}
