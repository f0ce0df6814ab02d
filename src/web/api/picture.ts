import { bodyOf, client } from './client.js';

export interface Sight {
  readonly game: string;
  readonly invitation: string | null;
  /** The seat whose view is drawn. By default the server chooses. */
  readonly seat: number | null;
  readonly scheme: 'light' | 'dark';
  /** The width in pixels. The server has one layout for phones and one for wide screens. */
  readonly size: number;
}

const queryOf = ({ invitation, seat, scheme, size }: Sight) => ({
  scheme,
  size,
  ...(seat === null ? {} : { seat: String(seat) }),
  ...(invitation === null ? {} : { invitation }),
});

/** The picture as SVG, of an earlier version or of the current one. */
export const getPicture = (sight: Sight, at: number | null, signal: AbortSignal): Promise<string> =>
  bodyOf(
    client.GET('/v1/games/{id}/picture.svg', {
      params: { path: { id: sight.game }, query: { ...queryOf(sight), ...(at === null ? {} : { at }) } },
      parseAs: 'text',
      signal,
    }),
  );

/** A finished game as one animated SVG. */
export const getReplay = (sight: Sight): Promise<string> =>
  bodyOf(
    client.GET('/v1/games/{id}/replay.svg', {
      params: { path: { id: sight.game }, query: queryOf(sight) },
      parseAs: 'text',
    }),
  );
