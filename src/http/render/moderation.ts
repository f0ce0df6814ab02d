import type { Static } from 'typebox';
import type { NewReport, Report as ReportRecord } from '../../play/ports/moderation/reports.js';
import type { Actor, AuditNote } from '../../play/ports/moderation/staff.js';
import type { Identity } from '../../play/ports/players.js';
import type { OwnReport, Report } from '../schemas/moderation/reports.js';
import type { AuditEntry } from '../schemas/moderation/staff.js';
import type { PlayerRef } from '../schemas/players.js';
import { renderRef } from './player.js';

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

/** One more than the page was read. */
export function pageOf<Item extends { readonly id: string }>(found: readonly Item[], limit: number) {
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}

export const renderOwnReport = (report: ReportRecord): Static<typeof OwnReport> => ({
  ...{ id: report.id, at: report.at.toISOString(), kind: report.kind, reason: report.reason },
  ...{ text: report.text, player: report.player && renderRef(report.player), game: report.game },
  ...{ version: report.version, state: report.state, outcome: report.outcome, answer: report.answer },
  changedAt: report.changedAt.toISOString(),
});

export const renderNewReport = (report: NewReport): Static<typeof OwnReport> =>
  renderOwnReport({
    ...{ ...report, reporter: null, handler: null, outcome: null, answer: null },
    ...{ state: 'open', changedAt: report.at },
  });

export const renderReport = (report: ReportRecord): Static<typeof Report> => ({
  ...renderOwnReport(report),
  reporter: report.reporter && renderRef(report.reporter),
  handler: report.handler && renderRef(report.handler),
  messages: report.messages.map(({ author, at, ...message }) => ({
    ...{ ...message, author: renderRef(author), at: at.toISOString() },
  })),
});
