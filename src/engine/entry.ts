import type { AnyAction, AnyConfig, AnyEvent } from './any-rulebook.js';
import type { DrawRecord } from './draw.js';
import type { BySeat, Seat } from './rulebook.js';

interface AnyEntry {
  readonly version: number;
  readonly at: Date;
  readonly events: readonly AnyEvent[];
}

/** The first entry of every game: its config, its entropy and the events of the setup. */
export interface StartEntry extends AnyEntry {
  readonly seat: null;
  readonly action: {
    readonly type: 'start';
    readonly config: AnyConfig;
    /** The entropy that each seat added to the server's seed, and the signature of a beacon if one was mixed in. */
    readonly entropy: BySeat<string | null>;
    /** Left out if no seat had committed to entropy and there was no beacon. */
    readonly draw?: DrawRecord;
    /** For a fork: the position of the other game. The events of this entry are all events up to there. */
    readonly from?: { readonly game: string; readonly version: number };
  };
}

export interface ActionEntry extends AnyEntry {
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** A change to a game outside its rules. */
export type ServiceAction =
  /** A seat undoes its actions: the state is the one after the entry `to`. */
  | { readonly type: 'undo'; readonly by: Seat; readonly to: number }
  /** A seat asks the others for an undo, and they answer. */
  | { readonly type: 'ask_undo'; readonly by: Seat; readonly to: number }
  | { readonly type: 'grant_undo'; readonly by: Seat }
  | { readonly type: 'refuse_undo'; readonly by: Seat }
  /** The seat gives up and ranks last; the built-in bot plays on for it. */
  | { readonly type: 'resign'; readonly by: Seat; readonly because: 'wish' | 'time' }
  /** Time ran out and the built-in bot answered. With `autopilot` it goes on until the player returns. */
  | { readonly type: 'lapse'; readonly by: Seat; readonly autopilot: boolean }
  | { readonly type: 'return'; readonly by: Seat }
  /** The player left. The built-in bot plays on, and another player may take the seat. */
  | { readonly type: 'leave'; readonly by: Seat }
  | { readonly type: 'join'; readonly by: Seat }
  /** The game goes on with newer rules, which lead to the same so far. `engine` is the hash of their file. */
  | {
      readonly type: 'change_engine';
      readonly rules: { readonly from: string; readonly to: string };
      readonly engine: string | null;
    }
  /** The game was closed because it was idle. */
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
