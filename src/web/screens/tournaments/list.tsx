import { listTournaments, type Tournament } from '../../api/tournaments.js';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useKeptFresh } from '../../parts/use-kept-fresh.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTitleOf } from '../../parts/use-rulebooks.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';
import { NewTournament } from './new-tournament.js';

/** All tournaments, newest first. */
export function Tournaments() {
  const t = words().tournaments;
  const found = useLoaded(listTournaments, []);
  useKeptFresh(found.again);
  return (
    <div class="narrow">
      <Heading title={t.title} />
      {found.failure !== null && <Trouble failure={found.failure} again={found.again} />}
      {found.value?.length === 0 && <p class="quiet">{t.none}</p>}
      <ul class="cards">
        {found.value?.map((tournament) => (
          <li key={tournament.id}>
            <Card tournament={tournament} />
          </li>
        ))}
      </ul>
      {session.value?.game === null && <NewTournament />}
    </div>
  );
}

function Card({ tournament }: { readonly tournament: Tournament }) {
  const t = words().tournaments;
  const titleOf = useTitleOf();
  const { id, rulebook, format, status, players, maxPlayers, startsAt, creator } = tournament;
  return (
    <a class="card card-link" href={hrefOf(['tournaments', id])}>
      <span class="card-head">
        <strong>{titleOf(rulebook)}</strong>
        <span class="badge">{t.status[status]}</span>
      </span>
      <span>
        {t.formats[format]} · {t.players(players, maxPlayers)}
      </span>
      <span class="card-foot">
        <When time={startsAt} />
        <bdi>{creator.name}</bdi>
      </span>
    </a>
  );
}
