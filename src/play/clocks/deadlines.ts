import type { Context } from '../context.js';
import { FOREIGN_RULES } from '../games/live-games.js';
import { resigned } from '../seats/seats-in-play.js';
import { advance } from '../turns/advance.js';
import { choose, rulesOf } from '../turns/bots.js';
import { Draft, hasBegun } from '../turns/draft.js';
import { seatsDue, type TableStatus, withSeat } from './table-status.js';

/** So many games are looked at in one search, and so many side by side: their appends share statements. */
const MAX_AT_ONCE = 512;
const SIDE_BY_SIDE = 128;

/** Answers for seats whose time is over. Several processes may try: an append is made once. */
export class Deadlines {
  readonly #context: () => Context;
  #stopped = false;
  #sweeping: Promise<void> | null = null;

  constructor(context: () => Context) {
    this.#context = context;
  }

  /** Handles everything that is due; one search at a time. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = null;
    });
    return this.#sweeping;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#sweeping?.catch(() => undefined);
  }

  async #sweep(): Promise<void> {
    const context = this.#context();
    while (!this.#stopped) {
      const due = await context.games.withTimeOver(rulesOf(context), context.clock(), MAX_AT_ONCE);
      const waiting = [...due];
      const work = async (): Promise<void> => {
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          const gameId = id;
          await context.locks
            .run(gameId, () => lapse(context, gameId))
            .catch((error: unknown) => context.observe.failed(error, 'a deadline'));
        }
      };
      await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, due.length) }, work));
      if (due.length < MAX_AT_ONCE) return;
    }
  }
}

/** Time is over for whoever should have answered: the bot does, or they have resigned. */
async function lapse(context: Context, gameId: string): Promise<void> {
  const game = await context.live.get(gameId);
  if (game === null || game === FOREIGN_RULES || !hasBegun(game)) return;
  const { record } = game;
  if (record.status !== 'active') return;
  const { clock } = record;
  if (clock === null) return;
  const draft = new Draft(context, game);
  let tableStatus: TableStatus = record.tableStatus;
  for (const seat of seatsDue(record.tableStatus, context.clock().getTime())) {
    if (!draft.prompts().some((prompt) => prompt.seat === seat)) continue;
    if (clock.onTimeout === 'resign') {
      draft.note({ type: 'resign', by: seat, because: 'time' });
      tableStatus = resigned(tableStatus, seat);
      continue;
    }
    const lapses = (tableStatus.seats[seat]?.lapses ?? 0) + 1;
    const autopilot = lapses >= clock.lapses;
    draft.note({ type: 'lapse', by: seat, autopilot });
    tableStatus = withSeat(tableStatus, seat, {
      lapses,
      ...(autopilot ? { played: 'autopilot' as const } : {}),
    });
    draft.answer(seat, choose(context, record.rulebook, draft, seat));
  }
  if (draft.length === 0) return;
  const advanced = await advance(context, game, draft.sealed(), { tableStatus });
  if (advanced !== null) context.bots.answerIn(advanced.record);
}
