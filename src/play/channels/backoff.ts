const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after each attempt that failed: close together at first, and a day in all. */
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
/** So much earlier or later, so that not all come back at once. */
const JITTER = 0.1;
/** What has waited behind others for as long as this has one try. */
const PATIENCE = PAUSES.reduce((sum, pause) => sum + pause) * (1 - JITTER);
const LONGEST = 24 * HOUR;

export interface Failed {
  /** How often it was tried, the last time included. */
  readonly attempts: number;
  readonly triedSince: Date;
  readonly now: Date;
  /** In seconds: what the receiver asked for. */
  readonly retryAfter: number | null;
  /** From 0 to 1. */
  readonly chance: number;
}

/** When to try again; null when it was tried for long enough. */
export function nextAttempt({ attempts, triedSince, now, retryAfter, chance }: Failed): Date | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined || now.getTime() - triedSince.getTime() >= PATIENCE) return null;
  const wanted = Math.min((retryAfter ?? 0) * SECOND, LONGEST);
  const jittered = pause * (1 - JITTER + 2 * JITTER * chance);
  return new Date(now.getTime() + Math.max(jittered, wanted));
}
