import type { Game } from '../../api/games.js';
import { getPlayer, listFinishedGames, type PublicProfile } from '../../api/people.js';
import { GameCard } from '../../parts/game-card.js';
import { GameList } from '../../parts/game-list.js';
import { Heading } from '../../parts/heading.js';
import { isolated } from '../../parts/isolated.js';
import { ReportForm } from '../../parts/report-form.js';
import { Trouble } from '../../parts/trouble.js';
import { useGamePages } from '../../parts/use-game-pages.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { When } from '../../parts/when.js';
import { session } from '../../state/session.js';
import { language } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { Challenge } from './challenge.js';
import { Ratings } from './ratings.js';
import { Relation } from './relation.js';

/** A player, with what they show of themselves. `wanted` is an id, or `@` and a handle. */
export function PlayerScreen({ wanted }: { readonly wanted: string }) {
  const found = useLoaded((signal) => getPlayer(wanted, signal), [wanted]);
  const { value } = found;
  return (
    <div class="narrow">
      <Heading title={isolated(value?.player.name ?? '') || words().people.player} />
      {found.failure !== null && <Trouble failure={found.failure} again={found.again} />}
      {value !== null && (
        <>
          <About profile={value} />
          {value.player.id !== session.value?.player.id && value.you !== null && (
            <Relation player={value.player.id} you={value.you} changed={found.again} />
          )}
          {value.player.id !== session.value?.player.id && value.you?.block === false && (
            <Challenge player={value.player.id} />
          )}
          <OpenChallenges games={value.challenges} />
          {value.you !== null && value.player.id !== session.value?.player.id && (
            <ReportForm
              title={words().moderation.report}
              kinds={['player', 'name']}
              of={{ player: value.player.id }}
            />
          )}
          <Ratings player={value.player.id} />
          {value.games && <Finished player={value.player.id} />}
        </>
      )}
    </div>
  );
}

const countryOf = (code: string): string =>
  new Intl.DisplayNames([language.value], { type: 'region' }).of(code) ?? code;

function About({ profile }: { readonly profile: PublicProfile }) {
  const t = words().people;
  const { handle, text, country, links, seenAt, player, reliability, bots } = profile;
  return (
    <section class="card" aria-label={t.about}>
      <p class="quiet" hidden={handle === null && !player.bot}>
        {handle !== null && <bdi>@{handle} </bdi>}
        {player.bot && <span class="badge">{t.bot}</span>}
      </p>
      {text !== '' && (
        <p class="lines" dir="auto">
          {text}
        </p>
      )}
      {country !== null && <p>{countryOf(country)}</p>}
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a href={link} rel="nofollow noopener noreferrer" target="_blank">
              {link}
            </a>
          </li>
        ))}
      </ul>
      {reliability !== null && <p class="quiet">{t.reliability(reliability)}</p>}
      {!bots && <p class="quiet">{words().challenges.noBots}</p>}
      {seenAt !== null && (
        <p class="quiet">
          {t.seen} <When time={seenAt} />
        </p>
      )}
    </section>
  );
}

function OpenChallenges({ games }: { readonly games: readonly Game[] }) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="challenges">
      <h2 id="challenges">{words().challenges.open}</h2>
      <ul class="cards">
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finished({ player }: { readonly player: string }) {
  const t = words().people;
  const pages = useGamePages((cursor, signal) => listFinishedGames(player, cursor, signal), [player]);
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{t.finished}</h2>
      <GameList pages={pages} none={t.noneFinished} />
    </section>
  );
}
