import type { Game } from '../api/games.js';
import { hrefOf } from '../state/route.js';
import { words } from '../texts/words.js';
import { BoardSmall } from './board-small.js';
import { clockInWords } from './clock-words.js';
import { GameNow } from './game-now.js';
import { seatName } from './seat-name.js';
import { useTitleOf } from './use-rulebooks.js';
import { When } from './when.js';

interface Props {
  readonly game: Game;
  readonly withPicture?: boolean;
}

/** A game in a list, with its players and its status. */
export function GameCard({ game, withPicture = false }: Props) {
  const t = words().games;
  const title = useTitleOf()(game.rulebook);
  const asked = new Set(game.prompts.map(({ seat }) => seat));
  const isMine = game.yourSeats.some((seat) => asked.has(seat));
  return (
    <a class={isMine ? 'card card-link card-asked' : 'card card-link'} href={hrefOf(['games', game.id])}>
      {withPicture && game.startedAt !== null && <BoardSmall game={game.id} version={game.version} />}
      <span class="card-head">
        <strong>{title}</strong>
        <span class={`badge badge-${game.status}`}>{t.status[game.status]}</span>
      </span>
      <span class="people">
        {game.seats.map((seat) => (
          <span
            key={seat.seat}
            class={`seat seat-${seat.seat % 6} ${seat.kind === 'open' ? 'seat-open' : ''}`}
          >
            {seatName(game, seat.seat)}
          </span>
        ))}
      </span>
      <GameNow game={game} />
      <span class="card-foot">
        <When time={game.startedAt ?? game.createdAt} />
        {game.clock !== null && <span>{clockInWords(game.clock)}</span>}
        {game.language !== null && <span>{words().languages[game.language]}</span>}
        {game.visibility !== 'public' && <span>{t.visibility[game.visibility]}</span>}
      </span>
    </a>
  );
}
