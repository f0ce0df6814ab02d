import { goods } from '../components/schema.js';
import { isAnimal, isQuestion, isShaman } from '../tiles.js';
import type { View } from '../view-schema.js';

/** What a bot takes a tile for: an animal, the shaman, one of the goods, or so much of each of them. */
export interface Guess {
  /** The number of the good that the tile surely shows. */
  readonly good: number | null;
  readonly animal: string | null;
  readonly shaman: boolean;
  readonly goods: readonly number[];
}

export function guessOf(face: string | null, unseen: Guess): Guess {
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
export function unseenGuess(view: View): Guess {
  const seen = goods.map((good) => 1 + view.tiles.filter(({ face }) => face === good).length);
  const sum = seen.reduce((total, count) => total + count, 0);
  return { good: null, animal: null, shaman: false, goods: seen.map((count) => count / sum) };
}
