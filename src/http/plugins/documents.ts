import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { onRequestHookHandler, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { answerHeaders } from '../document/answer-headers.js';
import { withOpenResponses } from '../document/open-responses.js';
import { documentedSchema, withResponses } from '../document/openapi-annotations.js';
import { withParameterWords } from '../document/parameter-words.js';
import { webhooks } from '../document/webhook-document.js';
import type { Named } from '../schemas/ref.js';
import { pageHeaders } from './security.js';

const description = `Permafrost hosts turn-based board games. Create a game, get the view of your seat, list the legal actions, and
post one of them. The rules decide whether an action is legal, and an append-only log keeps everything that happened.

**Authentication.** \`POST /v1/players\` creates an account and returns a token, once. Send it as
\`Authorization: Bearer …\`. Each operation names the scope that its token needs. Many operations that read work without
a token.

**Versions.** The version of a game is the number of entries in its log. It is the ETag of the view, the value of
\`If-Match\` for actions, and the cursor of \`events\`, for pages, long polls and streams.

**Messages** are readable by everyone who can see the game, or whispered to some seats. Then only the players who held
these seats at the time can read them. Message ids sort by time and are the cursors for pages, long polls and streams.

**Problems** are \`application/problem+json\` (RFC 9457) with a stable \`code\`. Their \`type\` is a page of this server
that explains the code.

**Limits.** Requests are charged by the work that they cause. \`RateLimit\` says how much of each budget is left, in microseconds of work, and \`GET /v1/me/limits\` lists all limits. After a 429 or 503, wait for \`Retry-After\`
seconds.

**Compatibility.** Responses may gain fields, so ignore fields that you do not know. Requests with unknown fields or
parameters are refused.`;

export const tags = [
  { name: 'rulebooks', description: 'The games that can be played: options, components and rules.' },
  { name: 'players', description: 'Accounts, tokens, calendars and account exports.' },
  {
    name: 'sign-in',
    description: 'Come back to an account: passkeys, codes by mail, providers, sessions, handles.',
  },
  { name: 'people', description: 'What players show of themselves, follows and blocks.' },
  {
    name: 'applications',
    description:
      'Applications of others: what they ask for, and what you have allowed them. See docs/OAUTH.md.',
  },
  { name: 'games', description: 'Create, find, join and start games.' },
  {
    name: 'lobby',
    description:
      'Find players: matches, invitations, rematches, forks and seat keys. `x-seat-key` marks what a seat key opens.',
  },
  { name: 'ratings', description: 'How good players are, by the outcomes of rated games.' },
  { name: 'play', description: 'Get views, take actions and follow games.' },
  { name: 'pictures', description: 'Games as pictures.' },
  {
    name: 'pages',
    description: 'Pages of public games: what a shared link shows, and a frame for other sites.',
  },
  { name: 'talk', description: 'Messages between players and spectators.' },
  { name: 'webhooks', description: 'Notifications over HTTP, as in Standard Webhooks.' },
  { name: 'email', description: 'Notifications by email.' },
  {
    name: 'moderation',
    description:
      'Looking after the server. `x-role` names the role that the account of the token needs. See docs/MODERATION.md.',
  },
  { name: 'operation', description: 'Health, readiness and metrics, for operators.' },
];

/** The plugin would make its document again for each request, so its page asks for ours. JSON is valid YAML. */
const MADE = /^\/docs\/(json|yaml)(\?|$)/;

const toBuiltDocument: onRequestHookHandler = (request, reply, done) => {
  if (MADE.test(request.url)) reply.redirect('/openapi.json', 308);
  else done();
};

/** The document is generated from the schemas that validate. */
export const documents = fp(async (app, { schemas }: { schemas: readonly Named[] }) => {
  for (const schema of schemas) app.addSchema(schema);
  const configs = new Map<string, NonNullable<RouteOptions['config']>>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Permafrost',
        version: '1.0.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      webhooks,
      tags,
      components: {
        headers: answerHeaders,
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A token from `POST /v1/players` or `POST /v1/me/tokens`. Each operation names the scope that it needs.',
          },
        },
      },
    },
    transform: ({ schema, url, route: { config = {}, method } }) => {
      if (schema?.operationId === undefined) return { schema, url };
      configs.set(schema.operationId, config);
      const isRead = [method].flat().includes('GET');
      const described = withParameterWords(schema, url);
      return { schema: documentedSchema({ schema: described, config, isRead }), url };
    },
    transformObject: (made) =>
      'openapiObject' in made
        ? withOpenResponses(withResponses(made.openapiObject, configs))
        : made.swaggerObject,
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`),
    },
  });
  await app.register(async (pages) => {
    await pages.register(pageHeaders);
    await pages.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      theme: { title: 'Permafrost API' },
      uiHooks: { onRequest: toBuiltDocument },
    });
  });
});
