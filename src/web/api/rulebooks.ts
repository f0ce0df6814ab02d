import { client, given, type Schemas } from './client.js';

export type Text = Schemas['Text'];
export type RulebookSummary = Schemas['RulebookSummary'];
export type Rulebook = Schemas['Rulebook'];

let list: Promise<readonly RulebookSummary[]> | null = null;
const books = new Map<string, Promise<Rulebook>>();

/** While the page is open no rulebook changes: each is asked for once. */
export function listRulebooks(): Promise<readonly RulebookSummary[]> {
  list ??= given(client.GET('/v1/rulebooks')).then(
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
  const asked = given(client.GET('/v1/rulebooks/{id}', { params: { path: { id } } }));
  books.set(id, asked);
  asked.catch(() => books.delete(id));
  return asked;
}
