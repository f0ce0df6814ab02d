import type { Rng } from '../../../kernel/rng.js';
import { ageOf } from '../state.js';
import { drawCard, reveal } from './gains.js';
import type { Deciding } from './recording.js';

export function prepareRound(recording: Deciding, rng: Rng): void {
  const { round, seats, components, ground } = recording.state;
  recording.add({ type: 'figures-returned' });
  reveal(recording, null, seats + components.ground.values.beyondSeats - ground.length);
  fillDisplay(recording);
  drawForRound(recording, rng);
  turnRestTile(recording);
  recording.add({ type: 'round-begun', round: round + 1 });
}

/** With the second age, what is left of the first goes back into the box. */
function fillDisplay(recording: Deciding): void {
  const { round, display, decks, components } = recording.state;
  const cleared = round + 1 === components.rounds.values.ageTwoFrom;
  const deck = decks[cleared || ageOf(recording.state) === 2 ? 1 : 0];
  const { shown } = components.advancements.values;
  const wanted = cleared ? shown : shown - display.length;
  const cards = wanted > 0 ? deck.slice(Math.max(0, deck.length - wanted)).reverse() : [];
  if (cleared || cards.length > 0) recording.add({ type: 'display-filled', cards, cleared });
}

/** No income: where there are no cards, there is nothing instead. */
export function drawForRound(recording: Deciding, rng: Rng): void {
  const { order, components } = recording.state;
  for (const seat of order) {
    for (let drawn = 0; drawn < components.rounds.values.cardsDrawn; drawn += 1) {
      if (!drawCard(recording, seat, false, rng)) break;
    }
  }
}

/** A tile that nobody took goes under the stack before the next one is turned. */
export function turnRestTile(recording: Deciding): void {
  const { stack, open } = recording.state.rest;
  const tile = stack[0];
  if (tile !== undefined) recording.add({ type: 'rest-tile-turned', tile, unused: open !== '' });
}
