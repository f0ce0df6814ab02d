import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { withAnswers, withRequest } from '../openapi-annotations.js';
import { answerHeaders } from '../schemas/answer-headers.js';
import type { Named } from '../schemas/ref.js';
import { webhooks } from '../schemas/webhook-document.js';
import { pageHeaders } from './security.js';

const description = `Permafrost hosts turn-based board games. Create a game, look at it through the eyes of your seat,
ask for the legal actions, post one. Every action is judged by the rules, and everything that happened is kept.

**Who are you?** \`POST /v1/players\` makes an account and shows its token once. Send it as \`Authorization: Bearer …\`.

**Versions.** A game's version is the number of entries in its log. It is the ETag of the view, the value of
\`If-Match\` for actions, and the cursor of \`events\`, however they are delivered.

**Talk.** Messages are for all who may see the game, or whispered to seats: then for the people who hold these at the
time. Their ids sort by time and are the cursors, whether pages are read, waited for or streamed.

**Problems** are \`application/problem+json\` (RFC 9457) with a stable \`code\`; their \`type\` is a page of this server.`;

export const tags = [
  { name: 'rulebooks', description: 'What can be played, with components and rules.' },
  { name: 'players', description: 'Accounts, their tokens, and what is kept of them.' },
  { name: 'games', description: 'Creating, finding, joining and starting games.' },
  { name: 'lobby', description: 'Finding people: matches, invitations, rematches, forks and keys to seats.' },
  { name: 'play', description: 'Looking, acting, following.' },
  { name: 'pictures', description: 'Games as pictures, for whoever would rather look than read.' },
  { name: 'talk', description: 'Messages between those who play and those who watch.' },
  { name: 'webhooks', description: 'Being told of what happens, over HTTP, by Standard Webhooks.' },
  { name: 'email', description: 'Being told by mail.' },
  { name: 'operation', description: 'For those who run the server.' },
];

/** The document is made of the very schemas that validate. */
export const documents = fp(async (app, { schemas }: { schemas: readonly Named[] }) => {
  for (const schema of schemas) app.addSchema(schema);
  const setUps = new Map<string, NonNullable<RouteOptions['config']>>();
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
              'A token from `POST /v1/players` or `/v1/me/tokens`. Each operation names the scope that it needs.',
          },
        },
      },
    },
    transform: ({ schema, url, route: { config = {} } }) => {
      if (schema?.operationId === undefined) return { schema, url };
      setUps.set(schema.operationId, config);
      return { schema: withRequest(schema, config), url };
    },
    transformObject: (made) =>
      'openapiObject' in made ? withAnswers(made.openapiObject, setUps) : made.swaggerObject,
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
    });
  });
});
