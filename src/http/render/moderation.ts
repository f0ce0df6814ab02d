import type { Static } from 'typebox';
import type { Actor, AuditNote } from '../../play/ports/moderation/staff.js';
import type { Identity } from '../../play/ports/players.js';
import type { AuditEntry } from '../schemas/moderation/staff.js';
import type { PlayerRef } from '../schemas/players.js';

export const actorOf = ({ player }: Identity): Actor => ({ by: 'player', id: player.id });

/** A player of whom the id is known. The names are without those of deleted accounts. */
export function renderNamed(id: string, names: ReadonlyMap<string, string>): Static<typeof PlayerRef> {
  const name = names.get(id);
  return name === undefined || name === '' ? { id, name: '', deleted: true } : { id, name };
}

export const renderAudit = (
  { id, at, actor, action, subject, detail }: AuditNote,
  names: ReadonlyMap<string, string>,
): Static<typeof AuditEntry> => ({
  ...{ id, at: at.toISOString(), by: actor.by, action, subject, detail },
  actor: actor.by === 'player' ? renderNamed(actor.id, names) : null,
});
