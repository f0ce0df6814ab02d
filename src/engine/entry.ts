import type { AnyAction, AnyConfig, AnyEvent } from './any-rulebook.js';
import type { BySeat, Seat } from './rulebook.js';

/** The first entry of every game: it records what the game was created with, and how the table was set. */
export interface StartEntry {
  readonly version: number;
  readonly at: Date;
  readonly seat: null;
  readonly action: {
    readonly type: 'start';
    readonly config: AnyConfig;
    /** What the seats have added to the server's seed. */
    readonly entropy: BySeat<string | null>;
  };
  readonly events: readonly AnyEvent[];
}

export interface ActionEntry {
  readonly version: number;
  readonly at: Date;
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly events: readonly AnyEvent[];
}

/** Entries without a seat are the house's own; a rulebook only ever sees the others. */
export type Entry = StartEntry | ActionEntry;
