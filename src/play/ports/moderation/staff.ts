import type { PlayerRef } from '../game-record.js';

/** What an account may do beside playing, from least to most. Each may do what those before it may. */
export const roles = ['player', 'moderator', 'operator'] as const;
export type Role = (typeof roles)[number];
export type Power = Exclude<Role, 'player'>;
export const powers = ['moderator', 'operator'] as const satisfies readonly Power[];

export const mayAs = (role: Role, needed: Power): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** The user of a power: an account, the operator's command, or the service by itself. */
export type Actor =
  | { readonly by: 'player'; readonly id: string }
  | { readonly by: 'command' }
  | { readonly by: 'service' };

/** What it was used on. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
}

/** A use of a power. It has neither names nor words that somebody wrote: it outlives every account. */
export interface AuditNote {
  readonly id: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly action: string;
  readonly subject: Subject;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

export interface AuditFilter {
  readonly actor?: string;
  readonly subject?: string;
  readonly before?: string;
  readonly limit: number;
}

export interface RoleHolder {
  readonly player: PlayerRef;
  readonly role: Power;
  readonly at: Date;
}

export interface Staff {
  /** All accounts that have a role, latest first. */
  list(): Promise<RoleHolder[]>;
  /** Null as the role takes it away. False if there is no such account, or it has that role already. */
  setRole(playerId: string, role: Power | null, note: AuditNote): Promise<boolean>;
  roleOf(playerId: string): Promise<Role>;
  /** Whether they have a role or had one: what they have read then, they know. */
  hasHadRole(playerId: string): Promise<boolean>;
  /** Latest first. */
  audit(filter: AuditFilter): Promise<AuditNote[]>;
}
