import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Failure, failureOf, isAborted } from '../api/failure.js';
import { returns } from '../state/server.js';

export interface Loaded<Value> {
  readonly value: Value | null;
  readonly failure: Failure | null;
  /** Loads again. The old value stays until the server answers. */
  readonly again: () => void;
  readonly put: (value: Value) => void;
}

/** Loads a value from the server for these inputs, and again when the server was unreachable. */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  inputs: readonly (string | number | boolean | null)[],
): Loaded<Value> {
  const key = JSON.stringify(inputs);
  const [held, hold] = useState<{ key: string; value: Value } | null>(null);
  const [failure, fail] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const came = returns.value;

  // Depends on the inputs, not on `load`: that is a new function on every render.
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => {
        if (leaving.signal.aborted) return;
        hold({ key, value });
        fail(null);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted && !isAborted(error)) fail(failureOf(error));
      },
    );
    return () => leaving.abort();
  }, [key, tries, came]);

  const again = useCallback(() => {
    fail(null);
    setTries((before) => before + 1);
  }, []);
  return {
    value: held !== null && held.key === key ? held.value : null,
    failure,
    again,
    put: (value) => hold({ key, value }),
  };
}
