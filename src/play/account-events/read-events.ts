import type { Language } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { WakeSignal } from '../../kernel/wake-signal.js';
import type { Context } from '../context.js';
import { MAX_INVITATIONS } from '../lobby/invitations.js';
import { type AccountEvent, eventsTopic } from '../ports/channels/account-events.js';
import { type Refusal, refusal } from '../refusal.js';
import { inbox } from '../turns/inbox.js';
import { type LegalActions, legalActions } from '../turns/legal-actions.js';
import { cursorText, type Place, readCursor } from './cursors.js';

/** In milliseconds, the deadline of statements: what was being written when an account was first followed is there then. */
const SETTLES_IN = 5_000;

export interface EventsRequest {
  readonly playerId: string;
  /** The cursor of the last event that the reader has; null for one who begins. */
  readonly after: string | null;
  readonly limit: number;
  /** The language of the legal actions; null to leave them out. */
  readonly actionsIn: Language | null;
}

/** An event as its account reads it. What waits when a reader begins has no place of its own in the order. */
export interface SeenEvent extends Omit<AccountEvent, 'cursor' | 'at'> {
  readonly cursor: string | null;
  readonly at: string;
  /** Of a prompt, if the reader wants it: what may be answered now; null if nothing is asked any more. */
  readonly turn?: LegalActions | null;
}

export interface EventsPage {
  /** Whether these are not what happened since the cursor, but all that waits now. */
  readonly begins: boolean;
  readonly events: readonly SeenEvent[];
  /** Whether there are more already. */
  readonly more: boolean;
  /** What to read after next. */
  readonly cursor: string;
  /** Milliseconds until the reader has to start over; null if it never has to. */
  readonly settlesIn: number | null;
}

const badCursor = refusal('bad_cursor', 'This is not a cursor of your events. Begin without one.');

/** The events after a cursor, without legal actions. Starts over if some of them are no longer kept. */
export async function readEvents(
  context: Context,
  { playerId, after, limit }: EventsRequest,
): Promise<Result<EventsPage, Refusal>> {
  if (after === null) return ok(await beginEvents(context, playerId));
  const place = readCursor(after);
  if (place === null) return err(badCursor);
  const now = context.clock();
  const settlesIn = place.until === null ? null : place.until - now.getTime();
  if (settlesIn !== null && settlesIn > SETTLES_IN) return ok(await beginEvents(context, playerId));
  if (settlesIn !== null && settlesIn <= 0) return ok(await beginAgain(context, playerId, place.id));
  const read = await context.channels.accountEvents.read(playerId, place.id, limit + 1, now);
  if (read === null) return ok(await beginEvents(context, playerId));
  const events = read
    .slice(0, limit)
    .map(({ at, ...event }) => ({ ...event, cursor: textAt(place, event.cursor), at: at.toISOString() }));
  const cursor = events.at(-1)?.cursor ?? after;
  return ok({ begins: false, events, more: read.length > limit, cursor, settlesIn });
}

const textAt = ({ until }: Place, id: string): string => cursorText({ id, until });

/** Goes on after the same event, so that nothing that is in no list is left out. */
const beginAgain = async (context: Context, playerId: string, id: string): Promise<EventsPage> => ({
  ...{ begins: true, more: false, settlesIn: null, cursor: cursorText({ id, until: null }) },
  events: await whatWaits(context, playerId),
});

/** Everything that waits for the account, and the cursor of what comes then. */
async function beginEvents(context: Context, playerId: string): Promise<EventsPage> {
  const now = context.clock().getTime();
  const { cursor: id, since } = await context.channels.accountEvents.follow(playerId, new Date(now));
  const left = since.getTime() + SETTLES_IN - now;
  const settlesIn = left > 0 ? left : null;
  const until = settlesIn === null ? null : now + settlesIn;
  const events = await whatWaits(context, playerId);
  return { begins: true, events, more: false, cursor: cursorText({ id, until }), settlesIn };
}

async function whatWaits(context: Context, playerId: string): Promise<SeenEvent[]> {
  const invitations = (await context.games.invitationsOf(playerId, MAX_INVITATIONS)).map(
    ({ id: game, version, invited, movedAt }): SeenEvent => ({
      ...{
        type: 'invitation.received',
        game,
        version,
        message: null,
        reason: null,
        tournament: null,
        cursor: null,
      },
      seat: invited.find((one) => one.id === playerId)?.seat ?? null,
      at: movedAt.toISOString(),
    }),
  );
  const prompts = (await inbox(context, playerId)).flatMap(({ game, version, prompts, since: at }) =>
    prompts.map(
      ({ seat }): SeenEvent => ({
        type: 'prompt.opened',
        game,
        version,
        seat,
        message: null,
        reason: null,
        tournament: null,
        at,
        cursor: null,
      }),
    ),
  );
  return [...prompts, ...invitations];
}

/** Like `readEvents`, but returns an empty page only if the time is up. */
export async function awaitEvents(
  context: Context,
  request: EventsRequest,
  waitMs: number,
  signal: AbortSignal,
): Promise<Result<EventsPage, Refusal>> {
  const until = performance.now() + waitMs;
  const wakeSignal = new WakeSignal();
  const unsubscribe = context.bus.subscribe(eventsTopic(request.playerId), wakeSignal.wake);
  try {
    for (;;) {
      const page = await readEvents(context, request);
      const left = until - performance.now();
      if (!page.ok || page.value.begins || page.value.events.length > 0 || left <= 0 || signal.aborted)
        return page;
      await wakeSignal.wait(Math.min(left, page.value.settlesIn ?? left), signal);
      if (signal.aborted) return page;
    }
  } finally {
    unsubscribe();
  }
}

/** The event with what may be answered, if it is about a prompt of the reader and the reader wants it. */
export async function withTurn(
  context: Context,
  { playerId, actionsIn }: EventsRequest,
  event: SeenEvent,
): Promise<SeenEvent> {
  if (actionsIn === null || event.type !== 'prompt.opened' || event.game === null) return event;
  const legal = await legalActions(context, playerId, event.game, actionsIn);
  return { ...event, turn: legal.ok && legal.value.asked.length > 0 ? legal.value : null };
}
