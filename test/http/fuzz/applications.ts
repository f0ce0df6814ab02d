import type { Person } from '../../support/people.js';
import type { Service } from '../../support/service.js';
import { begun, CLIENT, DEVICE_GRANT, DocumentDouble, form, tokensFor } from '../oauth/support.js';
import type { Fixture, Parts } from './fixture.js';

/** The document of the application that asks for everything. */
export function applicationDocuments(): DocumentDouble {
  const documents = new DocumentDouble();
  documents.put(CLIENT, { grant_types: ['authorization_code', 'refresh_token', DEVICE_GRANT] });
  return documents;
}

/** What an application asks for, and what `one` has allowed it before. */
export interface ApplicationsAsking {
  readonly request: string;
  /** Of the browser that was sent here with the request. */
  readonly cookie: string;
  readonly code: string;
  readonly grant: string;
}

export async function newApplications(service: Service, one: Person): Promise<ApplicationsAsking> {
  const sent = await fetch(service.url + begun().address, { redirect: 'manual' });
  const request = /\/oauth\/requests\/([\w-]+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? '';
  const cookie = sent.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const device = await form(service, '/oauth/device', { client_id: CLIENT, scope: 'read play' });
  const { user_code } = (await device.json()) as { user_code: string };
  const tokens = await tokensFor(service, one);
  const { body } = await service.http.get('/v1/me/grants').set(one.auth).expect(200);
  const [grant] = body.grants;
  if (grant === undefined) throw new Error(`no grant is listed after ${JSON.stringify(tokens)}`);
  return { request, cookie, code: user_code, grant: grant.id };
}

/** The operations that use up what is asked. */
export const usesUpApplications = (operationId: string): boolean =>
  /^answer(Application|Device)Request$|^revokeGrant$/.test(operationId);

const asked = ({ applications: { request, cookie } }: Fixture): Parts => ({
  path: { id: request },
  headers: { cookie },
});

export const applicationParts: Readonly<Record<string, (fixture: Fixture) => Parts>> = {
  listGrants: () => ({}),
  revokeGrant: ({ applications: { grant } }) => ({ path: { id: grant } }),
  getApplicationRequest: asked,
  answerApplicationRequest: (fixture) => ({ ...asked(fixture), body: { allow: true } }),
  getDeviceRequest: ({ applications: { code } }) => ({ path: { code } }),
  answerDeviceRequest: ({ applications: { code } }) => ({ path: { code }, body: { allow: true } }),
};

export const adminParts: Readonly<Record<string, (fixture: Fixture) => Parts>> = {
  listAccounts: ({ two }) => ({ query: { named: two.name, before: two.id, limit: '2' } }),
  getQueues: () => ({}),
  listApplications: () => ({}),
  listMetLimits: () => ({}),
  listRehearsals: () => ({}),
  startRehearsal: () => ({}),
  listAnnouncements: () => ({}),
  getPushKey: () => ({}),
  announce: () => ({
    body: { en: 'We close at ten.', de: 'Wir machen um zehn zu.', until: '2099-01-01T00:00:00Z' },
  }),
  retractAnnouncement: ({ announcement }) => ({ path: { id: announcement } }),
  takeMeasure: ({ third }) => ({
    body: { kind: 'mute', player: third.id, reason: 'Too loud.', until: '2099-01-01T00:00:00Z' },
  }),
  listMeasures: ({ two }) => ({
    query: { player: two.id, kind: 'mute', appealed: 'true', before: two.id, limit: '2' },
  }),
  decideMeasure: ({ measure }) => ({ path: { id: measure }, body: { lift: true, answer: 'You may.' } }),
  listOwnMeasures: ({ one }) => ({ query: { before: one.id, limit: '2' } }),
  appealMeasure: ({ measure, third }) => ({
    ...{ path: { id: measure }, body: { text: 'I was not loud.' }, as: third },
  }),
  createReport: ({ two }) => ({
    body: { kind: 'name', reason: 'abuse', text: 'A word that nobody should be called.', player: two.id },
  }),
  listOwnReports: ({ one }) => ({ query: { before: one.id, limit: '2' } }),
  listReports: ({ two }) => ({ query: { state: 'open', player: two.id, before: two.id, limit: '2' } }),
  getReport: ({ report }) => ({ path: { id: report } }),
  takeReport: ({ report }) => ({ path: { id: report } }),
  closeReport: ({ report }) => ({ path: { id: report }, body: { outcome: 'acted', answer: 'Thank you.' } }),
  listStaff: () => ({}),
  grantRole: ({ aide }) => ({ path: { player: aide }, body: { role: 'moderator' } }),
  revokeRole: ({ aide }) => ({ path: { player: aide } }),
  listAudit: ({ one }) => ({ query: { actor: one.id, subject: one.id, before: one.id, limit: '2' } }),
};

/** Of profiles, and who follows or blocks whom. */
export const peopleParts: Readonly<Record<string, (fixture: Fixture) => Parts>> = {
  getProfile: () => ({}),
  setProfile: () => ({
    body: {
      text: 'I like mammoths.',
      country: 'NL',
      links: ['https://example.com/ayla'],
      showsPresence: 'friends',
      showsGames: 'everybody',
    },
  }),
  createTournament: () => ({
    body: {
      ...{ rulebook: 'thin-ice', format: 'swiss', seats: 2, rounds: 3, options: { rounds: 2 } },
      ...{ clock: { kind: 'prompt', seconds: 600 }, rated: false, bots: true, maxPlayers: 8 },
      ...{ roundSeconds: 3_600, startsAt: new Date(Date.now() + 86_400_000).toISOString() },
    },
  }),
  listTournaments: () => ({ query: { status: 'open', rulebook: 'thin-ice', player: 'me', limit: '2' } }),
  getTournament: ({ tournament }) => ({ path: { id: tournament } }),
  followTournament: ({ tournament }) => ({ path: { id: tournament } }),
  enterTournament: ({ tournament }) => ({ path: { id: tournament }, body: { paused: true } }),
  leaveTournament: ({ tournament }) => ({ path: { id: tournament } }),
  cancelTournament: ({ tournament }) => ({ path: { id: tournament } }),
  getPolicy: () => ({}),
  setPolicy: () => ({
    body: { bots: true, accepts: null, games: 10, operator: null, runs: [] },
  }),
  listBots: () => ({ query: { rulebook: 'thin-ice', limit: '2' } }),
  getPlayer: ({ two }) => ({ path: { player: two.id } }),
  listFinishedGames: ({ one }) => ({ path: { player: one.id } }),
  listFollows: () => ({}),
  followPlayer: ({ muted }) => ({ path: { player: muted } }),
  unfollowPlayer: ({ muted }) => ({ path: { player: muted } }),
  listBlocks: () => ({}),
  blockPlayer: ({ muted }) => ({ path: { player: muted } }),
  unblockPlayer: ({ muted }) => ({ path: { player: muted } }),
};
