import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from './fleet.js';
import type { HistoryRecord } from './record.js';

/** A game as clients know it. */
export interface KnownGame {
  readonly id: string;
  readonly creator: number;
  /** The client that holds each seat, as far as is known; null for none. */
  readonly holders: (number | null)[];
  isOver: boolean;
}

/** What all clients share. */
export interface Table {
  readonly members: readonly Member[];
  readonly games: KnownGame[];
  readonly now: () => number;
  readonly note: (record: HistoryRecord) => void;
  /** Aborted when clients are to begin nothing more. */
  readonly closing: AbortSignal;
  readonly receiverUrl: (client: number) => string;
  /** Starts the followers of a game, one of them with a token of its creator. */
  readonly follow: (game: KnownGame, secret: string) => void;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Empty where the response is no JSON. */
  readonly body: Body;
}

/** The fields of any response that the campaign reads. */
export interface Body {
  readonly id?: string;
  readonly secret?: string;
  readonly code?: string;
  readonly version?: number;
  readonly viewer?: number | 'spectator';
  readonly view?: unknown;
  readonly over?: boolean;
  readonly status?: string;
  readonly text?: string;
  readonly asked?: readonly { readonly seat: number; readonly actions: readonly { readonly id: string }[] }[];
  readonly entries?: readonly { readonly version: number; readonly hash: string }[];
  readonly seats?: readonly { readonly seat: number; readonly kind: string }[];
  readonly yourSeats?: readonly number[];
}

export interface Sending {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly secret?: string | null;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** In milliseconds: after it, a client does not know what became of its request. */
const TIMEOUT = 8_000;
const LONGEST_OUTAGE = 90_000;

/** Sends a request once. Null without a complete response. */
export async function send(
  { url }: Member,
  path: string,
  { method = 'GET', secret = null, body, headers = {} }: Sending = {},
): Promise<Reply | null> {
  try {
    const answer = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        ...headers,
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, body: text.startsWith('{') ? (JSON.parse(text) as Body) : {} };
  } catch {
    return null;
  }
}

/** Repeats a request of the preparation until one process answers it. */
export async function insist(members: readonly Member[], path: string, sending: Sending): Promise<Reply> {
  const over = performance.now() + LONGEST_OUTAGE;
  for (let nth = 0; performance.now() < over; nth += 1) {
    const reply = await send(members[nth % members.length] as Member, path, sending);
    if (reply !== null && reply.status < 500) return reply;
    await sleep(100);
  }
  throw new Error(`no process answers ${path}`);
}
