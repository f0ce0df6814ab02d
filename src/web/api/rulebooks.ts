import { bodyOf, client, type Schemas } from './client.js';

export type Text = Schemas['Text'];
export type RulebookSummary = Schemas['RulebookSummary'];
export type Rulebook = Schemas['Rulebook'];

let list: Promise<readonly RulebookSummary[]> | null = null;
const books = new Map<string, Promise<Rulebook>>();

/** Rulebooks do not change while the page is open, so each is loaded once. */
export function listRulebooks(): Promise<readonly RulebookSummary[]> {
  list ??= bodyOf(client.GET('/v1/rulebooks')).then(
    ({ rulebooks }) => rulebooks,
    (error: unknown) => {
      list = null;
      throw error;
    },
  );
  return list;
}

export function getRulebook(id: string): Promise<Rulebook> {
  const known = books.get(id);
  if (known !== undefined) return known;
  const asked = bodyOf(client.GET('/v1/rulebooks/{id}', { params: { path: { id } } }));
  books.set(id, asked);
  asked.catch(() => books.delete(id));
  return asked;
}
