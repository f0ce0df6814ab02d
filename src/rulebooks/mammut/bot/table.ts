import type { BySeat, Seat } from '../../../engine/rulebook.js';
import { type CardEffect, goods } from '../schemas/components.js';
import type { View } from '../schemas/view.js';
import { MIDDLE } from '../shares.js';
import { isAnimal, isQuestion, isShaman } from '../tiles.js';
import { worthsOf } from './worth.js';

/** What a bot takes a tile for: an animal, the shaman, or so much of each of the goods. */
export interface Guess {
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
  /** The share that each tile lies in, or MIDDLE. */
  readonly at: readonly number[];
  /** What each seat gains by each tile, roughly, whatever else it has. */
  readonly worths: BySeat<readonly number[]>;
  readonly cards: readonly PlayedEffect[];
}

export function readTable(view: View, me: Seat): Table {
  const unseen = unseenGuess(view);
  const guesses = view.tiles.map(({ face, other }) => guessOf(isQuestion(face) ? other : face, unseen));
  return {
    view,
    me,
    seats: view.seats.length,
    guesses,
    at: view.tiles.map(({ share }) => share ?? MIDDLE),
    worths: worthsOf(view, guesses),
    cards: view.faceDown.map(({ effect }) => ({ seat: me, effect })),
  };
}

/** The same table, had the tile at `place` been turned over. */
export function ifTurned(table: Table, place: number): Table {
  const other = table.view.tiles[place]?.other ?? null;
  const guesses = table.guesses.with(place, guessOf(other, unseenGuess(table.view)));
  return { ...table, guesses };
}

function guessOf(face: string | null, unseen: Guess): Guess {
  if (face === null || isQuestion(face)) return unseen;
  const amounts = goods.map((good) => (good === face ? 1 : 0));
  return { animal: isAnimal(face) ? face : null, shaman: isShaman(face), goods: amounts };
}

/** An unseen face is like the faces that lie about. */
function unseenGuess(view: View): Guess {
  const seen = goods.map((good) => 1 + view.tiles.filter(({ face }) => face === good).length);
  const sum = seen.reduce((total, count) => total + count, 0);
  return { animal: null, shaman: false, goods: seen.map((count) => count / sum) };
}
