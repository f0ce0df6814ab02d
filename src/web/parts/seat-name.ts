import type { Game } from '../api/games.js';
import { words } from '../texts/words.js';
import { isolated } from './isolated.js';

/** The name of a seat, the same as in the texts of the rulebook. */
export function seatName(game: Game, seat: number): string {
  const t = words().seats;
  const one = game.seats[seat];
  if (one?.kind === 'bot') return t.bot(seat);
  const name = one?.player?.name ?? '';
  if (name !== '') return isolated(name);
  return one?.kind === 'open' && game.startedAt === null ? t.open : t.number(seat);
}

/** The name of a seat, with its number if another seat has the same name. */
export function seatTitle(game: Game, seat: number): string {
  const name = seatName(game, seat);
  const isTwice = game.seats.some((other) => other.seat !== seat && seatName(game, other.seat) === name);
  return isTwice ? `${name} (${seat + 1})` : name;
}
