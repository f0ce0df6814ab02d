import { bodyOf, client, type Schemas, withoutBody } from './client.js';

export type Game = Schemas['Game'];
export type Seat = Schemas['Seat'];
export type Clock = Schemas['Clock'];
export type Prompt = Schemas['Prompt'];
export type SeatWish = 'me' | 'bot' | 'open' | { readonly bot: 'strong' | 'master' };
export type Visibility = Game['visibility'];

export interface GameWish {
  readonly rulebook: string;
  readonly seats: readonly SeatWish[];
  readonly options: object;
  readonly visibility: Visibility;
  readonly clock?: Clock;
  readonly language?: 'en' | 'de';
  readonly carryOver: boolean;
}

export interface MatchWish {
  readonly rulebook: string;
  readonly commitment: string;
  readonly seats?: number;
  readonly language?: 'en' | 'de';
}

const at = (id: string) => ({ params: { path: { id } } });
const atSeat = (id: string, seat: number) => ({ params: { path: { id, seat } } });

/** The cast is needed because the API types list each rulebook, and the page works with any. */
export const createGame = (wish: GameWish): Promise<Game> =>
  bodyOf(client.POST('/v1/games', { body: wish as unknown as Schemas['CreateGame'] }));

export const matchGame = (wish: MatchWish): Promise<Game> =>
  bodyOf(client.POST('/v1/matches', { body: wish as unknown as Schemas['MatchWish'] }));

export const getGame = (id: string, invitation: string | null, signal?: AbortSignal): Promise<Game> =>
  bodyOf(
    client.GET('/v1/games/{id}', {
      params: { path: { id }, query: invitation === null ? {} : { invitation } },
      ...(signal === undefined ? {} : { signal }),
    }),
  );

/** Component data of any rulebook. */
export const getComponents = (id: string, invitation: string | null): Promise<object> =>
  bodyOf(
    client.GET('/v1/games/{id}/components', {
      params: { path: { id }, query: invitation === null ? {} : { invitation } },
    }),
  );

export const closeGame = (id: string) => withoutBody(client.DELETE('/v1/games/{id}', at(id)));
export const startGame = (id: string): Promise<Game> => bodyOf(client.POST('/v1/games/{id}/start', at(id)));
export const rematch = (id: string, commitment: string): Promise<Game> =>
  bodyOf(client.POST('/v1/games/{id}/rematch', { ...at(id), body: { commitment } }));

export const addCommitment = (id: string, seat: number, commitment: string): Promise<Game> =>
  bodyOf(client.POST('/v1/games/{id}/seats/{seat}/entropy', { ...atSeat(id, seat), body: { commitment } }));

export const revealEntropy = (id: string, seat: number, entropy: string): Promise<Game> =>
  bodyOf(client.POST('/v1/games/{id}/seats/{seat}/reveal', { ...atSeat(id, seat), body: { entropy } }));

export const forkGame = (
  id: string,
  version: number,
  seats: readonly SeatWish[],
  visibility: Visibility,
): Promise<Game> =>
  bodyOf(client.POST('/v1/games/{id}/fork', { ...at(id), body: { version, seats: [...seats], visibility } }));

export const joinGame = (id: string, wish: Schemas['JoinGame']): Promise<Game> =>
  bodyOf(client.POST('/v1/games/{id}/seats', { ...at(id), body: wish }));

export const leaveSeat = (id: string, seat: number) =>
  withoutBody(client.DELETE('/v1/games/{id}/seats/{seat}', atSeat(id, seat)));

export const resign = (id: string, seat: number): Promise<Game> =>
  bodyOf(client.POST('/v1/games/{id}/seats/{seat}/resign', atSeat(id, seat)));

export const comeBack = (id: string, seat: number): Promise<Game> =>
  bodyOf(client.POST('/v1/games/{id}/seats/{seat}/return', atSeat(id, seat)));

export const makeSeatKey = (id: string, seat: number, name: string) =>
  bodyOf(
    client.POST('/v1/games/{id}/seats/{seat}/keys', {
      ...atSeat(id, seat),
      body: name === '' ? {} : { name },
    }),
  );

export const revokeSeatKey = (id: string, seat: number) =>
  withoutBody(client.DELETE('/v1/games/{id}/seats/{seat}/keys', atSeat(id, seat)));
