import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { type Scheme, schemes } from '../../../engine/drawing/palette.js';
import type { Language } from '../../../engine/rulebook.js';
import { escapeHtml } from '../../../kernel/escape-html.js';
import type { GameRecord } from '../../../play/ports/game-record.js';
import { type AboutGame, aboutGame, findPublic } from '../../../play/showing/about-game.js';
import { languageFor } from '../../language.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { IdParams, LanguageParam, Version } from '../../schemas/common.js';
import type { Route } from '../context.js';

/** In seconds. Without a script, the page shows what is new by being loaded again. */
const REFRESH = 60;

const STYLE =
  'body{margin:0;font:16px/1.4 system-ui,sans-serif;color:#16242c;background:#fff}' +
  'body.dark{color:#e8eef2;background:#10181d}a{color:inherit}img{display:block;width:100%;height:auto}p{margin:.5em}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The only page that others may frame. It can do nothing: no scripts, no forms. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

interface Embedded extends AboutGame {
  readonly record: GameRecord;
  readonly language: Language;
  readonly scheme: Scheme;
  readonly at: number | undefined;
}

function html({ record, title, text, language, scheme, at }: Embedded): string {
  const version = at === undefined ? {} : { at: String(at) };
  const search = new URLSearchParams({ seat: 'spectator', language, scheme, ...version });
  const picture = escapeHtml(`../v1/games/${record.id}/picture.svg?${search}`);
  const lasts = at === undefined && (record.status === 'open' || record.status === 'active');
  const page = `../#/games/${record.id}${at === undefined ? '' : `?at=${at}`}`;
  const link = (content: string): string => `<a href="${page}" target="_blank" rel="noopener">${content}</a>`;
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    (lasts ? `<meta http-equiv="refresh" content="${REFRESH}">` : '') +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style><body class="${scheme}"><main>` +
    (record.startedAt === null
      ? ''
      : link(`<img src="${picture}" alt="${escapeHtml(`${title}. ${text}`)}">`)) +
    `<p>${link(`<strong>${escapeHtml(title)}</strong>`)} ${escapeHtml(text)}</p></main></body></html>`
  );
}

export const embedRoute: Route = (app, { context }) => {
  app.get(
    '/embed/:id',
    {
      config: { tagged: true, headers: ['Content-Language'], problems: ['not_found'] },
      schema: {
        operationId: 'showEmbeddedGame',
        summary: 'Show a public game in a frame of another site',
        description:
          'Read-only: the picture that spectators see, and a link to the game. It is loaded again every minute while the game goes on, unless `at` names a version.',
        tags: ['pages'],
        params: IdParams,
        querystring: Type.Object({
          at: Type.Optional({ ...Version, minimum: 1 }),
          scheme: Type.Optional(
            Type.Enum([...schemes], { default: 'light', description: 'The colours of the frame.' }),
          ),
          language: LanguageParam,
        }),
        response: {
          200: { description: 'An HTML page.', content: { 'text/html': { schema: Type.String() } } },
        },
      },
    },
    async (request, reply) => {
      const { at, scheme = 'light' } = request.query;
      const record = await findPublic(context, request.params.id);
      if (record === null || (at !== undefined && at > record.version))
        throw new ProblemError(problem('not_found', 'There is no public game with this id and version.'));
      const language = languageFor(request, reply);
      reply
        .header('content-security-policy', POLICY)
        .removeHeader('x-frame-options')
        .header('vary', 'Accept-Language, Origin')
        .type('text/html; charset=utf-8');
      return html({ ...aboutGame(context, record, language), record, language, scheme, at });
    },
  );
};
