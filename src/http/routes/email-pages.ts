import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Language, languages } from '../../engine/rulebook.js';
import { confirmAddress, unsubscribe } from '../../play/channels/mailbox.js';
import { orProblem } from '../plugins/errors.js';
import { pageHeaders } from '../plugins/security.js';
import { closed } from '../schemas/common.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import type { RouteOptions } from './context.js';

/*
 * Where the links in mails lead. A page only shows a button: programs that look at every link in a mail shall
 * neither confirm nor unsubscribe anybody. What counts is the POST, and it needs no account.
 */

interface Said {
  readonly question: string;
  readonly button: string;
  readonly done: string;
}

const confirmation: Readonly<Record<Language, Said>> = {
  en: {
    question: 'Do you want to have mail from Permafrost at this address?',
    button: 'Yes, it is mine',
    done: 'Thank you. From now on you have mail here.',
  },
  de: {
    question: 'Möchtest du an dieser Adresse Post von Permafrost bekommen?',
    button: 'Ja, es ist meine',
    done: 'Danke. Ab jetzt bekommst du hier Post.',
  },
};

const unsubscription: Readonly<Record<Language, Said>> = {
  en: {
    question: 'Do you want to have no more mail from Permafrost?',
    button: 'No more mails',
    done: 'You will have no more mail from us.',
  },
  de: {
    question: 'Möchtest du keine Post mehr von Permafrost bekommen?',
    button: 'Keine Mails mehr',
    done: 'Du bekommst keine Post mehr von uns.',
  },
};

const page = (language: Language, title: string, content: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>Permafrost</title><h1>${title}</h1>${content}</html>`;

// The form has no address: it is sent to that of its page, with the token in it.
const asking = (language: Language, { question, button }: Said): string =>
  page(language, question, `<form method="post"><button>${button}</button></form>`);

const HTML = 'text/html; charset=utf-8';
const html = { description: 'A page to read.', content: { 'text/html': { schema: Type.String() } } };
const querystring = Type.Object(
  {
    token: Type.String({ pattern: '^[\\w-]{1,200}$', description: 'As it stands in the mail.' }),
    language: Type.Optional(Type.Enum([...languages], { default: 'en' })),
  },
  closed,
);
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export const emailPageRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  await app.register(pageHeaders);
  // What a button or a mail program sends beside the address says nothing new.
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) => {
    done(null, undefined);
  });

  app.get(
    '/v1/email/confirm',
    {
      schema: {
        operationId: 'showConfirmation',
        summary: 'The page that asks whether an address is yours',
        tags: ['email'],
        querystring,
        response: { 200: html, ...problems('malformed') },
      },
    },
    async ({ query: { language = 'en' } }, reply) =>
      reply.type(HTML).send(asking(language, confirmation[language])),
  );

  app.post(
    '/v1/email/confirm',
    {
      schema: {
        operationId: 'confirmEmail',
        summary: 'The address is yours: nobody else has this token',
        tags: ['email'],
        querystring,
        response: { 200: html, ...problems('not_found', ...bodyProblems) },
      },
    },
    async ({ query: { token, language = 'en' } }, reply) => {
      orProblem(await confirmAddress(context, token));
      return reply.type(HTML).send(page(language, confirmation[language].done, ''));
    },
  );

  app.get(
    '/v1/email/unsubscribe',
    {
      schema: {
        operationId: 'showUnsubscription',
        summary: 'The page that asks whether you want no more mail',
        tags: ['email'],
        querystring,
        response: { 200: html, ...problems('malformed') },
      },
    },
    async ({ query: { language = 'en' } }, reply) =>
      reply.type(HTML).send(asking(language, unsubscription[language])),
  );

  app.post(
    '/v1/email/unsubscribe',
    {
      schema: {
        operationId: 'unsubscribe',
        summary: 'No more mail: one POST without an account, as RFC 8058 has it',
        tags: ['email'],
        querystring,
        response: { 200: html, ...problems('not_found', ...bodyProblems) },
      },
    },
    async ({ query: { token, language = 'en' } }, reply) => {
      orProblem(await unsubscribe(context, token));
      return reply.type(HTML).send(page(language, unsubscription[language].done, ''));
    },
  );
};
