import type { Game } from '../../../api/games.js';
import { seatTitle } from '../../../parts/seat-name.js';
import { words } from '../../../texts/words.js';
import type { Standing } from './score-lines.js';

interface Props {
  readonly game: Game;
  readonly standings: readonly Standing[];
}

/** As wide as the panels of a laptop, so that its letters are not drawn smaller than they are. */
const WIDTH = 320;
const HEIGHT = 190;
const EDGE = { left: 30, right: 8, top: 10, bottom: 22 };
/** One for each seat, so that lines can be told apart without colours. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 5', '1 4'];

/** The points of every seat over the game. The table of rounds has the same in numbers. */
export function Graph({ game, standings }: Props) {
  const t = words().story;
  const all = standings.flatMap(({ scores }) => scores);
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (version: number) =>
    EDGE.left + ((version - 1) / Math.max(1, game.version - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (score: number) =>
    EDGE.top + ((highest - score) / (highest - lowest)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const lineOf = (seat: number): string =>
    standings
      .map(({ version, scores }, nth) => {
        const to = y(scores[seat] ?? 0);
        return nth === 0 ? `M${x(version)} ${to}` : `H${x(version)}V${to}`;
      })
      .join('')
      .concat(`H${x(game.version)}`);
  const rounds = standings.filter(({ round }, nth) => round !== null && round !== standings[nth - 1]?.round);
  return (
    <figure class="graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.graph}>
        {[lowest, Math.round((lowest + highest) / 2), highest].map((score) => (
          <g key={score}>
            <line class="graph-grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(score)} y2={y(score)} />
            <text x={EDGE.left - 6} y={y(score) + 5} text-anchor="end">
              {score}
            </text>
          </g>
        ))}
        {rounds.map(({ round, version }) => (
          <text key={version} x={x(version)} y={HEIGHT - 6} text-anchor="middle">
            {round}
          </text>
        ))}
        {game.seats.map(({ seat }) => (
          <path
            key={seat}
            class={`graph-line seat-${seat % 6}`}
            d={lineOf(seat)}
            stroke-dasharray={DASHES[seat % DASHES.length]}
          />
        ))}
      </svg>
      <figcaption class="people">
        {game.seats.map(({ seat }) => (
          <span key={seat} class={`seat seat-${seat % 6}`}>
            {seatTitle(game, seat)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
