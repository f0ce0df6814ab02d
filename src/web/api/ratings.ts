import { bodyOf, client, type Schemas } from './client.js';

export type LeaderboardEntry = Schemas['Leaderboard']['ratings'][number];
export type OwnRating = Schemas['PlayerRatings']['ratings'][number];
export const pools = ['people', 'bots', 'all'] as const;
export type Pool = (typeof pools)[number];

export interface Division {
  readonly rulebook: string;
  readonly seats: number;
}

export const listDivisions = async (signal: AbortSignal): Promise<readonly Division[]> =>
  (await bodyOf(client.GET('/v1/leaderboards', { signal }))).leaderboards;

export const getLeaderboard = async (
  { rulebook, seats }: Division,
  pool: Pool,
  signal: AbortSignal,
): Promise<readonly LeaderboardEntry[]> =>
  (
    await bodyOf(
      client.GET('/v1/leaderboards/{rulebook}/{seats}', {
        params: { path: { rulebook, seats }, query: { pool } },
        signal,
      }),
    )
  ).ratings;

export const getRatings = async (player: string, signal: AbortSignal): Promise<readonly OwnRating[]> =>
  (await bodyOf(client.GET('/v1/players/{player}/ratings', { params: { path: { player } }, signal })))
    .ratings;
