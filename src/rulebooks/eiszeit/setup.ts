import { Recording } from '../../engine/record.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import { dealFires } from './decide/round.js';
import { evolve } from './evolve/index.js';
import { colours } from './schemas/common.js';
import type { Components } from './schemas/components.js';
import type { Event } from './schemas/event.js';
import { type EiszeitConfig, initial, type State } from './state.js';

/** Hands are dealt later, when the first hunters stand. */
export function setup(config: EiszeitConfig, rng: Rng): Event[] {
  const game = new Recording<State, Event>(initial(config), evolve);
  for (const colour of colours) {
    const cards = shuffled(deckOf(config.components[colour === 'light' ? 'lightCards' : 'darkCards']), rng);
    game.add({ type: 'deck-shuffled', colour, count: cards.length, cards });
  }
  game.add(dealFires(game.state, rng));
  game.add({ type: 'start-seat-drawn', seat: rng.int(config.seats) });
  return game.events;
}

const deckOf = ({ values }: Components['lightCards'] | Components['darkCards']): string[] =>
  values.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
