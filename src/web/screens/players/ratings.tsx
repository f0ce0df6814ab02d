import { getRatings } from '../../api/ratings.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTitleOf } from '../../parts/use-rulebooks.js';
import { words } from '../../texts/words.js';
import { RatingHistory } from './rating-history.js';

/** The ratings of a player; nothing as long as there are none. */
export function Ratings({ player }: { readonly player: string }) {
  const t = words().ratings;
  const titleOf = useTitleOf();
  const ratings = useLoaded((signal) => getRatings(player, signal), [player]).value ?? [];
  if (ratings.length === 0) return null;
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{t.ratings}</h2>
      <ul class="rows">
        {ratings.map(({ rulebook, seats, pool, mu, sigma, games }) => (
          <li key={`${rulebook} ${seats} ${pool}`} class="rating">
            <span>{t.of(titleOf(rulebook), seats)}</span>
            <span class="badge">{t.pools[pool]}</span>
            <strong>{t.value(mu, sigma)}</strong>
            <span class="quiet">{t.after(games)}</span>
            <RatingHistory
              player={player}
              division={{ rulebook, seats }}
              title={`${t.of(titleOf(rulebook), seats)}, ${t.pools[pool]}`}
              pool={pool}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
