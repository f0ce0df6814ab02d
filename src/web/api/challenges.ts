import { bodyOf, client, type Schemas } from './client.js';
import type { Clock, Game } from './games.js';

export type DeclineReason = NonNullable<Schemas['AnswerInvitation']['reason']>;
export type Bot = Schemas['Bot'];

export interface ChallengeWish {
  readonly players: string[];
  readonly rulebook: string;
  readonly seats: number;
  readonly rated: boolean;
  readonly clock?: Clock;
}

export const challenge = (body: ChallengeWish): Promise<Game> =>
  bodyOf(client.POST('/v1/challenges', { body }));

/** Null to accept. */
export const answerInvitation = async (id: string, reason: DeclineReason | null): Promise<Game | null> => {
  const body = reason === null ? { accept: true } : { accept: false, reason };
  const path = { params: { path: { id } } };
  return (await bodyOf(client.POST('/v1/games/{id}/invitations/answer', { ...path, body }))).game;
};

export const listBots = async (signal: AbortSignal): Promise<readonly Bot[]> =>
  (await bodyOf(client.GET('/v1/bots', { params: { query: { limit: 50 } }, signal }))).bots;

export const playsBots = async (signal: AbortSignal): Promise<boolean> =>
  (await bodyOf(client.GET('/v1/me/policy', { signal }))).bots;

/** What else the player has said stays as it is. */
export async function setPlaysBots(bots: boolean): Promise<boolean> {
  const { accepts, games, operator, runs } = await bodyOf(client.GET('/v1/me/policy'));
  const body = { bots, accepts, games, operator: operator?.id ?? null, runs: runs.map(({ id }) => id) };
  return (await bodyOf(client.PUT('/v1/me/policy', { body }))).bots;
}
