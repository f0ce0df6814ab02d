import type { Job } from '../kernel/scheduler.js';
import { Dispatcher } from './channels/dispatcher.js';
import { Postman } from './channels/postman.js';
import { lapseOverdue } from './clocks/deadlines.js';
import type { Context } from './context.js';
import { closeIdleGames } from './games/close-idle-games.js';
import { playBots, wakeWaitingBots } from './turns/bots.js';

export interface JobSettings {
  /** Milliseconds between two searches for games whose process died before its bots had answered. */
  readonly sweepMs?: number;
  /** Milliseconds between two searches for seats whose time is over. */
  readonly deadlineMs?: number;
  /** Days without an entry after which a game is closed. */
  readonly idleDays?: number;
  /** Days after which the log of a game that is over is compressed; 0 for never. */
  readonly archiveDays?: number;
  /** Milliseconds between two looks at what other processes have left to deliver; null: this process delivers nothing. */
  readonly dispatchMs?: number | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long an Idempotency-Key is remembered. */
const RESPONSES_KEPT = 7 * DAY;
const DELIVERED_KEPT = 7 * DAY;
const DEAD_KEPT = 30 * DAY;
const ARCHIVED_AT_ONCE = 20;
/** As long as they count towards a limit. */
const CONFIRMATIONS_KEPT = DAY;

type Run = (round: Parameters<Job['run']>[0]) => Promise<unknown>;

/** A job whose runs leave nothing to do at once. */
const job = (name: string, everyMs: number, run: Run): Job => ({
  name,
  everyMs,
  run: async (round) => {
    await run(round);
    return false;
  },
});

/** Everything periodic about games and what is kept of them, in the order in which it stops. */
export function gameJobs(
  context: Context,
  { sweepMs = 5_000, deadlineMs = 500, idleDays = 60, archiveDays = 0 }: JobSettings,
): Job[] {
  const { log, channels, botRuns, observe } = context;
  const ago = (ms: number) => new Date(context.clock().getTime() - ms);
  return [
    job('lapse', deadlineMs, ({ signal }) => lapseOverdue(context, signal)),
    job('close-idle-games', HOUR, () => closeIdleGames(context, ago(idleDays * DAY))),
    ...(archiveDays === 0 ? [] : [archiving(context, () => ago(archiveDays * DAY))]),
    job('forget-responses', HOUR, () => log.forgetSavedResponses(ago(RESPONSES_KEPT))),
    job('forget-deliveries', HOUR, () => channels.deliveryQueues.forget(ago(DELIVERED_KEPT), ago(DEAD_KEPT))),
    job('forget-confirmations', HOUR, () => channels.mailboxes.forgetConfirmations(ago(CONFIRMATIONS_KEPT))),
    {
      // After a start, games that this process left behind need not wait.
      ...job('waiting-bots', sweepMs, ({ isFirst }) => wakeWaitingBots(context, isFirst ? 0 : 2 * sweepMs)),
      start: () =>
        botRuns.start(
          (gameId) => playBots(context, gameId),
          (error) => observe.failed(error, 'a bot'),
        ),
      stop: () => botRuns.stop(),
    },
  ];
}

/** In batches, until no more is left or the process closes. */
const archiving = ({ log }: Context, before: () => Date): Job =>
  job('archive-games', HOUR, async ({ signal }) => {
    while (!signal.aborted && (await log.archive(before(), ARCHIVED_AT_ONCE)) === ARCHIVED_AT_ONCE);
  });

/** What reaches players who are away. Its texts contain links, so it starts once the server's address is known. */
export function channelJobs(context: Context, { dispatchMs = 1_000 }: JobSettings): Job[] {
  if (dispatchMs === null) return [];
  const dispatcher = new Dispatcher(context, dispatchMs);
  return context.channels.mailer === null ? [dispatcher] : [dispatcher, new Postman(context, dispatchMs)];
}
