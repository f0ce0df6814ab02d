/*
 * The boards that were seen last, for when there is no connection. They are in a cache of the browser, which has room for
 * pictures, and are forgotten when their player signs out.
 */
const CACHE = 'permafrost.boards';
const MAX_BOARDS = 12;

export interface Board {
  readonly game: string;
  readonly player: string;
  readonly title: string;
  /** The picture as SVG. */
  readonly picture: string;
  /** When it was seen, in milliseconds since 1970. */
  readonly seenAt: number;
}

const keyOf = (game: string): string => `./boards/${game}`;

const isBoard = (value: unknown): value is Board =>
  typeof value === 'object' && value !== null && 'picture' in value && 'player' in value && 'seenAt' in value;

export async function keepBoard(board: Board): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    // The newest is last.
    await cache.delete(keyOf(board.game));
    await cache.put(keyOf(board.game), new Response(JSON.stringify(board)));
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MAX_BOARDS))) await cache.delete(old);
  } catch {
    // Without room for it, the board is seen only with a connection.
  }
}

/** The boards of a player, the newest first. */
export async function keptBoards(player: string): Promise<readonly Board[]> {
  try {
    const cache = await caches.open(CACHE);
    const found: Board[] = [];
    for (const key of await cache.keys()) {
      const board: unknown = await (await cache.match(key))?.json();
      if (isBoard(board) && board.player === player) found.unshift(board);
    }
    return found;
  } catch {
    return [];
  }
}

export async function forgetBoards(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // There are none.
  }
}
