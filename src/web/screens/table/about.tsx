import type { ComponentChildren } from 'preact';
import type { Game } from '../../api/games.js';
import { clockInWords } from '../../parts/clock-words.js';
import { ReportForm } from '../../parts/report-form.js';
import { When } from '../../parts/when.js';
import { wasDrawnAsSeen } from '../../state/entropy.js';
import { hrefOf } from '../../state/route.js';
import { session } from '../../state/session.js';
import { words } from '../../texts/words.js';

/** The facts about a game outside its rules. */
export function About({ game }: { readonly game: Game }) {
  const t = words();
  const { fairness, forkedFrom, rematchOf, clock, startedAt, finishedAt } = game;
  return (
    <>
      <dl class="facts">
        <Fact name={t.newGame.visibility}>{t.newGame.visibilities[game.visibility]}</Fact>
        <Fact name={t.newGame.clock}>{clock === null ? t.newGame.clocks.none : clockInWords(clock)}</Fact>
        {startedAt !== null && (
          <Fact name={t.table.begun}>
            <When time={startedAt} />
          </Fact>
        )}
        {finishedAt !== null && (
          <Fact name={t.table.ended}>
            <When time={finishedAt} />
          </Fact>
        )}
        {rematchOf !== null && (
          <Fact name={t.table.before}>
            <a href={hrefOf(['games', rematchOf])}>{t.table.theGameBefore}</a>
          </Fact>
        )}
        {forkedFrom !== null && (
          <Fact name={t.table.forkedFrom}>
            <a href={hrefOf(['games', forkedFrom.game])}>{t.table.atVersion(forkedFrom.version)}</a>
          </Fact>
        )}
        <Fact name={t.table.commitment}>
          {wasDrawnAsSeen(game.id, fairness.commitments) === false && (
            <strong>{t.table.drawnOtherwise}</strong>
          )}
          <code>{fairness.commitment}</code>
        </Fact>
        {fairness.seed !== null && (
          <Fact name={t.table.seed}>
            <code>{fairness.seed}</code>
          </Fact>
        )}
      </dl>
      {session.value?.game === null && (
        <ReportForm title={t.moderation.reportThis} kinds={['game']} of={{ game: game.id }} />
      )}
    </>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
