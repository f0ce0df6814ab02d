import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import type { Announcement } from '../ports/moderation/oversight.js';
import type { Actor } from '../ports/moderation/staff.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { auditNote } from './roles.js';

type Announcing = Pick<Context, 'oversight' | 'clock' | 'newId'>;

export async function announce(
  context: Announcing,
  actor: Actor,
  { en, de, until: endsAt }: { readonly en: string; readonly de: string; readonly until: Date },
  once?: Once<Announcement>,
): Promise<Result<Announcement, Refusal>> {
  const at = context.clock();
  if (endsAt <= at) {
    const errors = [{ pointer: '/until', detail: 'must be in the future' }];
    return err({ ...refusal('malformed', '`until` must be in the future.'), errors });
  }
  const announcement: Announcement = { id: context.newId(at), at, en, de, endsAt };
  const subject = { kind: 'announcement', id: announcement.id };
  const detail = { until: endsAt.toISOString() };
  await context.oversight.announce(
    announcement,
    auditNote(context, actor, { action: 'announce', subject, detail }),
    once?.reply(ok(announcement)),
  );
  return ok(announcement);
}

export async function retractAnnouncement(
  context: Announcing,
  actor: Actor,
  id: string,
): Promise<Result<null, Refusal>> {
  const note = auditNote(context, actor, { action: 'retract', subject: { kind: 'announcement', id } });
  return (await context.oversight.retract(id, note)) ? ok(null) : err(notFound('announcement'));
}
