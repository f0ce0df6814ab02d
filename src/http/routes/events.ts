import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { assertNever } from '../../kernel/assert-never.js';
import type { EncodedEntry } from '../../play/history/encode-entry.js';
import { type Followed, followEntries } from '../../play/history/follow-entries.js';
import {
  awaitEntries,
  type EntriesRequest,
  type EntryPage,
  readEntries,
} from '../../play/history/read-entries.js';
import { etagOf } from '../etag.js';
import { EVENT_STREAM, eventOf, eventText, SIGN_OF_LIFE, sendEvents } from '../event-stream.js';
import { languageFor } from '../language.js';
import { outlast } from '../outlast.js';
import { identifyAgain, isStillKnown, maybeCaller } from '../plugins/auth.js';
import { orProblem, ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';
import { JSON_TYPE, rawReply } from '../raw-reply.js';
import { closed, IdParams, LanguageParam, Version, ViewerText, Wait } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { abortOnClose } from './abort-on-close.js';
import type { RouteOptions } from './context.js';
import { Invitation } from './invitation.js';
import { viewerIn } from './view.js';

const PAGE = 100;

const wantsStream = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .some(([type, ...parameters]) => type === EVENT_STREAM && !parameters.some(isNever));

/** What somebody who names it does not want. */
const isNever = (parameter: string): boolean => /^q=0(\.0*)?$/.test(parameter);

/** A client that reconnects names the last entry it got, whatever its address said at first. */
function cursorOf(request: FastifyRequest, after: number): number {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return after;
  if (typeof header === 'string' && /^\d{1,9}$/.test(header)) return Number(header);
  const violations = [{ parameter: 'Last-Event-ID', detail: 'must be the id of an event of this stream' }];
  throw new ProblemError(problem('bad_cursor', 'Last-Event-ID names no version.', violations));
}

export const eventRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { context, schemas } = options;

  app.get(
    '/v1/games/:id/events',
    {
      config: {
        access: { scope: 'read', anonymous: true, seatKey: true },
        headers: ['ETag', 'Link', 'Content-Language'],
      },
      schema: {
        operationId: 'getEvents',
        summary: 'What happened after a version: a page, a long poll, or a stream',
        description:
          'The same entries with the same cursor, however they come. With `wait`, an empty page is held back until something happens. With `Accept: text/event-stream` every entry is an event `entry` whose id is its version; comments keep a quiet line open; after the last entry of a finished game comes an event `end`, and the stream is closed. Reconnect with `Last-Event-ID`: once there is nothing more to come, the answer is 204.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          {
            after: Type.Optional({ ...Version, default: 0, description: 'The last version that you have.' }),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: PAGE })),
            wait: Type.Optional(Wait),
            seat: Type.Optional(ViewerText),
            invitation: Invitation,
            language: LanguageParam,
          },
          closed,
        ),
        headers: Type.Object({
          'last-event-id': Type.Optional(Type.String({ description: 'Goes before `after` in a stream.' })),
        }),
        response: {
          200: {
            description: 'Entries as the viewer may know them.',
            content: {
              'application/json': { schema: ref(schemas.entryPage) },
              [EVENT_STREAM]: {
                schema: Type.String({
                  description: 'Server-sent events; `data` is one of the `entries` of a page.',
                }),
              },
            },
          },
          204: Type.Null({ description: 'The game is over, and you have every entry of it.' }),
          ...problems(
            'malformed',
            'bad_cursor',
            'unauthorized',
            'insufficient_scope',
            'not_your_seat',
            'not_found',
            'rulebook_changed',
          ),
        },
      },
    },
    async (request, reply) => {
      const { after = 0, limit = PAGE, wait = 0, seat, invitation } = request.query;
      const wanted: EntriesRequest = {
        gameId: request.params.id,
        caller: maybeCaller(request),
        after,
        limit,
        language: languageFor(request, reply),
        viewer: viewerIn(seat),
        invitation,
      };
      reply
        .header('cache-control', 'no-cache, no-transform')
        .header('vary', 'Authorization, Accept, Accept-Language, Origin');
      if (wantsStream(request))
        return stream({ ...wanted, after: cursorOf(request, after) }, request, reply, options);
      const read =
        wait > 0
          ? await awaitEntries(context, wanted, wait * 1000, abortOnClose(reply, options.closing))
          : await readEntries(context, wanted);
      if (wait > 0) await identifyAgain(context, request);
      const page = orProblem(read);
      reply.header('etag', etagOf(page.version));
      const last = page.entries[page.entries.length - 1]?.version ?? page.version;
      if (last < page.version) {
        const query = new URLSearchParams({
          ...(request.query as Record<string, string>),
          after: String(last),
        });
        reply.header('link', `</v1/games/${page.game}/events?${query}>; rel="next"`);
      }
      return rawReply(reply).type(JSON_TYPE).send(pageText(page));
    },
  );
};

async function stream(
  wanted: EntriesRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { context, metrics, heartbeatMs, closing }: RouteOptions,
): Promise<FastifyReply> {
  const from = { ...wanted, limit: PAGE };
  // Problems are told as such, before the stream begins.
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

/** Entries come as JSON already, which is the same for all who may know as much. */
const pageText = ({ entries, ...page }: EntryPage): string =>
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

/** Made once for all streams that carry it. */
function entryBytes(entry: EncodedEntry): Buffer {
  const known = bytes.get(entry);
  if (known !== undefined) return known;
  const made = Buffer.from(eventOf({ name: 'entry', id: entry.version }, entry.json));
  bytes.set(entry, made);
  return made;
}
