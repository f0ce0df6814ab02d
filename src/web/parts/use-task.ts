import { useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, failureOf, isAborted } from '../api/failure.js';

export interface Task {
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  /** Runs one task at a time. Resolves with false if it failed or another one is running. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  readonly forget: () => void;
}

/** Runs requests that the user starts, with their busy state and their failure. */
export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [failure, fail] = useState<Failure | null>(null);
  const running = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    fail(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isAborted(error) && isMounted.current) fail(failureOf(error));
      return false;
    } finally {
      running.current = false;
      if (isMounted.current) setBusy(false);
    }
  };
  return { isBusy, failure, run, forget: () => fail(null) };
}
