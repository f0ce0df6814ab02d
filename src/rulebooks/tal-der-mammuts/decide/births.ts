import type { Seat } from '../../../engine/rulebook.js';
import { die, type Rng } from '../../../kernel/rng.js';
import { campsOf, warriorsLeft, womenAt, womenLeft } from '../people.js';
import type { Deciding } from './deciding.js';

/** Every camp counts the women that it had before any child was born. */
export function bearChildren(recording: Deciding, seat: Seat, rng: Rng): void {
  const { most } = recording.state.components.births.values;
  for (const hex of campsOf(recording.state, seat)) {
    const daughters = recording.state.daughters.filter((one) => one === hex).length;
    const births = Math.min(most, womenAt(recording.state, seat, hex) - daughters);
    for (let born = 0; born < births; born += 1) bearChild(recording, seat, hex, rng);
  }
}

/** Nobody is born for whom there is no figure left. */
export function bearChild(recording: Deciding, seat: Seat, hex: number, rng: Rng): void {
  const { woman, twins } = recording.state.components.births.values;
  const first = die(6, rng);
  const dice = first >= twins ? [first, die(6, rng), die(6, rng)] : [first];
  const children = dice.length > 1 ? dice.slice(1) : dice;
  const daughters = children.filter((number) => number <= woman).length;
  recording.add({
    type: 'child-born',
    seat,
    hex,
    dice,
    women: Math.max(0, Math.min(daughters, womenLeft(recording.state, seat))),
    warriors: Math.max(0, Math.min(children.length - daughters, warriorsLeft(recording.state, seat))),
  });
}
