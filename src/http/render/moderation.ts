import type { Static } from 'typebox';
import type { Language } from '../../engine/rulebook.js';
import type { seenRehearsals } from '../../play/moderation/rehearsals.js';
import { measureWords } from '../../play/moderation/words.js';
import type { Measure as MeasureRecord, NewMeasure } from '../../play/ports/moderation/measures.js';
import type { NewReport, Report as ReportRecord } from '../../play/ports/moderation/reports.js';
import type { Actor, AuditNote } from '../../play/ports/moderation/staff.js';
import type { Identity } from '../../play/ports/players.js';
import type { Measure, OwnMeasure } from '../schemas/moderation/measures.js';
import type { Rehearsal } from '../schemas/moderation/rehearsals.js';
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

/** What the moderators and the person concerned both see. */
const renderDecided = (measure: MeasureRecord) => ({
  ...{ id: measure.id, at: measure.at.toISOString(), kind: measure.kind, game: measure.game },
  ...{ subject: measure.subject, reason: measure.reason, endsAt: timeOf(measure.endsAt) },
  ...{ liftedAt: timeOf(measure.liftedAt), appeal: measure.appeal, answer: measure.answer },
  ...{ appealedAt: timeOf(measure.appealedAt), answeredAt: timeOf(measure.answeredAt) },
});

export const renderOwnMeasure = (measure: MeasureRecord, language: Language): Static<typeof OwnMeasure> => ({
  ...renderDecided(measure),
  text: measureWords[language][measure.kind],
});

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** As it is when it was taken. */
export const newMeasure = (measure: NewMeasure): MeasureRecord => ({
  ...{ ...measure, doneAt: null, liftedAt: null },
  ...{ appeal: null, appealedAt: null, answer: null, answeredAt: null },
});

/** Whose names are shown with measures. */
export const peopleOf = (measures: readonly MeasureRecord[]): string[] => [
  ...new Set(
    measures.flatMap(({ playerId, actor }) => [
      ...(playerId === null ? [] : [playerId]),
      ...(actor.by === 'player' ? [actor.id] : []),
    ]),
  ),
];

export const renderMeasure = (
  measure: MeasureRecord,
  names: ReadonlyMap<string, string>,
): Static<typeof Measure> => ({
  ...renderDecided(measure),
  player: measure.playerId === null ? null : renderNamed(measure.playerId, names),
  by: measure.actor.by === 'player' ? renderNamed(measure.actor.id, names) : null,
  done: measure.doneAt !== null,
});

type SeenRehearsal = Awaited<ReturnType<typeof seenRehearsals>>[number];

export const renderRehearsal = ({ id, at, doneAt, versions }: SeenRehearsal): Static<typeof Rehearsal> => ({
  ...{ id, at: at.toISOString(), doneAt: timeOf(doneAt) },
  versions:
    versions?.map((version) => ({
      ...version,
      differences: version.differences.map((difference) => ({ ...difference })),
    })) ?? null,
});
