import type { Job } from '../kernel/scheduler.js';
import { RESERVED_DAYS } from './accounts/handles/handles.js';
import { forgetGrants } from './accounts/oauth/grants.js';
import { LEASE as ACCOUNT_MAIL_LEASE, AccountPostman } from './accounts/sign-in/account-postman.js';
import { CODES_KEPT } from './accounts/sign-in/codes.js';
import { Dispatcher, LEASE as QUEUE_LEASE } from './channels/dispatcher.js';
import { LEASE as MAILBOX_LEASE, Postman } from './channels/postman.js';
import { lapseOverdue } from './clocks/deadlines.js';
import type { Context } from './context.js';
import { settleDraws } from './draws/settle-draw.js';
import { carryOverGames } from './games/carry-over.js';
import { closeIdleGames } from './games/close-idle-games.js';
import { archiveGames } from './history/archive-games.js';
import { carryOutMeasures } from './moderation/carry-out.js';
import { carryOutRehearsals, REHEARSALS } from './moderation/rehearsals.js';
import type { FinishedGame } from './ports/games.js';
import { rateGames } from './ratings/rate-games.js';
import { carryOnTournaments } from './tournaments/carry-on.js';
import { playBots, wakeWaitingBots } from './turns/bots.js';

export interface JobSettings {
  /** Milliseconds between searches for games whose process died before its bots had answered. */
  readonly sweepMs?: number;
  /** Milliseconds between searches for seats whose time is up. */
  readonly deadlineMs?: number;
  /** Milliseconds between searches for draws of seeds that may go on. */
  readonly drawMs?: number;
  /** Milliseconds between searches for finished rated games. */
  readonly rateMs?: number;
  /** Milliseconds between looks at tournaments. */
  readonly tournamentMs?: number;
  /** Milliseconds until hourly work is done for the first time: a process that starts has more urgent work. */
  readonly hourlyAfterMs?: number;
  /** Days of inactivity after which a game is closed. */
  readonly idleDays?: number;
  /** Days after which the log of a finished game is archived; 0 for never. */
  readonly archiveDays?: number;
  /** The percentage of its time that a process takes to replay games of older rules with the newest; 0 for never. */
  readonly carryOverCpu?: number;
  /** Days after which finished games in which no human took part are removed; 0 for never. */
  readonly botGameDays?: number;
  /** Milliseconds between looks for undelivered notices of other processes; null if this process delivers nothing. */
  readonly dispatchMs?: number | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long an Idempotency-Key is remembered. */
const REPLIES_KEPT = 7 * DAY;
/** Of what an account may keep. */
const REPLIES_SHARE = 8;
const DELIVERED_KEPT = 7 * DAY;
const DEAD_KEPT = 30 * DAY;
const CARRY_OVER_CPU = 20;
/** Finds games that an ended process had claimed, and those that started meanwhile. */
const CARRY_OVER_EVERY = 300_000;
/** Finds rehearsals that an ended process had claimed. Others are carried out at once. */
const CLAIMED_AGAIN = 60_000;
/** Whether the database's clock was set back. */
const CLOCK_LOOKED_AT = 60_000;
/** What a process has not written down when it dies is lost. */
const ANSWER_TIMES_EVERY = 30_000;
/** Of accounts that somebody reads, and how long without a reader. */
const EVENTS_KEPT = DAY;
const REMOVED_AT_ONCE = 200;
/** They count towards a limit for this long. */
const CONFIRMATIONS_KEPT = DAY;

type Run = (round: Parameters<Job['run']>[0]) => Promise<unknown>;

/** A job that always waits for its next interval. */
const job = (name: string, everyMs: number, run: Run): Job => ({
  name,
  everyMs,
  run: async (round) => {
    await run(round);
    return false;
  },
});

/** The jobs of every process, in the order in which they stop. */
export function gameJobs(context: Context, settings: JobSettings): Job[] {
  const {
    sweepMs = 5_000,
    deadlineMs = 500,
    drawMs = 1_000,
    rateMs = 5_000,
    tournamentMs = 2_000,
    carryOverCpu = CARRY_OVER_CPU,
  } = settings;
  const { botRuns, observe } = context;
  return [
    job('lapse', deadlineMs, ({ signal }) => lapseOverdue(context, signal)),
    job('settle-draws', drawMs, ({ signal }) => settleDraws(context, signal)),
    job('tournaments', tournamentMs, ({ signal }) => carryOnTournaments(context, signal)),
    job('carry-out-measures', 2_000, () => carryOutMeasures(context)),
    job('rate-games', rateMs, ({ signal }) => rateGames(context, signal)),
    ...hourlyJobs(context, settings),
    ...ofOlderRules(context, carryOverCpu),
    writingAnswerTimes(context),
    {
      // After a restart, games that the process left behind are found at once.
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

/** What is closed, archived and forgotten after days. */
function hourlyJobs(
  context: Context,
  { hourlyAfterMs = 10_000, idleDays = 60, archiveDays = 0, botGameDays = 0 }: JobSettings,
): Job[] {
  const { replies, channels, signIn, traces } = context;
  const ago = (ms: number) => new Date(context.clock().getTime() - ms);
  const hourly = (name: string, run: Run): Job => ({ ...job(name, HOUR, run), firstAfterMs: hourlyAfterMs });
  return [
    hourly('close-idle-games', () => closeIdleGames(context, ago(idleDays * DAY))),
    ...(archiveDays === 0
      ? []
      : [hourly('archive-games', ({ signal }) => archiveGames(context, ago(archiveDays * DAY), signal))]),
    ...(botGameDays === 0
      ? []
      : [
          hourly(
            'remove-bot-games',
            removingBotGames(context, () => ago(botGameDays * DAY)),
          ),
        ]),
    hourly('forget-responses', () =>
      replies.forget(ago(REPLIES_KEPT), context.quotas.keptBytes / REPLIES_SHARE),
    ),
    hourly('forget-deliveries', () => channels.deliveryQueues.forget(ago(DELIVERED_KEPT), ago(DEAD_KEPT))),
    hourly('forget-traces', () => traces.forget(ago(DELIVERED_KEPT))),
    hourly('forget-events', () => channels.accountEvents.forget(ago(EVENTS_KEPT))),
    hourly('forget-confirmations', () => channels.mailboxes.forgetConfirmations(ago(CONFIRMATIONS_KEPT))),
    hourly('forget-sign-ins', async () => {
      await signIn.signIns.forget(ago(CODES_KEPT));
      await signIn.handles.forget(ago(RESERVED_DAYS * DAY));
    }),
    hourly('forget-grants', () => forgetGrants(context)),
  ];
}

/** A share of 0 turns the carry-over off, but not the question what it would do. */
const ofOlderRules = (context: Context, cpu: number): Job[] => [
  ...(cpu === 0
    ? []
    : [job('carry-over', CARRY_OVER_EVERY, ({ signal }) => carryOverGames(context, cpu / 100, signal))]),
  job(REHEARSALS, CLAIMED_AGAIN, ({ signal }) =>
    carryOutRehearsals(context, (cpu || CARRY_OVER_CPU) / 100, signal),
  ),
];

const writingAnswerTimes = ({ answerTimes, policies }: Context): Job => ({
  ...job('answer-times', ANSWER_TIMES_EVERY, () => answerTimes.writeTo(policies)),
  stop: () => answerTimes.writeTo(policies),
});

/** Looks at each finished game once, and again after a restart. */
function removingBotGames({ games }: Context, before: () => Date): Run {
  let after: FinishedGame | null = null;
  return async ({ signal }) => {
    while (!signal.aborted) {
      const last = await games.removeBotGames(before(), after, REMOVED_AT_ONCE);
      if (last === null) return;
      after = last;
    }
  };
}

/** What was to happen at a time that lies too far ahead since the clock of the database was set back. */
async function bringForward({ channels, signIn, clock }: Context): Promise<void> {
  await channels.deliveryQueues.bringForward(clock(), QUEUE_LEASE);
  await channels.mailboxes.bringForward(clock(), MAILBOX_LEASE);
  await signIn.accountMails.bringForward(clock(), ACCOUNT_MAIL_LEASE);
}

/** Jobs that reach players who are away. Their texts contain links, so they start when the server's address is known. */
export function channelJobs(context: Context, { dispatchMs = 1_000 }: JobSettings): Job[] {
  if (dispatchMs === null) return [];
  const dispatcher = new Dispatcher(context, dispatchMs);
  const setBack = job('bring-forward', CLOCK_LOOKED_AT, () => bringForward(context));
  if (context.channels.mailer === null) return [setBack, dispatcher];
  return [setBack, dispatcher, new Postman(context, dispatchMs), new AccountPostman(context, dispatchMs)];
}
