import type { Game } from '../api/games.js';
import { words } from '../texts/words.js';

/** Who sits there, called as the rulebook's words call them. */
export function seatName(game: Game, seat: number): string {
  const t = words().seats;
  const one = game.seats[seat];
  if (one?.kind === 'bot') return t.bot(seat);
  const name = one?.player?.name ?? '';
  if (name !== '') return name;
  return one?.kind === 'open' && game.startedAt === null ? t.open : t.number(seat);
}

/** With the number where a name alone would not tell two seats apart. */
export function seatTitle(game: Game, seat: number): string {
  const name = seatName(game, seat);
  const isTwice = game.seats.some((other) => other.seat !== seat && seatName(game, other.seat) === name);
  return isTwice ? `${name} (${seat + 1})` : name;
}
