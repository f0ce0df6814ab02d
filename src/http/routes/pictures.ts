import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { MovingSvg } from '../../engine/drawing/moving.js';
import { type Scheme, schemes } from '../../engine/drawing/palette.js';
import { type Rendering, toSvg } from '../../engine/drawing/svg.js';
import { KeyedMutex } from '../../kernel/keyed-mutex.js';
import { type DrawRequest, drawGame, drawReplay } from '../../play/games/draw-game.js';
import { etagOfText, matches } from '../etag.js';
import { asSmallAsRead } from '../gzip.js';
import { languageFor } from '../language.js';
import { maybeCaller } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { drawingLimit } from '../plugins/rate-limit.js';
import { PngMaker } from '../png.js';
import { rawReply } from '../raw-reply.js';
import { closed, IdParams, LanguageParam, Version, ViewerText } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import type { RouteOptions } from './context.js';
import { Invitation } from './invitation.js';
import { viewerIn } from './view.js';

/** How wide a picture is for who does not say. */
const USUAL_SIZE = 1200;
/** Below this width a picture is laid out as a column, for phones. */
const WIDE_FROM = 700;

const eyes = { seat: Type.Optional(ViewerText), invitation: Invitation };
const look = {
  language: LanguageParam,
  scheme: Type.Optional(
    Type.Enum([...schemes], { default: 'light', description: 'For a light or a dark surrounding.' }),
  ),
  size: Type.Optional(
    Type.Integer({
      minimum: 200,
      maximum: 2400,
      default: USUAL_SIZE,
      description: `How wide it is to be shown, in pixels: below ${WIDE_FROM} it is laid out as a column.`,
    }),
  ),
};
const OfNow = Type.Object({ ...eyes, at: Type.Optional(Version), ...look }, closed);
const OfAll = Type.Object({ ...eyes, ...look }, closed);

const access = { scope: 'read', anonymous: true, seatKey: true } as const;
const tags = ['pictures'];
const refusals = [
  'malformed',
  'unauthorized',
  'insufficient_scope',
  'not_your_seat',
  'not_found',
  'not_started',
  'rulebook_changed',
] as const;

const SVG = 'image/svg+xml';
const PNG = 'image/png';
const image = (type: string, description: string, schema: TSchema = Type.String()) => ({
  200: { description, content: { [type]: { schema } } },
  304: Type.Null({ description: 'You have this picture.' }),
});

interface Wishes {
  readonly seat?: string;
  readonly invitation?: string;
  readonly scheme?: Scheme;
  readonly size?: number;
}

const renderingOf = ({ scheme = 'light', size = USUAL_SIZE }: Wishes): Rendering => ({ scheme, size });

function wantedBy(request: FastifyRequest, reply: FastifyReply): DrawRequest {
  const { id } = request.params as { readonly id: string };
  const { seat, invitation, size = USUAL_SIZE } = request.query as Wishes;
  return {
    gameId: id,
    caller: maybeCaller(request),
    language: languageFor(request, reply),
    layout: size < WIDE_FROM ? 'narrow' : 'wide',
    viewer: viewerIn(seat),
    invitation,
  };
}

/** True when the client has this picture already, which it is then told. */
function isKnown(request: FastifyRequest, reply: FastifyReply, svg: string): boolean {
  const etag = etagOfText(svg);
  reply
    // Weak, since it is the same picture whether it is compressed or not.
    .header('etag', `W/${etag}`)
    .header('vary', 'Authorization, Accept-Language, Accept-Encoding, Origin');
  return matches(request.headers['if-none-match'], etag);
}

/** Drawings say the same again and again: compressed, they are a tenth of their size. */
const sendSvg = async (request: FastifyRequest, reply: FastifyReply, svg: string) =>
  rawReply(reply)
    .type(`${SVG}; charset=utf-8`)
    .send(await asSmallAsRead(request, reply, svg));

export const pictureRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, limits }) => {
  const pngs = new PngMaker();
  app.addHook('onClose', async () => pngs.close());
  const films = new KeyedMutex();

  const drawNow = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Wishes & { readonly at?: number };
    const { at } = query;
    const wanted = wantedBy(request, reply);
    const picture = orProblem(await drawGame(context, { ...wanted, ...(at === undefined ? {} : { at }) }));
    return toSvg(picture, renderingOf(query));
  };

  app.get(
    '/v1/games/:id/picture.svg',
    {
      config: { access, headers: ['ETag', 'Content-Language'] },
      schema: {
        operationId: 'getPicture',
        summary: 'The game as a picture',
        description:
          'Drawn from the view of its viewer alone. What your legal actions touch has their ids, separated by blanks, in `data-action`. There is neither style nor script in it: a page may take it in under a strict policy.',
        tags,
        params: IdParams,
        querystring: OfNow,
        response: { ...image(SVG, 'The picture.'), ...problems(...refusals, 'version_not_found') },
      },
    },
    async (request, reply) => {
      const svg = await drawNow(request, reply);
      if (isKnown(request, reply, svg)) return rawReply(reply).code(304).send();
      return sendSvg(request, reply, svg);
    },
  );

  app.get(
    '/v1/games/:id/picture.png',
    {
      config: { access, rateLimit: drawingLimit(limits), headers: ['ETag', 'Content-Language'] },
      schema: {
        operationId: 'getPictureAsPng',
        summary: 'The game as a picture, for chats and mails',
        tags,
        params: IdParams,
        querystring: OfNow,
        response: {
          ...image(PNG, 'The picture.', Type.Unsafe<string>({ type: 'string', format: 'binary' })),
          ...problems(...refusals, 'version_not_found'),
        },
      },
    },
    async (request, reply) => {
      const svg = await drawNow(request, reply);
      if (isKnown(request, reply, svg)) return rawReply(reply).code(304).send();
      return rawReply(reply)
        .type(PNG)
        .send(await pngs.of(svg));
    },
  );

  app.get(
    '/v1/games/:id/replay.svg',
    {
      config: { access, rateLimit: drawingLimit(limits), headers: ['ETag', 'Content-Language'] },
      schema: {
        operationId: 'getReplay',
        summary: 'A game that is over as a moving picture',
        description: 'Turn by turn, and again from the beginning. Of long games not every turn is shown.',
        tags,
        params: IdParams,
        querystring: OfAll,
        response: { ...image(SVG, 'The moving picture.'), ...problems(...refusals, 'not_over') },
      },
    },
    async (request, reply) => {
      const { title, pictures } = orProblem(await drawReplay(context, wantedBy(request, reply)));
      // One after another: between the pictures of each, others are answered.
      const svg = await films.run('', async () => {
        const moving = new MovingSvg(renderingOf(request.query));
        for await (const picture of pictures) moving.add(picture);
        return moving.end(title);
      });
      if (isKnown(request, reply, svg)) return rawReply(reply).code(304).send();
      return sendSvg(request, reply, svg);
    },
  );
};
