import { effect } from '@preact/signals';
import { listRulebooks } from '../api/rulebooks.js';
import { forgetBoards, keepBoard } from '../state/boards.js';
import { session } from '../state/session.js';
import { inWords } from '../texts/words.js';
import type { Table } from './table.js';

/** So long after the last change, in milliseconds: turns of bots come quickly one after the other. */
const SETTLED_AFTER = 1_000;

/** Keeps the newest picture of a table as long as it is open. Returns the function that stops it. */
export function keepLastSeen(table: Table): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const picture = table.drawn.value?.text;
    const player = session.value?.player.id;
    clearTimeout(timer);
    if (picture === undefined || player === undefined) return;
    const rulebook = table.game.peek()?.rulebook;
    const keep = async () => {
      const book = (await listRulebooks()).find(({ id }) => id === rulebook);
      const title = book === undefined ? '' : inWords(book.titles);
      await keepBoard({ game: table.id, player, title, picture, seenAt: Date.now() });
    };
    timer = setTimeout(() => void keep().catch(() => undefined), SETTLED_AFTER);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The next user of this browser sees nothing of what the player saw. */
export function forgetBoardsWithSession(): void {
  effect(() => {
    if (session.value === null) void forgetBoards();
  });
}
