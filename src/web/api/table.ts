import type { Asked } from './asked.js';
import { bodyOf, client, type Schemas } from './client.js';
import type { Game } from './games.js';

/** How the picture is drawn, and the one that the page has: only what differs from it is sent. */
export interface Look {
  readonly scheme: 'light' | 'dark';
  /** The width in pixels. The server has one layout for phones and one for wide screens. */
  readonly size: number;
  readonly base?: string;
}

/** Everything that a table shows, of one version. */
export interface ShownTable {
  readonly version: number;
  readonly viewer: number | 'spectator';
  readonly state: Omit<Game, 'invitation'>;
  readonly asked: readonly Asked[];
  readonly picture: Schemas['TablePicture'] | null;
}

interface Sight extends Look {
  /** The seat whose view is drawn. By default the server chooses. */
  readonly seat?: string;
  readonly invitation?: string;
}

export const getTable = (id: string, sight: Sight, signal: AbortSignal): Promise<ShownTable> =>
  bodyOf(client.GET('/v1/games/{id}/table', { params: { path: { id }, query: sight }, signal }));

/** The text of a picture; null if it refers to one that the page has not. */
export function textOf(
  { base, pieces }: Schemas['TablePicture'],
  known: { readonly tag: string; readonly text: string } | null,
): string | null {
  if (base !== null && base !== known?.tag) return null;
  const of = known?.text ?? '';
  return pieces.map((piece) => (typeof piece === 'string' ? piece : of.slice(piece[0], piece[1]))).join('');
}
