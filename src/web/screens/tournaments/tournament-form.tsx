import { useState } from 'preact/hooks';
import type { Rulebook } from '../../api/rulebooks.js';
import { createTournament, type TournamentWish } from '../../api/tournaments.js';
import { Tick } from '../../parts/choice.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { go, hrefOf } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { defaultsOf, OptionsForm } from '../new-game/options-form.js';
import { ShapeForm } from './shape-form.js';
import type { Terms } from './terms.js';
import { TimesForm } from './times-form.js';

const DAY = 86_400_000;

/** What a field for a date and time shows, in the zone of the browser. */
const localTime = (at: number): string => {
  const time = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return time.toISOString().slice(0, 16);
};

const usualTerms = (book: Rulebook): Terms => ({
  ...{ format: 'swiss', seats: Math.max(2, book.seats.min), rounds: null, maxPlayers: 32 },
  ...{ options: defaultsOf(book.options), clock: { kind: 'turn', seconds: 86_400 }, roundSeconds: null },
  ...{ startsAt: localTime(Date.now() + DAY), rated: false, bots: false },
});

const wishOf = (rulebook: string, { rounds, roundSeconds, startsAt, ...terms }: Terms): TournamentWish => ({
  ...{ ...terms, rulebook, startsAt: new Date(startsAt).toISOString() },
  ...(rounds !== null && terms.format === 'swiss' && { rounds }),
  ...(roundSeconds !== null && { roundSeconds }),
});

/** The terms of a tournament of one rulebook. */
export function TournamentForm({ book }: { readonly book: Rulebook }) {
  const t = words().tournaments;
  const [terms, setTerms] = useState(() => usualTerms(book));
  const task = useTask();
  const change = (changed: Partial<Terms>) => setTerms((before) => ({ ...before, ...changed }));
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const { tournament } = await createTournament(wishOf(book.id, terms));
      go(hrefOf(['tournaments', tournament.id]));
    });
  };
  return (
    <form onSubmit={submit}>
      <ShapeForm bounds={book.seats} terms={terms} change={change} />
      <OptionsForm book={book} options={terms.options} onChange={(options) => change({ options })} />
      <TimesForm terms={terms} change={change} />
      <Tick label={t.rated} isOn={terms.rated} onChange={(rated) => change({ rated })} hint={t.ratedHint} />
      <Tick label={t.bots} isOn={terms.bots} onChange={(bots) => change({ bots })} />
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" class="main" disabled={task.isBusy}>
        {t.create}
      </button>
    </form>
  );
}
