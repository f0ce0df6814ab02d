import { client, given } from './client.js';

export interface Sight {
  readonly game: string;
  readonly invitation: string | null;
  /** Through whose eyes; as the server thinks best where it is not said. */
  readonly seat: number | null;
  readonly scheme: 'light' | 'dark';
  /** How wide it is to be, in pixels: the server has one layout for phones and one for wide screens. */
  readonly size: number;
}

const queryOf = ({ invitation, seat, scheme, size }: Sight) => ({
  scheme,
  size,
  ...(seat === null ? {} : { seat: String(seat) }),
  ...(invitation === null ? {} : { invitation }),
});

/** The picture as SVG: of an earlier version, or of how it is now. */
export const getPicture = (sight: Sight, at: number | null, signal: AbortSignal): Promise<string> =>
  given(
    client.GET('/v1/games/{id}/picture.svg', {
      params: { path: { id: sight.game }, query: { ...queryOf(sight), ...(at === null ? {} : { at }) } },
      parseAs: 'text',
      signal,
    }),
  );

/** A finished game as one picture that moves. */
export const getReplay = (sight: Sight): Promise<string> =>
  given(
    client.GET('/v1/games/{id}/replay.svg', {
      params: { path: { id: sight.game }, query: queryOf(sight) },
      parseAs: 'text',
    }),
  );
