import { bodyOf, client, type Schemas, withoutBody } from './client.js';
import type { Game } from './games.js';

export type Invitation = Schemas['Invitations']['invitations'][number];
export type Waiting = Schemas['Inbox']['waiting'][number];

export interface Filters {
  readonly rulebook?: string;
  readonly status?: Game['status'];
  readonly open?: boolean;
  readonly clock?: 'none' | 'turn' | 'prompt' | 'bank' | 'fast' | 'slow';
  readonly language?: 'en' | 'de';
}

export interface GamePage {
  readonly games: readonly Game[];
  readonly next: string | null;
}

const PAGE = 20;
const on = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const listGames = (filters: Filters, cursor: string | null, signal: AbortSignal): Promise<GamePage> =>
  bodyOf(client.GET('/v1/games', { params: { query: { ...filters, limit: PAGE, ...on(cursor) } }, signal }));

export const listMyGames = (cursor: string | null, signal: AbortSignal): Promise<GamePage> =>
  bodyOf(client.GET('/v1/games', { params: { query: { seat: 'me', limit: PAGE, ...on(cursor) } }, signal }));

export const listInvitations = async (signal: AbortSignal): Promise<readonly Invitation[]> =>
  (await bodyOf(client.GET('/v1/me/invitations', { signal }))).invitations;

export const invite = (id: string, player: string, seat: number | null): Promise<Game> =>
  bodyOf(
    client.POST('/v1/games/{id}/invitations', {
      params: { path: { id } },
      body: seat === null ? { player } : { player, seat },
    }),
  );

export const uninvite = (id: string, player: string) =>
  withoutBody(client.DELETE('/v1/games/{id}/invitations/{player}', { params: { path: { id, player } } }));
