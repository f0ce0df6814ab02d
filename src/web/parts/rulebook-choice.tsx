import type { RulebookSummary } from '../api/rulebooks.js';
import { inWords, words } from '../texts/words.js';
import { Choice } from './choice.js';

interface Props {
  readonly books: readonly RulebookSummary[];
  /** The id of the rulebook that is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The choice between the rulebooks, by their titles. */
export const RulebookChoice = ({ books, value, onChange }: Props) => (
  <Choice
    label={words().lobby.rulebook}
    value={value}
    options={books.map(({ id, titles }) => ({ value: id, text: inWords(titles) }))}
    onChange={onChange}
  />
);
