import { zeros } from '../../../engine/lists.js';
import { goods } from '../components/schema.js';
import { MIDDLE, ownerOf } from '../shares.js';
import type { PlayedEffect, Table } from './table.js';
import { animalWorth, axeWorth, furWorth } from './worth.js';

const AXE = goods.indexOf('axe');
const FUR = goods.indexOf('fur');
const TUSK = goods.indexOf('tusk');
const MEAT = goods.indexOf('meat');
const FIRE = goods.indexOf('fire');

/** By seat; the goods first by kind. */
interface Loot {
  readonly amounts: readonly number[][];
  readonly newAnimals: number[];
  readonly knownAnimals: number[];
}

/** How far the bot would be ahead of the others if the loot were scored as it lies. */
export function prospect(table: Table, at: readonly number[], cards: readonly PlayedEffect[]): number {
  const { view, seats, me } = table;
  const { numbers, round } = view;
  const { amounts, newAnimals, knownAnimals } = lootOf(table, at);
  const of = (good: number): number[] => amounts[good] ?? [];
  const owned = (seat: number): number => view.seats[seat]?.animals.length ?? 0;
  const gains = zeros(seats);
  const gain = (seat: number, points: number): void => {
    if (seat >= 0) gains[seat] = (gains[seat] ?? 0) + points;
  };

  for (const { seat, effect } of cards) {
    if (effect.type === 'counts-as') {
      const whom = effect.whom === 'owner' ? seat : first(of(effect.whom === 'most-axe' ? AXE : TUSK));
      if (whom >= 0) add(of(effect.good === 'fur' ? FUR : FIRE), whom, 1);
    } else if (effect.type === 'trade-animal' && (knownAnimals[seat] ?? 0) > 0) {
      gain(seat, animalWorth(view, owned(seat) + (newAnimals[seat] ?? 0)));
    }
  }
  for (const { effect } of cards) {
    if (effect.type === 'per-axe') {
      for (let seat = 0; seat < seats; seat += 1) gain(seat, effect.points * (of(AXE)[seat] ?? 0));
    } else if (effect.type === 'most-points') {
      gain(first(of(goods.indexOf(effect.good))), effect.points);
    } else if (effect.type === 'most-animal') {
      const seat = first(of(FUR));
      gain(seat, animalWorth(view, owned(seat)));
    }
  }

  const track = view.seats.map(({ fur }, seat) => fur + (of(FUR)[seat] ?? 0));
  gain(first(track), round);
  gain(last(track), -round);
  const fires = of(FIRE);
  const cold = last(fires);
  const axe = axeWorth(view);
  const fur = furWorth(view);
  gain(cold, -numbers.firePenalty);
  for (let seat = 0; seat < seats; seat += 1) {
    gain(seat, (of(AXE)[seat] ?? 0) * axe + (of(TUSK)[seat] ?? 0) * numbers.tuskPoints);
    gain(seat, (of(FUR)[seat] ?? 0) * fur);
    // A little more than the next one has is no certainty yet.
    gain(seat, 0.2 * ((of(MEAT)[seat] ?? 0) + (of(FIRE)[seat] ?? 0)));
    if (seat !== cold) gain(seat, (fires[seat] ?? 0) * numbers.firePoints);
    for (let more = 0; more < (newAnimals[seat] ?? 0); more += 1)
      gain(seat, animalWorth(view, owned(seat) + more));
  }
  scoreMeat(of(MEAT), numbers.meatPoints, gain);

  const mine = gains[me] ?? 0;
  const theirs = gains.reduce((sum, points) => sum + points, 0) - mine;
  return mine - theirs / (seats - 1);
}

function lootOf({ view, guesses, seats }: Table, at: readonly number[]): Loot {
  const none = (): number[] => zeros(seats);
  const amounts = goods.map(none);
  const newAnimals = none();
  const knownAnimals = none();
  for (let place = 0; place < at.length; place += 1) {
    const share = at[place] ?? MIDDLE;
    const guess = guesses[place];
    if (share === MIDDLE || guess === undefined) continue;
    const seat = ownerOf(seats, share);
    if (guess.good !== null) add(amounts[guess.good], seat, 1);
    else if (guess.animal !== null) {
      const known = view.seats[seat]?.animals.includes(guess.animal);
      add(known ? knownAnimals : newAnimals, seat, 1);
    } else {
      for (let good = 0; good < amounts.length; good += 1) add(amounts[good], seat, guess.goods[good] ?? 0);
    }
  }
  return { amounts, newAnimals, knownAnimals };
}

function add(amounts: number[] | undefined, seat: number, more: number): void {
  if (amounts !== undefined) amounts[seat] = (amounts[seat] ?? 0) + more;
}

function scoreMeat(
  meat: number[],
  points: readonly number[],
  gain: (seat: number, points: number) => void,
): void {
  for (const worth of points) {
    const seat = first(meat);
    if (seat < 0) return;
    gain(seat, worth);
    meat[seat] = 0;
  }
}

/** The seat with the most, if anybody has any worth mentioning; else -1. */
function first(amounts: readonly number[]): number {
  let best = -1;
  for (let seat = 0; seat < amounts.length; seat += 1) {
    if ((amounts[seat] ?? 0) > (best < 0 ? 0.5 : (amounts[best] ?? 0))) best = seat;
  }
  return best;
}

function last(amounts: readonly number[]): number {
  let worst = 0;
  for (let seat = 1; seat < amounts.length; seat += 1) {
    if ((amounts[seat] ?? 0) < (amounts[worst] ?? 0)) worst = seat;
  }
  return worst;
}
