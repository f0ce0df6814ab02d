import type { Seat } from '../../../engine/rulebook.js';
import { die, type Rng } from '../../../kernel/rng.js';
import { campsOf, warriorsLeft, womenAt, womenLeft } from '../people.js';
import type { Game } from '../rules.js';

/** A camp's births depend on its women before any child was born. */
export function bearChildren(game: Game, seat: Seat, rng: Rng): void {
  const { most } = game.state.components.births.values;
  for (const hex of campsOf(game.state, seat)) {
    const daughters = game.state.daughters.filter((one) => one === hex).length;
    const births = Math.min(most, womenAt(game.state, seat, hex) - daughters);
    for (let born = 0; born < births; born += 1) bearChild(game, seat, hex, rng);
  }
}

/** A child without a figure left is not born. */
export function bearChild(game: Game, seat: Seat, hex: number, rng: Rng): void {
  const { woman, twins } = game.state.components.births.values;
  const first = die(6, rng);
  const dice = first >= twins ? [first, die(6, rng), die(6, rng)] : [first];
  const children = dice.length > 1 ? dice.slice(1) : dice;
  const daughters = children.filter((number) => number <= woman).length;
  game.add({
    type: 'child-born',
    seat,
    hex,
    dice,
    women: Math.max(0, Math.min(daughters, womenLeft(game.state, seat))),
    warriors: Math.max(0, Math.min(children.length - daughters, warriorsLeft(game.state, seat))),
  });
}
