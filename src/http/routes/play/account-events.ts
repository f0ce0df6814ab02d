import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { assertNever } from '../../../kernel/assert-never.js';
import { ok } from '../../../kernel/result.js';
import { type FollowedEvent, followAccount } from '../../../play/account-events/follow-account.js';
import {
  awaitEvents,
  type EventsRequest,
  readEvents,
  type SeenEvent,
  withTurn,
} from '../../../play/account-events/read-events.js';
import { type IssuedTicket, issueTicket } from '../../../play/account-events/tickets.js';
import { EVENT_STREAM, eventText, SIGN_OF_LIFE, sendEvents } from '../../event-stream.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { outlast } from '../../outlast.js';
import { callerOf, identifyAgain, isStillKnown } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import { carryOut } from '../../retries/once.js';
import { closed, LanguageParam, Wait } from '../../schemas/common.js';
import { AccountEvents, EventTicket } from '../../schemas/play/account-events.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';

const PAGE = 100;
const tags = ['play'];

const Query = Type.Object(
  {
    after: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'The `cursor` of a page or event. Without it you begin, with all that waits for you.',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
    wait: Type.Optional(Wait),
    include: Type.Optional(
      Type.Enum(['actions'], {
        description: '`actions`: prompts come with what you may do. Of all that waits, the first `limit` do.',
      }),
    ),
    language: LanguageParam,
  },
  closed,
);

const wantedBy = (
  request: FastifyRequest,
  reply: Parameters<typeof languageFor>[1],
  { include, limit = PAGE }: Static<typeof Query>,
  after: string | null,
): EventsRequest => ({
  playerId: callerOf(request).player.id,
  after,
  limit,
  actionsIn: include === undefined ? null : languageFor(request, reply),
});

const getAccountEventsRoute: Route = (app, { context, closing }) => {
  app.get(
    '/v1/me/events',
    {
      config: {
        unmeasured: true,
        secretive: true,
        access: { scope: 'read' },
        headers: ['Content-Language'],
        problems: ['bad_cursor'],
      },
      schema: {
        operationId: 'getAccountEvents',
        summary: 'Get what happened in all your games, as a page or by long poll',
        description:
          'Prompts, invitations, messages, seats taken and left, starts, ends, lapses and questions for an undo, of all games that you hold a seat in or created, in one order. Begin without `after`, then send the `cursor` of each page. With `wait`, an empty page is held back until something happens. Events are kept for a day while you read them; if the cursor is older, the list starts over, and `begins` is true.',
        tags,
        querystring: Query,
        response: { 200: ref(AccountEvents) },
      },
    },
    async (request, reply) => {
      const { after = null, wait = 0 } = request.query;
      const wanted = wantedBy(request, reply, request.query, after);
      const gone = abortOnClose(reply, closing);
      const read =
        wait > 0 ? await awaitEvents(context, wanted, wait * 1000, gone) : await readEvents(context, wanted);
      if (wait > 0) await identifyAgain(context, request, gone);
      const { settlesIn: _, events: found, ...page } = orProblem(read);
      const events: SeenEvent[] = [];
      for (const [nth, event] of found.entries())
        events.push(charged(request, nth < wanted.limit ? await withTurn(context, wanted, event) : event));
      return rawReply(reply)
        .type(JSON_TYPE)
        .send(JSON.stringify({ ...page, events }));
    },
  );
};

const createEventTicketRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/events/ticket',
    {
      config: { once: true, access: { scope: 'read' } },
      schema: {
        operationId: 'createEventTicket',
        summary: 'Get a ticket that opens one stream of your events',
        description:
          'For browsers, whose `EventSource` cannot send a token. It works once, within a minute, and the stream ends with the token that it was issued to.',
        tags,
        response: { 201: ref(EventTicket) },
      },
    },
    async (request, reply) =>
      carryOut<IssuedTicket>(context, request, reply, {
        run: async () => ok(await issueTicket(context, callerOf(request).token.id)),
        answer: ({ ticket, expiresAt }) => ({
          status: 201,
          body: { ticket, expiresAt: expiresAt.toISOString() },
        }),
      }),
  );
};

const {
  limit: _limit,
  wait: _wait,
  ...ofStream
} = {
  ...Query.properties,
  ticket: Type.Optional(
    Type.String({ maxLength: 100, description: 'In place of a token: see `createEventTicket`.' }),
  ),
};

const followAccountRoute: Route = (app, { context, metrics, heartbeatMs, closing }) => {
  app.get(
    '/v1/me/events/stream',
    {
      config: {
        unmeasured: true,
        access: { scope: 'read', ticket: true },
        headers: ['Content-Language'],
        problems: ['bad_cursor'],
      },
      schema: {
        operationId: 'followAccount',
        summary: 'Follow what happens in all your games as a stream',
        description:
          'Server-sent events, named by their `type`, with their `cursor` as the id; comments keep an idle connection open. When you begin, `begin` comes first, then each prompt and invitation that waits, without an id, then `ready`, whose id is the cursor: forget what you knew to wait. Reconnect with `Last-Event-ID`. If the events after your cursor are gone, the stream starts over.',
        tags,
        querystring: Type.Object(ofStream, closed),
        headers: Type.Object({
          'last-event-id': Type.Optional(Type.String({ description: 'Takes precedence over `after`.' })),
        }),
        response: {
          200: {
            description: 'Events as they happen.',
            content: {
              [EVENT_STREAM]: {
                schema: Type.String({ description: 'Server-sent events; `data` is an `AccountEvent`.' }),
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { 'last-event-id': last } = request.headers;
      const after = last || (request.query.after ?? null);
      const wanted = wantedBy(request, reply, request.query, after);
      // A problem must be answered before the stream begins.
      if (after !== null) orProblem(await readEvents(context, { ...wanted, limit: 0 }));
      const signal = abortOnClose(reply, closing);
      const followed = followAccount(context, wanted, {
        quietMs: heartbeatMs,
        signal,
        outlast: outlast(signal),
        stillAllowed: () => isStillKnown(context, request),
      });
      reply
        .header('cache-control', 'private, no-cache, no-transform')
        .header('vary', 'Authorization, Accept-Language, Origin');
      return sendEvents(reply, metrics, written(request, followed));
    },
  );
};

export const accountEventRoutes: readonly Route[] = [
  getAccountEventsRoute,
  createEventTicketRoute,
  followAccountRoute,
];

async function* written(
  request: FastifyRequest,
  followed: AsyncGenerator<FollowedEvent>,
): AsyncGenerator<string> {
  for await (const one of followed) {
    switch (one.kind) {
      case 'begin':
        yield eventText({ name: 'begin' }, {});
        break;
      case 'event':
        yield eventOfAccount(charged(request, one.event));
        break;
      case 'ready':
        yield eventText({ name: 'ready', id: one.cursor }, { cursor: one.cursor });
        break;
      case 'quiet':
        yield SIGN_OF_LIFE;
        break;
      default:
        assertNever(one);
    }
  }
}

const eventOfAccount = (event: SeenEvent): string =>
  eventText({ name: event.type, ...(event.cursor === null ? {} : { id: event.cursor }) }, event);

/** Searching for the legal actions of a prompt is work that grows with what happens. */
function charged(request: FastifyRequest, event: SeenEvent): SeenEvent {
  chargeFor(request, 'told', 1);
  if (event.turn !== undefined) chargeFor(request, 'turn', 1);
  return event;
}
