import type { VoidedDraw } from '../../../engine/draw.js';
import type { Seat } from '../../../engine/rulebook.js';
import type { ClockSettings } from '../table-status.js';

/** How the entropy of the seats is collected before the start. */
export interface Draw {
  /** Counts from 1; each attempt has a server's seed of its own. */
  readonly attempt: number;
  /** How long seats have to reveal. */
  readonly revealSeconds: number;
  /** The beacon whose round is mixed in; the round is named when commitments are closed. */
  readonly beacon: BeaconOfDraw | null;
  /** When revealing ends, in milliseconds; null while commitments are open. */
  readonly due: number | null;
  /** Seats that had committed in an attempt that is void, and have to commit again. */
  readonly owed: readonly { readonly seat: Seat; readonly player: string }[];
  /** Players who withheld their entropy, or left while it was revealed. */
  readonly barred: readonly string[];
  readonly voided: readonly VoidedDraw[];
}

export interface BeaconOfDraw {
  readonly chain: string;
  readonly round: number | null;
  readonly signature: string | null;
}

/** In seconds. People who play over days are not always there to reveal. */
const FAST = 60;
const SLOW = 86_400;
/** For matches without a clock: a player who waits for a game wants it today. */
const MATCH = 600;
/** A clock with as much time as this is for play over days. */
const SLOW_CLOCK = 12 * 3600;

const revealSecondsFor = (clock: Pick<ClockSettings, 'seconds'> | null): number =>
  clock !== null && clock.seconds < SLOW_CLOCK ? FAST : SLOW;

export const revealSecondsOfMatch = (clock: Pick<ClockSettings, 'seconds'> | null | undefined): number =>
  clock == null ? MATCH : revealSecondsFor(clock);

/** From when on, in milliseconds, the creator may remove a seat that has not revealed; null while none can reveal. */
export const removableFrom = ({ due, revealSeconds }: Draw): number | null =>
  due === null ? null : due - Math.max(0, revealSeconds - FAST) * 1000;

export const newDraw = (
  clock: ClockSettings | null,
  wish: { readonly revealSeconds?: number | undefined; readonly chain?: string | undefined } = {},
): Draw => ({
  attempt: 1,
  revealSeconds: wish.revealSeconds ?? revealSecondsFor(clock),
  beacon: wish.chain === undefined ? null : { chain: wish.chain, round: null, signature: null },
  due: null,
  owed: [],
  barred: [],
  voided: [],
});

/** Whether nothing of the draw differs from that of any new game with this clock. */
export const isNewDraw = (draw: Draw, clock: ClockSettings | null): boolean =>
  draw.attempt === 1 &&
  draw.revealSeconds === revealSecondsFor(clock) &&
  draw.beacon === null &&
  draw.due === null;

/** What to write when a draw goes on. */
export interface DrawChange {
  readonly draw: Draw;
  /** When to look at it again; null for not at all. */
  readonly drawAt: Date | null;
  /** For a void attempt: the next seed of the server, and the seats that become open. Revealed entropy is dropped. */
  readonly restart?: { readonly seed: string; readonly vacated: readonly Seat[] };
}
