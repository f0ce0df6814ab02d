import { useState } from 'preact/hooks';
import { type Division, getLeaderboard, listDivisions, type Pool, pools } from '../../api/ratings.js';
import { Choice } from '../../parts/choice.js';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTitleOf } from '../../parts/use-rulebooks.js';
import { hrefOf } from '../../state/route.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';

const keyOf = ({ rulebook, seats }: Division): string => `${rulebook} ${seats}`;

/** Who plays best, for each rulebook and number of seats. */
export function Leaderboards() {
  const t = words().ratings;
  const divisions = useLoaded(listDivisions, []);
  const [chosen, choose] = useState('');
  const [pool, setPool] = useState<Pool>('people');
  const titleOf = useTitleOf();
  const all = divisions.value ?? [];
  const division = all.find((one) => keyOf(one) === chosen) ?? all[0];
  return (
    <div class="narrow">
      <Heading title={t.title} />
      <p class="quiet">{t.what}</p>
      {divisions.failure !== null && <Trouble failure={divisions.failure} again={divisions.again} />}
      {divisions.value?.length === 0 && <p class="quiet">{t.none}</p>}
      {division !== undefined && (
        <section class="card" aria-label={t.title}>
          <div class="line">
            <Choice
              label={t.division}
              value={keyOf(division)}
              options={all.map((one) => ({
                value: keyOf(one),
                text: t.of(titleOf(one.rulebook), one.seats),
              }))}
              onChange={choose}
            />
            <Choice
              label={t.pool}
              value={pool}
              options={pools.map((value) => ({ value, text: t.pools[value] }))}
              onChange={setPool}
            />
          </div>
          <Leaderboard key={`${keyOf(division)} ${pool}`} division={division} pool={pool} />
        </section>
      )}
    </div>
  );
}

function Leaderboard({ division, pool }: { readonly division: Division; readonly pool: Pool }) {
  const t = words().ratings;
  const list = useLoaded(
    (signal) => getLeaderboard(division, pool, signal),
    [division.rulebook, division.seats, pool],
  );
  if (list.failure !== null) return <Trouble failure={list.failure} again={list.again} />;
  if (list.value === null) return <p class="quiet">{words().loading}</p>;
  if (list.value.length === 0) return <p class="quiet">{t.nobody}</p>;
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{words().table.rank}</th>
          <th scope="col">{words().table.who}</th>
          <th scope="col">{t.rating}</th>
          <th scope="col">{t.games}</th>
        </tr>
      </thead>
      <tbody>
        {list.value.map(({ player, mu, sigma, games }, nth) => (
          <tr key={player.id} class={player.id === session.value?.player.id ? 'standing-mine' : ''}>
            <td>{nth + 1}</td>
            <td>
              <a href={hrefOf(['players', player.id])}>
                <bdi>{player.name === '' ? words().seats.deleted : player.name}</bdi>
              </a>
            </td>
            <td>{t.value(mu, sigma)}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
