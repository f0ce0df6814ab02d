import type { Person } from './people.js';
import type { Service } from './service.js';

/** A message as the API returns it. */
export interface Shown {
  readonly id: string;
  readonly changed: string;
  readonly at: string;
  readonly author: { readonly id: string; readonly name: string; readonly deleted?: true };
  readonly seat: number | null;
  readonly to: readonly number[] | null;
  readonly text: string | null;
}

export interface ShownPage {
  readonly game: string;
  readonly messages: readonly Shown[];
  readonly older: string | null;
  readonly newer: string | null;
}

export async function say(
  { http }: Service,
  game: string,
  { auth }: Person,
  text: string,
  more: { readonly to?: readonly number[]; readonly seat?: number } = {},
): Promise<Shown> {
  const { body } = await http
    .post(`/v1/games/${game}/messages`)
    .set(auth)
    .send({ text, ...more })
    .expect(201);
  return body;
}

export async function talkOf(
  { http }: Service,
  game: string,
  who: Person | null,
  query = '',
): Promise<ShownPage> {
  const { body } = await http
    .get(`/v1/games/${game}/messages${query}`)
    .set(who?.auth ?? {})
    .expect(200);
  return body;
}

export const textsOf = ({ messages }: ShownPage): (string | null)[] => messages.map(({ text }) => text);
