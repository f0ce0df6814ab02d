import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { assertNever } from '../../../kernel/assert-never.js';
import type { EncodedEntry } from '../../../play/history/encode-entry.js';
import { type Followed, followEntries } from '../../../play/history/follow-entries.js';
import {
  awaitEntries,
  type EntriesRequest,
  type EntryPage,
  readEntries,
} from '../../../play/history/read-entries.js';
import { shareWith } from '../../caching.js';
import { etagOf } from '../../etag.js';
import { EVENT_STREAM, eventOf, eventText, SIGN_OF_LIFE, sendEvents } from '../../event-stream.js';
import { languageFor } from '../../language.js';
import { chargeFor, chargeUnpacked } from '../../limits/limit-requests.js';
import { outlast } from '../../outlast.js';
import { identifyAgain, isStillKnown, maybeCaller } from '../../plugins/auth.js';
import { orProblem, ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import {
  closed,
  IdParams,
  InvitationParam,
  LanguageParam,
  Version,
  ViewerText,
  Wait,
} from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import type { RulebookSchemas } from '../../schemas/rulebooks/rulebooks.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route, RouteOptions } from '../context.js';
import { viewerIn } from './view.js';

const PAGE = 100;

const wantsStream = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .some(([type, ...parameters]) => type === EVENT_STREAM && !parameters.some(isNever));

/** A media type with weight zero is refused. */
const isNever = (parameter: string): boolean => /^q=0(\.0*)?$/.test(parameter);

/** A client that reconnects sends the id of its last event, which takes precedence over the query. */
function cursorOf(request: FastifyRequest, after: number): number {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return after;
  if (typeof header === 'string' && /^\d{1,9}$/.test(header)) return Number(header);
  const violations = [{ parameter: 'Last-Event-ID', detail: 'must be the id of an event of this stream' }];
  throw new ProblemError(
    problem(
      'bad_cursor',
      'Last-Event-ID is not a version. Send the id of the last event you received.',
      violations,
    ),
  );
}

const Query = Type.Object(
  {
    after: Type.Optional({ ...Version, default: 0, description: 'The version of the last entry you have.' }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: PAGE })),
    wait: Type.Optional(Wait),
    seat: Type.Optional(ViewerText),
    invitation: InvitationParam,
    language: LanguageParam,
  },
  closed,
);

const entriesOf = ({ entryPage }: RulebookSchemas) => ({
  200: {
    description: 'The entries, redacted for the viewer.',
    content: {
      'application/json': { schema: ref(entryPage) },
    },
  },
  204: Type.Null({ description: 'The game is over and you have all of its entries.' }),
});

const streamOfEntries = {
  200: {
    description: 'The entries as they are appended.',
    content: {
      [EVENT_STREAM]: {
        schema: Type.String({
          description: 'Server-sent events; `data` is one of the `entries` of a page.',
        }),
      },
    },
  },
  204: Type.Null({ description: 'The game is over and you have all of its entries.' }),
};

const LastEventId = Type.Object({
  'last-event-id': Type.Optional(Type.String({ description: 'In a stream, takes precedence over `after`.' })),
});

const { limit: _limit, wait: _wait, ...ofStream } = Query.properties;

/** An address of its own, so that generated clients need not ask which of two types a response has. */
const followEventsRoute: Route = (app, options) => {
  app.get(
    '/v1/games/:id/events/stream',
    {
      config: {
        access: { scope: 'read', anonymous: true, seatKey: true },
        headers: ['Content-Language'],
        problems: ['not_your_seat'],
      },
      schema: {
        operationId: 'followEvents',
        summary: 'Follow the entries of a game as a stream',
        description:
          'Server-sent events. Each entry is an event `entry` with its version as the id, and comments keep an idle connection open. After the last entry of a finished game an event `end` is sent and the stream closes. Reconnect with `Last-Event-ID`; if nothing more will come, the answer is 204.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(ofStream, closed),
        headers: LastEventId,
        response: streamOfEntries,
      },
    },
    async (request, reply) => {
      const { after = 0, seat, invitation } = request.query;
      const wanted: EntriesRequest = {
        gameId: request.params.id,
        caller: maybeCaller(request),
        after: cursorOf(request, after),
        limit: PAGE,
        language: languageFor(request, reply),
        viewer: viewerIn(seat),
        ...{ invitation, onUnpacked: chargeUnpacked(request) },
      };
      reply
        .header('cache-control', 'private, no-cache, no-transform')
        .header('vary', 'Authorization, Accept-Language, Origin');
      return stream(wanted, request, reply, options);
    },
  );
};

const getEventsRoute: Route = (app, options) => {
  app.get(
    '/v1/games/:id/events',
    {
      config: {
        access: { scope: 'read', anonymous: true, seatKey: true },
        headers: ['ETag', 'Link', 'Content-Language'],
        problems: ['not_your_seat'],
      },
      schema: {
        operationId: 'getEvents',
        summary: 'Get the entries after a version, as a page or by long poll',
        description:
          'With `wait`, an empty page is held back until something happens. With `Accept: text/event-stream`, the response is the stream of `followEvents`.',
        tags: ['play'],
        params: IdParams,
        querystring: Query,
        headers: LastEventId,
        response: entriesOf(options.schemas),
      },
    },
    async (request, reply) => {
      const { after = 0, limit = PAGE, seat, invitation } = request.query;
      const wanted: EntriesRequest = {
        gameId: request.params.id,
        caller: maybeCaller(request),
        after,
        limit,
        language: languageFor(request, reply),
        viewer: viewerIn(seat),
        ...{ invitation, onUnpacked: chargeUnpacked(request) },
      };
      reply
        .header('cache-control', 'private, no-cache, no-transform')
        .header('vary', 'Authorization, Accept, Accept-Language, Origin');
      return wantsStream(request)
        ? stream({ ...wanted, after: cursorOf(request, after) }, request, reply, options)
        : sendPage(wanted, request, reply, options);
    },
  );
};

export const eventRoutes: readonly Route[] = [getEventsRoute, followEventsRoute];

async function sendPage(
  wanted: EntriesRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { context, closing }: RouteOptions,
): Promise<FastifyReply> {
  const { wait = 0, ...query } = request.query as Static<typeof Query>;
  const gone = abortOnClose(reply, closing);
  const read =
    wait > 0 ? await awaitEntries(context, wanted, wait * 1000, gone) : await readEntries(context, wanted);
  if (wait > 0) await identifyAgain(context, request, gone);
  const page = orProblem(read);
  chargeFor(request, 'entry', page.entries.length);
  // What was waited for is news to nobody else.
  if (wait === 0) shareWith(reply, page.sharing);
  const last = page.entries[page.entries.length - 1]?.version ?? page.version;
  if (last < page.version) {
    const next = { ...query, ...(wait > 0 && { wait }), after: last };
    const parts = Object.entries(next).map(([name, value]): [string, string] => [name, String(value)]);
    reply.header('link', `</v1/games/${page.game}/events?${new URLSearchParams(parts)}>; rel="next"`);
  }
  return rawReply(reply).type(JSON_TYPE).header('etag', etagOf(page.version)).send(pageText(page));
}

async function stream(
  wanted: EntriesRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { context, metrics, heartbeatMs, closing }: RouteOptions,
): Promise<FastifyReply> {
  const from = { ...wanted, limit: PAGE };
  // A problem must be answered before the stream begins.
  const first = orProblem(await readEntries(context, { ...from, limit: 0 }));
  if (first.over && wanted.after === first.version)
    return reply.removeHeader('content-language').code(204).send();
  const signal = abortOnClose(reply, closing);
  const followed = followEntries(context, from, {
    quietMs: heartbeatMs,
    signal,
    outlast: outlast(signal),
    stillAllowed: () => isStillKnown(context, request),
  });
  return sendEvents(reply, metrics, written(followed));
}

/** Entries are JSON already, shared by all viewers who may know the same. */
const pageText = ({ entries, sharing: _, ...page }: EntryPage): string =>
  `${JSON.stringify(page).slice(0, -1)},"entries":[${entries.map(({ json }) => json).join()}]}`;

async function* written(followed: AsyncGenerator<Followed>): AsyncGenerator<string | Buffer> {
  for await (const one of followed) {
    switch (one.kind) {
      case 'entry':
        yield entryBytes(one.entry);
        break;
      case 'quiet':
        yield SIGN_OF_LIFE;
        break;
      case 'over':
        yield eventText({ name: 'end' }, { version: one.version });
        break;
      default:
        assertNever(one);
    }
  }
}

const bytes = new WeakMap<EncodedEntry, Buffer>();

/** Encoded once for all streams that send the entry. */
function entryBytes(entry: EncodedEntry): Buffer {
  const known = bytes.get(entry);
  if (known !== undefined) return known;
  const encoded = Buffer.from(eventOf({ name: 'entry', id: entry.version }, entry.json));
  bytes.set(entry, encoded);
  return encoded;
}
