import { isPartGone } from '../sql/sql-state.js';

/** Which buckets of a distributed log are on a server that does not answer. */
export interface PartsGone {
  isGone(bucket: number): boolean;
  /** How many buckets are gone, as far as writes have shown. */
  count(): number;
  failed(bucket: number, error: unknown): void;
  answered(bucket: number): void;
  /** Writes to a bucket; rejects at once if it is gone and another write is just finding out whether it is back. */
  asking<Value>(bucket: number, write: () => Promise<Value>): Promise<Value>;
}

/**
 * A write to a server that does not answer fails after tens of milliseconds, and holds up others so long. So one at a time
 * tries, and the rest fails with its error. The first one that succeeds frees its bucket.
 */
export function partsGone(): PartsGone {
  const errors = new Map<number, unknown>();
  let isTrying = false;
  return {
    isGone: (bucket) => errors.has(bucket),
    count: () => errors.size,
    failed(bucket, error) {
      if (isPartGone(error)) errors.set(bucket, error);
    },
    answered: (bucket) => void errors.delete(bucket),
    async asking(bucket, write) {
      if (!errors.has(bucket)) return write();
      if (isTrying) throw errors.get(bucket);
      isTrying = true;
      try {
        return await write();
      } finally {
        isTrying = false;
      }
    },
  };
}
