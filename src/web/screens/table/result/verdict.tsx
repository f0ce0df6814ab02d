import type { Game } from '../../../api/games.js';
import type { Rulebook } from '../../../api/rulebooks.js';
import { seatTitle } from '../../../parts/seat-name.js';
import { useRulebook } from '../../../parts/use-rulebooks.js';
import { inWords, words } from '../../../texts/words.js';

type Outcome = NonNullable<Game['outcome']>;
type Standing = Outcome['standings'][number];

interface Props {
  readonly game: Game;
  readonly outcome: Outcome;
}

/** Who won, why the game is over, and what broke ties. */
export function Verdict({ game, outcome }: Props) {
  const t = words().story;
  const ending = useRulebook(game.rulebook)?.ending ?? null;
  const reason = ending?.reasons[outcome.reason];
  const winners = outcome.standings.filter(({ rank }) => rank === 1);
  const score = ending === null ? null : inWords(ending.score);
  const names = winners.map(({ seat }) => seatTitle(game, seat));
  return (
    <>
      <p class="verdict">
        <strong>{t.won(names)}</strong>
        {score !== null && winners[0] !== undefined && ` ${t.with(winners[0].score, score)}`}
      </p>
      {reason !== undefined && <p class="quiet">{inWords(reason)}</p>}
      {ending !== null && <Ties game={game} outcome={outcome} ending={ending} />}
    </>
  );
}

/** For each pair of neighbours with the same score: what put one before the other. */
function Ties({ game, outcome, ending }: Props & { readonly ending: NonNullable<Rulebook['ending']> }) {
  const t = words().story;
  const { standings } = outcome;
  const lines = standings.flatMap((one, nth) => {
    const next = standings[nth + 1];
    if (next === undefined || next.score !== one.score) return [];
    const [first, second] = [seatTitle(game, one.seat), seatTitle(game, next.seat)];
    if (next.rank === one.rank) return [t.shared(first, second)];
    const broken = breaking(one, next);
    const what = broken === null ? undefined : ending.tieBreaks[broken.by];
    if (broken === null || what === undefined) return [];
    return [t.tie(first, second, inWords(what), broken.mine, broken.theirs)];
  });
  return (
    <>
      {lines.map((line) => (
        <p class="quiet" key={line}>
          {line}
        </p>
      ))}
    </>
  );
}

/** The first tie-break in which two standings differ. */
function breaking(one: Standing, other: Standing) {
  for (const [nth, { by, value }] of one.tieBreaks.entries()) {
    const theirs = other.tieBreaks[nth]?.value ?? value;
    if (theirs !== value) return { by, mine: value, theirs };
  }
  return null;
}
