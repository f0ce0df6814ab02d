import type { PlayerRef } from '../game-record.js';
import type { Player } from '../players.js';
import type { SavedReply } from '../retries/saved-replies.js';
import type { AuditNote, Role } from './staff.js';

export interface SeenAccount extends Player {
  readonly role: Role;
  /** In how many games it holds a seat. */
  readonly games: number;
}

export interface AccountFilter {
  /** An id or a whole name. */
  readonly named?: string;
  readonly before?: string;
  readonly limit: number;
}

/** What waits to be sent. */
export interface QueueCounts {
  /** Games with notices that are not distributed yet. */
  readonly notices: number;
  readonly deliveries: number;
  readonly mailboxes: number;
  readonly accountMails: number;
}

/** A webhook that fails, or that waits for its receiver. */
export interface BrokenWebhook {
  readonly id: string;
  readonly owner: PlayerRef;
  readonly host: string;
  readonly failingSince: Date | null;
  readonly disabled: string | null;
  /** Games whose deliveries wait. */
  readonly waiting: number;
}

export interface UsedApplication {
  readonly id: string;
  readonly name: string;
  /** How many accounts have allowed it. */
  readonly grants: number;
}

export interface Announcement {
  readonly id: string;
  readonly at: Date;
  readonly en: string;
  readonly de: string;
  readonly endsAt: Date;
}

/** What those who look after the server see of it. */
export interface Oversight {
  /** Newest first. */
  accounts(filter: AccountFilter): Promise<SeenAccount[]>;
  queues(): Promise<QueueCounts>;
  /** Those that fail for longest first. */
  brokenWebhooks(limit: number): Promise<BrokenWebhook[]>;
  /** The most used first. */
  applications(limit: number): Promise<UsedApplication[]>;
  /** Those whose time is not over, latest first. */
  announcements(now: Date): Promise<Announcement[]>;
  announce(announcement: Announcement, note: AuditNote, reply?: SavedReply): Promise<void>;
  /** False if there is none. */
  retract(id: string, note: AuditNote): Promise<boolean>;
}
