const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pause after each failed attempt: short at first, a day in total. */
const PAUSES = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  10 * HOUR,
];
/** Spreads retries, so that they do not all arrive at once. */
const JITTER = 0.1;
/** A delivery that has already waited this long behind others gets one attempt. */
const PATIENCE = PAUSES.reduce((sum, pause) => sum + pause) * (1 - JITTER);
const LONGEST = 24 * HOUR;

export interface Failed {
  /** The number of attempts, including the last. */
  readonly attempts: number;
  readonly triedSince: Date;
  readonly now: Date;
  /** The receiver's Retry-After, in seconds. */
  readonly retryAfter: number | null;
  /** From 0 to 1. */
  readonly chance: number;
}

/** When to try again; null to give up. */
export function nextAttempt({ attempts, triedSince, now, retryAfter, chance }: Failed): Date | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined || now.getTime() - triedSince.getTime() >= PATIENCE) return null;
  const wanted = Math.min((retryAfter ?? 0) * SECOND, LONGEST);
  const jittered = pause * (1 - JITTER + 2 * JITTER * chance);
  return new Date(now.getTime() + Math.max(jittered, wanted));
}
