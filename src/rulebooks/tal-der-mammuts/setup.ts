import { zeros } from '../../engine/lists.js';
import { die, pick, type Rng } from '../../kernel/rng.js';
import type { Game } from './rules.js';
import type { TalConfig } from './state.js';

const boards = [
  ['N1', 'S1'],
  ['N1', 'S2'],
  ['N2', 'S1'],
  ['N2', 'S2'],
] as const;

/** Lays the board and rolls for the start seat; the seats place their camps themselves. */
export function setup(game: Game, { seats, options }: TalConfig, rng: Rng): void {
  const chosen = boards.find((sides) => sides.join('-') === options.sides);
  const [north, south] = chosen ?? pick(boards, rng);
  game.add({ type: 'board-laid', north, south });
  game.add({ type: 'start-seat-rolled', ...startRoll(seats, rng) });
}

function startRoll(seats: number, rng: Rng) {
  const rolls: number[][] = [];
  let rolling = [...Array(seats).keys()];
  while (rolling.length > 1) {
    const roll = zeros(seats);
    for (const seat of rolling) roll[seat] = die(6, rng);
    rolls.push(roll);
    const best = Math.max(...roll);
    rolling = rolling.filter((seat) => roll[seat] === best);
  }
  return { rolls, seat: rolling[0] ?? 0 };
}
