import type { BySeat } from '../../../engine/rulebook.js';
import type { View } from '../view-schema.js';
import type { Guess } from './guess.js';

/** What a card is worth to a bot while there is time to play it. */
export const CARD_WORTH = 2.2;
const SHAMAN_WORTH = 0.8;
/** Animals that a seat may expect to gain in every round to come. */
const ANIMALS_PER_ROUND = 0.7;

const roundsLeft = ({ round, numbers }: View): number => Math.max(0, numbers.lastRound - round);

/** What the fur track will pay after this round. */
export function furToCome({ round, numbers }: View): number {
  let sum = 0;
  for (let later = round + 1; later <= numbers.lastRound; later += 1) sum += later;
  return sum;
}

/** What one more animal is worth to a seat that owns `owned`. */
export function animalWorth(view: View, owned: number): number {
  const expected = ANIMALS_PER_ROUND * roundsLeft(view);
  return collectionWorth(view, owned + 1 + expected) - collectionWorth(view, owned + expected);
}

function collectionWorth({ numbers }: View, owned: number): number {
  const most = numbers.animalPoints.length - 1;
  const whole = Math.min(Math.floor(owned), most);
  const here = numbers.animalPoints[whole] ?? 0;
  const next = numbers.animalPoints[Math.min(whole + 1, most)] ?? 0;
  return here + (next - here) * Math.min(1, owned - whole);
}

export const axeWorth = ({ round, numbers }: View): number =>
  round >= numbers.lastRound ? numbers.axePoints : CARD_WORTH;

export const furWorth = (view: View): number => 0.12 * furToCome(view);

export function worthsOf(view: View, guesses: readonly Guess[]): BySeat<readonly number[]> {
  const { meatPoints, firePenalty, firePoints, tuskPoints } = view.numbers;
  const meat = (1.2 * meatPoints.reduce((sum, points) => sum + points, 0)) / (4 + 2 * view.seats.length);
  const fire = firePoints + firePenalty / 3;
  const fur = furWorth(view) + 0.4 * view.round;
  const goodWorths = [axeWorth(view), fur, tuskPoints, meat, fire];
  return view.seats.map(({ animals }) => {
    const animal = animalWorth(view, animals.length);
    return guesses.map((guess) => {
      if (guess.animal !== null) return animals.includes(guess.animal) ? 0 : animal;
      if (guess.shaman) return SHAMAN_WORTH;
      return guess.goods.reduce((sum, amount, good) => sum + amount * (goodWorths[good] ?? 0), 0);
    });
  });
}
