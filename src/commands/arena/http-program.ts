import type { Contestant } from '../../bots/arena/contestant.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { askedByText, type Limits, MAX_ANSWER_BYTES, TOO_LONG } from './request.js';

/** A program that is asked by POST requests. */
export function httpContestant(name: string, url: string, limits: Limits, signal: AbortSignal): Contestant {
  const ask = async (body: string): Promise<Result<string, string>> => {
    const timeout = AbortSignal.timeout(limits.ms);
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([signal, timeout]),
      });
      if (response.status === 200) return await readBody(response);
      await response.body?.cancel();
      return err(`answered ${response.status}`);
    } catch {
      return err(timeout.aborted ? `did not answer within ${limits.ms / 1000} s` : 'could not be reached');
    }
  };
  return askedByText(name, limits, { ask, lose: (because) => because, close: async () => {} });
}

/** Leaving the loop ends the connection. */
async function readBody(response: Response): Promise<Result<string, string>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) return err(TOO_LONG);
  }
  return ok(Buffer.concat(chunks).toString());
}
