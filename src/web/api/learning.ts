import { bodyOf, client, type Schemas } from './client.js';
import type { Game } from './games.js';

export type Lesson = Schemas['GameLesson'];
export type GameAdvice = Schemas['GameAdvice'];
export type Advice = Schemas['Advice'];

export const startLesson = (rulebook: string): Promise<Game> =>
  bodyOf(client.POST('/v1/rulebooks/{id}/lesson', { params: { path: { id: rulebook } } }));

export const getLesson = (id: string, signal: AbortSignal): Promise<Lesson> =>
  bodyOf(client.GET('/v1/games/{id}/lesson', { params: { path: { id } }, signal }));

/** What the seat could do at a version, and what the coach thinks of it. */
export const getAdvice = (
  id: string,
  seat: number,
  version: number,
  signal: AbortSignal,
): Promise<GameAdvice> =>
  bodyOf(
    client.GET('/v1/games/{id}/advice', { params: { path: { id }, query: { seat, at: version } }, signal }),
  );
