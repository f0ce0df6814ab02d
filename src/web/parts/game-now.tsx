import type { Game } from '../api/games.js';
import { secondNow } from '../state/time.js';
import { words } from '../texts/words.js';
import { Due } from './due.js';
import { seatTitle } from './seat-name.js';
import { dayAndHour } from './until.js';

/** Who is asked in a game and until when; or who has won it. */
export function GameNow({ game }: { readonly game: Game }) {
  if (game.outcome !== null) return <Won game={game} outcome={game.outcome} />;
  if (game.status !== 'active') return null;
  const t = words().results;
  const asked = [...new Set(game.prompts.map(({ seat }) => seat))];
  return (
    <span class="game-now">
      {asked.map((seat) => {
        const due = game.seats[seat]?.due ?? null;
        const until = due === null ? null : dayAndHour(due, secondNow.value);
        return (
          <span key={seat}>
            {t.asked(seatTitle(game, seat))} {until !== null && t.until(until)}
            {due !== null && until === null && <Due due={due} />}
          </span>
        );
      })}
    </span>
  );
}

function Won({ game, outcome }: { readonly game: Game; readonly outcome: NonNullable<Game['outcome']> }) {
  const t = words().results;
  const winners = outcome.standings.filter(({ rank }) => rank === 1);
  const mine = outcome.standings.find(({ seat, rank }) => rank > 1 && game.yourSeats.includes(seat));
  return (
    <span class="game-now">
      <span>{t.won(winners.map(({ seat, score }) => `${seatTitle(game, seat)} (${score})`).join(', '))}</span>
      {mine !== undefined && <span>{t.yourRank(mine.rank, game.seats.length)}</span>}
    </span>
  );
}
