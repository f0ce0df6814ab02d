import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Calendar as CalendarValue } from '../../play/clocks/calendar.js';
import {
  addVacation,
  calendarOf,
  endVacation,
  setHours,
  VACATION_DAYS,
} from '../../play/clocks/edit-calendar.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { Calendar, SetHours, Vacation } from '../schemas/calendar.js';
import { closed } from '../schemas/common.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { renderSpan, spanFrom } from '../time-of-day.js';
import type { RouteOptions } from './context.js';

const tags = ['players'];

export const renderCalendar = (calendar: CalendarValue) => ({
  ...calendar,
  quietHours: calendar.quietHours && renderSpan(calendar.quietHours),
  vacations: calendar.vacations.map((vacation) => ({ ...vacation })),
});

/** When a player's clocks run. */
export const calendarRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  app.get(
    '/v1/me/calendar',
    {
      config: { access: { scope: 'read' } },
      schema: {
        operationId: 'getCalendar',
        summary: 'When your clocks run',
        tags,
        response: { 200: ref(Calendar), ...problems('unauthorized', 'insufficient_scope') },
      },
    },
    async (request) => renderCalendar(await calendarOf(context, callerOf(request).player.id)),
  );

  app.put(
    '/v1/me/calendar',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'setHours',
        summary: 'Say in which hours and on which days your clocks run',
        description: 'Deadlines that are open already move with it.',
        tags,
        body: ref(SetHours),
        response: {
          200: ref(Calendar),
          ...problems('unauthorized', 'insufficient_scope', ...bodyProblems),
        },
      },
    },
    async (request) => {
      const { timeZone, weekendsOff, quietHours } = request.body;
      const hours = { timeZone, weekendsOff, quietHours: quietHours && spanFrom(quietHours) };
      return renderCalendar(orProblem(await setHours(context, callerOf(request).player.id, hours)));
    },
  );

  app.post(
    '/v1/me/vacations',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'addVacation',
        summary: `Take days off: ${VACATION_DAYS} in a year`,
        description: 'Deadlines that are open already move with it.',
        tags,
        body: ref(Vacation),
        response: {
          200: ref(Calendar),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'vacation_in_the_past',
            'too_many_vacation_days',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request) =>
      renderCalendar(orProblem(await addVacation(context, callerOf(request).player.id, request.body))),
  );

  app.delete(
    '/v1/me/vacations/:from',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'endVacation',
        summary: 'Call a vacation off, or come home early',
        tags,
        params: Type.Object({ from: Type.String({ format: 'date' }) }, closed),
        response: {
          200: ref(Calendar),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', ...bodyProblems),
        },
      },
    },
    async (request) =>
      renderCalendar(orProblem(await endVacation(context, callerOf(request).player.id, request.params.from))),
  );
};
