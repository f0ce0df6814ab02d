import type { Game } from '../api/games.js';
import { words } from '../texts/words.js';

/** Who sits there, as everybody may read it. */
export function seatName(game: Game, seat: number): string {
  const t = words().seats;
  const one = game.seats[seat];
  if (one === undefined || one.kind === 'open') return t.open;
  if (one.kind === 'bot') return t.bot;
  const name = one.player?.name ?? '';
  return name === '' ? t.deleted : name;
}

/** With the number where a name alone would not tell two seats apart. */
export function seatTitle(game: Game, seat: number): string {
  const name = seatName(game, seat);
  const isTwice = game.seats.some((other) => other.seat !== seat && seatName(game, other.seat) === name);
  return isTwice ? `${name} (${seat + 1})` : name;
}
