import createClient from 'openapi-fetch';
import type { components, paths } from '../../../openapi/client.js';
import { refusedBy } from './failure.js';
import { base, wire } from './wire.js';

export type Schemas = components['schemas'];

export const client = createClient<paths>({ baseUrl: base, fetch: (request) => wire(request) });

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of a successful response. Throws `Failed` for a problem. */
export async function bodyOf<Data>(answering: Promise<Answer<Data>>): Promise<Data> {
  const { data, error } = await answering;
  if (data === undefined) throw refusedBy(error);
  return data;
}

/** For operations without a response body. Throws `Failed` for a problem. */
export async function withoutBody(answering: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await answering;
  if (!response.ok) throw refusedBy(error);
}

/** For a request with another token than that of the session. */
export const bearer = (secret: string | undefined): Record<string, string> =>
  secret === undefined ? {} : { authorization: `Bearer ${secret}` };
