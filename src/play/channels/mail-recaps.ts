import type { Viewer } from '../../engine/rulebook.js';
import { QueueFull } from '../../kernel/bounded-queue.js';
import type { Context } from '../context.js';
import { recap } from '../history/recap.js';
import type { Mailbox, Note } from '../ports/mail.js';

/** A mail or message is no log: it tells the end of what happened. */
const MAX_LINES = 12;

type Reader = Pick<Mailbox, 'playerId' | 'language'>;

/** Whose view is told, and since when; by default since the viewer's own last action. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly after?: number;
}

/** By game: what happened since the reader's last turn, in the games in which it is their turn. */
export async function recapsFor(
  context: Context,
  reader: Reader,
  notes: readonly Note[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const recaps = new Map<string, readonly string[]>();
  for (const { type, game, seat } of notes) {
    if (type !== 'prompt.opened' || seat === null || recaps.has(game)) continue;
    recaps.set(game, await recapOf(context, reader, game, { viewer: seat }));
  }
  return recaps;
}

/** The end of what happened in a game, as a viewer may know it. */
export async function recapOf(
  context: Context,
  { playerId, language }: Reader,
  gameId: string,
  eyes: Eyes,
): Promise<readonly string[]> {
  if (!context.usage.mayRecap(playerId)) return [];
  const request = { ...eyes, gameId, caller: { playerId }, language, unlinked: true };
  // The message is worth sending without it, such as in a game whose engine is missing.
  const told = await recap(context, request).catch((error: unknown) => {
    if (!(error instanceof QueueFull)) context.observe.failed(error, 'the recap in a message');
    return null;
  });
  if (told?.ok) context.usage.recapped(playerId, told.value.version);
  return told?.ok ? told.value.turns.flatMap(({ lines }) => lines).slice(-MAX_LINES) : [];
}
