import { isId } from '../../../kernel/ids.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';

/** The cursor of a list of games: the id of the last one. */
export const cursorOf = (id: string): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

export function readCursor(cursor: string): string {
  const hex = Buffer.from(cursor, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (isId(id) && cursorOf(id) === cursor) return id;
  throw new ProblemError(
    problem('bad_cursor', 'This cursor is not from this server. Use the `next` of the previous page.'),
  );
}
