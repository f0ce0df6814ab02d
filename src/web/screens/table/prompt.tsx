import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Marked } from '../../parts/marked.js';
import { seatTitle } from '../../parts/seat-name.js';
import { Trouble } from '../../parts/trouble.js';
import { dayAndHour } from '../../parts/until.js';
import { useRulebook } from '../../parts/use-rulebooks.js';
import { secondNow } from '../../state/time.js';
import { inWords, words } from '../../texts/words.js';
import type { Story } from './story/use-story.js';
import type { Taking } from './use-taking.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly taking: Taking;
  readonly story: Story;
}

/** The prompt of the player, or the seats that the game waits for. */
export function Prompt({ table, game, taking: { asked, failure, isDropped }, story }: Props) {
  const t = words().table;
  const isPast = table.at.value !== null;
  return (
    <section class={asked === null ? 'card' : 'card prompt'} aria-labelledby="question">
      <h2 id="question" tabIndex={-1} aria-live="polite">
        {asked === null ? isPast ? t.past : waitingFor(game) : <Marked text={asked.text} />}
      </h2>
      {asked === null && !isPast && <WhatFor game={game} />}
      {story.count > 1 && story.steps === null && (
        <p>
          <button type="button" class="small" title={words().story.marked} onClick={story.open}>
            {words().story.since(story.count)}
          </button>
        </p>
      )}
      <p class={isDropped ? 'notice' : 'unseen'} role="status">
        {isDropped ? t.dropped : ''}
      </p>
      {failure !== null && <Trouble failure={failure} />}
    </section>
  );
}

const waitingFor = (game: Game): string =>
  words().table.waitingFor([...new Set(game.prompts.map(({ seat }) => seatTitle(game, seat)))]);

/** Until when those who are asked have time. */
function Deadlines({ game }: { readonly game: Game }) {
  const asked = new Set(game.prompts.map(({ seat }) => seat));
  const lines = game.seats.flatMap(({ seat, due }) => {
    const until = due === null || !asked.has(seat) ? null : dayAndHour(due, secondNow.value);
    return until === null ? [] : [words().away.hasUntil(seatTitle(game, seat), until)];
  });
  return lines.length === 0 ? null : <p class="quiet">{lines.join(' ')}</p>;
}

/** The prompts of the other seats. */
function WhatFor({ game }: { readonly game: Game }) {
  const book = useRulebook(game.rulebook);
  const question = book?.prompts[game.prompts[0]?.kind ?? ''];
  return (
    <>
      {question !== undefined && (
        <p class="quiet">
          <Marked text={inWords(question)} />
        </p>
      )}
      <Deadlines game={game} />
      {game.yourSeats.length === 0 && <p class="quiet">{words().table.watching}</p>}
    </>
  );
}
