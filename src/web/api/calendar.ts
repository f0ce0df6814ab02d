import { bodyOf, client, type Schemas } from './client.js';

export type Calendar = Schemas['Calendar'];
export type Hours = Schemas['SetHours'];

export const getCalendar = (signal: AbortSignal): Promise<Calendar> =>
  bodyOf(client.GET('/v1/me/calendar', { signal }));

export const setHours = (hours: Hours): Promise<Calendar> =>
  bodyOf(client.PUT('/v1/me/calendar', { body: hours }));

export const addVacation = (from: string, to: string): Promise<Calendar> =>
  bodyOf(client.POST('/v1/me/vacations', { body: { from, to } }));

export const endVacation = (from: string): Promise<Calendar> =>
  bodyOf(client.DELETE('/v1/me/vacations/{from}', { params: { path: { from } } }));
