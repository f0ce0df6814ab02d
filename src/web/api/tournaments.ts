import { bodyOf, client, type Schemas, withoutBody } from './client.js';
import type { Clock } from './games.js';

export type Tournament = Schemas['Tournament'];
export type WholeTournament = Schemas['WholeTournament'];
export type Format = Tournament['format'];

export interface TournamentWish {
  readonly rulebook: string;
  readonly format: Format;
  readonly seats: number;
  readonly clock: Clock;
  readonly options: Readonly<Record<string, unknown>>;
  readonly rated: boolean;
  readonly bots: boolean;
  readonly maxPlayers: number;
  readonly rounds?: number;
  readonly roundSeconds?: number;
  readonly startsAt: string;
}

const at = (id: string) => ({ params: { path: { id } } });

export const listTournaments = async (signal: AbortSignal): Promise<readonly Tournament[]> =>
  (await bodyOf(client.GET('/v1/tournaments', { params: { query: { limit: 50 } }, signal }))).tournaments;

export const getTournament = (id: string, signal: AbortSignal): Promise<WholeTournament> =>
  bodyOf(client.GET('/v1/tournaments/{id}', { ...at(id), signal }));

export const createTournament = (body: TournamentWish): Promise<WholeTournament> =>
  bodyOf(client.POST('/v1/tournaments', { body }));

export const enterTournament = (id: string, paused = false): Promise<WholeTournament> =>
  bodyOf(client.PUT('/v1/tournaments/{id}/entry', { ...at(id), body: { paused } }));

export const leaveTournament = (id: string) =>
  withoutBody(client.DELETE('/v1/tournaments/{id}/entry', at(id)));

export const cancelTournament = (id: string) => withoutBody(client.DELETE('/v1/tournaments/{id}', at(id)));
