import type { Game, Seat } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Choice } from '../../parts/choice.js';
import { Due } from '../../parts/due.js';
import { leftOf } from '../../parts/lengths.js';
import { seatTitle } from '../../parts/seat-name.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The players, with their prompts and clocks. */
export function People({ table, game }: Props) {
  const t = words().table;
  const asked = new Set(game.prompts.map(({ seat }) => seat));
  return (
    <>
      <ul class="sitting" aria-label={t.people}>
        {game.seats.map((seat) => (
          <li key={seat.seat} class={asked.has(seat.seat) ? 'sitting-asked' : ''}>
            <span class={`seat seat-${seat.seat % 6}`}>{seatTitle(game, seat.seat)}</span>
            {game.yourSeats.includes(seat.seat) && <span class="badge">{t.you}</span>}
            {asked.has(seat.seat) && <span class="badge badge-active">{t.isAsked}</span>}
            {seat.player !== undefined && seat.player.guest !== true && (
              <a class="quiet" href={hrefOf(['players', seat.player.id])}>
                {words().people.profile}
                <span class="unseen">
                  {' '}
                  <bdi>{seat.player.name}</bdi>
                </span>
              </a>
            )}
            <Condition game={game} seat={seat} />
          </li>
        ))}
      </ul>
      {game.yourSeats.length > 1 && (
        <Choice
          label={t.eyes}
          value={String(table.viewSeat.value ?? '')}
          options={game.yourSeats.map((seat) => ({
            value: String(seat),
            text: `${seatTitle(game, seat)}`,
          }))}
          onChange={(value) => {
            table.chosenSeat.value = Number(value);
          }}
        />
      )}
    </>
  );
}

/** The clock of a seat, and whether a bot plays for it. */
function Condition({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const t = words().table;
  if (game.status !== 'active') return null;
  if (seat.kind === 'open') return <span class="quiet">{t.botPlays}</span>;
  if (seat.played !== 'holder') return <span class="quiet">{t.played[seat.played]}</span>;
  if (seat.due !== null) return <Due due={seat.due} />;
  if (seat.bank !== null) return <span class="due quiet">{leftOf(seat.bank)}</span>;
  return null;
}
