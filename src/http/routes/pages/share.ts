import { Type } from 'typebox';
import type { Language } from '../../../engine/rulebook.js';
import { escapeHtml } from '../../../kernel/escape-html.js';
import type { GameRecord } from '../../../play/ports/game-record.js';
import { type AboutGame, aboutGame, findPublic } from '../../../play/showing/about-game.js';
import { languageFor } from '../../language.js';
import { IdParams, LanguageParam, Version } from '../../schemas/common.js';
import type { Route } from '../context.js';

const stranger: Readonly<Record<Language, AboutGame>> = {
  en: { title: 'Permafrost', text: 'Turn-based board games, at your own pace.' },
  de: { title: 'Permafrost', text: 'Brettspiele, Zug um Zug, in deinem Tempo.' },
};
const openTheGame: Readonly<Record<Language, string>> = { en: 'Open the game', de: 'Zur Partie' };

const meta = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

interface Preview extends AboutGame {
  readonly language: Language;
  /** Absolute: those who make previews know no base. */
  readonly url: string;
  readonly picture: string | null;
  /** The game on the page, relative to this address. */
  readonly page: string;
}

const html = ({ language, title, text, url, picture, page }: Preview): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
  `<meta name="description" content="${escapeHtml(text)}">` +
  meta('og:type', 'website') +
  meta('og:site_name', 'Permafrost') +
  meta('og:title', title) +
  meta('og:description', text) +
  meta('og:url', url) +
  (picture === null ? '' : meta('og:image', picture) + meta('og:image:alt', `${title}. ${text}`)) +
  `<meta name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}">` +
  `<meta http-equiv="refresh" content="0;url=${escapeHtml(page)}">` +
  `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
  `<p><a href="${escapeHtml(page)}">${openTheGame[language]}</a></p></html>`;

function pictureOf(record: GameRecord, at: number | undefined, language: Language): string | null {
  if (record.startedAt === null) return null;
  const version = at !== undefined && at >= 1 && at <= record.version ? { at: String(at) } : {};
  return `/v1/games/${record.id}/picture.png?${new URLSearchParams({ seat: 'spectator', language, ...version })}`;
}

export const shareRoute: Route = (app, { context }) => {
  app.get(
    '/share/:id',
    {
      config: { tagged: true, headers: ['Content-Language'] },
      schema: {
        operationId: 'showSharedGame',
        summary: 'Show a preview of a public game, and lead to the game',
        description:
          'A link to share: chats show the title, the players and the picture of a public game, at the version `at` if it is given. What is said of any other game is the same as of one that does not exist.',
        tags: ['pages'],
        params: IdParams,
        querystring: Type.Object({ at: Type.Optional(Version), language: LanguageParam }),
        response: {
          200: { description: 'An HTML page.', content: { 'text/html': { schema: Type.String() } } },
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { at } = request.query;
      const language = languageFor(request, reply);
      const record = await findPublic(context, id);
      const picture = record === null ? null : pictureOf(record, at, language);
      const origin = context.channels.publicUrl();
      const version = at === undefined ? '' : `?at=${at}`;
      reply.header('vary', 'Accept-Language, Origin').type('text/html; charset=utf-8');
      return html({
        ...(record === null ? stranger[language] : aboutGame(context, record, language)),
        language,
        url: `${origin}/share/${id}${version}`,
        picture: picture && `${origin}${picture}`,
        page: `../#/games/${id}${version}`,
      });
    },
  );
};
