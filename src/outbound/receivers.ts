import type { Answered, Receivers } from '../play/ports/receivers.js';
import { call, whyAborted } from './call.js';
import { type TargetSettings, targetFinder } from './targets.js';

export interface ReceiverSettings extends TargetSettings {
  readonly maxMs?: number;
}

const MAX_ERROR = 300;

/** Calls receivers outside. Each call resolves and checks the address, and connects to no other. */
export function openReceivers(settings: ReceiverSettings = {}): Receivers {
  const { maxMs } = settings;
  const targetOf = targetFinder(settings);

  return {
    async refuse(text) {
      const target = await targetOf(text);
      return 'refused' in target ? target.refused : null;
    },

    async post(text, headers, body, signal): Promise<Answered> {
      const failure = (error: unknown): Answered => ({
        status: null,
        error: clipped(error instanceof Error ? error.message : String(error)),
        retryAfter: null,
      });
      try {
        const target = await unlessAborted(signal, targetOf(text));
        if ('refused' in target) return failure(target.refused);
        const limit = maxMs === undefined ? {} : { maxMs };
        const answered = await call({ ...target, headers, body, signal, ...limit });
        return { ...answered, error: answered.error && clipped(answered.error) };
      } catch (error) {
        return failure(error);
      }
    },
  };
}

/** Error texts may contain foreign data, such as names in a certificate, and are stored with each delivery. */
const clipped = (text: string): string => text.replaceAll('\0', '').slice(0, MAX_ERROR).toWellFormed();

/** Shutdown must not wait for a slow name server. */
export function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new Error(whyAborted(signal)));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
