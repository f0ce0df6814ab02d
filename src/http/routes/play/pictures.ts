import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { type DrawRequest, drawGame, drawReplay } from '../../../play/games/draw-game.js';
import type { Sharing } from '../../../play/showing/sharing.js';
import { shareWith } from '../../caching.js';
import { etagOfText, matches } from '../../etag.js';
import { gzipIfAccepted } from '../../gzip.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { PngMaker } from '../../png.js';
import { pastOr } from '../../pressure/past-or.js';
import { rawReply } from '../../raw-reply.js';
import {
  closed,
  IdParams,
  InvitationParam,
  LanguageParam,
  Version,
  ViewerText,
} from '../../schemas/common.js';
import { LookParams, type LookWish, lookIn } from '../../schemas/play/look.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route, RouteOptions } from '../context.js';
import { readingFor, viewerIn } from './view.js';

const eyes = { seat: Type.Optional(ViewerText), invitation: InvitationParam };
const look = { language: LanguageParam, ...LookParams };
const PictureQuery = Type.Object({ ...eyes, at: Type.Optional(Version), ...look }, closed);
const ReplayQuery = Type.Object({ ...eyes, ...look }, closed);

const access = { scope: 'read', anonymous: true, seatKey: true } as const;
const tags = ['pictures'];
const commonProblems = ['not_your_seat', 'not_started', 'engine_missing'] as const;

const SVG = 'image/svg+xml';
const PNG = 'image/png';
const image = (type: string, description: string, schema: TSchema = Type.String()) => ({
  200: { description, content: { [type]: { schema } } },
  304: Type.Null({ description: 'Your copy is current.' }),
});

interface Wishes extends LookWish {
  readonly seat?: string;
  readonly invitation?: string;
}

function wantedBy(request: FastifyRequest, reply: FastifyReply): DrawRequest {
  const { id } = request.params as { readonly id: string };
  const query = request.query as Wishes;
  const { seat, invitation } = query;
  return {
    gameId: id,
    caller: maybeCaller(request),
    language: languageFor(request, reply),
    viewer: viewerIn(seat),
    invitation,
    ...lookIn(query),
    reading: readingFor(request, reply),
  };
}

interface Drawn {
  readonly svg: string;
  readonly sharing: Sharing;
}

/** Sets the ETag, and returns whether the client has this picture already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, { svg, sharing }: Drawn): boolean {
  shareWith(reply, sharing);
  const etag = etagOfText(svg);
  reply
    // Weak, because the compressed picture has the same tag.
    .header('etag', `W/${etag}`)
    .header('vary', 'Authorization, Accept-Language, Accept-Encoding, Origin');
  return matches(request.headers['if-none-match'], etag);
}

/** SVG repeats itself a lot, so it is compressed for clients that accept that. */
const sendSvg = async (request: FastifyRequest, reply: FastifyReply, svg: string) =>
  rawReply(reply)
    .type(`${SVG}; charset=utf-8`)
    .send(await gzipIfAccepted(request, reply, svg));

/** Width and height are at fixed places of a PNG. */
const megapixelsOf = (png: Buffer): number => (png.readUInt32BE(16) * png.readUInt32BE(20)) / 1e6;

async function drawNow(
  { context }: RouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Drawn> {
  const { at } = request.query as { readonly at?: number };
  const wanted = wantedBy(request, reply);
  const sketch = orProblem(await drawGame(context, { ...wanted, ...(at === undefined ? {} : { at }) }));
  return { svg: await sketch.svg(), sharing: sketch.sharing };
}

const getPictureRoute: Route = (app, options) => {
  app.get(
    '/v1/games/:id/picture.svg',
    {
      config: {
        access,
        work: pastOr('pictures'),
        waitsInHandler: true,
        headers: ['ETag', 'Content-Language'],
        problems: [...commonProblems, 'version_not_found'],
      },
      schema: {
        operationId: 'getPicture',
        summary: 'Get the game as an SVG picture',
        description:
          "Drawn only from the viewer's view. Elements that belong to legal actions list the ids of these actions in `data-action`, separated by spaces. Large tables name their parts: a `view` element with `data-part`, a title and a `viewBox` for each, and the same `data-part` on the layers that belong to it. The SVG has no styles and no scripts, so a page with a strict content security policy can embed it.",
        tags,
        params: IdParams,
        querystring: PictureQuery,
        response: image(SVG, 'The picture.'),
      },
    },
    async (request, reply) => {
      const drawn = await drawNow(options, request, reply);
      if (isKnown(request, reply, drawn)) return rawReply(reply).code(304).send();
      return sendSvg(request, reply, drawn.svg);
    },
  );
};

const getPictureAsPngRoute: Route = (app, options) => {
  const pngs = new PngMaker(options.context.queues.pngs);
  app.addHook('onClose', async () => pngs.close());

  app.get(
    '/v1/games/:id/picture.png',
    {
      config: {
        access,
        work: 'pngs',
        headers: ['ETag', 'Content-Language'],
        problems: [...commonProblems, 'version_not_found'],
      },
      schema: {
        operationId: 'getPictureAsPng',
        summary: 'Get the game as a PNG picture',
        description: 'For chats and email.',
        tags,
        params: IdParams,
        querystring: PictureQuery,
        response: image(PNG, 'The picture.', Type.Unsafe<string>({ type: 'string', format: 'binary' })),
      },
    },
    async (request, reply) => {
      const drawn = await drawNow(options, request, reply);
      if (isKnown(request, reply, drawn)) return rawReply(reply).code(304).send();
      const { svg } = drawn;
      const png = await pngs.of(svg, abortOnClose(reply));
      chargeFor(request, 'kilobyteOfPng', svg.length / 1024);
      chargeFor(request, 'megapixel', megapixelsOf(png));
      return rawReply(reply).type(PNG).send(png);
    },
  );
};

const getReplayRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/replay.svg',
    {
      config: {
        access,
        work: 'films',
        waitsInHandler: true,
        headers: ['ETag', 'Content-Language'],
        problems: [...commonProblems, 'not_over'],
      },
      schema: {
        operationId: 'getReplay',
        summary: 'Get a finished game as an animated SVG picture',
        description: 'Shows the game turn by turn, in a loop. Some turns of long games are left out.',
        tags,
        params: IdParams,
        querystring: ReplayQuery,
        response: image(SVG, 'The animated picture.'),
      },
    },
    async (request, reply) => {
      const onDrawn = (kilobytes: number) => chargeFor(request, 'kilobyteOfFilm', kilobytes);
      const film = orProblem(await drawReplay(context, { ...wantedBy(request, reply), onDrawn }));
      const drawn = { svg: await film.svg(), sharing: film.sharing };
      if (isKnown(request, reply, drawn)) return rawReply(reply).code(304).send();
      return sendSvg(request, reply, drawn.svg);
    },
  );
};

export const pictureRoutes: readonly Route[] = [getPictureRoute, getPictureAsPngRoute, getReplayRoute];
