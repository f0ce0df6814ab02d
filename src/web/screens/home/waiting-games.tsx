import type { Waiting } from '../../api/lobby.js';
import { Due } from '../../parts/due.js';
import { useRulebook, useTitleOf } from '../../parts/use-rulebooks.js';
import { hrefOf } from '../../state/route.js';
import { waiting } from '../../state/waiting.js';
import { inWords, words } from '../../texts/words.js';

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
  const title = useTitleOf()(one.rulebook);
  const book = useRulebook(one.rulebook);
  const question = book?.prompts[one.prompts[0]?.kind ?? ''];
  return (
    <a class="card card-link card-asked" href={hrefOf(['games', one.game])}>
      <strong>{title}</strong>
      {question !== undefined && <span>{inWords(question)}</span>}
      {one.due !== null && <Due due={one.due} />}
    </a>
  );
}
