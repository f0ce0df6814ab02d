import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pick, type Rng } from '../../../src/kernel/rng.js';
import type { Member } from './fleet.js';
import type { Call, Operation } from './record.js';
import { type Body, insist, type KnownGame, type Reply, send, type Table } from './table.js';

/** A player with an account. It does one thing after the other; `rng` makes all of its choices. */
export interface Client {
  readonly nth: number;
  readonly secret: string;
  readonly rng: Rng;
  /** So that keys and texts are unique, and the same when the plan is repeated. */
  sent: number;
  /** The last action that was acknowledged under a key, to be sent again. */
  last: { readonly call: Wish; readonly game: KnownGame } | null;
}

interface Wish {
  readonly operation: Operation;
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly seat: number | null;
  readonly action?: string | null;
  readonly ifVersion?: number | null;
  readonly key?: string;
}

const EVENTS = ['game.started', 'game.finished', 'entry.appended', 'prompt.opened', 'message.posted'];
const RULEBOOKS = ['mammut', 'eiszeit', 'mammut', 'tal-der-mammuts'];
/** Attempts with the same key. */
const MAX_ATTEMPTS = 20;
/** In milliseconds: the pause between them. */
const RETRY = 100;
/** Running games: each has followers, which cost time. */
const MAX_GAMES = 20;

export async function register(table: Table, nth: number, rng: Rng): Promise<Client> {
  const { body } = await insist(table.members, '/v1/players', {
    method: 'POST',
    body: { name: `Client ${nth}` },
  });
  const secret = body.secret ?? '';
  const hook = { url: table.receiverUrl(nth), events: EVENTS };
  await insist(table.members, '/v1/me/webhooks', { method: 'POST', secret, body: hook });
  return { nth, secret, rng, sent: 0, last: null };
}

/** Opens a game with a seat for each of these clients, and starts it. */
export async function openGame(table: Table, clients: readonly Client[], nth: number): Promise<void> {
  const [creator, ...others] = clients as [Client, ...Client[]];
  const { members } = table;
  // A client that opens a game alone plays both seats.
  const seats = others.length === 0 ? ['me', 'me'] : ['me', ...others.map(() => 'open')];
  const wish = { rulebook: RULEBOOKS[nth % RULEBOOKS.length], seats };
  const made = await insist(members, '/v1/games', { method: 'POST', secret: creator.secret, body: wish });
  if (made.body.id === undefined) throw new Error(`no game: ${made.text}`);
  const game: KnownGame = {
    id: made.body.id,
    creator: creator.nth,
    holders: seats.map((_, seat) => clients[seat]?.nth ?? creator.nth),
    isOver: false,
  };
  for (const [at, { secret }] of others.entries())
    await insist(members, `/v1/games/${game.id}/seats`, { method: 'POST', secret, body: { seat: at + 1 } });
  table.follow(game, creator.secret);
  const member = members[nth % members.length] as Member;
  const path = `/v1/games/${game.id}/start`;
  const wanted: Wish = { operation: 'start', method: 'POST', path, body: {}, seat: null };
  let reply = await attempt(table, creator, game, member, wanted);
  while ((reply === null || reply.status >= 500) && !table.closing.aborted) {
    await sleep(RETRY);
    reply = await attempt(table, creator, game, pick(members, creator.rng), wanted);
  }
  table.games.push(game);
}

/** Plays until the table closes. */
export async function live(table: Table, client: Client): Promise<void> {
  while (!table.closing.aborted) {
    const game = chooseGame(table, client);
    const member = pick(table.members, client.rng);
    if (game !== null) await act(table, client, game, member);
    else if (table.games.filter(({ isOver }) => !isOver).length < MAX_GAMES)
      await openGame(table, [client], client.rng.int(RULEBOOKS.length)).catch(() => {});
    await sleep(client.rng.int(30));
  }
}

function chooseGame({ games }: Table, { nth, rng }: Client): KnownGame | null {
  const running = games.filter(({ isOver }) => !isOver);
  const own = running.filter(({ holders }) => holders.includes(nth));
  if (own.length > 0 && rng.int(12) > 0) return pick(own, rng);
  // Without a seat: look for one, or open another game.
  const looks = rng.int(own.length > 0 ? 1 : 4) === 0;
  return looks && running.length > 0 ? pick(running, rng) : null;
}

/** One thing that a client does, by weight. */
async function act(table: Table, client: Client, game: KnownGame, member: Member): Promise<void> {
  const { rng, nth } = client;
  const own = game.holders.flatMap((holder, seat) => (holder === nth ? [seat] : []));
  if (own.length === 0) return join(table, client, game, member);
  const dice = rng.int(100);
  if (dice < 70) return takeAction(table, client, game, member);
  if (dice < 80) return read(table, client, game, member);
  if (dice < 86) return say(table, client, game, member);
  if (dice < 91) return repeat(table, client, member);
  if (dice < 96) return undo(table, client, game, member);
  const seat = pick(own, rng);
  if (dice < 99) return leave(table, client, game, member, seat);
  // Rarely, because nobody plays a seat that has resigned.
  if (rng.int(4) > 0) return read(table, client, game, member);
  const path = `/v1/games/${game.id}/seats/${seat}/resign`;
  const reply = await attempt(table, client, game, member, {
    ...{ operation: 'resign', method: 'POST', path, seat, body: {} },
  });
  if (reply?.status === 200) game.holders[seat] = null;
}

async function takeAction(table: Table, client: Client, game: KnownGame, member: Member): Promise<void> {
  const { rng, secret, nth } = client;
  const path = `/v1/games/${game.id}/actions`;
  const legal = await send(member, path, { secret });
  const asked = legal?.body.asked ?? [];
  if (asked.length === 0) {
    if (legal?.status === 200) await look(table, client, game, member);
    return;
  }
  const { seat, actions } = pick(asked, rng);
  if (actions.length === 0) return;
  const action = pick(actions, rng).id;
  const [wantsKey, wantsVersion, wantsTwo] = [rng.int(10) < 6, rng.int(4) === 0, rng.int(5) === 0];
  client.sent += 1;
  const wish: Wish = {
    ...{ operation: 'act', method: 'POST', path, seat, action },
    body: { seat, action },
    ifVersion: wantsVersion ? (legal?.body.version ?? null) : null,
    ...(wantsKey ? { key: `${nth}-${client.sent}` } : {}),
  };
  if (!wantsKey) {
    // Two devices of a player answer the same question.
    const rival = pick(actions, rng).id;
    const other: Wish = { ...wish, action: rival, body: { seat, action: rival } };
    const second = wantsTwo ? attempt(table, client, game, pick(table.members, rng), other) : null;
    await attempt(table, client, game, member, wish);
    await second;
    return;
  }
  // Two processes get the same request at once, and only one may carry it out.
  const second = wantsTwo ? attempt(table, client, game, pick(table.members, rng), wish) : null;
  let reply = await attempt(table, client, game, member, wish);
  await second;
  for (let nth = 1; (reply === null || reply.status >= 500) && nth < MAX_ATTEMPTS; nth += 1) {
    if (table.closing.aborted) break;
    await sleep(RETRY);
    reply = await attempt(table, client, game, pick(table.members, rng), wish);
  }
  if (reply?.status === 200) client.last = { call: wish, game };
}

/** Sends the last acknowledged action again, as a client does that lost the response. */
async function repeat(table: Table, client: Client, member: Member): Promise<void> {
  if (client.last === null) return;
  await attempt(table, client, client.last.game, member, client.last.call);
}

async function undo(table: Table, client: Client, game: KnownGame, member: Member): Promise<void> {
  const path = `/v1/games/${game.id}/undo`;
  await attempt(table, client, game, member, {
    ...{ operation: 'undo', method: 'POST', path, body: {}, seat: null },
  });
}

async function leave(table: Table, client: Client, game: KnownGame, member: Member, seat: number) {
  const path = `/v1/games/${game.id}/seats/${seat}`;
  const reply = await attempt(table, client, game, member, {
    ...{ operation: 'leave', method: 'DELETE', path, seat },
  });
  if (reply?.status === 204) game.holders[seat] = null;
}

async function join(table: Table, client: Client, game: KnownGame, member: Member): Promise<void> {
  const found = await look(table, client, game, member);
  const open = (found?.seats ?? []).filter(({ kind }) => kind === 'open');
  if (open.length === 0) return;
  const { seat } = pick(open, client.rng);
  const path = `/v1/games/${game.id}/seats`;
  const reply = await attempt(table, client, game, member, {
    ...{ operation: 'join', method: 'POST', path, body: { seat }, seat },
  });
  if (reply?.status === 200) game.holders[seat] = client.nth;
}

/** Reads the head of a game, and corrects what is known of its seats. */
async function look(
  { note, now }: Table,
  { nth, secret }: Client,
  game: KnownGame,
  member: Member,
): Promise<Body | null> {
  const process = member.name();
  const sent = now();
  const reply = await send(member, `/v1/games/${game.id}`, { secret });
  if (reply?.status !== 200) return null;
  const { body } = reply;
  note({
    ...{ kind: 'read', client: nth, process, game: game.id, sent, done: now() },
    ...{ version: body.version ?? 0, viewer: null, view: null },
  });
  if (body.status === 'finished' || body.status === 'closed') game.isOver = true;
  for (const seat of game.holders.keys()) {
    if (body.yourSeats?.includes(seat)) game.holders[seat] = nth;
    else if (game.holders[seat] === nth) game.holders[seat] = null;
  }
  return body;
}

async function read({ note, now }: Table, client: Client, game: KnownGame, member: Member): Promise<void> {
  const { nth, secret } = client;
  const process = member.name();
  const sent = now();
  const reply = await send(member, `/v1/games/${game.id}/view`, { secret });
  if (reply?.status !== 200) return;
  const { version = 0, viewer = null, view } = reply.body;
  note({ kind: 'read', client: nth, process, game: game.id, sent, done: now(), version, viewer, view });
}

async function say({ note, now }: Table, client: Client, game: KnownGame, member: Member): Promise<void> {
  client.sent += 1;
  const text = `Message ${client.sent} of client ${client.nth}`;
  const process = member.name();
  const sent = now();
  const reply = await send(member, `/v1/games/${game.id}/messages`, {
    ...{ method: 'POST', secret: client.secret, body: { text } },
  });
  const [status, id] = [reply?.status ?? null, reply?.body.id ?? null];
  note({ kind: 'posted', client: client.nth, process, game: game.id, text, sent, done: now(), status, id });
}

/** Sends a request that changes a game, and records what became of it. */
async function attempt(
  { note, now }: Table,
  { nth, secret }: Client,
  game: KnownGame,
  member: Member,
  { operation, method, path, body, seat, action = null, ifVersion = null, key }: Wish,
): Promise<Reply | null> {
  const process = member.name();
  const headers = {
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(ifVersion === null ? {} : { 'if-match': `"${ifVersion}"` }),
  };
  const sent = now();
  const reply = await send(member, path, {
    method,
    secret,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const call: Call = {
    ...{ kind: 'call', client: nth, process, game: game.id, operation, seat, action, ifVersion },
    ...{ key: key ?? null, sent, done: now(), status: reply?.status ?? null },
    version: reply !== null && reply.status < 300 ? (reply.body.version ?? null) : null,
    entries: (reply?.body.entries ?? []).map(({ version, hash }) => ({ version, hash })),
    body: createHash('sha256')
      .update(reply?.text ?? '')
      .digest('hex'),
    problem: reply?.body.code ?? null,
  };
  note(call);
  return reply;
}
