import type { AnyAction, AnyConfig, AnyEvent } from './any-rulebook.js';
import type { BySeat, Seat } from './rulebook.js';

interface AnyEntry {
  readonly version: number;
  readonly at: Date;
  readonly events: readonly AnyEvent[];
}

/** The first entry of every game: it records what the game was created with, and how the table was set. */
export interface StartEntry extends AnyEntry {
  readonly seat: null;
  readonly action: {
    readonly type: 'start';
    readonly config: AnyConfig;
    /** What the seats have added to the server's seed. */
    readonly entropy: BySeat<string | null>;
    /** The position of another game that this one begins with: its events are all that had happened there. */
    readonly from?: { readonly game: string; readonly version: number };
  };
}

export interface ActionEntry extends AnyEntry {
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** What happens to a game beside its rules. */
export type ServiceAction =
  /** A seat steps back: the rules stand where they stood after the entry `to`. */
  | { readonly type: 'undo'; readonly by: Seat; readonly to: number }
  /** A seat asks the others whether it may, and they answer. */
  | { readonly type: 'ask_undo'; readonly by: Seat; readonly to: number }
  | { readonly type: 'grant_undo'; readonly by: Seat }
  | { readonly type: 'refuse_undo'; readonly by: Seat }
  /** The bot plays on for the seat, which will rank last. */
  | { readonly type: 'resign'; readonly by: Seat; readonly because: 'wish' | 'time' }
  /** Time ran out, and the bot answered; `autopilot` where it goes on answering until the player returns. */
  | { readonly type: 'lapse'; readonly by: Seat; readonly autopilot: boolean }
  | { readonly type: 'return'; readonly by: Seat }
  /** The player has gone, the bot plays on, and somebody else may take the seat. */
  | { readonly type: 'leave'; readonly by: Seat }
  | { readonly type: 'join'; readonly by: Seat }
  /** Nobody attended the game any longer. */
  | { readonly type: 'close' };

export interface ServiceEntry extends AnyEntry {
  readonly seat: null;
  readonly action: ServiceAction;
  readonly events: readonly [];
}

/** A rulebook never sees service entries. */
export type Entry = StartEntry | ActionEntry | ServiceEntry;

export const isStart = <Some extends Entry>(entry: Some): entry is Some & StartEntry =>
  entry.seat === null && entry.action.type === 'start';

export const isAction = <Some extends Entry>(entry: Some): entry is Some & ActionEntry => entry.seat !== null;

export const isServiceEntry = <Some extends Entry>(entry: Some): entry is Some & ServiceEntry =>
  !isStart(entry) && !isAction(entry);
