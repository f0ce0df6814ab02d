import type { Game } from '../../api/games.js';
import { clockInWords } from '../../parts/clock-words.js';
import { seatName } from '../../parts/seat-name.js';
import { useTitleOf } from '../../parts/use-rulebooks.js';
import { words } from '../../texts/words.js';

/** Who invites to which game, and on what terms. */
export function Terms({ game }: { readonly game: Game }) {
  const t = words();
  const title = useTitleOf()(game.rulebook);
  const host = game.seats.find(({ player }) => player?.id === game.creator);
  const taken = game.seats.filter(({ kind }) => kind !== 'open');
  const free = game.seats.length - taken.length;
  return (
    <section class="card" aria-labelledby="terms">
      <h2 id="terms">{host === undefined ? title : t.public.host(seatName(game, host.seat), title)}</h2>
      <dl class="facts">
        <div>
          <dt>{t.public.seats}</dt>
          <dd>
            {t.public.free(free, game.seats.length)}
            {taken.length > 0 && `: ${taken.map(({ seat }) => seatName(game, seat)).join(', ')}`}
          </dd>
        </div>
        <div>
          <dt>{t.newGame.clock}</dt>
          <dd>{game.clock === null ? t.newGame.clocks.none : clockInWords(game.clock)}</dd>
        </div>
        {game.language !== null && (
          <div>
            <dt>{t.newGame.language}</dt>
            <dd>{t.languages[game.language]}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
