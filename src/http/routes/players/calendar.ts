import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Calendar as CalendarRecord } from '../../../play/clocks/calendar.js';
import {
  addVacation,
  calendarOf,
  type Editing,
  endVacation,
  setHours,
  VACATION_DAYS,
} from '../../../play/clocks/edit-calendar.js';
import type { Context } from '../../../play/context.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { renderCalendar } from '../../render/calendar.js';
import { spanFrom } from '../../render/time-of-day.js';
import { carryOut } from '../../retries/once.js';
import { Calendar, SetHours, Vacation } from '../../schemas/calendar.js';
import { closed } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['players'];

const ownCalendar = async (context: Context, request: FastifyRequest) =>
  renderCalendar(await calendarOf(context, callerOf(request).player.id));

const editingBy = (request: FastifyRequest): Editing => ({
  playerId: callerOf(request).player.id,
  onGames: (count) => chargeFor(request, 'rescheduled', count),
});

const getCalendarRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/calendar',
    {
      config: { tagged: true, access: { scope: 'read' } },
      schema: {
        operationId: 'getCalendar',
        summary: 'Get your calendar',
        description: 'The calendar says when your clocks run.',
        tags,
        response: { 200: ref(Calendar) },
      },
    },
    (request) => ownCalendar(context, request),
  );
};

const setHoursRoute: Route = (app, { context }) => {
  app.put(
    '/v1/me/calendar',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'setHours',
        summary: 'Set the hours and days on which your clocks run',
        description: 'Open deadlines move accordingly. What time has run before stays.',
        tags,
        body: ref(SetHours),
        response: {
          200: ref(Calendar),
        },
      },
    },
    async (request) => {
      const { timeZone, weekendsOff, quietHours } = request.body;
      const hours = { timeZone, weekendsOff, quietHours: quietHours && spanFrom(quietHours) };
      return renderCalendar(orProblem(await setHours(context, editingBy(request), hours)));
    },
  );
};

const addVacationRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/vacations',
    {
      config: {
        once: true,
        access: { scope: 'manage' },
        problems: ['vacation_in_the_past', 'too_many_vacation_days'],
      },
      schema: {
        operationId: 'addVacation',
        summary: `Add a vacation: up to ${VACATION_DAYS} days a year`,
        description: 'Open deadlines move accordingly.',
        tags,
        body: ref(Vacation),
        response: {
          200: ref(Calendar),
        },
      },
    },
    async (request, reply) =>
      carryOut<CalendarRecord>(context, request, reply, {
        run: (once) => addVacation(context, editingBy(request), request.body, once),
        answer: (calendar) => ({ status: 200, body: renderCalendar(calendar) }),
        latest: { save: () => ({}), read: () => ownCalendar(context, request) },
      }),
  );
};

const endVacationRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/vacations/:from',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'endVacation',
        summary: 'Cancel a vacation or end it early',
        description: 'Open deadlines move accordingly. One that began today takes today.',
        tags,
        params: Type.Object({ from: Type.String({ format: 'date' }) }, closed),
        response: {
          200: ref(Calendar),
        },
      },
    },
    async (request) =>
      renderCalendar(orProblem(await endVacation(context, editingBy(request), request.params.from))),
  );
};

export const calendarRoutes: readonly Route[] = [
  getCalendarRoute,
  setHoursRoute,
  addVacationRoute,
  endVacationRoute,
];
