import type { Seat } from '../../../engine/rulebook.js';
import type { PlayerRef } from '../game-record.js';
import type { SavedReply } from '../retries/saved-replies.js';
import type { AuditNote } from './staff.js';

export const reportKinds = ['player', 'name', 'message', 'game'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ['abuse', 'spam', 'cheating', 'stuck', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStates = ['open', 'taken', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

/** `gone` if the account that it was about was deleted meanwhile. */
export const reportOutcomes = ['acted', 'nothing', 'gone'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** A message as it was when it was reported, however it was withdrawn later. */
export interface PinnedMessage {
  readonly id: string;
  readonly at: Date;
  readonly author: PlayerRef;
  readonly seat: Seat | null;
  readonly whispered: boolean;
  readonly text: string;
}

export interface NewReport {
  readonly id: string;
  readonly at: Date;
  readonly kind: ReportKind;
  readonly reason: ReportReason;
  /** The words of the reporter. */
  readonly text: string;
  /** Whom it is about, and their name at that time. */
  readonly player: PlayerRef | null;
  readonly game: string | null;
  readonly version: number | null;
  readonly messages: readonly PinnedMessage[];
}

export interface Report extends NewReport {
  /** Null after the account of the reporter was deleted. */
  readonly reporter: PlayerRef | null;
  readonly state: ReportState;
  readonly handler: PlayerRef | null;
  readonly outcome: ReportOutcome | null;
  /** What the reporter is told. */
  readonly answer: string | null;
  readonly changedAt: Date;
}

export interface ReportFilter {
  readonly state?: ReportState;
  readonly player?: string;
  readonly reporter?: string;
  /** Leaves out what is about this account. */
  readonly notAbout?: string;
  readonly before?: string;
  readonly limit: number;
}

export interface ReportChange {
  readonly state: 'taken' | 'closed';
  readonly handlerId: string | null;
  readonly outcome: ReportOutcome | null;
  readonly answer: string | null;
}

export interface Reports {
  /** Throws `QuotaExceeded` if the reporter has made `mostPerDay` in a day. */
  create(report: NewReport, reporterId: string, mostPerDay: number, reply?: SavedReply): Promise<void>;
  find(id: string): Promise<Report | null>;
  /** Latest first. */
  list(filter: ReportFilter): Promise<Report[]>;
  /** Whether reports about a game by others than this account have whispers. */
  haveWhispers(game: string, besides: string): Promise<boolean>;
  /** False if it was closed before. */
  change(id: string, change: ReportChange, note: AuditNote): Promise<boolean>;
}
