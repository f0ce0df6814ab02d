import type { SavedReply } from '../retries/saved-replies.js';
import type { Actor, AuditNote } from './staff.js';

export const measureKinds = [
  'hide-message',
  'rename',
  'mute',
  'suspend',
  'ban',
  'ban-address',
  'close-game',
  'exclude-game',
  'stop-webhook',
  'stop-application',
] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** The others are done once, and stay done. */
export const lasting: ReadonlySet<MeasureKind> = new Set([
  ...(['rename', 'mute', 'suspend', 'ban'] as const),
  ...(['ban-address', 'stop-webhook', 'stop-application'] as const),
]);

export interface NewMeasure {
  readonly id: string;
  readonly at: Date;
  readonly kind: MeasureKind;
  /** Whom it concerns; null for addresses and applications. */
  readonly playerId: string | null;
  readonly game: string | null;
  /** The id of the player, message, game or webhook, the address of the application, or that of the network. */
  readonly subject: string;
  /** In words for the person concerned. */
  readonly reason: string;
  /** Null for one without an end. */
  readonly endsAt: Date | null;
  /** What names must not look like, for `rename`. */
  readonly nameKey: string | null;
  readonly actor: Actor;
}

export interface Measure extends NewMeasure {
  /** When the games and other rows that it is about were changed; null while that is to be done. */
  readonly doneAt: Date | null;
  readonly liftedAt: Date | null;
  readonly appeal: string | null;
  readonly appealedAt: Date | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

export interface MeasureFilter {
  readonly player?: string;
  readonly kind?: MeasureKind;
  /** Only those with an appeal that waits for an answer. */
  readonly appealed?: boolean;
  readonly before?: string;
  readonly limit: number;
}

export interface MeasureDecision {
  readonly lift: boolean;
  readonly answer: string;
}

/** The person concerned finds an event, and a mail at each address that is known to be theirs. */
export interface Measures {
  add(measure: NewMeasure, note: AuditNote, reply?: SavedReply): Promise<void>;
  find(id: string): Promise<Measure | null>;
  /** Latest first. */
  list(filter: MeasureFilter): Promise<Measure[]>;
  /** Whose games and rows are still to be changed, oldest first. */
  waiting(limit: number): Promise<Measure[]>;
  done(id: string, at: Date): Promise<void>;
  /** One that lasts and whose time is not over. */
  inForce(kind: MeasureKind, subject: string, now: Date): Promise<Measure | null>;
  /** False if there was an appeal before, or the measure was lifted. */
  appeal(id: string, text: string, at: Date): Promise<boolean>;
  /** False if it was lifted before. */
  decide(id: string, decision: MeasureDecision, note: AuditNote): Promise<boolean>;
  /** Whether two accounts hold seats of one unfinished game. */
  playTogether(one: string, other: string): Promise<boolean>;
  authorOf(game: string, message: string): Promise<string | null>;
  ownerOfWebhook(id: string): Promise<string | null>;
  /** Ends what an application may do, for everybody. */
  revokeApplication(clientId: string): Promise<void>;
}
