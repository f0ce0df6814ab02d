import { Recording } from '../../engine/record.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import { wholeDeck } from './cards.js';
import { drawCard } from './draw-card.js';
import { evolve } from './evolve.js';
import type { Event } from './schemas/event.js';
import { firstRound, initial, type MammutConfig, type State } from './state.js';
import { throwTiles } from './throw-tiles.js';

export function setup(config: MammutConfig, rng: Rng): Event[] {
  const { seats, components } = config;
  const recording = new Recording<State, Event>(initial(config), evolve);
  const everySeat = [...Array(seats).keys()];

  const startSeat = rng.int(seats);
  recording.add({ type: 'start-seat-drawn', seat: startSeat });

  const cards = shuffled(wholeDeck(components), rng);
  recording.add({ type: 'deck-shuffled', count: cards.length, cards });
  for (const seat of everySeat) {
    for (let dealt = 0; dealt < components.start.values.cards; dealt += 1) drawCard(recording, seat, rng);
  }

  if (seats >= components.start.values.animalFromSeats) {
    const bag = shuffled(components.animals.values, rng);
    for (const [seat, animal] of bag.slice(0, seats).entries()) {
      recording.add({ type: 'animal-gained', seat, animal: animal.id, from: 'bag' });
    }
  }

  recording.add(throwTiles(components, firstRound(config), startSeat, rng));
  return recording.events;
}
