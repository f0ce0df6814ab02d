import { effect } from '@preact/signals';
import { isAborted } from '../api/failure.js';
import type { Game } from '../api/games.js';
import { type AccountEvent, EVENTS, getInbox } from '../api/inbox.js';
import type { Waiting } from '../api/lobby.js';
import { session } from '../state/session.js';
import { waitingGames } from '../state/title.js';
import { happened, waiting } from '../state/waiting.js';
import { pause, pauseAfter } from './backoff.js';
import { follow } from './follow.js';
import { notifyOf } from './notify.js';
import { repeatedly } from './repeatedly.js';
import { soundFor } from './sound.js';

/** What tabs tell each other. */
type TabMessage =
  | { readonly kind: 'asked' }
  | { readonly kind: 'waiting'; readonly waiting: readonly Waiting[] }
  | {
      readonly kind: 'shown';
      readonly game: string;
      readonly version: number;
      readonly waits: Waiting | null;
    }
  | { readonly kind: 'happened' };

/** The tabs of this account; null while nobody is signed in. */
let tabs: BroadcastChannel | null = null;
/** The versions of games that tables of these tabs have shown: their prompts are known. */
const shown = new Map<string, number>();
/** Events are answered together, and a table that is open learns of them by itself in this time, in milliseconds. */
const GATHERED_IN = 300;

/**
 * Follows what happens in the player's games while they are signed in. Browsers limit the connections to one server, so
 * only one tab does, and broadcasts to the others.
 */
export function followInbox(): void {
  let stop = new AbortController();
  effect(() => {
    stop.abort();
    stop = new AbortController();
    waiting.value = null;
    shown.clear();
    const who = session.value;
    // A guest with a seat key has one game only.
    if (who !== null && who.game === null)
      void followAccount(`permafrost.inbox.${who.player.id}`, stop.signal);
  });
  effect(() => {
    waitingGames.value = waiting.value?.length ?? 0;
  });
}

/** Takes over what a table shows, so that the inbox is not loaded after one's own actions. */
export function noteShown({ id, rulebook, version, prompts, seats, status, yourSeats }: Game): void {
  if (tabs === null || yourSeats.length === 0 || (shown.get(id) ?? 0) >= version) return;
  const mine = status === 'active' ? prompts.filter(({ seat }) => yourSeats.includes(seat)) : [];
  const due = mine.flatMap(({ seat }) => seats[seat]?.due ?? []).sort()[0] ?? null;
  const since = new Date().toISOString();
  const waits = mine.length === 0 ? null : { game: id, rulebook, version, since, prompts: mine, due };
  learn({ kind: 'shown', game: id, version, waits });
  tabs.postMessage({ kind: 'shown', game: id, version, waits } satisfies TabMessage);
}

function learn(message: TabMessage): void {
  if (message.kind === 'waiting') waiting.value = message.waiting;
  if (message.kind === 'happened') happened.value += 1;
  if (message.kind !== 'shown' || (shown.get(message.game) ?? 0) >= message.version) return;
  shown.set(message.game, message.version);
  const before = waiting.value;
  if (before === null) return;
  const others = before.filter(({ game }) => game !== message.game);
  const wasThere = before.find(({ game }) => game === message.game);
  if (message.waits === null) waiting.value = wasThere === undefined ? before : others;
  else
    waiting.value =
      wasThere === undefined
        ? [...others, message.waits]
        : before.map((one) => (one === wasThere ? (message.waits ?? one) : one));
}

async function followAccount(name: string, signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(name);
  tabs = channel;
  signal.addEventListener('abort', () => {
    channel.close();
    if (tabs === channel) tabs = null;
  });
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'asked' && waiting.value !== null)
      channel.postMessage({ kind: 'waiting', waiting: waiting.value } satisfies TabMessage);
    else learn(data);
  };
  channel.postMessage({ kind: 'asked' } satisfies TabMessage);
  await inOneTab(name, signal, () => listen(channel, signal));
}

/** Runs in one tab at a time. Browsers have no locks on pages without TLS; there, every tab runs it. */
async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return work();
  await locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!isAborted(error)) throw error;
  });
}

/** Follows the stream, and loads the inbox when it begins and when something happens that no table here has shown. */
async function listen(others: BroadcastChannel, signal: AbortSignal): Promise<void> {
  const say = (message: TabMessage) => {
    if (signal.aborted) return;
    learn(message);
    others.postMessage(message);
  };
  const load = repeatedly(async () => {
    const before = waiting.value;
    const now = await inboxNow(signal);
    if (now === null) return;
    say({ kind: 'waiting', waiting: now });
    if (before !== null) {
      notifyOf(now, before);
      soundFor(now, before);
    }
  });
  let gathered: AccountEvent[] = [];
  const answer = () => {
    const events = gathered;
    gathered = [];
    say({ kind: 'happened' });
    if (events.some(isUnknown)) void load();
  };
  let hasBegun = false;
  await follow({
    path: EVENTS,
    from: null,
    signal,
    isKeptWhileHidden: true,
    onConnection: () => {},
    onEvent: ({ event, data }) => {
      if (event === 'begin') hasBegun = false;
      if (event === 'ready') {
        hasBegun = true;
        void load();
      }
      if (event === undefined || !hasBegun || event === 'ready') return;
      if (gathered.length === 0) setTimeout(answer, GATHERED_IN);
      gathered.push(JSON.parse(data) as AccountEvent);
    },
  });
}

/** Whether the inbox may have changed in a way that no table here has shown. */
const isUnknown = ({ type, game, version }: AccountEvent): boolean =>
  changesInbox(type) && game !== null && version !== null && (shown.get(game) ?? 0) < version;

const changesInbox = (type: AccountEvent['type']): boolean =>
  type.startsWith('prompt.') || type === 'game.finished' || type === 'game.started';

/** Loads the inbox until the server answers; null when it is not wanted any more. */
async function inboxNow(signal: AbortSignal): Promise<readonly Waiting[] | null> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await getInbox(signal);
    } catch {
      await pause(pauseAfter(failures), signal);
    }
  }
  return null;
}
