import { setTimeout as sleep } from 'node:timers/promises';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Member } from './fleet.js';
import { type KnownGame, send, type Table } from './table.js';

/** In milliseconds: after it, an impatient follower leaves a stream, to resume it elsewhere. */
const PATIENCE = 6_000;
/** In seconds. */
const WAIT = 3;
const PAUSE = 50;

export interface Followers {
  /** The creator follows with a token, others as spectators. */
  follow(game: KnownGame, secret: string): void;
  /** The number of entries that each follower has. */
  readonly entries: ReadonlyMap<string, { readonly game: string; version: number }>;
  readonly messages: ReadonlyMap<string, { readonly game: string; count: number }>;
  end(): Promise<void>;
}

export function createFollowers(table: () => Table): Followers {
  const ending = new AbortController();
  const work: Promise<void>[] = [];
  const entries = new Map<string, { game: string; version: number }>();
  const messages = new Map<string, { game: string; count: number }>();
  const begin = (
    game: KnownGame,
    name: string,
    what: 'entries' | 'messages',
    first: number,
    round: Round,
  ) => {
    table().note({ kind: 'following', follower: name, game: game.id, what });
    work.push(again(table(), first, ending.signal, round));
  };
  return {
    entries,
    messages,
    follow(game, secret) {
      const { members } = table();
      const nth = entries.size;
      for (const first of members.keys()) {
        const name = `stream ${first + 1} of game ${game.id}`;
        const state = { game: game.id, version: 0 };
        entries.set(name, state);
        const reader = { name, secret: first === 0 ? secret : null };
        begin(game, name, 'entries', first, (member, signal) =>
          // The creator stays, and depends on what the service makes good by itself.
          streamEntries(table(), member, reader, state, first === 0 ? signal : impatient(signal)),
        );
      }
      const name = `long poll of game ${game.id}`;
      const state = { game: game.id, version: 0 };
      entries.set(name, state);
      begin(game, name, 'entries', nth, (member) => pollEntries(table(), member, name, state));
      const reader = `messages of game ${game.id}`;
      const got = { game: game.id, count: 0, after: null };
      messages.set(reader, got);
      begin(game, reader, 'messages', nth + 1, (member, signal) =>
        streamMessages(table(), member, reader, got, impatient(signal)),
      );
    },
    async end() {
      ending.abort();
      await Promise.all(work);
    },
  };
}

const impatient = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);

/** One connection. Returns false when there is nothing more to follow. */
type Round = (member: Member, signal: AbortSignal) => Promise<boolean>;

/** Connects again and again, to one process after the other. */
async function again({ members }: Table, first: number, ending: AbortSignal, round: Round): Promise<void> {
  for (let nth = first; !ending.aborted; nth += 1) {
    if (!(await round(members[nth % members.length] as Member, ending))) return;
    await sleep(PAUSE);
  }
}

async function streamEntries(
  { note, now }: Table,
  member: Member,
  { name: follower, secret }: { readonly name: string; readonly secret: string | null },
  state: { readonly game: string; version: number },
  signal: AbortSignal,
): Promise<boolean> {
  const process = member.name();
  const { game } = state;
  let isOver = false;
  const status = await stream(
    `${member.url}/v1/games/${game}/events`,
    { after: String(state.version), secret },
    signal,
    (event) => {
      if (event.event === 'end') isOver = true;
      if (event.event !== 'entry') return;
      const { version, hash } = JSON.parse(event.data) as { version: number; hash: string };
      state.version = version;
      note({ kind: 'seen', follower, game, process, version, hash, at: now() });
    },
  );
  expectKnown(note, now(), `${follower}, process ${process}`, status);
  return !isOver && status !== 204;
}

async function pollEntries(
  { note, now }: Table,
  member: Member,
  follower: string,
  state: { readonly game: string; version: number },
): Promise<boolean> {
  const process = member.name();
  const { game } = state;
  const reply = await send(member, `/v1/games/${game}/events?after=${state.version}&wait=${WAIT}&limit=20`);
  expectKnown(note, now(), `${follower}, process ${process}`, reply?.status ?? null);
  if (reply?.status !== 200) return true;
  for (const { version, hash } of reply.body.entries ?? []) {
    state.version = version;
    note({ kind: 'seen', follower, game, process, version, hash, at: now() });
  }
  return reply.body.over !== true || state.version !== reply.body.version;
}

async function streamMessages(
  { note, now }: Table,
  member: Member,
  follower: string,
  state: { readonly game: string; count: number; after: string | null },
  signal: AbortSignal,
): Promise<boolean> {
  const { game } = state;
  const url = `${member.url}/v1/games/${game}/messages/stream`;
  const status = await stream(url, { after: state.after, secret: null }, signal, ({ event, id, data }) => {
    if (event !== 'message') return;
    const message = JSON.parse(data) as { id: string; text: string };
    state.after = id ?? null;
    state.count += 1;
    note({ kind: 'message-seen', follower, game, id: message.id, text: message.text, at: now() });
  });
  expectKnown(note, now(), follower, status);
  return true;
}

/** Reads events until the stream breaks. Returns the status; null if there was none. */
async function stream(
  url: string,
  { after, secret }: { readonly after: string | null; readonly secret: string | null },
  signal: AbortSignal,
  onEvent: (event: EventSourceMessage) => void,
): Promise<number | null> {
  let status: number | null = null;
  try {
    const answer = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        ...(after === null ? {} : { 'last-event-id': after }),
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      },
      signal,
    });
    status = answer.status;
    if (status !== 200 || answer.body === null) return status;
    const parser = createParser({ onEvent });
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) parser.feed(decoder.decode(chunk, { stream: true }));
  } catch {
    // The connection was cut, or there was none.
  }
  return status;
}

/** No fault explains a refusal: a follower may read, and its cursor is one that the service has sent. */
function expectKnown(note: Table['note'], at: number, by: string, status: number | null): void {
  if (status === null || status < 300 || status >= 500) return;
  note({ kind: 'unexpected', by, detail: `status ${status}`, at });
}
