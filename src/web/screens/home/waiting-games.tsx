import { useRef } from 'preact/hooks';
import type { Waiting } from '../../api/lobby.js';
import { getRecap } from '../../api/points.js';
import { BoardSmall, useSeen } from '../../parts/board-small.js';
import { Due } from '../../parts/due.js';
import { Marked } from '../../parts/marked.js';
import { dayAndHour } from '../../parts/until.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useRulebook, useTitleOf } from '../../parts/use-rulebooks.js';
import { hrefOf } from '../../state/route.js';
import { language } from '../../state/settings.js';
import { secondNow } from '../../state/time.js';
import { waiting } from '../../state/waiting.js';
import { inWords, words } from '../../texts/words.js';

/** The end of what happened: the rest is told at the table. */
const MAX_LINES = 3;

/** The inbox: the games with a prompt for the player. */
export function WaitingGames() {
  const t = words().home;
  const games = waiting.value;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting}</h2>
      {games?.length === 0 && <p class="quiet">{t.nothingWaits}</p>}
      <ul class="cards">
        {games?.map((one) => (
          <li key={one.game}>
            <WaitingGame one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingGame({ one }: { readonly one: Waiting }) {
  const t = words();
  const title = useTitleOf()(one.rulebook);
  const book = useRulebook(one.rulebook);
  const question = book?.prompts[one.prompts[0]?.kind ?? ''];
  const until = one.due === null ? null : dayAndHour(one.due, secondNow.value);
  return (
    <a class="card card-link card-asked" href={hrefOf(['games', one.game])}>
      <BoardSmall game={one.game} version={one.version} />
      <strong>{title}</strong>
      {question !== undefined && <Marked text={inWords(question)} />}
      {one.due !== null && <span>{until === null ? <Due due={one.due} /> : t.results.until(until)}</span>}
      <Happened one={one} />
    </a>
  );
}

/** What happened since the player's last action. */
function Happened({ one }: { readonly one: Waiting }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const recap = useLoaded(
    async () => (isSeen ? getRecap(one.game, null, null) : null),
    [one.game, one.version, language.value, isSeen],
  ).value;
  const lines = (recap?.turns ?? []).flatMap((turn) => turn.lines).slice(-MAX_LINES);
  return (
    <div ref={place} class="happened">
      {lines.map((line, nth) => (
        <p key={nth}>
          <Marked text={line} />
        </p>
      ))}
    </div>
  );
}
