import type { Clock } from '../kernel/clock.js';
import type { Database, HotStatement } from './database.js';
import type { Observer } from './observer.js';

/** In milliseconds: how often the database is asked for its time. */
const INTERVAL = 10_000;
/** The first samples are inaccurate, because their connections are still being opened. */
const FIRST_SAMPLES = 3;
/** In milliseconds: the operator is warned of a larger drift. */
const MAX_DRIFT = 2_000;
/** In milliseconds: after a larger jump of the system clock the database is asked immediately. */
const JUMP = 1_000;

const NOW: HotStatement = {
  name: 'now',
  text: `SELECT (date_part('epoch', clock_timestamp()) * 1000)::text`,
};

export interface DatabaseClock {
  /** The database's time, independent of this machine's clock. */
  readonly now: Clock;
  /** By how many milliseconds this machine's clock is ahead. */
  drift(): number;
  close(): void;
}

interface Sample {
  /** The database's time when this process's timer was at zero. */
  readonly zero: number;
  /** Half of the round trip: the maximum error of the sample. */
  readonly error: number;
}

const systemZero = (): number => Date.now() - performance.now();

/**
 * Processes on several machines must agree on deadlines, so all of them use the database's clock. Between samples a
 * monotonic timer counts, which changes of the system clock do not affect.
 */
export async function openDatabaseClock(
  { askHot }: Pick<Database, 'askHot'>,
  { onError, onWarning }: Pick<Observer, 'onError' | 'onWarning'>,
): Promise<DatabaseClock> {
  const ask = async (): Promise<Sample> => {
    const asked = performance.now();
    const [text] = (await askHot(NOW, [])) ?? [];
    const answered = performance.now();
    const error = (answered - asked) / 2;
    return { zero: Number(text) - asked - error, error };
  };

  let best = await ask();
  for (let nth = 1; nth < FIRST_SAMPLES; nth += 1) best = closer(best, await ask());
  let system = systemZero();
  let isAsking = false;
  let isOff = false;

  const drift = (): number => systemZero() - best.zero;

  const warn = (): void => {
    const wasOff = isOff;
    isOff = Math.abs(drift()) > MAX_DRIFT;
    if (isOff && !wasOff)
      onWarning?.(
        `The clock of this machine is ${(Math.abs(drift()) / 1000).toFixed(1)} s ${drift() > 0 ? 'ahead of' : 'behind'} the database's. Deadlines follow the database.`,
      );
  };
  warn();

  const correct = (): void => {
    if (isAsking) return;
    isAsking = true;
    system = systemZero();
    ask()
      .then((sample) => {
        // A difference within the error of a slow sample is no evidence of drift.
        if (Math.abs(sample.zero - best.zero) > sample.error) best = sample;
        warn();
      })
      .catch((error: unknown) => onError?.(error))
      .finally(() => {
        isAsking = false;
      });
  };
  const timer = setInterval(correct, INTERVAL);
  timer.unref();

  return {
    now() {
      // The timer does not advance while the machine sleeps.
      if (Math.abs(systemZero() - system) > JUMP) correct();
      return new Date(best.zero + performance.now());
    },
    drift,
    close: () => clearInterval(timer),
  };
}

const closer = (one: Sample, other: Sample): Sample => (other.error < one.error ? other : one);
