import type { Recording } from '../../engine/record.js';
import type { Seat } from '../../engine/rulebook.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import type { Event } from './schemas/event.js';
import type { State } from './state.js';

/** An empty deck is made anew of the discards; where there are none either, nothing is drawn. */
export function drawCard(recording: Recording<State, Event>, seat: Seat, rng: Rng): void {
  const { discards, deck } = recording.state;
  if (deck.length === 0 && discards.length > 0) {
    recording.add({ type: 'deck-shuffled', count: discards.length, cards: shuffled(discards, rng) });
  }
  const card = recording.state.deck.at(-1);
  if (card !== undefined) recording.add({ type: 'card-drawn', seat, card });
}
