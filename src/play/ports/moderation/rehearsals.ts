import type { RehearsedVersion } from '../games.js';
import type { SavedReply } from '../retries/saved-replies.js';
import type { AuditNote } from './staff.js';

/** What carry-over would do to the unfinished games of older rules. */
export interface Rehearsal {
  readonly id: string;
  readonly at: Date;
  readonly doneAt: Date | null;
  /** Null until it is done. Empty if all unfinished games have the newest rules. */
  readonly versions: readonly RehearsedVersion[] | null;
}

export interface Rehearsals {
  /** Only the last ones are kept. */
  add(rehearsal: Pick<Rehearsal, 'id' | 'at'>, note: AuditNote, reply?: SavedReply): Promise<void>;
  /** Latest first. */
  list(): Promise<Rehearsal[]>;
  /** One that no process works on, for a minute; null if there is none. */
  claim(): Promise<string | null>;
  /** Keeps the claim for another minute. */
  renew(id: string): Promise<void>;
  done(id: string, versions: readonly RehearsedVersion[], doneAt: Date): Promise<void>;
}
