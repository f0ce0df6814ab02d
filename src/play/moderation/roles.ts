import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import type { Actor, AuditNote, Power } from '../ports/moderation/staff.js';
import { notFound, type Refusal, refusal } from '../refusal.js';

export type ModerationContext = Pick<Context, 'staff' | 'players' | 'clock' | 'newId'>;

export const auditNote = (
  { clock, newId }: Pick<Context, 'clock' | 'newId'>,
  actor: Actor,
  { action, subject, detail = {} }: Pick<AuditNote, 'action' | 'subject'> & Partial<AuditNote>,
): AuditNote => {
  const at = clock();
  return { id: newId(at), at, actor, action, subject, detail };
};

interface RoleWish {
  readonly actor: Actor;
  readonly playerId: string;
  /** Null takes the role away. */
  readonly role: Power | null;
}

/** An operator keeps their own role, so that one is always left. The command may change every role. */
export async function setRole(
  context: ModerationContext,
  { actor, playerId, role }: RoleWish,
): Promise<Result<null, Refusal>> {
  if (actor.by === 'player' && actor.id === playerId)
    return err(refusal('own_case', 'Another operator has to change your role.'));
  const [player] = await context.players.findByIdOrName(playerId, 1);
  if (player?.id !== playerId) return err(notFound('player'));
  const action = role === null ? 'revoke' : 'grant';
  const subject = { kind: 'player', id: playerId };
  const note = auditNote(context, actor, { action, subject, detail: { role } });
  const isChanged = await context.staff.setRole(playerId, role, note);
  return isChanged || role !== null ? ok(null) : err(notFound('role'));
}
