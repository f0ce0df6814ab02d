import { Recording } from '../../engine/record.js';
import { die, pick, type Rng } from '../../kernel/rng.js';
import { evolve } from './evolve/index.js';
import type { SideId } from './schemas/components.js';
import type { Event } from './schemas/event.js';
import { boardChoices } from './schemas/options.js';
import { initial, type State, type TalConfig } from './state.js';

/** The board is laid and dice say who places the first camp; the rest of setting up is asked of the seats. */
export function setup(config: TalConfig, rng: Rng): Event[] {
  const recording = new Recording<State, Event>(initial(config), evolve);
  const { sides } = config.options;
  const choice = sides === 'drawn' ? pick(boardChoices.slice(1), rng) : sides;
  const [north, south] = choice.split('-') as [SideId, SideId];
  recording.add({ type: 'board-laid', north, south });
  recording.add(startRoll(config.seats, rng));
  return recording.events;
}

function startRoll(seats: number, rng: Rng): Event {
  const rolls: number[][] = [];
  let rolling = [...Array(seats).keys()];
  while (rolling.length > 1) {
    const roll = Array<number>(seats).fill(0);
    for (const seat of rolling) roll[seat] = die(6, rng);
    rolls.push(roll);
    const best = Math.max(...roll);
    rolling = rolling.filter((seat) => roll[seat] === best);
  }
  return { type: 'start-seat-rolled', rolls, seat: rolling[0] ?? 0 };
}
