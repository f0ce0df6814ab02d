import type { RatingChange } from '../../api/ratings.js';
import { words } from '../../texts/words.js';

/** As wide as a phone has room for, so that its letters are not drawn smaller than they are. */
const WIDTH = 320;
const HEIGHT = 170;
const EDGE = { left: 34, right: 10, top: 12, bottom: 12 };

/** A rating over the games, the oldest first, in the band of what is uncertain. The table below has the same in numbers. */
export function RatingGraph({ changes }: { readonly changes: readonly RatingChange[] }) {
  const t = words().ratings;
  const lowest = Math.floor(Math.min(...changes.map(({ mu, sigma }) => mu - sigma)));
  const highest = Math.ceil(Math.max(...changes.map(({ mu, sigma }) => mu + sigma)));
  const x = (nth: number) =>
    EDGE.left + (nth / Math.max(1, changes.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) =>
    EDGE.top + ((highest - value) / Math.max(1, highest - lowest)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const above = changes.map(({ mu, sigma }, nth) => `${x(nth)},${y(mu + sigma)}`);
  const below = changes.map(({ mu, sigma }, nth) => `${x(nth)},${y(mu - sigma)}`);
  return (
    <figure class="graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.graph}>
        {[lowest, (lowest + highest) / 2, highest].map((value) => (
          <g key={value}>
            <line class="graph-grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
            <text x={EDGE.left - 6} y={y(value) + 5} text-anchor="end">
              {Math.round(value * 10) / 10}
            </text>
          </g>
        ))}
        <polygon class="graph-band" points={[...above, ...below.reverse()].join(' ')} />
        <polyline
          class="graph-line seat-0"
          points={changes.map(({ mu }, nth) => `${x(nth)},${y(mu)}`).join(' ')}
        />
        {changes.length <= 30 &&
          changes.map(({ game, mu }, nth) => (
            <circle key={game} class="graph-dot" cx={x(nth)} cy={y(mu)} r={3} />
          ))}
      </svg>
      <figcaption class="hint">{t.graphIs}</figcaption>
    </figure>
  );
}
