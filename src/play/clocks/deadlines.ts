import type { Seat } from '../../engine/rulebook.js';
import { ok } from '../../kernel/result.js';
import { traced } from '../../kernel/tracing.js';
import { SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import type { GameRecord } from '../ports/game-record.js';
import type { TableStatus } from '../ports/table-status.js';
import { withResignation } from '../seats/resigned.js';
import { choose } from '../turns/bots.js';
import { type Decided, decideAndAppend } from '../turns/decide-and-append.js';
import { Draft, hasBegun } from '../turns/draft.js';
import { seatsDue, withSeat } from './table-status.js';

/** The games of one search, and how many are handled in parallel: their appends share statements. */
const MAX_AT_ONCE = 512;
const SIDE_BY_SIDE = 128;

/** The most answers of a bot in one turn: no rulebook ends its turns in more, but one could forget to. */
const MAX_ANSWERS = 200;

/** Answers for every seat whose time is up. Several processes may try, but only one append succeeds. */
export async function lapseOverdue(context: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await context.games.withTimeOver(context.engines.rules, context.clock(), MAX_AT_ONCE);
    const waiting = [...due];
    const work = async (): Promise<void> => {
      for (let gameId = waiting.pop(); gameId !== undefined; gameId = waiting.pop())
        await lapseIn(context, gameId).catch((error: unknown) => context.observe.failed(error, 'a deadline'));
    };
    await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, due.length) }, work));
    if (due.length < MAX_AT_ONCE) return;
  }
}

const lapseIn = (context: Context, gameId: string): Promise<unknown> =>
  traced(context.tracing, { name: 'lapse', from: null, facts: { 'permafrost.game': gameId } }, () =>
    decideAndAppend(context, { gameId, caller: SERVICE }, (game) => lapse(context, game)),
  );

/** For a seat whose time is up the bot answers, or the seat resigns, depending on the game's clock. */
async function lapse(context: Context, game: LiveGame): Promise<Decided<null>> {
  const nothing = ok({ kind: 'nothing', value: null } as const);
  const { record } = game;
  const { clock } = record;
  if (!hasBegun(game) || record.status !== 'active' || clock === null) return nothing;
  const draft = new Draft(context, game);
  let tableStatus: TableStatus = record.tableStatus;
  for (const seat of seatsDue(record.tableStatus, context.clock().getTime())) {
    if (!draft.prompts.some((prompt) => prompt.seat === seat)) continue;
    if (clock.onTimeout === 'resign') {
      draft.note({ type: 'resign', by: seat, because: 'time' });
      tableStatus = withResignation(tableStatus, seat);
      continue;
    }
    const lapses = (tableStatus.seats[seat]?.lapses ?? 0) + 1;
    const autopilot = lapses >= clock.lapses;
    draft.note({ type: 'lapse', by: seat, autopilot });
    tableStatus = withSeat(tableStatus, seat, {
      lapses,
      ...(autopilot ? { played: 'autopilot' as const } : {}),
    });
    await answerFor(context, record, draft, seat);
  }
  if (draft.length === 0) return nothing;
  return ok({ kind: 'entries', next: await draft.sealed(), extras: { tableStatus }, value: () => null });
}

/** The bot answers the prompt that was missed; if time was given for the turn, it plays the turn to its end. */
async function answerFor(
  context: Context,
  { rulebook, clock }: GameRecord,
  draft: Draft,
  seat: Seat,
): Promise<void> {
  const others = othersAsked(draft, seat);
  const most = clock?.kind === 'turn' ? MAX_ANSWERS : 1;
  for (let nth = 0; nth < most; nth += 1) {
    draft.answer(seat, await choose(context, rulebook, draft, seat));
    const isOver =
      !draft.prompts.some((prompt) => prompt.seat === seat) ||
      othersAsked(draft, seat).some((other) => !others.includes(other));
    if (isOver) return;
  }
}

const othersAsked = (draft: Draft, seat: Seat): Seat[] =>
  draft.prompts.flatMap((prompt) => (prompt.seat === seat ? [] : [prompt.seat]));
