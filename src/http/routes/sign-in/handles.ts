import { Type } from 'typebox';
import {
  CHANGEABLE_DAYS,
  findHandle,
  RESERVED_DAYS,
  releaseHandle,
  setHandle,
} from '../../../play/accounts/handles/handles.js';
import { notFound } from '../../../play/refusal.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem, RefusedError } from '../../plugins/errors.js';
import { renderHandle } from '../../render/sign-in.js';
import { closed } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { Handle, HandleOwner, HandleText, SetHandle } from '../../schemas/sign-in.js';
import type { Route } from '../context.js';

const tags = ['sign-in'];

const getHandleRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/handle',
    {
      config: { tagged: true, access: { scope: 'read' }, problems: ['not_found'] },
      schema: {
        operationId: 'getHandle',
        summary: 'Get your handle',
        description: 'Names may be the same; a handle belongs to one account.',
        tags,
        response: { 200: ref(Handle) },
      },
    },
    async (request) => {
      const row = await context.signIn.handles.of(callerOf(request).player.id);
      if (row === null) throw new RefusedError(notFound('handle'));
      return renderHandle(row);
    },
  );
};

const setHandleRoute: Route = (app, { context }) => {
  app.put(
    '/v1/me/handle',
    {
      config: {
        access: { scope: 'manage' },
        counted: 'account-changes',
        problems: ['handle_taken', 'handle_too_soon', 'handle_refused', 'name_refused'],
      },
      schema: {
        operationId: 'setHandle',
        summary: 'Take a handle, or change yours',
        description: `Nobody else can have one that looks like it. You can change it every ${CHANGEABLE_DAYS} days; the old one stays yours for ${RESERVED_DAYS} days.`,
        tags,
        body: ref(SetHandle),
        response: { 200: ref(Handle) },
      },
    },
    async (request) =>
      renderHandle(orProblem(await setHandle(context, callerOf(request).player.id, request.body.handle))),
  );
};

const deleteHandleRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/handle',
    {
      config: { access: { scope: 'manage' }, problems: ['not_found'] },
      schema: {
        operationId: 'deleteHandle',
        summary: 'Give up your handle',
        description: `You can take it again for ${RESERVED_DAYS} days. After that anybody can.`,
        tags,
        response: { 204: Type.Null({ description: 'Given up.' }) },
      },
    },
    async (request, reply) => {
      orProblem(await releaseHandle(context, callerOf(request).player.id));
      return reply.code(204).send(null);
    },
  );
};

const findHandleRoute: Route = (app, { context }) => {
  app.get(
    '/v1/handles/:handle',
    {
      config: { tagged: true, access: { scope: 'read', anonymous: true } },
      schema: {
        operationId: 'findHandle',
        summary: 'Find the account of a handle',
        description: 'With or without the `@`, in any case.',
        tags,
        params: Type.Object({ handle: HandleText }, closed),
        response: { 200: ref(HandleOwner) },
      },
    },
    async (request) => {
      const { handle, ...player } = orProblem(await findHandle(context, request.params.handle));
      return { handle, player };
    },
  );
};

export const handleRoutes: readonly Route[] = [
  getHandleRoute,
  setHandleRoute,
  deleteHandleRoute,
  findHandleRoute,
];
