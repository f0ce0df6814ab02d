import { useState } from 'preact/hooks';
import { type Division, getRatingHistory, type Pool, type RatingChange } from '../../api/ratings.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { RatingGraph } from './rating-graph.js';

interface Props {
  readonly player: string;
  readonly division: Division;
  readonly pool: Pool;
  /** Which rating it is. */
  readonly title: string;
}

/** How a rating came about: a graph, and the games. It is loaded when somebody opens it. */
export function RatingHistory(props: Props) {
  const [isOpen, open] = useState(false);
  const t = words().ratings;
  return (
    <details onToggle={(event) => open(event.currentTarget.open)}>
      <summary>
        {t.history}
        <span class="unseen"> {props.title}</span>
      </summary>
      {isOpen && <Games {...props} />}
    </details>
  );
}

function Games({ player, division, pool }: Omit<Props, 'title'>) {
  const t = words().ratings;
  const { rulebook, seats } = division;
  const { value, failure, again } = useLoaded(
    (signal) => getRatingHistory(player, division, pool, signal),
    [player, rulebook, seats, pool],
  );
  if (failure !== null) return <Trouble failure={failure} again={again} />;
  if (value === null) return <p class="quiet">{words().loading}</p>;
  if (value.length === 0) return <p class="quiet">{t.hidden}</p>;
  return (
    <>
      {value.length > 1 && <RatingGraph changes={value.toReversed()} />}
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{words().table.rank}</th>
            <th scope="col">{t.rating}</th>
            <th scope="col">{t.change}</th>
          </tr>
        </thead>
        <tbody>
          {value.map((one, nth) => (
            <Change key={one.game} change={one} before={value[nth + 1]} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Change({
  change,
  before,
}: {
  readonly change: RatingChange;
  readonly before: RatingChange | undefined;
}) {
  const t = words().ratings;
  const { game, rank, mu, sigma, at } = change;
  return (
    <tr>
      <td>
        <a href={hrefOf(['games', game])}>
          <When time={at} />
        </a>
      </td>
      <td>{rank}</td>
      <td>{t.value(mu, sigma)}</td>
      <td>{before === undefined ? '' : t.by(mu - before.mu)}</td>
    </tr>
  );
}
