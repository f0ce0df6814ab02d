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

/** What the server gave; else the reason why not is thrown. */
export async function given<Data>(answering: Promise<Answer<Data>>): Promise<Data> {
  const { data, error } = await answering;
  if (data === undefined) throw refusedBy(error);
  return data;
}

/** For what is answered without a body. */
export async function done(answering: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await answering;
  if (!response.ok) throw refusedBy(error);
}
