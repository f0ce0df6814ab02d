import type { BySeat, Seat } from '../../../engine/rulebook.js';
import type { CardEffect } from '../components/schema.js';
import { MIDDLE } from '../shares.js';
import { isQuestion } from '../tiles.js';
import type { View } from '../view-schema.js';
import { type Guess, guessOf, unseenGuess } from './guess.js';
import { worthsOf } from './worth.js';

export interface PlayedEffect {
  readonly seat: Seat;
  readonly effect: CardEffect;
}

/** A view, read for the purpose of dividing the loot. */
export interface Table {
  readonly view: View;
  readonly me: Seat;
  readonly seats: number;
  readonly guesses: readonly Guess[];
  /** What is thought of a face that the bot has not seen. */
  readonly unseen: Guess;
  /** The share that each tile lies in, or MIDDLE. */
  readonly at: readonly number[];
  /** What each seat gains by each tile, roughly, whatever else it has. */
  readonly worths: BySeat<readonly number[]>;
  /** All places, the best tile for each seat first. */
  readonly orders: BySeat<readonly number[]>;
  readonly cards: readonly PlayedEffect[];
}

export function readTable(view: View, me: Seat): Table {
  const unseen = unseenGuess(view);
  const guesses = view.tiles.map(({ face, other }) => guessOf(isQuestion(face) ? other : face, unseen));
  const worths = worthsOf(view, guesses);
  return {
    view,
    me,
    seats: view.seats.length,
    guesses,
    unseen,
    at: view.tiles.map(({ share }) => share ?? MIDDLE),
    worths,
    orders: worths.map((own) => [...own.keys()].sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0))),
    cards: view.faceDown.map(({ effect }) => ({ seat: me, effect })),
  };
}

/** The same table, had the tile at `place` been turned over. */
export function ifTurned(table: Table, place: number): Table {
  const other = table.view.tiles[place]?.other ?? null;
  const guesses = table.guesses.with(place, guessOf(other, table.unseen));
  return { ...table, guesses };
}
