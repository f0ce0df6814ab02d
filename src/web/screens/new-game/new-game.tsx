import { useState } from 'preact/hooks';
import { type Clock, createGame, type SeatWish, type Visibility } from '../../api/games.js';
import type { Rulebook } from '../../api/rulebooks.js';
import { Choice, Tick } from '../../parts/choice.js';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useRulebook, useRulebooks } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { go, hrefOf, route } from '../../state/route.js';
import { type ServedLanguage, servedLanguages } from '../../state/settings.js';
import { inWords, words } from '../../texts/words.js';
import { ClockForm } from './clock-form.js';
import { defaultsOf, OptionsForm } from './options-form.js';
import { SeatsForm } from './seats-form.js';

/** The form for a new game. */
export function NewGame() {
  const t = words().newGame;
  const books = useRulebooks();
  const [chosen, setChosen] = useState(route.value.query.get('rulebook') ?? '');
  const book = useRulebook(books.find(({ id }) => id === chosen)?.id ?? books[0]?.id ?? null);
  return (
    <div class="narrow">
      <Heading title={t.title} />
      {book !== null && (
        <>
          <div class="card">
            <Choice
              label={t.rulebook}
              value={book.id}
              options={books.map(({ id, titles }) => ({ value: id, text: inWords(titles) }))}
              onChange={setChosen}
            />
            <a href={hrefOf(['rules', book.id])}>{words().lobby.rules}</a>
          </div>
          <GameForm key={book.id} book={book} />
        </>
      )}
    </div>
  );
}

const visibilities = ['public', 'unlisted', 'private'] as const;

function GameForm({ book }: { readonly book: Rulebook }) {
  const t = words();
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    Array.from({ length: book.seats.min }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  );
  const [options, setOptions] = useState(() => defaultsOf(book.options));
  const [clock, setClock] = useState<Clock | null>(null);
  const [visibility, setVisibility] = useState<Visibility>('public');
  const [language, setLanguage] = useState<ServedLanguage | ''>('');
  const [carryOver, setCarryOver] = useState(true);
  const task = useTask();
  const submit = (event: Event) => {
    event.preventDefault();
    void task.run(async () => {
      const game = await createGame({
        rulebook: book.id,
        seats,
        options,
        visibility,
        carryOver,
        ...(clock === null ? {} : { clock }),
        ...(language === '' ? {} : { language }),
      });
      go(hrefOf(['games', game.id]));
    });
  };
  return (
    <form onSubmit={submit}>
      <SeatsForm bounds={book.seats} seats={seats} onChange={setSeats} />
      <OptionsForm book={book} options={options} onChange={setOptions} />
      <div class="card">
        <ClockForm clock={clock} onChange={setClock} />
        <Choice
          label={t.newGame.visibility}
          value={visibility}
          options={visibilities.map((value) => ({ value, text: t.newGame.visibilities[value] }))}
          onChange={setVisibility}
        />
        <LanguageChoice language={language} onChange={setLanguage} />
        <Tick
          label={t.newGame.carryOver}
          isOn={carryOver}
          onChange={setCarryOver}
          hint={t.newGame.carryOverHint}
        />
      </div>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <button type="submit" class="main" disabled={task.isBusy}>
        {t.newGame.create}
      </button>
    </form>
  );
}

interface LanguageChoiceProps {
  readonly language: ServedLanguage | '';
  readonly onChange: (language: ServedLanguage | '') => void;
}

function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const t = words();
  return (
    <Choice
      label={t.newGame.language}
      value={language}
      options={[
        { value: '', text: t.newGame.anyLanguage },
        ...servedLanguages.map((value) => ({ value, text: t.languages[value] })),
      ]}
      onChange={onChange}
    />
  );
}
