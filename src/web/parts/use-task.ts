import { useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, failureOf, isAborted } from '../api/failure.js';

export interface Task {
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  /** Does one thing at a time; resolves with whether it was done. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  readonly forget: () => void;
}

/** Something that a person asks for: it may take a while, and the server may say no. */
export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [failure, fail] = useState<Failure | null>(null);
  const running = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
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
      if (!isAborted(error) && isHere.current) fail(failureOf(error));
      return false;
    } finally {
      running.current = false;
      if (isHere.current) setBusy(false);
    }
  };
  return { isBusy, failure, run, forget: () => fail(null) };
}
