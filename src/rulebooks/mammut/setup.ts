import { type Rng, shuffled } from '../../kernel/rng.js';
import { wholeDeck } from './cards.js';
import { drawCard } from './draw-card.js';
import type { Game } from './rules.js';
import { firstRound, type MammutConfig } from './state.js';
import { throwTiles } from './throw-tiles.js';

export function setup(game: Game, config: MammutConfig, rng: Rng): void {
  const { seats, components } = config;
  const startSeat = rng.int(seats);
  game.add({ type: 'start-seat-drawn', seat: startSeat });

  const cards = shuffled(wholeDeck(components), rng);
  game.add({ type: 'deck-shuffled', count: cards.length, cards });
  for (let seat = 0; seat < seats; seat += 1) {
    for (let dealt = 0; dealt < components.start.values.cards; dealt += 1) drawCard(game, seat, rng);
  }

  if (seats >= components.start.values.animalFromSeats) {
    const bag = shuffled(components.animals.values, rng);
    for (const [seat, animal] of bag.slice(0, seats).entries()) {
      game.add({ type: 'animal-gained', seat, animal: animal.id, from: 'bag' });
    }
  }

  game.add(throwTiles(components, firstRound(config), startSeat, rng));
}
