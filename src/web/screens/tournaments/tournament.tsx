import { getTournament, type WholeTournament } from '../../api/tournaments.js';
import { clockInWords } from '../../parts/clock-words.js';
import { Heading } from '../../parts/heading.js';
import { isolated } from '../../parts/isolated.js';
import { lengthOf } from '../../parts/lengths.js';
import { Trouble } from '../../parts/trouble.js';
import { useKeptFresh } from '../../parts/use-kept-fresh.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useRulebook, useTitleOf } from '../../parts/use-rulebooks.js';
import { When } from '../../parts/when.js';
import { hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { type OptionWords, wordsOf } from '../new-game/option-words.js';
import { defaultsOf } from '../new-game/options-form.js';
import { Entry } from './entry.js';

/** One tournament: when it is, who leads, and who plays whom. */
export function TournamentScreen({ id }: { readonly id: string }) {
  const t = words().tournaments;
  const titleOf = useTitleOf();
  const found = useLoaded((signal) => getTournament(id, signal), [id]);
  useKeptFresh(found.again);
  const { value } = found;
  return (
    <div class="narrow">
      <Heading title={value === null ? t.one : titleOf(value.tournament.rulebook)} />
      {found.failure !== null && <Trouble failure={found.failure} again={found.again} />}
      {value !== null && (
        <>
          <About whole={value} />
          <Entry whole={value} changed={found.again} />
          <Standings whole={value} />
          <Tables whole={value} />
        </>
      )}
    </div>
  );
}

const chosenOf = ({ name, textOf }: OptionWords, value: unknown): string => `${name}: ${textOf(value)}`;

interface Props {
  readonly whole: WholeTournament;
}

function About({ whole: { tournament, fairness } }: Props) {
  const t = words().tournaments;
  const { format, status, round, players, maxPlayers, startsAt, rated, rounds, roundSeconds, clock } =
    tournament;
  const book = useRulebook(tournament.rulebook);
  const usual = book && defaultsOf(book.options);
  const terms = [
    rated ? t.rated : t.notRated,
    ...(clock === null ? [] : [clockInWords(clock)]),
    ...(rounds === null ? [] : [t.ofRounds(rounds)]),
    ...(roundSeconds === null ? [] : [t.perRound(lengthOf(roundSeconds))]),
    ...Object.entries(tournament.options)
      .filter(([option, value]) => usual !== null && usual[option] !== value)
      .flatMap(([option, value]) => (book === null ? [] : [chosenOf(wordsOf(book, option), value)])),
  ];
  return (
    <section class="card" aria-label={t.one}>
      <p>
        <span class="badge">{t.status[status]}</span> {t.formats[format]} · {t.players(players, maxPlayers)}
      </p>
      <p class="quiet">{terms.join(' · ')}</p>
      <p class="quiet">
        {t.begins} <When time={startsAt} />
        {round > 0 && ` · ${t.round(round)}`}
      </p>
      {fairness.seed !== null && (
        <p class="quiet">
          {t.seed} <code>{fairness.seed}</code>
        </p>
      )}
    </section>
  );
}

function Standings({ whole: { standings } }: Props) {
  const t = words().tournaments;
  if (standings.length === 0) return null;
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{t.standings}</h2>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">{t.rank}</th>
            <th scope="col">{t.player}</th>
            <th scope="col">{t.points}</th>
            <th scope="col">{t.played}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ rank, player, points, played, out, paused }) => (
            <tr key={player.id}>
              <td>{rank}</td>
              <td>
                <a href={hrefOf(['players', player.id])}>
                  <bdi>{player.name || '…'}</bdi>
                </a>{' '}
                {(out || paused) && <span class="badge">{out ? t.out : t.paused}</span>}
              </td>
              <td>{Math.round(points * 100) / 100}</td>
              <td>{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Tables({ whole: { tables, standings } }: Props) {
  const t = words().tournaments;
  const nameOf = (id: string): string =>
    isolated(standings.find(({ player }) => player.id === id)?.player.name ?? '…');
  const rounds = [...new Set(tables.map(({ round }) => round))].reverse();
  return (
    <>
      {rounds.map((round) => (
        <section key={round} aria-labelledby={`round-${round}`}>
          <h2 id={`round-${round}`}>{t.round(round)}</h2>
          <ul class="rows">
            {tables
              .filter((table) => table.round === round)
              .map(({ number, game, players, ranks }) => (
                <li key={number}>
                  <span>
                    {players
                      .map(
                        (id, seat) =>
                          `${nameOf(id)}${ranks === null || game === null ? '' : ` (${ranks[seat]})`}`,
                      )
                      .join(' – ')}
                  </span>
                  {game === null ? (
                    <span class="quiet">{t.bye}</span>
                  ) : (
                    <a href={hrefOf(['games', game])}>
                      {t.game}
                      <span class="unseen">
                        {' '}
                        {round}.{number}
                      </span>
                    </a>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
