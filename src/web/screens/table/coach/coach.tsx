import { useState } from 'preact/hooks';
import type { Game } from '../../../api/games.js';
import { type Advice, type GameAdvice, getAdvice } from '../../../api/learning.js';
import type { Table } from '../../../live/table.js';
import { Marked } from '../../../parts/marked.js';
import { Trouble } from '../../../parts/trouble.js';
import { useLoaded } from '../../../parts/use-loaded.js';
import { words } from '../../../texts/words.js';
import { point, pointNowhere } from '../pointed.js';
import { gradeOf } from './grades.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly seat: number;
}

/** Whether a coach may be asked: when a game is over, and in practice against bots alone. */
export const hasCoach = ({ status, rated, seats, yourSeats }: Game): boolean =>
  yourSeats.length > 0 &&
  (status === 'finished' ||
    (!rated && seats.every(({ kind, seat }) => kind === 'bot' || yourSeats.includes(seat))));

/** On request: what each action does, and what the strong bot thinks of it. */
export function Coach({ table, game, seat }: Props) {
  const t = words().learning;
  const version = table.at.value ?? game.version;
  const [asked, ask] = useState<number | null>(null);
  const wanted = asked === version;
  const { value, failure, again } = useLoaded(
    async (signal) => (wanted ? getAdvice(game.id, seat, version, signal) : null),
    [game.id, seat, version, wanted],
  );
  return (
    <div class="stack">
      <p class="row">
        <button type="button" disabled={wanted && value === null} onClick={() => ask(version)}>
          {t.ask}
        </button>
      </p>
      <p class="quiet">{t.askHint}</p>
      <Decisions table={table} game={game} seat={seat} onGo={ask} />
      <div aria-live="polite">
        {wanted && value === null && failure === null && <p class="quiet">{t.thinking}</p>}
        {value !== null && <Advised advice={value} />}
      </div>
      {failure !== null && <Trouble failure={failure} again={again} />}
    </div>
  );
}

/** Goes to the versions in which the seat has decided something, as far as the log is loaded. */
function Decisions({ table, game, seat, onGo }: Props & { readonly onGo: (version: number) => void }) {
  const t = words().learning;
  const at = table.at.value ?? game.version;
  const mine = table.log.entries.value
    .filter((entry) => entry.kind === 'acted' && entry.seat === seat && entry.version > 1)
    .map((entry) => entry.version - 1);
  const before = mine.findLast((version) => version < at);
  const next = mine.find((version) => version > at);
  if (before === undefined && next === undefined) return null;
  const goTo = (version: number | undefined) => {
    if (version === undefined) return;
    table.at.value = version === game.version ? null : version;
    onGo(version);
  };
  return (
    <p class="row">
      <button type="button" class="small" disabled={before === undefined} onClick={() => goTo(before)}>
        {t.lastAsked}
      </button>
      <button type="button" class="small" disabled={next === undefined} onClick={() => goTo(next)}>
        {t.nextAsked}
      </button>
    </p>
  );
}

function Advised({ advice }: { readonly advice: GameAdvice }) {
  const t = words().learning;
  const { question, actions, choice, taken } = advice;
  if (question === null) return <p>{t.notAsked}</p>;
  const compared = actions.filter(({ worth }) => worth !== null);
  const others = actions.filter(({ worth }) => worth === null);
  const best = compared[0]?.worth?.value ?? 0;
  const mine = actions.find(({ id }) => id === taken);
  return (
    <>
      <h3>
        <Marked text={question} />
      </h3>
      {mine !== undefined && (
        <p>
          {t.youDid} <Marked text={mine.text} /> {mine.id === choice && <strong>{t.youDidBest}</strong>}
        </p>
      )}
      <ol class="advice" onPointerOver={point} onPointerLeave={pointNowhere}>
        {compared.map((one) => (
          <Line
            key={one.id}
            advice={one}
            best={best}
            isChoice={one.id === choice}
            isTaken={one.id === taken}
          />
        ))}
      </ol>
      {others.length > 0 && (
        <details open={others.some(({ id }) => id === taken)}>
          <summary>{t.notCompared}</summary>
          <ul class="advice" onPointerOver={point} onPointerLeave={pointNowhere}>
            {others.map((one) => (
              <Line key={one.id} advice={one} best={best} isChoice={false} isTaken={one.id === taken} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface LineProps {
  readonly advice: Advice;
  readonly best: number;
  readonly isChoice: boolean;
  /** Whether the player did this. */
  readonly isTaken: boolean;
}

function Line({ advice: { id, text, effect, worth }, best, isChoice, isTaken }: LineProps) {
  const t = words().learning;
  const grade = worth === null ? null : gradeOf(worth.value, best, isChoice);
  return (
    <li data-action={id} class={`${isChoice ? 'advice-choice' : ''} ${isTaken ? 'advice-taken' : ''}`.trim()}>
      <p>
        <strong>
          <Marked text={text} />
        </strong>
        {grade !== null && <span class={`grade grade-${grade}`}>{t.grades[grade]}</span>}
        {isTaken && <span class="grade grade-taken">{t.taken}</span>}
      </p>
      {isChoice && <p class="hint">{t.choice}</p>}
      {effect !== null && (
        <p class="hint">
          {effect.lines === null ? t.uncertain : <Marked text={effect.lines.join(' ')} />}{' '}
          {effect.points !== null && (effect.points.min !== 0 || effect.points.max !== 0) && (
            <strong>{t.points(effect.points.min, effect.points.max)}</strong>
          )}
        </p>
      )}
    </li>
  );
}
