import type { Game } from '../../../api/games.js';
import { Marked } from '../../../parts/marked.js';
import { seatTitle } from '../../../parts/seat-name.js';
import { words } from '../../../texts/words.js';
import { type Round, roundsOf } from './score-lines.js';

interface Props {
  readonly game: Game;
  readonly start: readonly number[];
  readonly changes: Parameters<typeof roundsOf>[1];
}

const sum = (some: Round['bySeat'][number]): number => some.reduce((all, { change }) => all + change, 0);

/** What every round brought every seat, and by what. */
export function Rounds({ game, start, changes }: Props) {
  const t = words().story;
  const rounds = roundsOf(game.seats.length, changes);
  const totals = game.seats.map(
    ({ seat }) => (start[seat] ?? 0) + sum(changes.filter((one) => one.seat === seat)),
  );
  return (
    <>
      <div class="wide-table">
        <table class="standings" aria-label={t.byRound}>
          <thead>
            <tr>
              <th scope="col">{t.round}</th>
              {game.seats.map(({ seat }) => (
                <th scope="col" key={seat}>
                  <span class={`seat seat-${seat % 6}`}>{seatTitle(game, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {start.some((score) => score !== 0) && (
              <tr>
                <th scope="row">{t.atFirst}</th>
                {start.map((score, seat) => (
                  <td key={seat}>{score}</td>
                ))}
              </tr>
            )}
            {rounds.map(({ round, bySeat }) => (
              <tr key={round}>
                <th scope="row">{round ?? '–'}</th>
                {bySeat.map((some, seat) => (
                  <td key={seat}>{signed(sum(some))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              {totals.map((score, seat) => (
                <td key={seat}>
                  <strong>{score}</strong>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {rounds.map((one) => (
        <ByWhat key={one.round} game={game} one={one} />
      ))}
    </>
  );
}

function ByWhat({ game, one }: { readonly game: Game; readonly one: Round }) {
  const t = words().story;
  return (
    <details>
      <summary>{one.round === null ? t.byWhat : t.byWhatInRound(one.round)}</summary>
      <ul class="parts">
        {one.bySeat.flat().map(({ seat, change, because }, nth) => (
          <li key={nth}>
            <span class={`seat seat-${seat % 6}`}>{seatTitle(game, seat)}</span>{' '}
            <strong>{signed(change)}</strong>{' '}
            <span class="quiet">
              <Marked text={because ?? t.unseen} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const signed = (change: number): string =>
  change > 0 ? `+${change}` : String(change).replace('-', '−');
