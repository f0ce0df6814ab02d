import type { Service } from './harness/service.js';
import type { Wish } from './weights-wishes.js';

/** Carries out a request, and throws if it is refused. */
export async function send({ url }: Service, { method = 'GET', path, body, client }: Wish): Promise<void> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const sent = { method, headers: { ...client?.headers, ...type }, body: body ? JSON.stringify(body) : null };
  const answer = await fetch(url + path, sent);
  const text = await answer.text();
  // An account without a mailbox, for example, is as good as one with it.
  if (answer.status >= 400 && answer.status !== 404) throw new Error(`${method} ${path}: ${text}`);
}
