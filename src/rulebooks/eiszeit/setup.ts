import { type Rng, shuffled } from '../../kernel/rng.js';
import type { Components } from './components/schema.js';
import { colours } from './fields.js';
import { dealFires } from './round.js';
import type { Game } from './rules.js';
import type { EiszeitConfig } from './state.js';

/** Hands are dealt later, when the first hunters stand. */
export function setup(game: Game, { seats, components }: EiszeitConfig, rng: Rng): void {
  for (const colour of colours) {
    const cards = shuffled(deckOf(components[colour === 'light' ? 'lightCards' : 'darkCards']), rng);
    game.add({ type: 'deck-shuffled', colour, count: cards.length, cards });
  }
  game.add(dealFires(game.state, rng));
  game.add({ type: 'start-seat-drawn', seat: rng.int(seats) });
}

const deckOf = ({ values }: Components['lightCards'] | Components['darkCards']): string[] =>
  values.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
