import { vi } from 'vitest';
import type { Level } from '../../../src/bots/levels.js';
import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { type Seat, SPECTATOR } from '../../../src/engine/rulebook.js';
import { pick, quickRng, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { lobbyLeak } from './lobby.js';
import { move, moveInSecret } from './moves.js';
import { endings, operations } from './operations.js';
import { type Account, Leak, Pair, type Role, ShownByRules } from './pair.js';
import { type Position, positionOf, searchingPosition } from './positions.js';
import { sealedPosition } from './sealed.js';
import { compareBots } from './searching-bots.js';
import { actAndUndo, lookAround, seekAnotherHand, seekAnswers, seekSealedAnswers } from './seek.js';
import { type Ask, openWorld, type World } from './worlds.js';

const roles: readonly Role[] = ['player', 'creator', 'former', 'guest', 'spectator', 'anonymous'];

/** A seed gives the same games and requests. */
export interface Plan {
  readonly seed: number;
  readonly pairs: number;
  /** Further pairs, in which others have chosen something in secret that comes to light. */
  readonly sealed: number;
  /** Further pairs, of games that have not started. */
  readonly lobbies: number;
  /** Further pairs, in which a bot that searches is asked. */
  readonly searching: number;
  /** The requests of the viewer in each pair. */
  readonly steps: number;
}

const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
const turnClock = (): void => pass(61_000);
/** Longer than a pair takes, as long as it is not let pass. */
const CLOCK = { kind: 'prompt', seconds: 11 * 3600 };
const outOfTime = (): void => pass(CLOCK.seconds * 1000);

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
  const report: Report = { pairs: 0, told: 0, searched: 0, asked: new Set(), leaks: [] };
  console.info(`witness: WITNESS=${plan.seed}`);
  const numbers = only === undefined ? [...Array(plan.pairs + plan.sealed + plan.searching).keys()] : [only];
  for (const nth of numbers) {
    await playPair(worlds, plan, nth, report);
    // One is enough to be mended first, and says how to replay it.
    if (report.leaks.length > 0) return report;
  }
  if (only === undefined) {
    for (let nth = 0; nth < plan.lobbies && report.leaks.length === 0; nth += 1) {
      const leak = await lobbyLeak(worlds, { nth, seed: plan.seed, turnClock });
      if (leak !== null) report.leaks.push(`WITNESS=${plan.seed}, lobby ${nth}: ${leak}`);
    }
    await askTheRest(worlds, plan, report);
  }
  console.info(`witness: ${report.pairs} pairs, of which the rules ended ${report.told}`);
  return report;
}

export interface Report {
  pairs: number;
  /** Pairs that ended because the rules had told the viewer which world it is in. */
  told: number;
  /** Answers of bots that search, which were compared. */
  searched: number;
  readonly asked: Set<string>;
  readonly leaks: string[];
}

export type Worlds = readonly [World, World];

/** Plays pair `nth`. The same seed and number give the same requests. */
async function playPair(worlds: Worlds, plan: Plan, nth: number, report: Report): Promise<void> {
  const rng = quickRng(plan.seed * 1009 + nth);
  const past = nth - plan.pairs;
  const isSealed = past >= 0 && past < plan.sealed;
  const isSearching = past >= plan.sealed;
  const casting = isSearching
    ? searchingCasting(past - plan.sealed, rng)
    : isSealed
      ? sealedCasting(past, rng)
      : castingOf(nth, rng);
  // Once, and early in the last steps: what comes then is compared as well.
  const lapsesAt = casting.hasClock ? Math.floor((plan.steps * 2) / 3) : null;
  const { role } = casting;
  const pair = await seated(worlds, { ...casting, label: `w${nth}` }, rng);
  report.pairs += 1;
  try {
    await pair.begin();
    if (pair.me !== null && role !== 'guest') await subscribe(pair);
    if (isSealed) await seekSealedAnswers(pair);
    if (role === 'former') await must(pair, 'leaveGame', 'DELETE', `/seats/${pair.viewer}`);
    const isSeated = pair.viewer !== SPECTATOR;
    // Only who has created the game can make keys to it.
    if (isSeated && (role === 'creator' || rng.int(2) === 0)) await seekAnotherHand(pair);
    await seekAnswers(pair);
    const order = shuffled(Object.keys(operations), rng);
    // Sealed pairs have asked what they are for by now.
    const steps = isSealed ? 0 : isSearching ? SEARCHING_STEPS : plan.steps;
    for (let step = 0; step < steps; step += 1) {
      const late = step > (plan.steps * 3) / 4;
      if (step === lapsesAt) await pair.lapse(outOfTime);
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
  if (!isSearching || casting.bot == null || report.leaks.length > 0) return;
  const { answers, difference } = compareBots(pair, casting.bot.seat);
  report.searched += answers;
  if (difference !== null) report.leaks.push(`WITNESS=${plan.seed}:${nth}: ${difference}`);
}

interface Casting {
  readonly role: Role;
  readonly position: Position;
  /** Whether time can run out. */
  readonly hasClock?: boolean;
  /** A built-in bot, which plays one of the other seats. */
  readonly bot?: { readonly seat: Seat; readonly level: Level } | null;
}

function castingOf(nth: number, rng: Rng): Casting {
  const rulebook = testedRulebooks[nth % testedRulebooks.length] as AnyRulebook;
  const role = roles[(nth + Math.floor(nth / testedRulebooks.length)) % roles.length] as Role;
  const position = positionOf(rulebook, role !== 'spectator' && role !== 'anonymous', rng);
  // Somebody has to whisper, and somebody to listen.
  const { seats } = position.config;
  const seat = seats - 1 === position.viewer ? seats - 2 : seats - 1;
  const bot = nth % 4 === 1 && seats > 3 ? { seat, level: 'basic' as const } : null;
  return { role, position, hasClock: nth % 3 === 2, bot };
}

/** Searches take a while. */
const SEARCHING_STEPS = 2;
/** Not the start of a new rulebook, which hides nothing. */
const hiding = testedRulebooks.slice(0, -1);

function searchingCasting(nth: number, rng: Rng): Casting {
  const { position, bot } = searchingPosition(hiding[nth % hiding.length] as AnyRulebook, rng);
  return { role: 'spectator', position, bot: { seat: bot, level: 'strong' } };
}

const sealing = testedRulebooks.filter(({ reveals }) => reveals !== undefined);

function sealedCasting(nth: number, rng: Rng): Casting {
  const role = (['player', 'guest', 'creator'] as const)[nth % 3] ?? 'player';
  const secret = nth % 5 < 4 ? 'differs' : 'likely';
  return { role, position: sealedPosition(pick(sealing, rng), secret, rng) };
}

/** The viewer is told by webhooks and mail what happens. */
async function subscribe(pair: Pair): Promise<void> {
  for (const name of ['createWebhook', 'setEmail', 'confirmEmail']) {
    const [answer] = await pair.ask(name, pair.wish(name));
    if (answer.status >= 400) throw new Error(`${name} answered ${answer.status} ${answer.body}`);
  }
}

async function must(pair: Pair, name: string, method: Ask['method'], path: string): Promise<void> {
  const [{ status, body }] = await pair.ask(name, { method, url: `/v1/games/${pair.game.id}${path}` });
  if (status >= 400) throw new Error(`${name} answered ${status} ${body}`);
}

/** Something happens in the game; then the viewer asks for something, and looks at everything. */
async function oneStep(pair: Pair, order: string[], report: Report, late: boolean): Promise<void> {
  const { rng } = pair;
  const isSeen = rng.int(2) === 0;
  if (isSeen) await move(pair);
  else if (rng.int(2) === 0) {
    await pair.poll();
    await moveInSecret(pair);
  }
  if (rng.int(4) === 0) await actAndUndo(pair);
  const often = rng.int(2) === 0;
  const next = often ? pick(OFTEN, rng) : takeNext(order, late);
  if (next !== undefined) await askFor(pair, next, report);
  if (next === undefined || CHANGES.has(next)) await lookAround(pair);
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
/** Asks for what was not asked for yet, so that every operation has its turn. */
async function askTheRest(worlds: Worlds, plan: Plan, report: Report): Promise<void> {
  const isEnd = (name: string) => Number(endings.includes(name));
  const names = Object.keys(operations).sort((one, other) => isEnd(one) - isEnd(other));
  for (let nth = 0; names.some((name) => !report.asked.has(name)); nth += 1) {
    const rng = quickRng(plan.seed + nth);
    const position = positionOf(testedRulebooks.at(-1) as AnyRulebook, true, rng);
    const pair = await seated(worlds, { role: 'player', position, label: `rest${nth}` }, rng);
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
  await pair.ask(name, pair.wish(name));
}

function takeNext(order: string[], late: boolean): string | undefined {
  const at = order.findIndex((name) => late || !endings.includes(name));
  return at < 0 ? undefined : order.splice(at, 1)[0];
}

/** A game in both worlds, with the viewer in its role, that has just been started. */
async function seated(
  worlds: Worlds,
  { role, position, hasClock = false, bot = null, label }: Casting & { readonly label: string },
  rng: Rng,
): Promise<Pair> {
  const { rulebook, config, viewer } = position;
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
  const newViewer = async (): Promise<Account> => {
    const account = await newAccount('Ayla');
    const { token, address } = account;
    const body = { name: 'polls', scopes: ['read'] };
    const made = await both({ method: 'POST', url: '/v1/me/tokens', token, address, body });
    return { ...account, polls: (made as unknown as { secret: string }).secret };
  };
  const me = role === 'anonymous' || role === 'guest' ? null : await newViewer();
  const creator = role === 'creator' && me !== null ? me : await newAccount('Creb');
  const post = (by: Account, url: string, body: object = {}) =>
    both({ method: 'POST', url, token: by.token, address: by.address, body });
  const made = await post(creator, '/v1/games', {
    ...{ rulebook: rulebook.meta.id, options: config.options, visibility: 'public' },
    seats: Array.from({ length: config.seats }, () => 'open'),
    ...(hasClock ? { clock: CLOCK } : {}),
  });
  const { id, invitation } = made as unknown as { id: string; invitation: string };
  const people: (Account | null)[] = [];
  let guest: Account | null = null;
  for (let seat = 0; seat < config.seats; seat += 1) {
    if (seat === bot?.seat) {
      people.push(null);
      await post(creator, `/v1/games/${id}/seats`, { seat, bot: bot.level });
      continue;
    }
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
  // Bots may be asked first.
  for (const world of worlds) await world.settle(id);
  const [row] = await worlds[0].service.db.query<{ seed: string }>('SELECT seed FROM games WHERE id = $1', [
    id,
  ]);
  const game = { id, invitation, seed: row?.seed ?? '' };
  const who = viewer === SPECTATOR && role === 'anonymous' ? null : (guest ?? me);
  return new Pair(worlds, position, game, people, who, rng, turnClock, label);
}
