import type { Context } from '../context.js';
import { recap } from '../history/recap.js';
import type { Mailbox, Note } from '../ports/mail.js';

/** A mail is no log: it tells the end of what happened. */
const MAX_LINES = 12;

/** By game: what happened since the reader's last turn, in the games in which it is their turn. */
export async function recapsFor(
  context: Context,
  { playerId, language }: Pick<Mailbox, 'playerId' | 'language'>,
  notes: readonly Note[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const recaps = new Map<string, readonly string[]>();
  for (const { type, game, seat } of notes) {
    if (type !== 'prompt.opened' || seat === null || recaps.has(game)) continue;
    const request = { gameId: game, caller: { playerId }, viewer: seat, language, unlinked: true };
    // The mail is worth sending without it, such as in a game whose engine is missing.
    const told = await recap(context, request).catch((error: unknown) => {
      context.observe.failed(error, 'the recap in a mail');
      return null;
    });
    if (told?.ok) recaps.set(game, told.value.turns.flatMap(({ lines }) => lines).slice(-MAX_LINES));
  }
  return recaps;
}
