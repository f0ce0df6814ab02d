import type { AnyOptions } from '../../engine/any-rulebook.js';
import type { Entropy } from '../../engine/fairness.js';
import type { ComponentsShape, Language, Outcome, Prompt, Seat } from '../../engine/rulebook.js';
import type { ClockSettings, TableStatus } from '../clocks/table-status.js';
import type { Order } from '../turns/orders.js';

export type { ClockSettings, Order, TableStatus };

export const visibilities = ['public', 'unlisted', 'private'] as const;

export type Visibility = (typeof visibilities)[number];

export const statuses = ['open', 'active', 'finished', 'closed'] as const;

export type Status = (typeof statuses)[number];

/** Nothing more can happen: somebody has won, or nobody attended any longer. */
export const isOver = ({ status }: { readonly status: Status }): boolean =>
  status === 'finished' || status === 'closed';

/** A player as others know them. Who has deleted the account has no name any more. */
export interface PlayerRef {
  readonly id: string;
  readonly name: string;
}

export const isDeleted = ({ name }: PlayerRef): boolean => name === '';

/** Nobody, a player, or the rulebook's own bot. */
export type Holder =
  | { readonly kind: 'open' }
  | ({ readonly kind: 'player'; readonly guest?: true } & PlayerRef)
  | { readonly kind: 'bot' };

/** Somebody who may join, and the seat that is kept for them. */
export interface Invited {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat | null;
}

/** A position of a game that is over. */
export interface Position {
  readonly game: string;
  readonly version: number;
}

/** What is known of a game without its log. `version` and `revision` together say whether it is still true. */
export interface GameRecord {
  readonly id: string;
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly options: AnyOptions;
  /** The owner's own pack; null where the rulebook's components are used. */
  readonly components: ComponentsShape | null;
  readonly visibility: Visibility;
  readonly invitation: string;
  readonly creatorId: string;
  readonly seed: string;
  /** What the seats have added to the seed, before the start. */
  readonly entropy: Entropy;
  readonly status: Status;
  readonly version: number;
  readonly revision: number;
  /** Who is asked what now; kept beside the log so that lists and inboxes need no game's state. */
  readonly prompts: readonly Prompt[];
  readonly outcome: Outcome | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly movedAt: Date;
  readonly seats: readonly Holder[];
  readonly clock: ClockSettings | null;
  readonly tableStatus: TableStatus;
  /** What each seat has laid down to be answered by itself: for its owner's eyes alone. */
  readonly orders: readonly (readonly Order[])[];
  readonly language: Language | null;
  readonly invited: readonly Invited[];
  /** The game that these people have played before. */
  readonly rematchOf: string | null;
  /** The game in which they play again. */
  readonly rematch: string | null;
  /** What the game begins with, where it is not the rulebook's setup. */
  readonly forkedFrom: Position | null;
}

export interface Head {
  readonly version: number;
  readonly revision: number;
}

/** A version of a rulebook. */
export type Rules = Pick<GameRecord, 'rulebook' | 'rulesVersion'>;
