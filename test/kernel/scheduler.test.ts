import { expect, it } from 'vitest';
import { type Job, type Round, Scheduler } from '../../src/kernel/scheduler.js';
import { until } from '../support/until.js';

const HOUR = 3_600_000;

/** A scheduler that records every run and its error. */
function watched() {
  const runs: { readonly job: string; readonly seconds: number; readonly error: unknown }[] = [];
  const onRun = (job: string, seconds: number, error: unknown) => void runs.push({ job, seconds, error });
  return { runs, scheduler: new Scheduler({ chance: () => 0.5, onRun }) };
}

const job = (part: Partial<Job> & Pick<Job, 'run'>): Job => ({ name: 'job', everyMs: HOUR, ...part });

it('runs a job immediately and after every pause', async () => {
  const { runs, scheduler } = watched();
  const rounds: Round[] = [];
  const run = async (round: Round) => rounds.push(round) < 0;
  scheduler.start([job({ run, everyMs: 1 })]);
  await until(() => rounds.length >= 3);
  await scheduler.stop();
  expect(rounds.slice(0, 3).map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
  expect(runs[0]).toMatchObject({ job: 'job', error: null });
  expect(runs[0]?.seconds).toBeGreaterThanOrEqual(0);
});

it('runs a job only after its first pause, if it has one', async () => {
  const { runs, scheduler } = watched();
  const begun = performance.now();
  const run = async () => false;
  scheduler.start([job({ name: 'later', firstAfterMs: 50, run }), job({ name: 'now', run })]);
  await until(() => runs.length >= 2);
  await scheduler.stop();
  expect(runs.map((one) => one.job)).toEqual(['now', 'later']);
  // A timer may fire a millisecond early.
  expect(performance.now() - begun).toBeGreaterThan(48);
});

it('does not run a job that is stopped during its first pause', async () => {
  const { runs, scheduler } = watched();
  scheduler.start([job({ firstAfterMs: HOUR, run: async () => false })]);
  await scheduler.stop();
  expect(runs).toEqual([]);
});

it('runs a job again immediately while there is more to do', async () => {
  const { scheduler } = watched();
  let left = 5;
  scheduler.start([job({ run: async () => --left > 0 })]);
  await until(() => left === 0);
  await scheduler.stop();
  expect(left).toBe(0);
});

it('runs a woken job before its pause is over', async () => {
  const { runs, scheduler } = watched();
  scheduler.start([job({ run: async () => false })]);
  await until(() => runs.length === 1);
  scheduler.wake('job');
  await until(() => runs.length === 2);
  await scheduler.stop();
});

it('never runs a job twice at the same time, however often it is woken', async () => {
  const { runs, scheduler } = watched();
  let atOnce = 0;
  let most = 0;
  const run = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    scheduler.wake('job');
    await new Promise((resolve) => setImmediate(resolve));
    scheduler.wake('job');
    atOnce -= 1;
    return false;
  };
  scheduler.start([job({ run, everyMs: 1 })]);
  await until(() => runs.length >= 5);
  await scheduler.stop();
  expect(most).toBe(1);
});

it('reports a run that fails, and runs the job again', async () => {
  const { runs, scheduler } = watched();
  const error = new Error('the database is gone');
  scheduler.start([job({ run: () => Promise.reject(error), everyMs: 1 })]);
  await until(() => runs.length >= 2);
  await scheduler.stop();
  expect(runs.slice(0, 2).map((one) => one.error)).toEqual([error, error]);
});

it('ignores the name of a job that it does not have', async () => {
  const { runs, scheduler } = watched();
  scheduler.start([job({ run: async () => false })]);
  scheduler.wake('another');
  await until(() => runs.length === 1);
  await scheduler.stop();
  expect(runs).toHaveLength(1);
});

it('stops the jobs in order, each after its last run', async () => {
  const { scheduler } = watched();
  const ends: string[] = [];
  const slow = (name: string): Job => ({
    name,
    everyMs: HOUR,
    run: ({ signal }) =>
      new Promise((resolve) => {
        const end = () => {
          ends.push(`${name} has run`);
          resolve(false);
        };
        signal.addEventListener('abort', () => setImmediate(end));
      }),
    stop: async () => void ends.push(`${name} has stopped`),
  });
  scheduler.start([slow('first')]);
  scheduler.start([slow('second')]);
  await scheduler.stop();
  expect(ends.filter((end) => end.endsWith('stopped'))).toEqual(['first has stopped', 'second has stopped']);
  for (const name of ['first', 'second'])
    expect(ends.indexOf(`${name} has run`)).toBeLessThan(ends.indexOf(`${name} has stopped`));
});
