import pg from 'pg';
import { newId } from '../../../src/kernel/ids.js';
import { isNewDraw, newDraw } from '../../../src/play/ports/draws/draw.js';
import type { GameRecord } from '../../../src/play/ports/game-record.js';
import { noQuotas } from '../../../src/play/ports/limits/quotas.js';
import type { Player } from '../../../src/play/ports/players.js';
import type { SavedReply } from '../../../src/play/ports/retries/saved-replies.js';
import { model } from '../../../src/play/ratings/model.js';
import type { Store } from '../../../src/store/open.js';
import {
  createGame,
  createPlayer,
  heldBy,
  later,
  noon,
  sampleAppend,
  sampleGame,
  sampleHash,
  sampleMailbox,
  samplePlayer,
  sampleToken,
  sampleWebhook,
} from '../sample.js';

/** Records what this process sends over any connection, until `stop`. */
export function recordStatements(): { readonly texts: ReadonlySet<string>; stop(): void } {
  const texts = new Set<string>();
  const { parse, query } = pg.Connection.prototype;
  pg.Connection.prototype.parse = function (statement, more) {
    texts.add(statement.text);
    parse.call(this, statement, more);
  };
  pg.Connection.prototype.query = function (text) {
    texts.add(text);
    query.call(this, text);
  };
  return { texts, stop: () => Object.assign(pg.Connection.prototype, { parse, query }) };
}

/** Remembers which methods of the store were called, as `port.method`. */
export function watched(store: Store, called: Set<string>): Store {
  const ports = Object.entries(store).map(([name, port]) => {
    if (typeof port !== 'object' || port === null) return [name, port];
    const methods = Object.entries(port as object).map(([method, run]) => [
      method,
      typeof run === 'function'
        ? (...args: unknown[]) => {
            called.add(`${name}.${method}`);
            return run(...args);
          }
        : run,
    ]);
    return [name, Object.fromEntries(methods)];
  });
  return Object.fromEntries(ports) as Store;
}

const reply = (player: Player): SavedReply => ({
  ...{ id: newId(noon), playerId: player.id, path: '/v1/games', response: '{}' },
});
const rules = [{ rulebook: 'thin-ice', rulesVersion: '1' }];

/** Calls every method of the store in a way that reaches all of its statements. */
export async function callEverything(store: Store): Promise<void> {
  const ada = await createPlayer(store, 'Ada');
  const eve = await createPlayer(store, 'Eve');
  const { webhooks, mailboxes } = store;
  await webhooks.create(sampleWebhook(eve.id, { events: ['entry.appended', 'message.posted'] }), 9);
  await mailboxes.ask(sampleMailbox(eve.id, { events: ['prompt.opened'] }), newId(noon), {
    since: noon,
    perPlayer: 9,
    perBoth: 9,
    perAddress: 9,
    keptForFirst: 0,
  });
  await lobby(store, ada, eve);
  await play(store, ada, eve);
  await talk(store, ada, eve);
  await search(store, ada);
  await deliver(store, eve);
  for (const port of [store.deliveryQueues, mailboxes, store.accountMails])
    await port.bringForward(noon, 60_000);
  await rate(store, ada, eve);
  await store.people.block({ playerId: ada.id, otherId: eve.id, at: noon }, 9);
  await settleAccounts(store, ada, eve);
}

async function lobby(store: Store, ada: Player, eve: Player): Promise<void> {
  const { games } = store;
  const game = sampleGame(ada.id, { seats: [heldBy(ada), { kind: 'open' }, { kind: 'open' }] });
  await games.create(game, noQuotas, reply(ada));
  const { id } = game;
  await games.invite(id, 0, { ...eve, seat: 1 }, noon, 9, () => reply(ada));
  await games.invitationsOf(eve.id, 9);
  await games.uninvite(id, eve.id, noon);
  await games.takeSeat(id, 1, heldBy(eve), noon);
  await games.createChallenge(sampleGame(ada.id, { invited: [{ ...eve, seat: 1 }] }), noQuotas, reply(ada));
  await store.policies.gamesOf(ada.id);
  const guest = samplePlayer('Guest');
  const key = { gameId: id, seat: 1 };
  const first = { ...sampleToken(guest.id), key };
  await store.players.createGuest(guest, ada.id, first, sampleHash());
  const again = { ...sampleToken(guest.id), key };
  await games.replaceGuest(id, 1, heldBy(eve), heldBy(guest), noon, (await revisionOf(store, id)) ?? 0);
  const hash = sampleHash();
  await store.players.addToken(again, hash, { most: 9, by: first.id });
  await store.players.authenticate(hash, id);
  await store.players.removeKey(key);
  await games.leaveSeat(id, 1, heldBy(guest), noon);
  await store.players.forgetGuest(guest.id);
  const brought = { entropy: 'e'.repeat(64), commitment: null };
  await games.bringEntropy(id, 0, heldBy(ada), brought, (await revisionOf(store, id)) ?? 0);
  await games.setOrders(id, 0, (await revisionOf(store, id)) ?? 0, []);
  const draw = { ...newDraw(null), attempt: 2 };
  if (isNewDraw(draw, null)) throw new Error('the draw should be another');
  await games.changeDraw(id, (await revisionOf(store, id)) ?? 0, { draw, drawAt: noon });
  await games.seatLastBot(id, 2, { kind: 'bot' }, (await revisionOf(store, id)) ?? 0, {
    playerId: ada.id,
    most: 9,
    now: noon,
  });
  await games.close(id, (await revisionOf(store, id)) ?? 0, noon);
  const wish = { playerId: eve.id, rulebook: 'none', rulesVersion: '1', options: {}, rated: false };
  await games.findMatchOrCreate(wish, sampleGame(eve.id), noQuotas);
}

const revisionOf = async ({ games }: Store, id: string) => (await games.find(id))?.revision;

async function play(store: Store, ada: Player, eve: Player): Promise<void> {
  const { games, log } = store;
  const { id } = await createGame(store, {
    creatorId: ada.id,
    seats: [heldBy(ada), heldBy(eve)],
    options: {},
  });
  await log.append(sampleAppend(id, 0, { reply: reply(ada), dueAt: later(1) }));
  await store.replies.save(reply(ada), { id, version: 1 });
  await store.replies.save(reply(ada));
  const engine = { rulesVersion: '1', engineHash: null, engineFrozen: false, own: null };
  const seats = [{ seat: 1, holder: { kind: 'bot' } as const, orders: [] }];
  await log.append(sampleAppend(id, 1, { engine, revision: 0, seats }));
  await games.waitingFor(ada.id);
  await games.withClockOf(ada.id);
  await games.formerHolders(id);
  await games.head(id);
  await games.findWithEntries(id, 0);
  for await (const older of games.older([{ rulebook: 'thin-ice', rulesVersion: '2' }])) older.entries.at(0);
  await log.entries(id, 0, 9);
  const record = (await games.find(id)) as GameRecord;
  await games.reschedule(record, record.tableStatus, null);
  await games.settle(id, record);
  await games.pinTo(id, 'other');
  await log.append(sampleAppend(id, 2, { status: 'finished', outcome: { ranks: [1, 2] } as never }));
  await games.createRematch(sampleGame(ada.id, { rematchOf: id, invited: [{ ...eve, seat: 0 }] }), noQuotas);
  await games.create(sampleGame(ada.id, { forkedFrom: { game: id, version: 1 } }), noQuotas);
  const closed = await createGame(store, { creatorId: ada.id });
  await log.append(sampleAppend(closed.id, 0, { status: 'closed' }));
  const strip = async () => ({ engine: 'engine', log: null });
  await log.archive(later(1e9), 9, strip);
  await log.stripArchives(null, 9, [{ ...rules[0], engine: 'x' } as never], strip);
  await log.bareArchive(id);
  await store.replies.forget(noon, 1e9);
  await store.replies.amend(reply(ada));
  await store.replies.find(newId(noon));
}

async function talk(store: Store, ada: Player, eve: Player): Promise<void> {
  const { id } = await createGame(store, { creatorId: ada.id, seats: [heldBy(ada), heldBy(eve)] });
  const message = { gameId: id, authorId: ada.id, seat: 0, to: null, text: 'hi', id: newId(noon), at: noon };
  const posted = await store.talk.post(message);
  await store.talk.read({ gameId: id, readerId: eve.id, from: { after: null }, limit: 9 });
  await store.talk.read({ gameId: id, readerId: eve.id, from: { before: newId(noon) }, limit: 9 });
  await store.talk.retract(id, ada.id, posted?.id ?? '', noon);
  await store.talk.mute({ playerId: ada.id, mutedId: eve.id, at: noon }, 9);
  await store.talk.mutesOf(ada.id);
  await store.talk.unmute(ada.id, eve.id);
  await store.talk.post({ ...message, id: newId(noon) });
}

async function search({ games, quotas }: Store, ada: Player): Promise<void> {
  for (const filter of [{}, { creator: ada.id }, { playerId: ada.id }, { open: true }]) {
    await games.list({ ...filter, limit: 9 });
    await games.lobby({ ...filter, limit: 9 });
  }
  await games.finished({ playerId: ada.id, opponent: ada.id, rulebook: 'thin-ice', result: 'won', limit: 9 });
  await games.withTimeOver(rules, later(9), 9);
  await games.withDrawDue(rules, later(9), 9);
  await games.withBotsWaiting(rules, noon, 9);
  await games.idleSince(rules, later(9), 9);
  await games.claimToCarryOver([{ from: rules[0] as never, to: '2' }], null);
  await games.removeBotGames(later(9), null, 9);
  await quotas.usedBy(ada.id, noon);
}

async function deliver({ deliveryQueues, mailboxes }: Store, eve: Player): Promise<void> {
  await deliveryQueues.fanOut(noon, 9);
  const lease = newId(noon);
  const busy = { hosts: new Map(), players: new Map(), failing: 0 };
  const [queue] = await deliveryQueues.claim({
    ...{ now: later(9), until: later(99), lease, limit: 9 },
    ...{ maxPerHost: 9, maxPerPlayer: 9, maxFailing: 9, busy },
  });
  if (queue === undefined) throw new Error('nothing is to be delivered');
  await deliveryQueues.next(queue, later(99));
  await mailboxes.claim(later(9), later(99), lease, 9);
  await mailboxes.read(eve.id, lease);
}

async function settleAccounts(store: Store, ada: Player, eve: Player): Promise<void> {
  const { accounts } = store;
  await accounts.rename(eve.id, 'Eva');
  for (const pages of [
    accounts.games(ada.id),
    accounts.invitations(ada.id),
    accounts.guests(ada.id),
    accounts.messages(ada.id),
    accounts.savedReplies(ada.id),
  ])
    for await (const _ of pages);
  await accounts.erase(ada.id, 'Ada', noon);
}

const fold = () => ({ ratings: [], changes: [], predictions: [] });

async function rate({ games, log, ratings, dumps }: Store, ada: Player, eve: Player): Promise<void> {
  const game = sampleGame(ada.id, { rated: true, seats: [heldBy(ada), heldBy(eve)] });
  await games.create(game, noQuotas);
  await log.append(sampleAppend(game.id, 0, { status: 'finished', outcome: { standings: [] } as never }));
  await ratings.number(9);
  const [division] = await ratings.toRate(model);
  if (division === undefined) throw new Error('nothing is to be rated');
  await ratings.rate(division, model, fold, 9);
  await ratings.exclude(game.id, noon);
  await ratings.excluded(null, 9);
  await ratings.divisions();
  await ratings.division(division);
  await ratings.leaderboard(division, 'all', { ordinal: 1, player: ada.id }, 9);
  await ratings.of([ada.id]);
  await dumps.first();
  await dumps.firstUnnumbered();
  await dumps.games({ from: noon, to: later(9) }, { id: game.id, finishedAt: noon }, 9);
  await ratings.history({ ...division, player: ada.id, pool: 'all', before: 9, limit: 9 });
}
