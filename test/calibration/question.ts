import type { AnyEvent, AnyRulebook } from '../../src/engine/any-rulebook.js';
import type { Seat } from '../../src/engine/rulebook.js';
import type { Chooser, Playout } from '../support/playout.js';
import type { Fact } from './tally.js';

export interface PlayedGame extends Playout {
  readonly rulebook: AnyRulebook;
  /** Every event, the setup's first, with the round in which it happened: 0 before the first. */
  readonly events: readonly { readonly event: AnyEvent; readonly round: number }[];
  /** The only seat of the built-in bot; null if it plays all seats. */
  readonly bot: Seat | null;
}

/** A question of one rulebook, answered by one table of its report. */
export interface Question {
  readonly title: string;
  /** What the figures are, and what is wanted of them. */
  readonly note: string;
  readonly unit: 'number' | 'share';
  /** What is said below the table about its rows: how far the means are apart. */
  readonly compare?: 'ratio' | 'difference' | 'shares' | 'falls';
  /** Asked of the games against this opponent instead of those among bots. */
  readonly against?: string;
  readonly facts: (game: PlayedGame) => readonly Fact[];
}

/** What the report of one rulebook counts beside what it counts of all. */
export interface Inquiry {
  /** The event with which a round begins. */
  readonly round: string;
  /** Games per seat count, where the usual number does not answer its questions. */
  readonly games?: number;
  /** Opponents beside random ones. */
  readonly opponents?: { readonly [name: string]: Chooser };
  readonly questions: readonly Question[];
}

interface Piece {
  readonly id: string;
  readonly copies: number;
}

/** How often each of these pieces is in the events of these types, for each copy. */
export function perCopy(
  game: PlayedGame,
  pieces: readonly Piece[],
  types: readonly string[],
  field: string,
): Fact[] {
  const named = game.events.flatMap(({ event }) => (types.includes(event.type) ? [event[field]] : []));
  return pieces.map(({ id, copies }) => ({
    row: id,
    value: named.filter((name) => name === id).length / copies,
  }));
}

/** How many events of each type there were in each round. */
export function perRound(game: PlayedGame, count: (event: AnyEvent) => number): Fact[] {
  const last = game.events.at(-1)?.round ?? 0;
  const rounds = Array.from({ length: last }, () => 0);
  for (const { event, round } of game.events)
    if (round > 0) rounds[round - 1] = (rounds[round - 1] ?? 0) + count(event);
  return rounds.map((value, index) => ({ row: `round ${index + 1}`, value }));
}
