import type { Level, SearchLevel } from '../../bots/levels.js';
import type { AnyOptions } from '../../engine/any-rulebook.js';
import type { Entropy } from '../../engine/draw.js';
import type { SealedEntry } from '../../engine/fairness.js';
import type { BySeat, ComponentsShape, Language, Outcome, Prompt, Seat } from '../../engine/rulebook.js';
import type { Order } from '../turns/orders.js';
import type { Draw } from './draws/draw.js';
import type { ClockSettings, TableStatus } from './table-status.js';

export type { ClockSettings, Level, Order, SearchLevel, TableStatus };

export const visibilities = ['public', 'unlisted', 'private'] as const;

export type Visibility = (typeof visibilities)[number];

export const statuses = ['open', 'active', 'finished', 'closed'] as const;

export type Status = (typeof statuses)[number];

/** Whether nothing more can happen: the game ended, or it was closed. */
export const isOver = ({ status }: { readonly status: Status }): boolean =>
  status === 'finished' || status === 'closed';

/** A player as others know them. The name is empty after the account was deleted. */
export interface PlayerRef {
  readonly id: string;
  readonly name: string;
}

export const isDeleted = ({ name }: PlayerRef): boolean => name === '';

/** Who holds a seat: nobody, a player, or the built-in bot. */
export type Holder =
  | { readonly kind: 'open' }
  | ({ readonly kind: 'player'; readonly guest?: true } & PlayerRef)
  /** Without a level it is the basic bot. */
  | { readonly kind: 'bot'; readonly level?: SearchLevel };

/** A player who may join, and the seat that is reserved for them. */
export interface Invited {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat | null;
}

/** A position in a finished game. */
export interface Position {
  readonly game: string;
  readonly version: number;
}

/** A game without its log. It is current as long as `version` and `revision` are. */
export interface GameRecord {
  readonly id: string;
  readonly rulebook: string;
  readonly rulesVersion: string;
  /** The sha256 of its engine file; null for a game that is older than this field, and for a rulebook without a file. */
  readonly engineHash: string | null;
  /** Whether only the file with this hash will do. If the version was not frozen yet, the version names the engine. */
  readonly engineFrozen: boolean;
  /** Whether newer rules may take the game over. */
  readonly carryOver: boolean;
  /** Whether its outcome changes the ratings of its players. */
  readonly rated: boolean;
  readonly options: AnyOptions;
  /** The creator's own pack; null if the rulebook's components are used. */
  readonly components: ComponentsShape | null;
  readonly visibility: Visibility;
  readonly invitation: string;
  readonly creatorId: string;
  readonly seed: string;
  /** What the seats added to the seed before the start, and the signature of the beacon once it is known. */
  readonly entropy: Entropy;
  /** The hashes of the entropy that seats will reveal. */
  readonly commitments: BySeat<string | null>;
  readonly draw: Draw;
  readonly status: Status;
  readonly version: number;
  readonly revision: number;
  /** The open prompts. Stored with the head, so that lists and inboxes need no state. */
  readonly prompts: readonly Prompt[];
  readonly outcome: Outcome | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly movedAt: Date;
  readonly seats: readonly Holder[];
  readonly clock: ClockSettings | null;
  readonly tableStatus: TableStatus;
  /** The standing orders of each seat: only its player may see them. */
  readonly orders: readonly (readonly Order[])[];
  readonly language: Language | null;
  readonly invited: readonly Invited[];
  /** The game that this one is a rematch of. */
  readonly rematchOf: string | null;
  /** The rematch of this game. */
  readonly rematch: string | null;
  /** The position at which the game begins, if not with the rulebook's setup. */
  readonly forkedFrom: Position | null;
}

export interface Head {
  readonly version: number;
  readonly revision: number;
  /** What somebody lacks who has asked with an earlier head, if that was read with it. */
  readonly missed?: Missed;
}

/** A game, and its entries after a version. */
export interface Missed {
  readonly after: number;
  readonly record: GameRecord;
  readonly entries: readonly SealedEntry[];
}

/** A version of a rulebook. */
export type Rules = Pick<GameRecord, 'rulebook' | 'rulesVersion'>;

export type EngineFileName = Pick<GameRecord, 'engineHash' | 'engineFrozen'>;

/** A version of a rulebook, and its file if only that one will do. */
export type EngineRules = Rules & Partial<EngineFileName>;
