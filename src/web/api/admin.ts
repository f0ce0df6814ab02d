import { bodyOf, client, withoutBody } from './client.js';
import type {
  Account,
  Announcement,
  Application,
  AuditEntry,
  Measure,
  MetLimit,
  Queues,
  Rehearsal,
  Report,
  TakeMeasure,
} from './moderation.js';

export const listReports = async (
  state: 'open' | 'taken' | 'closed',
  signal: AbortSignal,
): Promise<readonly Report[]> =>
  (await bodyOf(client.GET('/v1/admin/reports', { params: { query: { state } }, signal }))).reports;

export const takeReport = (id: string): Promise<Report> =>
  bodyOf(client.POST('/v1/admin/reports/{id}/take', { params: { path: { id } } }));

export const closeReport = (id: string, outcome: 'acted' | 'nothing', answer: string): Promise<Report> =>
  bodyOf(
    client.POST('/v1/admin/reports/{id}/close', { params: { path: { id } }, body: { outcome, answer } }),
  );

export const takeMeasure = (body: TakeMeasure): Promise<Measure> =>
  bodyOf(client.POST('/v1/admin/measures', { body }));

export const listMeasures = async (
  onlyAppealed: boolean,
  signal: AbortSignal,
): Promise<readonly Measure[]> => {
  const query = onlyAppealed ? { appealed: 'true' as const } : {};
  return (await bodyOf(client.GET('/v1/admin/measures', { params: { query }, signal }))).measures;
};

export const decideMeasure = (id: string, lift: boolean, answer: string): Promise<Measure> =>
  bodyOf(
    client.POST('/v1/admin/measures/{id}/decision', { params: { path: { id } }, body: { lift, answer } }),
  );

export const listAccounts = async (named: string, signal: AbortSignal): Promise<readonly Account[]> => {
  const query = { limit: 100, ...(named === '' ? {} : { named }) };
  return (await bodyOf(client.GET('/v1/admin/players', { params: { query }, signal }))).accounts;
};

export const getQueues = (signal: AbortSignal): Promise<Queues> =>
  bodyOf(client.GET('/v1/admin/queues', { signal }));

export const listApplications = async (signal: AbortSignal): Promise<readonly Application[]> =>
  (await bodyOf(client.GET('/v1/admin/applications', { signal }))).applications;

export const listMetLimits = async (signal: AbortSignal): Promise<readonly MetLimit[]> =>
  (await bodyOf(client.GET('/v1/admin/limits', { signal }))).limits;

export const listRehearsals = async (signal: AbortSignal): Promise<readonly Rehearsal[]> =>
  (await bodyOf(client.GET('/v1/admin/rehearsals', { signal }))).rehearsals;

export const startRehearsal = (): Promise<Rehearsal> => bodyOf(client.POST('/v1/admin/rehearsals'));

export const listAudit = async (signal: AbortSignal): Promise<readonly AuditEntry[]> =>
  (await bodyOf(client.GET('/v1/admin/audit', { signal }))).entries;

export const announce = (en: string, de: string, until: string): Promise<Announcement> =>
  bodyOf(client.POST('/v1/admin/announcements', { body: { en, de, until } }));

export const retractAnnouncement = (id: string): Promise<void> =>
  withoutBody(client.DELETE('/v1/admin/announcements/{id}', { params: { path: { id } } }));
