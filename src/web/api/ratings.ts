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

export type RatingChange = Schemas['RatingHistory']['changes'][number];
/** As many games as a graph can tell apart. */
const MOST_CHANGES = 200;

/** The last rated games of a player in a division, the newest first. */
export const getRatingHistory = async (
  player: string,
  { rulebook, seats }: Division,
  pool: Pool,
  signal: AbortSignal,
): Promise<readonly RatingChange[]> =>
  (
    await bodyOf(
      client.GET('/v1/players/{player}/ratings/{rulebook}/{seats}', {
        params: { path: { player, rulebook, seats }, query: { pool, limit: MOST_CHANGES } },
        signal,
      }),
    )
  ).changes;
