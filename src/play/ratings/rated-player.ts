import { isId } from '../../kernel/ids.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { findHandle } from '../accounts/handles/handles.js';
import type { Context } from '../context.js';
import type { PlayerRef } from '../ports/game-record.js';
import { notFound, type Refusal } from '../refusal.js';

/** The account with this id, or with `@` and this handle. Nobody finds one that was deleted. */
export async function findRatedPlayer(context: Context, wanted: string): Promise<Result<PlayerRef, Refusal>> {
  if (wanted.startsWith('@')) return findHandle(context, wanted);
  if (!isId(wanted)) return err(notFound('player'));
  const name = (await context.players.namesOf([wanted])).get(wanted) ?? '';
  return name === '' ? err(notFound('player')) : ok({ id: wanted, name });
}
