import type { Filters } from '../../api/lobby.js';
import { Choice, Tick } from '../../parts/choice.js';
import { useRulebooks } from '../../parts/use-rulebooks.js';
import { servedLanguages } from '../../state/settings.js';
import { inWords, words } from '../../texts/words.js';

const statuses = ['open', 'active', 'finished'] as const;
const clocks = ['none', 'turn', 'prompt', 'bank', 'fast', 'slow'] as const;

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** The filters of the list of games. */
export function FilterBar({ filters, onChange }: Props) {
  const t = words();
  const books = useRulebooks();
  const any = { value: '' as const, text: t.lobby.any };
  const without = (name: keyof Filters): Filters =>
    Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name));
  const set = <Name extends keyof Filters>(name: Name, value: Filters[Name] | '' | false) =>
    onChange(value === '' || value === false ? without(name) : { ...without(name), [name]: value });
  return (
    <fieldset class="line">
      <legend class="unseen">{t.lobby.filters}</legend>
      <Choice
        label={t.lobby.rulebook}
        value={filters.rulebook ?? ''}
        options={[any, ...books.map(({ id, titles }) => ({ value: id, text: inWords(titles) }))]}
        onChange={(value) => set('rulebook', value)}
      />
      <Choice
        label={t.lobby.status}
        value={filters.status ?? ''}
        options={[any, ...statuses.map((value) => ({ value, text: t.games.status[value] }))]}
        onChange={(value) => set('status', value)}
      />
      <Choice
        label={t.lobby.clock}
        value={filters.clock ?? ''}
        options={[any, ...clocks.map((value) => ({ value, text: t.lobby.clocks[value] }))]}
        onChange={(value) => set('clock', value)}
      />
      <Choice
        label={t.lobby.language}
        value={filters.language ?? ''}
        options={[any, ...servedLanguages.map((value) => ({ value, text: t.languages[value] }))]}
        onChange={(value) => set('language', value)}
      />
      <Tick label={t.lobby.openSeats} isOn={filters.open === true} onChange={(isOn) => set('open', isOn)} />
    </fieldset>
  );
}
