import { bodyOf, client, type Schemas } from './client.js';

export type Report = Schemas['Report'];
export type OwnReport = Schemas['OwnReport'];
export type Measure = Schemas['Measure'];
export type OwnMeasure = Schemas['OwnMeasure'];
export type CreateReport = Schemas['CreateReport'];
export type TakeMeasure = Schemas['TakeMeasure'];
export type MeasureKind = TakeMeasure['kind'];
export type Account = Schemas['Accounts']['accounts'][number];
export type Queues = Schemas['ServerQueues'];
export type Application = Schemas['UsedApplications']['applications'][number];
export type MetLimit = Schemas['MetLimits']['limits'][number];
export type Announcement = Schemas['Announcement'];
export type AuditEntry = Schemas['AuditEntry'];
export type Rehearsal = Schemas['Rehearsal'];
export type Role = Schemas['Me']['role'];

export const getRole = async (signal: AbortSignal): Promise<Role> =>
  (await bodyOf(client.GET('/v1/me', { signal }))).role;

export const createReport = (body: CreateReport): Promise<OwnReport> =>
  bodyOf(client.POST('/v1/reports', { body }));

export const listOwnReports = async (signal: AbortSignal): Promise<readonly OwnReport[]> =>
  (await bodyOf(client.GET('/v1/me/reports', { signal }))).reports;

export const listOwnMeasures = async (signal: AbortSignal): Promise<readonly OwnMeasure[]> =>
  (await bodyOf(client.GET('/v1/me/measures', { signal }))).measures;

export const appealMeasure = (id: string, text: string): Promise<OwnMeasure> =>
  bodyOf(client.POST('/v1/me/measures/{id}/appeal', { params: { path: { id } }, body: { text } }));

export const listAnnouncements = async (signal: AbortSignal): Promise<readonly Announcement[]> =>
  (await bodyOf(client.GET('/v1/announcements', { signal }))).announcements;
