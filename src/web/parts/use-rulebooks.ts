import { getRulebook, listRulebooks, type Rulebook, type RulebookSummary } from '../api/rulebooks.js';
import { inWords } from '../texts/words.js';
import { useLoaded } from './use-loaded.js';

/** All rulebooks; empty until they are loaded. */
export const useRulebooks = (): readonly RulebookSummary[] =>
  useLoaded(() => listRulebooks(), []).value ?? [];

export const useRulebook = (id: string | null): Rulebook | null =>
  useLoaded(async () => (id === null ? null : getRulebook(id)), [id]).value;

/** The title of a rulebook by its id, in the language of the page. */
export function useTitleOf(): (id: string) => string {
  const books = useRulebooks();
  return (id) => {
    const book = books.find((one) => one.id === id);
    return book === undefined ? '…' : inWords(book.titles);
  };
}
