import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../../play/context.js';
import type { Month } from '../../../play/ports/dumps/dumps.js';
import { gamesOfMonth, isClosedMonth, monthOf, monthsWithGames } from '../../../play/ratings/months.js';
import { notFound } from '../../../play/refusal.js';
import { shareWith } from '../../caching.js';
import { matches } from '../../etag.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { RefusedError } from '../../plugins/errors.js';
import { rawReply } from '../../raw-reply.js';
import { closed } from '../../schemas/common.js';
import { DumpMonths, MonthText } from '../../schemas/ratings.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { OpenDumps } from './open-dumps.js';

const tags = ['ratings'];
const GZIP = 'application/gzip';

/** The games of a closed month never change; how they are compressed can. */
const tagOf = (month: string): string => `"closed-${month}"`;

async function* paidLines(context: Context, request: FastifyRequest, month: Month): AsyncGenerator<string> {
  for await (const page of gamesOfMonth(context, month)) {
    chargeFor(request, 'dumpedGame', page.length);
    yield page.map((game) => `${JSON.stringify(game)}\n`).join('');
  }
}

const listDumpsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/dumps',
    {
      config: { tagged: true, access: { scope: 'read', anonymous: true } },
      schema: {
        operationId: 'listDumps',
        summary: 'List the months of which there are dumps',
        description: 'A dump has all public games that finished in a month.',
        tags,
        response: { 200: ref(DumpMonths) },
      },
    },
    async () => ({ months: await monthsWithGames(context) }),
  );
};

const getDumpRoute: Route = (app, { context }) => {
  const open = new OpenDumps();
  app.get(
    '/v1/dumps/:month',
    {
      config: { work: 'past', headers: ['ETag'], access: { scope: 'read', anonymous: true } },
      schema: {
        operationId: 'getDump',
        summary: 'Download the public games that finished in a month',
        description:
          'JSON Lines, compressed by gzip, in the order in which the games finished: rulebook, options, who held the seats, clock, times, outcome, and for a rated game its number. Players are named by id only. `permafrost ratings` computes the ratings from all dumps. Once the month is closed, the file never changes.',
        tags,
        params: Type.Object({ month: MonthText }, closed),
        response: {
          200: {
            description: 'The games, one on each line.',
            content: { [GZIP]: { schema: Type.String({ format: 'binary' }) } },
          },
          304: Type.Null({ description: 'Your copy is current.' }),
        },
      },
    },
    async (request, reply) => {
      const { month: name } = request.params;
      const month = monthOf(name);
      if (month === null) throw new RefusedError(notFound('month'));
      // Asked before the games are read: what is numbered later must not be missing in a file that caches keep forever.
      const isFinal = await isClosedMonth(context, month);
      shareWith(reply, isFinal ? 'final' : 'brief');
      if (isFinal) {
        reply.header('etag', `W/${tagOf(name)}`);
        if (matches(request.headers['if-none-match'], tagOf(name))) return rawReply(reply).code(304).send();
      }
      const end = open.begin(request);
      // A client that has hung up meanwhile closes it no more.
      if (reply.raw.destroyed) end();
      else reply.raw.once('close', end);
      const compressed = pipeline(Readable.from(paidLines(context, request, month)), createGzip(), () => {});
      return rawReply(reply)
        .header('content-disposition', `attachment; filename="permafrost-${name}.jsonl.gz"`)
        .type(GZIP)
        .send(compressed);
    },
  );
};

export const dumpRoutes: readonly Route[] = [listDumpsRoute, getDumpRoute];
