import type { Call, Wait } from './tour.js';

/** The tokens of the two players. */
interface Players {
  readonly ayla: string;
  readonly brun: string;
}

/** A game in which `mover` has a prompt, and `other` has none. */
interface Table {
  readonly id: string;
  readonly mover: string;
  readonly other: string;
  /** The seat of the mover. */
  readonly seat: number;
}

/** The first minutes of a game for two. */
export async function playGame(call: Call, wait: Wait): Promise<void> {
  const players = await visitAccounts(call);
  await visitLobby(call, players.ayla, players.brun);
  const id = await visitGame(call, players);
  const table = await visitTurn(call, id, players);
  await visitCalendar(call, players.ayla);
  await visitTalk(call, table);
  await visitProfiles(call, players.brun);
  await visitChannels(call, players.ayla);
  await call('createEventTicket', { as: table.mover });
  await call('getAccountEvents', { as: table.mover, query: '?include=actions' });
  await call('getAccountEvents', { as: table.mover, query: '?after=nowhere' });
  // Last: what is told to who follows takes ids, at any time.
  await call('resign', { path: { id, seat: table.seat }, as: table.mover });
  await wait({ id, as: table.other, seat: 1 - table.seat });
}

async function visitAccounts(call: Call): Promise<Players> {
  await call('health');
  await call('readiness');
  await call('listRulebooks');
  await call('getRulebook', { path: { id: 'mammut' } });
  await call('getRulebook', { path: { id: 'chess' } });
  await call('getRulebookEngine', { path: { id: 'chess' } });
  await call('getRulebookEngineTypes', { path: { id: 'chess' } });
  await call('getEngine', { path: { hash: '0'.repeat(64) } });
  await call('getEngineTypes', { path: { hash: '0'.repeat(64) } });

  const ayla = (await call('createPlayer', { body: { name: 'Ayla' } })).body.secret ?? '';
  const brun = (await call('createPlayer', { body: { name: 'Brun' } })).body.secret ?? '';
  await call('createPlayer', { body: { name: '' } });
  await call('getMe', { as: ayla });
  await call('getMe');
  const wish = { name: 'My bot', scopes: ['read', 'play'], expiresAt: '2027-01-01T00:00:00.000Z' };
  const token = await call('createToken', { as: ayla, body: wish });
  await call('createToken', { as: token.body.secret ?? '', body: wish });
  await call('listTokens', { as: ayla });
  await call('revokeToken', { as: ayla, path: { id: token.body.token?.id ?? '' } });
  await visitSignIn(call, brun);
  await visitRatings(call, ayla);
  return { ayla, brun };
}

async function visitRatings(call: Call, as: string): Promise<void> {
  const player = (await call('getMe', { as })).body.player?.id ?? '';
  const kind = { rulebook: 'mammut', seats: '2' };
  await call('listLeaderboards');
  await call('listDumps');
  await call('getLeaderboard', { path: kind });
  await call('getLeaderboard', { path: { ...kind, rulebook: 'chess' } });
  await call('listExcludedGames');
  await call('getPlayerRatings', { path: { player } });
  await call('getPlayerRatings', { path: { player: '@nobody' } });
  await call('getRatingHistory', { path: { player, ...kind } });
}

async function visitSignIn(call: Call, as: string): Promise<void> {
  await call('getSignInOffer');
  const mail = { kind: 'address', address: 'brun@example.com' };
  const begun = await call('beginSignIn', { body: mail });
  await call('beginSignIn', { body: { kind: 'provider', provider: 'nobody' } });
  const { id = '', secret = '' } = begun.body;
  await call('finishSignIn', { path: { id }, body: { secret, code: 'ABCD-EFGH' } });
  await call('beginAddingSignInMethod', { as, body: mail });
  await call('finishAddingSignInMethod', { as, path: { id }, body: { secret, code: 'ABCD-EFGH' } });
  await call('listSignInMethods', { as });
  await call('removeSignInMethod', { as, path: { id } });
  await call('listSessions', { as });
  await call('setHandle', { as, body: { handle: 'Brun' } });
  await call('setHandle', { as, body: { handle: 'Permafrost' } });
  await call('getHandle', { as });
  await call('findHandle', { path: { handle: 'brun' } });
}

async function visitGame(call: Call, { ayla, brun }: Players): Promise<string> {
  const created = await call('createGame', {
    as: ayla,
    body: { rulebook: 'mammut', seats: ['me', 'open'], visibility: 'private' },
  });
  await call('createGame', { as: ayla, body: { rulebook: 'mammut', seats: ['me'] } });
  const clock = { kind: 'bank', seconds: 259200, increment: 43200 };
  const waiting = { rulebook: 'mammut', seats: ['me', 'open'], clock };
  const spare = await call('createGame', { as: ayla, body: waiting });
  await call('closeGame', { as: ayla, path: { id: spare.body.id ?? '' } });
  const { id = '' } = created.body;
  const path = { id };
  const { invitation } = created.body as { invitation?: string };
  await call('getGame', { path, as: ayla });
  await call('getGame', { path });
  await call('getComponents', { path, as: ayla });
  await call('getView', { path, as: ayla });
  await call('startGame', { path, as: ayla });
  await call('joinGame', { path, as: brun, body: { invitation } });
  await call('leaveGame', { path: { id, seat: 1 }, as: brun });
  await call('joinGame', { path, as: brun, body: { invitation, seat: 1 } });
  await call('addEntropy', { path: { id, seat: 1 }, as: brun, body: { entropy: 'rolled-3-1-and-6' } });
  await call('joinGame', { path, as: brun, body: { seat: 0 } });
  await call('startGame', { path, as: ayla });
  await call('startGame', { path, as: brun });
  await call('listGames', { as: ayla, query: '?seat=me' });
  await call('listGames', { query: '?cursor=nowhere' });
  return id;
}

async function visitTurn(call: Call, id: string, { ayla, brun }: Players): Promise<Table> {
  const path = { id };
  const legal = [await call('getActions', { path, as: ayla }), await call('getActions', { path, as: brun })];
  const first = legal.findIndex(({ body }) => (body.asked?.length ?? 0) > 0);
  const [mover, other] = first === 0 ? [ayla, brun] : [brun, ayla];
  await call('getInbox', { as: mover });
  const view = await call('getView', { path, as: mover });
  await call('getView', { path, as: mover, headers: { 'if-none-match': view.etag } });
  const world = await call('getWorld', { path, as: mover });
  await call('getWorld', { path, as: mover, headers: { 'if-none-match': world.etag } });
  await call('getPicture', { path, as: mover, query: '?size=360&scheme=dark&language=de' });
  await call('getPictureAsPng', { path, query: '?seat=0' });
  await call('getReplay', { path, as: mover });
  const action = legal[first]?.body.asked?.[0]?.actions[0]?.id ?? '';
  await call('act', { path, as: other, body: { action } });
  await call('act', { path, as: mover, body: { action }, headers: { 'if-match': view.etag } });
  await call('act', { path, as: mover, body: { action }, headers: { 'if-match': view.etag } });
  await call('act', { path, as: mover, body: { action: 'dance' } });
  await call('act', { path, as: other, query: '?dryRun=true', body: { action } });
  await call('undo', { path, as: other, body: {} });
  await call('undo', { path, as: mover, body: { ask: true } });
  await call('answerUndo', { path, as: mover, body: { grant: true } });
  const table = { id, mover, other, seat: first };
  await visitOrders(call, table, legal[first]?.body.asked?.[0]?.actions[1]?.id ?? '');
  return table;
}

/** For the seat without a prompt: an order of the mover would be carried out at once. */
async function visitOrders(call: Call, { id, other, seat: ofMover }: Table, action: string): Promise<void> {
  const seat = 1 - ofMover;
  const orders = [{ kind: 'once', action }];
  await call('layDownOrders', { path: { id, seat }, as: other, body: { orders } });
  await call('layDownOrders', { path: { id, seat }, as: other, body: { orders: [] } });
  await call('getOrders', { path: { id, seat }, as: other });
  await call('comeBack', { path: { id, seat }, as: other });
}

async function visitCalendar(call: Call, ayla: string): Promise<void> {
  await call('setHours', {
    as: ayla,
    body: { timeZone: 'Europe/Amsterdam', weekendsOff: true, quietHours: { from: '22:00', until: '08:00' } },
  });
  await call('addVacation', { as: ayla, body: { from: '2026-12-24', to: '2026-12-31' } });
  await call('addVacation', { as: ayla, body: { from: '2025-12-24', to: '2025-12-31' } });
  await call('getCalendar', { as: ayla });
  await call('endVacation', { as: ayla, path: { from: '2026-12-24' } });
}

async function visitTalk(call: Call, { id, mover, other }: Table): Promise<void> {
  const path = { id };
  const said = await call('postMessage', { path, as: mover, body: { text: 'I could not resist.' } });
  await call('postMessage', { path, as: other, body: { text: 'You will be sorry.', to: [0, 1] } });
  await call('postMessage', { path, as: other, body: { text: '' } });
  await call('getMessages', { path, as: other });
  await call('retractMessage', { path: { id, message: said.body.id ?? '' }, as: mover });
  await call('getMessages', { path, as: other, query: '?after=nowhere' });
  await call('exportGame', { path, as: other });
  await call('getEvents', { path, as: other });
  await call('getEvents', { path, as: other, query: '?after=1000' });
}

async function visitProfiles(call: Call, brun: string): Promise<void> {
  const creb = await call('createPlayer', { body: { name: 'Creb' } });
  const { player } = creb.body as { player?: { id: string } };
  const muted = { player: player?.id ?? '' };
  await call('mutePlayer', { path: muted, as: brun });
  await call('listMutes', { as: brun });
  await call('exportAccount', { as: brun });
  await call('unmutePlayer', { path: muted, as: brun });
  await call('renamePlayer', { as: creb.body.secret ?? '', body: { name: 'Mog-ur' } });
  await call('deleteAccount', { as: creb.body.secret ?? '', body: { name: 'Creb' } });
  await call('deleteAccount', { as: creb.body.secret ?? '', body: { name: 'Mog-ur' } });
}

async function visitChannels(call: Call, as: string): Promise<void> {
  const wish = { url: 'https://bot.example.com/permafrost', events: ['prompt.opened', 'game.finished'] };
  const created = await call('createWebhook', { as, body: wish });
  await call('createWebhook', { as, body: { ...wish, url: 'http://169.254.169.254/latest/meta-data' } });
  const path = { id: created.body.webhook?.id ?? '' };
  await call('listWebhooks', { as });
  await call('getWebhook', { as, path });
  await call('rotateWebhookSecret', { as, path });
  const { body: delivery } = await call('testWebhook', { as, path });
  await call('listDeliveries', { as, path });
  await call('retryDelivery', { as, path: { ...path, delivery: delivery.id ?? '' } });
  await call('changeWebhook', { as, path, body: { active: false } });
  await call('retryDelivery', { as, path: { ...path, delivery: delivery.id ?? '' } });
  await call('deleteWebhook', { as, path });
  await call('getWebhook', { as, path });

  const quietHours = { from: '22:00', until: '07:00' };
  const mail = { address: 'ayla@example.com', digest: 'daily', quietHours, timeZone: 'Europe/Berlin' };
  await call('setEmail', { as, body: mail });
  await call('setEmail', { as, body: { ...mail, timeZone: 'Mammut/Steppe' } });
  await call('getEmail', { as });
  await call('askForConfirmation', { as });
  await call('showConfirmation', { query: '?token=from-the-mail' });
  await call('confirmEmail', { query: '?token=from-the-mail' });
  await call('showUnsubscription', { query: '?token=from-the-mail' });
  await call('unsubscribe', { query: '?token=from-the-mail' });
  await call('deleteEmail', { as });
}

async function visitLobby(call: Call, ayla: string, brun: string): Promise<void> {
  const wish = { rulebook: 'mammut', seats: 2, clock: { kind: 'prompt', seconds: 86400 }, language: 'de' };
  await call('matchGame', { as: ayla, body: wish });
  const matched = await call('matchGame', { as: brun, body: { rulebook: 'mammut', language: 'de' } });
  await call('matchGame', { as: ayla, body: { rulebook: 'chess' } });
  await call('listGames', { query: '?language=de&clock=slow&seats=2&open=false' });
  await call('rematch', { as: brun, path: { id: matched.body.id ?? '' } });
  await call('forkGame', {
    as: brun,
    path: { id: matched.body.id ?? '' },
    body: { version: 1, seats: ['me', 'me'] },
  });

  const opened = await call('createGame', {
    as: ayla,
    body: { rulebook: 'mammut', seats: ['me', 'open', 'open'], visibility: 'private' },
  });
  const path = { id: opened.body.id ?? '' };
  const player = (await call('getMe', { as: brun })).body.player?.id ?? '';
  await call('invite', { as: ayla, path, body: { player: 'Brun', seat: 2 } });
  await call('invite', { as: ayla, path, body: { player: 'Broud' } });
  await call('listInvitations', { as: brun });
  await call('uninvite', { as: brun, path: { ...path, player } });
  await call('makeSeatKey', { as: ayla, path: { ...path, seat: 1 }, body: { name: 'Durc' } });
  await call('makeSeatKey', { as: ayla, path: { ...path, seat: 0 }, body: {} });
  await call('revokeSeatKey', { as: ayla, path: { ...path, seat: 1 } });
  await call('closeGame', { as: ayla, path });
}

/** What you can do with a finished game. */
export async function visitFinishedGame(call: Call, wait: Wait): Promise<void> {
  const creb = (await call('createPlayer', { body: { name: 'Creb' } })).body.secret ?? '';
  const body = { rulebook: 'mammut', seats: ['bot', 'bot'] };
  const path = { id: (await call('createGame', { as: creb, body })).body.id ?? '' };
  await call('startGame', { as: creb, path });
  await wait({ id: path.id, as: creb });
  await call('forkGame', { as: creb, path, body: { version: 8, seats: ['me', 'me'] } });
  const given = await call('createGame', { as: creb, body: { rulebook: 'mammut', seats: ['me', 'open'] } });
  await call('closeGame', { as: creb, path: { id: given.body.id ?? '' } });
  await call('rematch', { as: creb, path: { id: given.body.id ?? '' } });
}
