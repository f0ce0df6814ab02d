import type { Viewer } from '../../../src/engine/rulebook.js';

/*
 * One line of a history. All times are milliseconds of one clock, that of the campaign. `process` names one run of one
 * process of the service: after a restart it is another one.
 */

export type Operation = 'start' | 'act' | 'undo' | 'join' | 'leave' | 'resign';

/** An attempt to change a game. Attempts with the same key are one request that was repeated. */
export interface Call {
  readonly kind: 'call';
  readonly client: number;
  readonly process: string;
  readonly game: string;
  readonly operation: Operation;
  /** Null for the start, and for an undo by whichever seat acted last. */
  readonly seat: number | null;
  /** The id of the action; null for other operations. */
  readonly action: string | null;
  readonly ifVersion: number | null;
  readonly key: string | null;
  readonly sent: number;
  readonly done: number;
  /** Null without a response. */
  readonly status: number | null;
  /** The version that was acknowledged, if the response names one. */
  readonly version: number | null;
  /** The entries that were acknowledged, if the response has them. */
  readonly entries: readonly { readonly version: number; readonly hash: string }[];
  /** The SHA-256 of the response. */
  readonly body: string;
  readonly problem: string | null;
}

/** A game as it was read. `view` is null if the head alone was read. */
export interface Read {
  readonly kind: 'read';
  readonly client: number;
  readonly process: string;
  readonly game: string;
  readonly sent: number;
  readonly done: number;
  readonly version: number;
  readonly viewer: Viewer | null;
  readonly view: unknown;
}

/** A follower that must have seen everything by the end. */
export interface Following {
  readonly kind: 'following';
  readonly follower: string;
  readonly game: string;
  readonly what: 'entries' | 'messages';
}

/** An entry that a stream or a long poll delivered. */
export interface Seen {
  readonly kind: 'seen';
  readonly follower: string;
  readonly game: string;
  readonly process: string;
  readonly version: number;
  readonly hash: string;
  readonly at: number;
}

/** A message that a client posted. Every text is unique. */
export interface Posted {
  readonly kind: 'posted';
  readonly client: number;
  readonly process: string;
  readonly game: string;
  readonly text: string;
  readonly sent: number;
  readonly done: number;
  readonly status: number | null;
  readonly id: string | null;
}

/** A message that a stream delivered. */
export interface MessageSeen {
  readonly kind: 'message-seen';
  readonly follower: string;
  readonly game: string;
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** A webhook that arrived. */
export interface Heard {
  readonly kind: 'heard';
  /** The client whose webhook it is. */
  readonly hook: number;
  readonly id: string;
  readonly body: string;
  readonly type: string;
  readonly game: string;
  readonly version: number;
  readonly after: number | null;
  readonly seat: number | null;
  readonly message: string | null;
  readonly at: number;
}

/** A fault that was injected. */
export interface Injected {
  readonly kind: 'injected';
  readonly fault: string;
  readonly detail: string;
  readonly at: number;
  readonly done: number;
}

/** A delivery as the database has it at the end. */
export interface StoredDelivery {
  readonly kind: 'stored-delivery';
  readonly hook: number;
  readonly id: string;
  readonly type: string;
  readonly game: string;
  readonly version: number;
  readonly state: string;
}

export interface StoredEntry {
  readonly version: number;
  readonly at: string;
  readonly seat: number | null;
  readonly action: { readonly type: string };
  readonly events: readonly { readonly type: string }[];
  readonly hash: string;
}

/** A game as the database has it at the end. */
export interface StoredGame {
  readonly kind: 'stored-game';
  readonly game: string;
  readonly creator: number;
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly seed: string;
  readonly status: string;
  readonly version: number;
  readonly entries: readonly StoredEntry[];
  readonly messages: readonly { readonly id: string; readonly text: string }[];
}

/** An error of a client or a follower that no fault explains, such as an unexpected status. */
export interface Unexpected {
  readonly kind: 'unexpected';
  readonly by: string;
  readonly detail: string;
  readonly at: number;
}

export type HistoryRecord =
  | Call
  | Read
  | Following
  | Seen
  | Posted
  | MessageSeen
  | Heard
  | Injected
  | StoredDelivery
  | StoredGame
  | Unexpected;

export type RecordOf<Kind extends HistoryRecord['kind']> = Extract<HistoryRecord, { readonly kind: Kind }>;

export const recordsOf = <Kind extends HistoryRecord['kind']>(
  history: readonly HistoryRecord[],
  kind: Kind,
): RecordOf<Kind>[] => history.filter((one): one is RecordOf<Kind> => one.kind === kind);

export const writeHistory = (history: readonly HistoryRecord[]): string =>
  history.map((one) => `${JSON.stringify(one)}\n`).join('');

export const readHistory = (text: string): HistoryRecord[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as HistoryRecord);
