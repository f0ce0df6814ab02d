import { useState } from 'preact/hooks';
import { RulebookChoice } from '../../parts/rulebook-choice.js';
import { useRulebook, useRulebooks } from '../../parts/use-rulebooks.js';
import { words } from '../../texts/words.js';
import { TournamentForm } from './tournament-form.js';

/** The form for a new tournament. It stays open while another rulebook is loaded. */
export function NewTournament() {
  const books = useRulebooks();
  const [wanted, setWanted] = useState('');
  const chosen = books.find(({ id }) => id === wanted) ?? books[0];
  const book = useRulebook(chosen?.id ?? null);
  if (chosen === undefined) return null;
  return (
    <details class="card">
      <summary>{words().tournaments.create}</summary>
      <RulebookChoice books={books} value={chosen.id} onChange={setWanted} />
      {book !== null && <TournamentForm key={book.id} book={book} />}
    </details>
  );
}
