import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Message } from '../../../play/ports/talk.js';
import { awaitMessages, type MessagesRequest, readMessages } from '../../../play/talk/read-messages.js';
import { identifyAgain, maybeCaller } from '../../plugins/auth.js';
import { orProblem, ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { renderMessage } from '../../render/message.js';
import { closed, IdParams, InvitationParam, Wait } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { Messages } from '../../schemas/talk.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';

const PAGE = 50;
const cursor = (description: string) => Type.Optional(Type.String({ format: 'uuid', description }));

const Query = Type.Object(
  {
    before: cursor('The `older` of a page: only messages before it.'),
    after: cursor('The `newer` of a page: only messages after it.'),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
    wait: Type.Optional(Wait),
    invitation: InvitationParam,
  },
  closed,
);

function fromOf({ before, after }: Static<typeof Query>): MessagesRequest['from'] {
  if (before !== undefined && after !== undefined) {
    const violations = [{ parameter: 'before', detail: 'cannot be sent together with after' }];
    throw new ProblemError(problem('malformed', 'Send `before` or `after`, not both.', violations));
  }
  return after === undefined ? { before: before ?? null } : { after };
}

const getMessagesRoute: Route = (app, { context, closing }) => {
  app.get(
    '/v1/games/:id/messages',
    {
      config: {
        unmeasured: true,
        secretive: true,
        access: { scope: 'read', anonymous: true, seatKey: true },
        headers: ['Link'],
      },
      schema: {
        operationId: 'getMessages',
        summary: 'List messages: the newest, older ones, or those after a cursor',
        description:
          'Without a cursor, returns the newest messages; with `before`, older ones; with `after`, those posted or withdrawn since. With `wait`, an empty page is held back until there is a message. Whispers are shown only to their author and to the players who held the addressed seats at the time. Messages of players you have muted are left out.',
        tags: ['talk'],
        params: IdParams,
        querystring: Query,
        response: { 200: ref(Messages) },
      },
    },
    async (request, reply) => {
      const { before, after, limit = PAGE, wait = 0, invitation } = request.query;
      const wanted: MessagesRequest = {
        gameId: request.params.id,
        caller: maybeCaller(request),
        from: fromOf(request.query),
        limit,
        ...(invitation === undefined ? {} : { invitation }),
      };
      // No new message can appear before an old one, so there is nothing to wait for.
      const waits = wait > 0 && before === undefined;
      const gone = abortOnClose(reply, closing);
      const read = waits
        ? await awaitMessages(context, wanted, wait * 1000, gone)
        : await readMessages(context, wanted);
      if (waits) await identifyAgain(context, request, gone);
      const { messages, more } = orProblem(read);
      const older = more && after === undefined ? (messages[0]?.id ?? null) : null;
      const newer = before === undefined ? lastChange(messages, after ?? null) : null;
      const link = linkTo(reply, wanted.gameId, request.query);
      if (older !== null) link('prev', { before: older });
      else if (more && newer !== null) link('next', { after: newer });
      return { game: wanted.gameId, messages: messages.map(renderMessage), older, newer };
    },
  );
};

export const messageRoutes: readonly Route[] = [getMessagesRoute];

/** The cursor after these messages: every earlier change is in them, or in older pages. */
const lastChange = (messages: readonly Message[], fallback: string | null): string | null =>
  messages.reduce<string | null>(
    (last, { changed }) => (last === null || changed > last ? changed : last),
    fallback,
  );

const linkTo =
  (
    reply: { header: FastifyReply['header'] },
    gameId: string,
    { before: _before, after: _after, wait: _wait, ...rest }: Static<typeof Query>,
  ) =>
  (rel: 'prev' | 'next', to: Readonly<Record<string, string>>): void => {
    const kept = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
    const query = new URLSearchParams([...kept, ...Object.entries(to)]);
    reply.header('link', `</v1/games/${gameId}/messages?${query}>; rel="${rel}"`);
  };
