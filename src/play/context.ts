import type { AnyRulebook } from '../engine/any-rulebook.js';
import type { Clock } from '../kernel/clock.js';
import type { NewId } from '../kernel/ids.js';
import type { KeyedMutex } from '../kernel/keyed-mutex.js';
import type { KeyedRuns } from '../kernel/keyed-runs.js';
import type { Scheduler } from '../kernel/scheduler.js';
import type { Tracing } from '../kernel/tracing.js';
import type { Channels } from './channels/channels.js';
import type { LiveGames } from './games/live-games.js';
import type { ReadableLogs } from './history/archived-logs.js';
import type { GameFeeds } from './history/game-feeds.js';
import type { AnswerTimes } from './lobby/answer-times.js';
import type { Accounts } from './ports/accounts.js';
import type { Bus } from './ports/bus.js';
import type { Traces } from './ports/channels/traces.js';
import type { Beacon } from './ports/draws/beacon.js';
import type { Dumps } from './ports/dumps/dumps.js';
import type { Engines } from './ports/engines.js';
import type { QuotaCounts, Quotas } from './ports/limits/quotas.js';
import type { Usage } from './ports/limits/usage.js';
import type { Log } from './ports/log.js';
import type { Measures } from './ports/moderation/measures.js';
import type { Oversight } from './ports/moderation/oversight.js';
import type { Rehearsals } from './ports/moderation/rehearsals.js';
import type { Reports } from './ports/moderation/reports.js';
import type { Staff } from './ports/moderation/staff.js';
import type { ClientDocuments } from './ports/oauth/client-documents.js';
import type { Grants } from './ports/oauth/grants.js';
import type { OAuthRecords } from './ports/oauth/records.js';
import type { People } from './ports/people/people.js';
import type { Policies } from './ports/people/policies.js';
import type { Players } from './ports/players.js';
import type { Ratings } from './ports/ratings/ratings.js';
import type { SavedReplies } from './ports/retries/saved-replies.js';
import type { AccountMails } from './ports/sign-in/account-mails.js';
import type { Handles } from './ports/sign-in/handles.js';
import type { Provider } from './ports/sign-in/providers.js';
import type { SignIns } from './ports/sign-in/sign-ins.js';
import type { Talk } from './ports/talk.js';
import type { Tournaments } from './ports/tournaments/tournaments.js';
import type { Queues } from './queues.js';
import type { PastStates } from './showing/past-states.js';
import type { ShownTexts } from './showing/shown-texts.js';
import type { Workers } from './work/workers.js';

/** What the use cases are given: the ports, and what this process remembers. */
export interface Context {
  readonly rulebooks: ReadonlyMap<string, AnyRulebook>;
  readonly engines: Engines;
  readonly players: Players;
  readonly people: People;
  readonly policies: Policies;
  readonly answerTimes: AnswerTimes;
  readonly staff: Staff;
  readonly reports: Reports;
  readonly measures: Measures;
  readonly oversight: Oversight;
  readonly rehearsals: Rehearsals;
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly oauth: OAuth;
  readonly games: ReadableLogs['games'];
  readonly log: Log;
  readonly traces: Traces;
  /** Null if nothing is traced. */
  readonly tracing: Tracing | null;
  readonly talk: Talk;
  readonly tournaments: Tournaments;
  readonly replies: SavedReplies;
  readonly ratings: Ratings;
  readonly dumps: Dumps;
  readonly bus: Bus;
  readonly quotas: Quotas;
  /** The entries of a game from which on it is only played to its end: see `longLog`. */
  readonly longestLog: number;
  readonly quotaCounts: QuotaCounts;
  readonly usage: Usage;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: () => string;
  readonly live: LiveGames;
  /** Earlier views, pictures and films. */
  readonly shownTexts: ShownTexts;
  readonly pastStates: PastStates;
  readonly feeds: GameFeeds;
  /** One task at a time for each game. */
  readonly locks: KeyedMutex;
  /** Games in which the service may have to answer for a seat. */
  readonly botRuns: KeyedRuns;
  /** Where heavy work runs. */
  readonly workers: Workers;
  readonly queues: Queues;
  readonly channels: Channels;
  /** Null if this server uses none. */
  readonly beacon: Beacon | null;
  /** The periodic jobs of this process. */
  readonly scheduler: Scheduler;
  readonly observe: Observe;
}

/** What applications of others are allowed to do. */
export interface OAuth {
  readonly grants: Grants;
  readonly records: OAuthRecords;
  readonly documents: ClientDocuments;
}

/** What accounts are signed in to with. */
export interface SignIn {
  readonly signIns: SignIns;
  readonly accountMails: AccountMails;
  readonly handles: Handles;
  readonly providers: readonly Provider[];
}

/** What the operator can observe. */
export interface Observe {
  acted(rulebook: string, count: number): void;
  /** Rows of the outbox became deliveries; `seconds` is how long the oldest of them had waited, messages aside. */
  fannedOut(seconds: number): void;
  mailed(result: 'sent' | 'refused' | 'failed'): void;
  delivered(result: 'delivered' | 'failed' | 'dead'): void;
  /** A game of an older version was replayed with the newest rules. */
  carriedOver(rulebook: string, result: 'carried_over' | 'pinned'): void;
  failed(error: unknown, what: string): void;
}
