import { type Static, Type } from 'typebox';
import { askAgain, wishForMail } from '../../../play/channels/mailbox.js';
import type { Context } from '../../../play/context.js';
import type { Mailbox, MailWishes } from '../../../play/ports/mail.js';
import { notFound } from '../../../play/refusal.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem, RefusedError } from '../../plugins/errors.js';
import { renderMailbox } from '../../render/mailbox.js';
import { spanFrom, timeOfDayFrom } from '../../render/time-of-day.js';
import { carryOut } from '../../retries/once.js';
import { EMAIL_DEFAULTS as DEFAULTS, Email, EmailWishes } from '../../schemas/email.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['email'];
const config = { access: { scope: 'manage' } } as const;

const noAddress = () => new RefusedError(notFound('address'));

async function ownMailbox(
  { channels }: Context,
  request: Parameters<typeof callerOf>[0],
): Promise<Static<typeof Email>> {
  const mailbox = await channels.mailboxes.find(callerOf(request).player.id);
  if (mailbox === null) throw noAddress();
  return renderMailbox(mailbox);
}

const wishesOf = (body: Static<typeof EmailWishes>): MailWishes => {
  const {
    quietHours = null,
    dailyAt = DEFAULTS.dailyAt,
    events = DEFAULTS.events,
    language = DEFAULTS.language,
    digest = DEFAULTS.digest,
    timeZone = DEFAULTS.timeZone,
  } = body;
  return {
    address: body.address,
    language,
    digest,
    timeZone,
    events: [...events],
    dailyAt: timeOfDayFrom(dailyAt),
    quietHours: quietHours && spanFrom(quietHours),
  };
};

const setEmailRoute: Route = (app, { context }) => {
  app.put(
    '/v1/me/email',
    {
      config: { ...config, problems: ['mail_not_set_up', 'too_many_mails'] },
      schema: {
        operationId: 'setEmail',
        summary: 'Set your email address and choose your emails',
        description:
          'A new address must be confirmed first, unless you sign in by it. Fields that you omit are set to their defaults. Prompts that you have already answered are not mailed.',
        tags,
        body: ref(EmailWishes),
        response: {
          200: ref(Email),
        },
      },
    },
    async (request) =>
      renderMailbox(
        orProblem(await wishForMail(context, callerOf(request).player.id, wishesOf(request.body))),
      ),
  );
};

const getEmailRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/email',
    {
      config: { tagged: true, ...config, problems: ['not_found'] },
      schema: {
        operationId: 'getEmail',
        summary: 'Get your email address and settings',
        description:
          '`confirmedAt` says whether the address is confirmed, and `error` why the last email failed.',
        tags,
        response: { 200: ref(Email) },
      },
    },
    (request) => ownMailbox(context, request),
  );
};

const deleteEmailRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/email',
    {
      config: { ...config, problems: ['not_found'] },
      schema: {
        operationId: 'deleteEmail',
        summary: 'Delete your email address',
        description: 'You get no more emails.',
        tags,
        response: {
          204: Type.Null({ description: 'The address is deleted.' }),
        },
      },
    },
    async (request, reply) => {
      if (!(await context.channels.mailboxes.remove(callerOf(request).player.id))) throw noAddress();
      return reply.code(204).send(null);
    },
  );
};

const askForConfirmationRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/email/confirmation',
    {
      config: { once: true, ...config, problems: ['not_found', 'mail_not_set_up', 'too_many_mails'] },
      schema: {
        operationId: 'askForConfirmation',
        summary: 'Resend the confirmation email',
        description: 'Does nothing if the address is confirmed.',
        tags,
        response: {
          202: ref(Email),
        },
      },
    },
    async (request, reply) => {
      return carryOut<Mailbox>(context, request, reply, {
        run: (once) => askAgain(context, callerOf(request).player.id, once),
        answer: (mailbox) => ({ status: 202, body: renderMailbox(mailbox) }),
        latest: { save: () => ({}), read: () => ownMailbox(context, request) },
      });
    },
  );
};

export const emailRoutes: readonly Route[] = [
  setEmailRoute,
  getEmailRoute,
  deleteEmailRoute,
  askForConfirmationRoute,
];
