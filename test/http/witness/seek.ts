import { actionId } from '../../../src/engine/action-id.js';
import { SPECTATOR } from '../../../src/engine/rulebook.js';
import { pick, shuffled } from '../../../src/kernel/rng.js';
import { leave } from './moves.js';
import type { Wish } from './operations.js';
import type { Pair } from './pair.js';

/*
 * What a viewer asks who wants to know in which of the two worlds it is.
 */

/** Another leaves, and the viewer tries every way to that hand. */
export async function seekAnotherHand(pair: Pair): Promise<void> {
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
    if (answer.status < 400) await lookAround(pair);
  }
}

/** A list that ends with nonsense is refused: that must not tell what its actions would have led to. */
export async function seekAnswers(pair: Pair): Promise<void> {
  const { legal, illegal } = pair.scene;
  for (const first of shuffled(legal, pair.rng).slice(0, 3)) {
    const last = pick([first, ...illegal], pair.rng);
    await tryList(pair, [first, last, last]);
  }
}

/**
 * The same where an action would bring to light what others have chosen in secret; at last it does
 * so if that shows nothing, and is undone.
 */
export async function seekSealedAnswers(pair: Pair): Promise<void> {
  const { viewer, reveal } = pair.position;
  if (reveal === null || viewer === SPECTATOR) return;
  const first = actionId(reveal);
  await tryList(pair, [first], ['?dryRun=true']);
  const lasts = [first, ...pair.scene.illegal.slice(0, 2)];
  for (const last of lasts) await tryList(pair, [first, last]);
  const nonsense = lasts.at(-1) ?? first;
  const url = `/v1/games/${pair.game.id}`;
  const layDown = (orders: object[]): Wish => ({
    ...{ method: 'PUT', url: `${url}/seats/${viewer}/orders` },
    body: { orders },
  });
  await pair.ask('layDownOrders', layDown([{ kind: 'once', action: nonsense }]));
  await tryList(pair, [first, nonsense, nonsense]);
  await pair.ask('layDownOrders', layDown([]));
  if (!pair.showsAlike(reveal)) return;
  await tryList(pair, [first], ['']);
  for (const path of ['', '/view', '/actions']) await pair.ask('looks', { method: 'GET', url: url + path });
  await pair.ask('undo', { method: 'POST', url: `${url}/undo`, body: { ask: false } });
}

async function tryList(pair: Pair, action: readonly string[], queries = ['', '?dryRun=true']): Promise<void> {
  for (const query of queries) {
    const url = `/v1/games/${pair.game.id}/actions${query}`;
    await pair.ask('act', { method: 'POST', url, body: { action } });
  }
}

/** The viewer does what the rules show it alike in both worlds, and takes it back. */
export async function actAndUndo(pair: Pair): Promise<void> {
  const actions = pair.viewer === SPECTATOR ? null : pair.actionsOf(pair.viewer, true);
  if (actions === null) return;
  const body = { action: actionId(actions[0]) };
  await pair.ask('act', { method: 'POST', url: `/v1/games/${pair.game.id}/actions`, body });
  for (const name of ['getGame', 'undo']) await pair.ask(name, pair.wish(name));
}

const LOOKS = [
  'getView',
  'getViewAsText',
  'getActions',
  'getTable',
  'getGame',
  'getEvents',
  'getPoints',
  'getRecap',
  'getMessages',
  'exportGame',
  'getPicture',
  'getInbox',
  'getAccountEvents',
];

export async function lookAround(pair: Pair): Promise<void> {
  const url = `/v1/games/${pair.game.id}`;
  const key = pair.found.get('key');
  for (const token of key === undefined ? [undefined] : [undefined, key]) {
    for (const path of ['/view', '/actions', '', '/messages', '/picture.svg'])
      await pair.ask(`looks at ${path}`, { method: 'GET', url: url + path, ...(token && { token }) });
  }
  const look = pick(LOOKS, pair.rng);
  await pair.ask(look, pair.wish(look));
}
