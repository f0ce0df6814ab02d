import { bodyOf, client, type Schemas } from './client.js';

export type GamePoints = Schemas['GamePoints'];
export type Recap = Schemas['Recap'];
export type RecapTurn = Schemas['RecapTurn'];

const seenBy = (id: string, invitation: string | null, seat: number | null) => ({
  path: { id },
  query: {
    ...(invitation === null ? {} : { invitation }),
    ...(seat === null ? {} : { seat: String(seat) }),
  },
});

/** How the points of a game came about. */
export const getPoints = (
  id: string,
  invitation: string | null,
  seat: number | null,
  signal: AbortSignal,
): Promise<GamePoints> =>
  bodyOf(client.GET('/v1/games/{id}/points', { params: seenBy(id, invitation, seat), signal }));

/** What happened since the seat's own last action. */
export const getRecap = (id: string, invitation: string | null, seat: number | null): Promise<Recap> =>
  bodyOf(client.GET('/v1/games/{id}/recap', { params: seenBy(id, invitation, seat) }));
