import { vi } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { SPECTATOR } from '../../../src/engine/rulebook.js';
import { pick, quickRng, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { leave, move } from './moves.js';
import { endings, operations, type Wish } from './operations.js';
import { type Account, Leak, Pair, type Role, ShownByRules } from './pair.js';
import { positionOf } from './positions.js';
import { type Answer, type Ask, openWorld, type World } from './worlds.js';

const roles: readonly Role[] = ['player', 'creator', 'former', 'guest', 'spectator', 'anonymous'];

/** A seed gives the same games and requests. */
export interface Plan {
  readonly seed: number;
  readonly pairs: number;
  /** The requests of the viewer in each pair. */
  readonly steps: number;
}

const turnClock = (): void => void vi.setSystemTime(Date.now() + 61_000);

/** Time stands still but for `turnClock`, so that two worlds tell the same time. */
export async function openWorlds(): Promise<Worlds> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T12:00:00Z') });
  const clock = () => new Date();
  return [await openWorld(clock), await openWorld(clock)];
}

export async function closeWorlds(worlds: Worlds): Promise<void> {
  for (const world of worlds) await world.close();
  vi.useRealTimers();
}

/** Plays all pairs of a plan, or one of them. */
export async function witness(worlds: Worlds, plan: Plan, only?: number): Promise<Report> {
  const report = newReport();
  console.info(`witness: WITNESS=${plan.seed}`);
  const numbers = only === undefined ? [...Array(plan.pairs).keys()] : [only];
  for (const nth of numbers) {
    await playPair(worlds, plan, nth, report);
    // One is enough to be mended first, and says how to replay it.
    if (report.leaks.length > 0) return report;
  }
  if (only === undefined) await askTheRest(worlds, plan, report);
  console.info(`witness: ${report.pairs} pairs, of which the rules ended ${report.told}`);
  return report;
}

export interface Report {
  pairs: number;
  /** Pairs that ended because the rules had told the viewer which world it is in. */
  told: number;
  readonly asked: Set<string>;
  readonly leaks: string[];
}

const newReport = (): Report => ({ pairs: 0, told: 0, asked: new Set(), leaks: [] });

export type Worlds = readonly [World, World];

/** Plays pair `nth`. The same seed and number give the same requests. */
async function playPair(worlds: Worlds, plan: Plan, nth: number, report: Report): Promise<void> {
  const rng = quickRng(plan.seed * 1009 + nth);
  const rulebook = testedRulebooks[nth % testedRulebooks.length] as AnyRulebook;
  const role = roles[(nth + Math.floor(nth / testedRulebooks.length)) % roles.length] as Role;
  const pair = await seated(worlds, { rulebook, role, label: `w${nth}` }, rng);
  report.pairs += 1;
  try {
    await pair.begin();
    if (pair.me !== null && role !== 'guest') await subscribe(pair);
    if (role === 'former') await must(pair, 'leaveGame', 'DELETE', `/seats/${pair.viewer}`);
    if (role !== 'spectator' && role !== 'anonymous' && rng.int(2) === 0) await seekAnotherHand(pair);
    await seekAnswers(pair);
    const order = shuffled(Object.keys(operations), rng);
    for (let step = 0; step < plan.steps; step += 1) {
      const late = step > (plan.steps * 3) / 4;
      await oneStep(pair, order, report, late);
    }
  } catch (error) {
    if (error instanceof ShownByRules) report.told += 1;
    else if (error instanceof Leak)
      report.leaks.push(`WITNESS=${plan.seed}:${nth} ${role}: ${error.message}`);
    else throw error;
  } finally {
    await pair.end();
  }
}

/** The viewer is told by webhooks and mail what happens. */
async function subscribe(pair: Pair): Promise<void> {
  for (const name of ['createWebhook', 'setEmail', 'confirmEmail']) {
    const [answer] = await pair.ask(name, pair.wish(name));
    if (answer.status >= 400) throw new Error(`${name} answered ${answer.status} ${answer.body}`);
    remember(pair, name, answer);
  }
}

async function must(pair: Pair, name: string, method: Ask['method'], path: string): Promise<void> {
  const [{ status, body }] = await pair.ask(name, { method, url: `/v1/games/${pair.game.id}${path}` });
  if (status >= 400) throw new Error(`${name} answered ${status} ${body}`);
}

/** Something happens in the game; then the viewer asks for something, and looks at everything. */
async function oneStep(pair: Pair, order: string[], report: Report, late: boolean): Promise<void> {
  const { rng } = pair;
  if (rng.int(2) === 0) await move(pair);
  if (rng.int(4) === 0) await actAndUndo(pair);
  const often = rng.int(2) === 0;
  const next = often ? pick(OFTEN, rng) : takeNext(order, late);
  if (next !== undefined) await askFor(pair, next, report);
  if (next === undefined || CHANGES.has(next)) await lookAround(pair);
}

/** Another leaves, and the viewer tries every way to that hand. */
async function seekAnotherHand(pair: Pair): Promise<void> {
  const seat = await leave(pair);
  if (seat === null) return;
  const url = `/v1/games/${pair.game.id}/seats`;
  const tries: readonly (readonly [string, Wish])[] = [
    ['joinGame', { method: 'POST', url, body: { seat } }],
    ['makeSeatKey', { method: 'POST', url: `${url}/${seat}/keys`, body: {} }],
    ['leaveGame', { method: 'DELETE', url: `${url}/${pair.viewer}` }],
    ['joinGame', { method: 'POST', url, body: { seat } }],
    ['makeSeatKey', { method: 'POST', url: `${url}/${seat}/keys`, body: {} }],
    ['joinGame', { method: 'POST', url, body: { seat: pair.viewer } }],
  ];
  for (const [name, wish] of tries) {
    const [answer] = await pair.ask(name, wish);
    remember(pair, name, answer);
    if (answer.status < 400) await lookAround(pair);
  }
}

/** A list that ends with nonsense is refused: that must not tell what its actions would have led to. */
async function seekAnswers(pair: Pair): Promise<void> {
  const { legal, illegal } = pair.scene;
  for (const first of shuffled(legal, pair.rng).slice(0, 3)) {
    const last = pick([first, ...illegal], pair.rng);
    for (const query of ['', '?dryRun=true']) {
      const url = `/v1/games/${pair.game.id}/actions${query}`;
      await pair.ask('act', { method: 'POST', url, body: { action: [first, last, last] } });
    }
  }
}

/** The viewer does what the rules show it alike in both worlds, and takes it back. */
async function actAndUndo(pair: Pair): Promise<void> {
  const actions = pair.viewer === SPECTATOR ? null : pair.actionsOf(pair.viewer, true);
  if (actions === null) return;
  const body = { action: actionId(actions[0]) };
  await pair.ask('act', { method: 'POST', url: `/v1/games/${pair.game.id}/actions`, body });
  for (const name of ['getGame', 'undo']) await pair.ask(name, pair.wish(name));
}

/** Where secrets are decided on. */
const OFTEN = [
  'act',
  'act',
  'act',
  'undo',
  'getGame',
  'joinGame',
  'makeSeatKey',
  'layDownOrders',
  'leaveGame',
];
const CHANGES = new Set(['act', 'undo', 'joinGame', 'makeSeatKey', 'layDownOrders', 'leaveGame', 'resign']);
const LOOKS = [
  'getView',
  'getActions',
  'getGame',
  'getEvents',
  'getMessages',
  'exportGame',
  'getPicture',
  'getInbox',
];

async function lookAround(pair: Pair): Promise<void> {
  const url = `/v1/games/${pair.game.id}`;
  const key = pair.found.get('key');
  for (const token of key === undefined ? [undefined] : [undefined, key]) {
    for (const path of ['/view', '/actions', '', '/messages', '/picture.svg'])
      await pair.ask(`looks at ${path}`, { method: 'GET', url: url + path, ...(token && { token }) });
  }
  const look = pick(LOOKS, pair.rng);
  await pair.ask(look, pair.wish(look));
}

/** Asks for what was not asked for yet, so that every operation has its turn. */
async function askTheRest(worlds: Worlds, plan: Plan, report: Report): Promise<void> {
  const isEnd = (name: string) => Number(endings.includes(name));
  const names = Object.keys(operations).sort((one, other) => isEnd(one) - isEnd(other));
  for (let nth = 0; names.some((name) => !report.asked.has(name)); nth += 1) {
    const rulebook = testedRulebooks.at(-1) as AnyRulebook;
    const casting = { rulebook, role: 'player', label: `rest${nth}` } as const;
    const pair = await seated(worlds, casting, quickRng(plan.seed + nth));
    try {
      await pair.begin();
      await subscribe(pair);
      for (const name of names) if (!report.asked.has(name)) await askFor(pair, name, report);
    } catch (error) {
      if (error instanceof Leak) report.leaks.push(`WITNESS=${plan.seed}, the rest: ${error.message}`);
      else if (!(error instanceof ShownByRules)) throw error;
    } finally {
      await pair.end();
    }
  }
}

async function askFor(pair: Pair, name: string, report: Report): Promise<void> {
  report.asked.add(name);
  const [answer] = await pair.ask(name, pair.wish(name));
  remember(pair, name, answer);
}

function takeNext(order: string[], late: boolean): string | undefined {
  const at = order.findIndex((name) => late || !endings.includes(name));
  return at < 0 ? undefined : order.splice(at, 1)[0];
}

/** Keeps what later requests need. */
function remember(pair: Pair, name: string, { status, body }: Answer): void {
  if (status >= 300 || body === '') return;
  const { found } = pair;
  if (name === 'postMessage') found.set('message', JSON.parse(body).id);
  if (name === 'createWebhook') found.set('webhook', JSON.parse(body).webhook.id);
  if (name === 'createToken') found.set('token', JSON.parse(body).token.id);
  if (name === 'makeSeatKey') found.set('key', JSON.parse(body).secret);
  const { mails } = pair.worlds[0];
  const link = (kind: string) =>
    new RegExp(`/v1/email/${kind}\\?token=([^&\\s]+)`).exec(mails.at(-1)?.text ?? '')?.[1];
  for (const kind of ['confirm', 'unsubscribe'] as const) {
    const token = link(kind);
    if (token !== undefined) found.set(kind, token);
  }
}

interface Casting {
  readonly rulebook: AnyRulebook;
  readonly role: Role;
  readonly label: string;
}

/** A game in both worlds, with the viewer in its role, that has just been started. */
async function seated(worlds: Worlds, { rulebook, role, label }: Casting, rng: Rng): Promise<Pair> {
  const isSeated = role !== 'spectator' && role !== 'anonymous';
  const position = positionOf(rulebook, isSeated, rng);
  const { config, viewer } = position;
  let count = 0;
  const both = async (ask: Ask): Promise<{ readonly [key: string]: never }> => {
    count += 1;
    turnClock();
    const bodies: string[] = [];
    for (const world of worlds) {
      const { status, body } = await world.ask(ask, `${label}.0.${count}`);
      if (status >= 400) throw new Error(`${ask.method} ${ask.url} answered ${status} ${body}`);
      bodies.push(body);
    }
    return JSON.parse(bodies[0] || '{}');
  };
  let accounts = 0;
  const newAccount = async (name: string): Promise<Account> => {
    accounts += 1;
    const address = `10.0.0.${accounts}`;
    const made = await both({ method: 'POST', url: '/v1/players', address, body: { name } });
    const { player, secret } = made as unknown as { player: { id: string }; secret: string };
    return { id: player.id, name, token: secret, address };
  };
  const me = role === 'anonymous' || role === 'guest' ? null : await newAccount('Ayla');
  const creator = role === 'creator' && me !== null ? me : await newAccount('Creb');
  const post = (by: Account, url: string, body: object = {}) =>
    both({ method: 'POST', url, token: by.token, address: by.address, body });
  const made = await post(creator, '/v1/games', {
    ...{ rulebook: rulebook.meta.id, options: config.options, visibility: 'public' },
    seats: Array.from({ length: config.seats }, () => 'open'),
  });
  const { id, invitation } = made as unknown as { id: string; invitation: string };
  const people: (Account | null)[] = [];
  let guest: Account | null = null;
  for (let seat = 0; seat < config.seats; seat += 1) {
    if (seat !== viewer) people.push(await newAccount(`Clan ${seat}`));
    else people.push(null);
    const sitting = people[seat] ?? me;
    if (sitting !== null) await post(sitting, `/v1/games/${id}/seats`, { seat });
    else {
      const key = await post(creator, `/v1/games/${id}/seats/${seat}/keys`);
      const { secret, guest: held } = key as unknown as { secret: string; guest: { id: string } };
      guest = { id: held.id, name: 'Guest', token: secret, address: '10.0.1.1' };
    }
  }
  worlds[0].stage.state = position.here;
  worlds[1].stage.state = position.there;
  await post(creator, `/v1/games/${id}/start`);
  const [row] = await worlds[0].service.db.query<{ seed: string }>('SELECT seed FROM games WHERE id = $1', [
    id,
  ]);
  const game = { id, invitation, seed: row?.seed ?? '' };
  const who = viewer === SPECTATOR && role === 'anonymous' ? null : (guest ?? me);
  return new Pair(worlds, position, game, people, who, rng, turnClock, label);
}
