import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';

/** A cursor names the last row of a page. */
export const cursorOf = (...key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key in a cursor, which must have parts of these types. */
export function readKey(cursor: string, types: readonly ('string' | 'number')[]): unknown[] {
  const key = parsed(Buffer.from(cursor, 'base64url').toString());
  if (
    Array.isArray(key) &&
    key.length === types.length &&
    types.every((type, nth) => typeof key[nth] === type)
  )
    return key;
  throw new ProblemError(
    problem('bad_cursor', 'This cursor is not from this server. Use the `next` of the previous page.'),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
