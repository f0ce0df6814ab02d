import { bodyOf, client, type Schemas, withoutBody } from './client.js';
import type { GamePage } from './lobby.js';

export type OwnProfile = Schemas['OwnProfile'];
export type ProfileWishes = Schemas['ProfileWishes'];
export type PublicProfile = Schemas['PublicProfile'];
export type Follow = Schemas['Follows']['follows'][number];
export type Block = Schemas['Blocks']['blocks'][number];

export const getProfile = (signal: AbortSignal): Promise<OwnProfile> =>
  bodyOf(client.GET('/v1/me/profile', { signal }));

export const setProfile = (body: ProfileWishes): Promise<OwnProfile> =>
  bodyOf(client.PUT('/v1/me/profile', { body }));

/** By id, or by `@` and a handle. */
export const getPlayer = (player: string, signal: AbortSignal): Promise<PublicProfile> =>
  bodyOf(client.GET('/v1/players/{player}', { params: { path: { player } }, signal }));

export const listFinishedGames = (
  player: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<GamePage> =>
  bodyOf(
    client.GET('/v1/players/{player}/games', {
      params: { path: { player }, query: cursor === null ? {} : { cursor } },
      signal,
    }),
  );

export const listFollows = async (signal: AbortSignal): Promise<readonly Follow[]> =>
  (await bodyOf(client.GET('/v1/me/follows', { signal }))).follows;

export const listBlocks = async (signal: AbortSignal): Promise<readonly Block[]> =>
  (await bodyOf(client.GET('/v1/me/blocks', { signal }))).blocks;

const to = (player: string) => ({ params: { path: { player } } });

export const setFollow = (player: string, follow: boolean) =>
  withoutBody(
    follow
      ? client.PUT('/v1/me/follows/{player}', to(player))
      : client.DELETE('/v1/me/follows/{player}', to(player)),
  );

export const setBlock = (player: string, block: boolean) =>
  withoutBody(
    block
      ? client.PUT('/v1/me/blocks/{player}', to(player))
      : client.DELETE('/v1/me/blocks/{player}', to(player)),
  );
