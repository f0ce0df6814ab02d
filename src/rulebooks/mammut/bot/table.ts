import type { BySeat, Seat } from '../../../engine/rulebook.js';
import { type CardEffect, goods } from '../components/schema.js';
import { MIDDLE } from '../shares.js';
import { isAnimal, isQuestion, isShaman } from '../tiles.js';
import type { View } from '../view-schema.js';
import { worthsOf } from './worth.js';

/** What a bot takes a tile for: an animal, the shaman, one of the goods, or so much of each of them. */
export interface Guess {
  /** The number of the good that the tile surely shows. */
  readonly good: number | null;
  readonly animal: string | null;
  readonly shaman: boolean;
  readonly goods: readonly number[];
}

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

function guessOf(face: string | null, unseen: Guess): Guess {
  if (face === null || isQuestion(face)) return unseen;
  const amounts = goods.map((good) => (good === face ? 1 : 0));
  const good = amounts.indexOf(1);
  // The shaman decides ties: it is as good as a little more of everything.
  if (isShaman(face)) return { good: null, animal: null, shaman: true, goods: goods.map(() => 0.01) };
  return {
    good: good < 0 ? null : good,
    animal: isAnimal(face) ? face : null,
    shaman: false,
    goods: amounts,
  };
}

/** An unseen face is like the faces that lie about. */
function unseenGuess(view: View): Guess {
  const seen = goods.map((good) => 1 + view.tiles.filter(({ face }) => face === good).length);
  const sum = seen.reduce((total, count) => total + count, 0);
  return { good: null, animal: null, shaman: false, goods: seen.map((count) => count / sum) };
}
