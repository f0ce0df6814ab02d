import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { askAgain, wishForMail } from '../../play/channels/mailbox.js';
import type { Mailbox, MailWishes } from '../../play/ports/mail.js';
import { notFound } from '../../play/refusal.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem, ProblemError } from '../plugins/errors.js';
import { problemFrom } from '../problems.js';
import { Email, EmailWishes } from '../schemas/email.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { renderSpan, renderTimeOfDay, spanFrom, timeOfDayFrom } from '../time-of-day.js';
import type { RouteOptions } from './context.js';

const tags = ['email'];
const config = { access: { scope: 'manage' } } as const;

const noAddress = () => new ProblemError(problemFrom(notFound('address')));

const wishesOf = (body: Static<typeof EmailWishes>): MailWishes => {
  const { quietHours = null, dailyAt = '08:00', events = ['prompt.opened', 'game.finished'] } = body;
  return {
    address: body.address,
    language: body.language ?? 'en',
    digest: body.digest ?? 'immediately',
    timeZone: body.timeZone ?? 'UTC',
    events,
    dailyAt: timeOfDayFrom(dailyAt),
    quietHours: quietHours && spanFrom(quietHours),
  };
};

export const renderMailbox = (mailbox: Mailbox): Static<typeof Email> => ({
  address: mailbox.address,
  confirmed: mailbox.confirmedAt !== null,
  unsubscribed: mailbox.unsubscribedAt !== null,
  language: mailbox.language,
  events: mailbox.events.filter((type) => type !== 'entry.appended'),
  digest: mailbox.digest,
  dailyAt: renderTimeOfDay(mailbox.dailyAt),
  quietHours: mailbox.quietHours && renderSpan(mailbox.quietHours),
  timeZone: mailbox.timeZone,
  mailedAt: mailbox.mailedAt?.toISOString() ?? null,
  error: mailbox.error,
});

export const emailRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  const { mailboxes } = context.channels;

  app.put(
    '/v1/me/email',
    {
      config,
      schema: {
        operationId: 'setEmail',
        summary: 'Have mail when it is your turn, as it suits you',
        description:
          'A new address is asked for confirmation first. What you leave out is set to its default. Prompts that were answered meanwhile are not mailed.',
        tags,
        body: ref(EmailWishes),
        response: {
          200: ref(Email),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'mail_not_set_up',
            'too_many_mails',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request) =>
      renderMailbox(
        orProblem(await wishForMail(context, callerOf(request).player.id, wishesOf(request.body))),
      ),
  );

  app.get(
    '/v1/me/email',
    {
      config,
      schema: {
        operationId: 'getEmail',
        summary: 'Your address for mail, and what you want to have there',
        tags,
        response: { 200: ref(Email), ...problems('unauthorized', 'insufficient_scope', 'not_found') },
      },
    },
    async (request) => {
      const mailbox = await mailboxes.find(callerOf(request).player.id);
      if (mailbox === null) throw noAddress();
      return renderMailbox(mailbox);
    },
  );

  app.delete(
    '/v1/me/email',
    {
      config,
      schema: {
        operationId: 'deleteEmail',
        summary: 'Have no more mail: the address is forgotten',
        tags,
        response: {
          204: Type.Null({ description: 'Forgotten.' }),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      if (!(await mailboxes.remove(callerOf(request).player.id))) throw noAddress();
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/v1/me/email/confirmation',
    {
      config,
      schema: {
        operationId: 'askForConfirmation',
        summary: 'Have the request to confirm your address sent once more',
        tags,
        response: {
          202: ref(Email),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_found',
            'mail_not_set_up',
            'too_many_mails',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      const mailbox = orProblem(await askAgain(context, callerOf(request).player.id));
      reply.code(202);
      return renderMailbox(mailbox);
    },
  );
};
