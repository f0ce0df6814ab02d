import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../limits/address-key.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';

/** Each holds a quarter of a megabyte and reads the database as fast as its client takes it. */
const MOST = 64;
const MOST_OF_ADDRESS = 2;
/** In seconds. */
const RETRY_AFTER = 5;

/** The dumps that are being sent. */
export class OpenDumps {
  readonly #ofAddress = new Map<string, number>();
  #all = 0;

  /** Throws if there are too many. Call what it returns at the end. */
  begin({ ip }: Pick<FastifyRequest, 'ip'>): () => void {
    const key = addressKey(ip);
    const own = this.#ofAddress.get(key) ?? 0;
    if (own >= MOST_OF_ADDRESS)
      throw tooMany(`${MOST_OF_ADDRESS} dumps are being sent to your address: wait for the end of one.`);
    if (this.#all >= MOST) throw tooMany('The server is overloaded: it sends too many dumps at the moment.');
    this.#all += 1;
    this.#ofAddress.set(key, own + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#ofAddress.get(key) ?? 0) - 1;
      if (left > 0) this.#ofAddress.set(key, left);
      else this.#ofAddress.delete(key);
    };
  }
}

const tooMany = (detail: string) => new ProblemError(problem('overloaded', detail), RETRY_AFTER);
