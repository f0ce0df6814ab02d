import { Type } from 'typebox';
import { type Language, languages } from '../../../engine/rulebook.js';
import { confirmAddress, unsubscribe } from '../../../play/channels/mailbox.js';
import { orProblem } from '../../plugins/errors.js';
import { pageHeaders } from '../../plugins/security.js';
import type { Route, Routes } from '../context.js';

/*
 * The pages that links in emails lead to. A page only shows a button, because mail programs open every link to scan
 * it, and that must neither confirm nor unsubscribe. The POST does, and it needs no account.
 */

interface PageTexts {
  readonly question: string;
  readonly button: string;
  readonly done: string;
}

const confirmation: Readonly<Record<Language, PageTexts>> = {
  en: {
    question: 'Do you want to get email from Permafrost at this address?',
    button: 'Yes, it is mine',
    done: 'Thank you. You will now get email at this address.',
  },
  de: {
    question: 'Möchtest du an dieser Adresse Post von Permafrost bekommen?',
    button: 'Ja, es ist meine',
    done: 'Danke. Ab jetzt bekommst du hier Post.',
  },
};

const unsubscription: Readonly<Record<Language, PageTexts>> = {
  en: {
    question: 'Do you want to stop getting email from Permafrost?',
    button: 'Unsubscribe',
    done: 'You will get no more email from us.',
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

// Without an action, the form is sent to the address of its page, which has the token.
const asking = (language: Language, { question, button }: PageTexts): string =>
  page(language, question, `<form method="post"><button>${button}</button></form>`);

const HTML = 'text/html; charset=utf-8';
const html = { description: 'An HTML page.', content: { 'text/html': { schema: Type.String() } } };
const querystring = Type.Object({
  token: Type.String({ pattern: '^[\\w-]{1,200}$', description: 'The token in the link of the email.' }),
  language: Type.Optional(Type.Enum([...languages], { default: 'en' })),
});
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const showConfirmationRoute: Route = (app) => {
  app.get(
    '/v1/email/confirm',
    {
      schema: {
        operationId: 'showConfirmation',
        summary: 'Show the page that confirms an email address',
        description: 'The links in confirmation emails lead here.',
        tags: ['email'],
        querystring,
        response: { 200: html },
      },
    },
    async ({ query: { language = 'en' } }, reply) =>
      reply.type(HTML).send(asking(language, confirmation[language])),
  );
};

const confirmEmailRoute: Route = (app, { context }) => {
  app.post(
    '/v1/email/confirm',
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'confirmEmail',
        summary: 'Confirm an email address',
        description: 'The token proves that the address is yours, so no account is needed.',
        tags: ['email'],
        querystring,
        response: { 200: html },
      },
    },
    async ({ query: { token, language = 'en' } }, reply) => {
      orProblem(await confirmAddress(context, token));
      return reply.type(HTML).send(page(language, confirmation[language].done, ''));
    },
  );
};

const showUnsubscriptionRoute: Route = (app) => {
  app.get(
    '/v1/email/unsubscribe',
    {
      schema: {
        operationId: 'showUnsubscription',
        summary: 'Show the page that unsubscribes an email address',
        description: 'The links in emails lead here.',
        tags: ['email'],
        querystring,
        response: { 200: html },
      },
    },
    async ({ query: { language = 'en' } }, reply) =>
      reply.type(HTML).send(asking(language, unsubscription[language])),
  );
};

const unsubscribeRoute: Route = (app, { context }) => {
  app.post(
    '/v1/email/unsubscribe',
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'unsubscribe',
        summary: 'Unsubscribe an email address',
        description: 'One-click unsubscription as in RFC 8058; no account is needed.',
        tags: ['email'],
        querystring,
        response: { 200: html },
      },
    },
    async ({ query: { token, language = 'en' } }, reply) => {
      orProblem(await unsubscribe(context, token));
      return reply.type(HTML).send(page(language, unsubscription[language].done, ''));
    },
  );
};

export const emailPageRoutes: Routes = async (app, options) => {
  await app.register(pageHeaders);
  // The token is in the address. Whatever a form or a mail program sends as the body is ignored.
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) => {
    done(null, undefined);
  });
  showConfirmationRoute(app, options);
  confirmEmailRoute(app, options);
  showUnsubscriptionRoute(app, options);
  unsubscribeRoute(app, options);
};
