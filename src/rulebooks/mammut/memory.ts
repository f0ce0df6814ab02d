import { changedAt } from '../../engine/lists.js';
import type { BySeat, Seat } from '../../engine/rulebook.js';
import { noReport, type Report } from './report.js';

/*
 * What the table remembers: how rounds were scored, and where cards have been. Discards lie open, so all know what a reshuffled deck is made of, and that a
 * card which was drawn before the shuffle is none of them.
 */

export interface Played {
  readonly seat: Seat;
  readonly card: string;
}

/** What everybody saw when a round was scored, and could otherwise only remember. */
export interface Scored {
  readonly round: number;
  readonly faces: readonly string[];
  readonly at: readonly number[];
  readonly cards: readonly Played[];
}

/** The deck, from one shuffle to the next. */
export interface Shuffle {
  /** What it was made of, without its order. */
  readonly cards: readonly string[];
  /** What each seat has drawn from it: secret, but for the number. */
  readonly drawn: BySeat<readonly string[]>;
}

/** A card that all have seen. It is one of the first `drawn` cards that its seat drew in this game. */
export interface Shown extends Played {
  readonly drawn: number;
}

/** One answer of a seat that had cards and was to divide. */
export interface Chance {
  readonly seat: Seat;
  /** How many answers there were beside cards. */
  readonly others: number;
  /** A bit for each kind of loot card that was of use. */
  readonly usable: number;
  /** How many cards the seat had in hand. */
  readonly held: number;
  readonly played: 'nothing' | 'loot' | 'scoring';
  readonly before: Chance | null;
}

export interface Memory {
  readonly shuffles: readonly Shuffle[];
  readonly shown: readonly Shown[];
  /** The latest. */
  readonly chances: Chance | null;
  /** How the round before was scored; null in the first. */
  readonly scored: Scored | null;
  readonly report: Report;
}

export const noMemory: Memory = { shuffles: [], shown: [], chances: null, scored: null, report: noReport };

export function afterShuffle(memory: Memory, cards: readonly string[], seats: number): Memory {
  const drawn = Array<readonly string[]>(seats).fill([]);
  return { ...memory, shuffles: [...memory.shuffles, { cards: [...cards].sort(), drawn }] };
}

export function afterDraw(memory: Memory, seat: Seat, card: string): Memory {
  const last = memory.shuffles.length - 1;
  const drew = ({ cards, drawn }: Shuffle): Shuffle => ({
    cards,
    drawn: changedAt(drawn, seat, (own) => [...own, card]),
  });
  return { ...memory, shuffles: changedAt(memory.shuffles, last, drew) };
}

export const drawnBy = ({ shuffles }: Memory, seat: Seat): number =>
  shuffles.reduce((sum, { drawn }) => sum + (drawn[seat]?.length ?? 0), 0);

export const afterShown = (memory: Memory, cards: readonly Played[]): Memory => ({
  ...memory,
  shown: [...memory.shown, ...cards.map(({ seat, card }) => ({ seat, card, drawn: drawnBy(memory, seat) }))],
});

export const reported = (memory: Memory, change: Partial<Report>): Memory => ({
  ...memory,
  report: { ...memory.report, ...change },
});
