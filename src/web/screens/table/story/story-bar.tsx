import type { Game } from '../../../api/games.js';
import { Marked } from '../../../parts/marked.js';
import { seatTitle } from '../../../parts/seat-name.js';
import { Trouble } from '../../../parts/trouble.js';
import { words } from '../../../texts/words.js';
import { signed } from '../result/rounds.js';
import type { Step } from './steps.js';
import type { Story } from './use-story.js';

interface Props {
  readonly game: Game;
  readonly story: Story;
}

/** Steps through what happened; the picture below shows the table after each step. */
export function StoryBar({ game, story }: Props) {
  const t = words().story;
  const { steps, nth, failure } = story;
  if (failure !== null) return <Trouble failure={failure} again={story.open} />;
  if (steps === null) return null;
  const step = steps[nth];
  return (
    <section class={step?.kind === 'scoring' ? 'story story-scoring' : 'story'} aria-label={t.title}>
      <p class="row">
        <button type="button" class="small" disabled={nth === 0} onClick={() => story.go(nth - 1)}>
          {t.back}
        </button>
        <button
          type="button"
          class="small main"
          disabled={nth >= steps.length - 1}
          onClick={() => story.go(nth + 1)}
        >
          {t.next}
        </button>
        <button type="button" class="small" disabled={nth >= steps.length - 1} onClick={story.toggle}>
          {story.isPlaying ? t.pause : t.play}
        </button>
        <button type="button" class="small" onClick={story.close}>
          {t.skip}
        </button>
        <span class="quiet">{steps.length > 0 && t.step(nth + 1, steps.length)}</span>
      </p>
      <div aria-live="polite">
        {step === undefined && <p>{t.nothing}</p>}
        {step?.kind === 'turn' && <Turn game={game} turn={step.turn} />}
        {step?.kind === 'scoring' && <Scoring game={game} step={step} />}
      </div>
    </section>
  );
}

function Turn({ game, turn }: { readonly game: Game; readonly turn: Step['turn'] }) {
  const { seat, lines } = turn;
  return (
    <div class="story-turn">
      <strong class={seat === null ? '' : `seat seat-${seat % 6}`}>
        {seat === null ? words().story.setup : seatTitle(game, seat)}
      </strong>
      {lines.map((line, nth) => (
        // The lines of a turn stay as they are.
        <span key={nth}>
          <Marked text={line} />
        </span>
      ))}
    </div>
  );
}

type ScoringStep = Extract<Step, { readonly kind: 'scoring' }>;

/** Who had how many points, what they got and by what, and how many they have now. */
function Scoring({ game, step }: { readonly game: Game; readonly step: ScoringStep }) {
  const t = words().story;
  const { before, after, turn } = step;
  return (
    <table class="standings" aria-label={t.scoring}>
      <thead>
        <tr>
          <th scope="col">{words().table.who}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.scoring}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {game.seats.map(({ seat }) => (
          <tr key={seat} class={game.yourSeats.includes(seat) ? 'standing-mine' : ''}>
            <th scope="row">
              <span class={`seat seat-${seat % 6}`}>{seatTitle(game, seat)}</span>
            </th>
            <td>{before[seat]}</td>
            <td>
              {turn.points
                .filter((one) => one.seat === seat)
                .map(({ change, because }, nth) => (
                  <p key={nth}>
                    <strong>{signed(change)}</strong> {because !== null && <Marked text={because} />}
                  </p>
                ))}
            </td>
            <td>
              <strong>{after[seat]}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
