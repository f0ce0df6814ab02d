import { setImmediate as breathe } from 'node:timers/promises';
import { actionId } from '../engine/action-id.js';
import type { AnyAction, AnyState } from '../engine/any-rulebook.js';
import type { ActionEntry } from '../engine/entry.js';
import { judge } from '../engine/game.js';
import type { Seat } from '../engine/rulebook.js';
import { pick, seededRng } from '../kernel/rng.js';
import { advance, sealAfter, seedOf } from './advance.js';
import type { Context } from './context.js';
import { FOREIGN_RULES, type LiveGame } from './live-games.js';

/** So many answers of bots are written at once at most, so that whoever watches need not wait for them all. */
const MOST_AT_ONCE = 16;

/** Lets the house's bots answer as soon as they are asked, in this process. */
export class Bots {
  readonly #context: () => Context;
  readonly #running = new Map<string, Promise<void>>();
  /** Woken while running: whether the run still saw it cannot be known, so it looks once more. */
  readonly #again = new Set<string>();
  #stopped = false;

  constructor(context: () => Context) {
    this.#context = context;
  }

  wake(gameId: string): void {
    if (this.#stopped) return;
    if (this.#running.has(gameId)) {
      this.#again.add(gameId);
      return;
    }
    const run = this.#play(gameId)
      .catch((error: unknown) => this.#context().observe.failed(error, 'a bot'))
      .finally(() => {
        this.#running.delete(gameId);
        if (this.#again.delete(gameId)) this.wake(gameId);
      });
    this.#running.set(gameId, run);
  }

  /** Finds the games whose process died before its bots had answered. */
  async sweep(idleForMs: number): Promise<void> {
    const context = this.#context();
    const since = new Date(context.clock().getTime() - idleForMs);
    const rules = [...context.rulebooks.values()].map(({ meta }) => ({
      rulebook: meta.id,
      rulesVersion: meta.rulesVersion,
    }));
    for (const id of await context.games.withBotsWaiting(rules, since, 100)) this.wake(id);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running.values());
  }

  async #play(gameId: string): Promise<void> {
    const context = this.#context();
    while (!this.#stopped) {
      const more = await context.turns.run(gameId, async () => {
        const game = await context.live.get(gameId);
        if (game === null || game === FOREIGN_RULES) return false;
        const answers = await answersOfBots(context, game);
        if (answers === null) return false;
        await advance(context, game, { ...answers, entries: sealAfter(game, answers.entries) });
        return true;
      });
      if (!more) return;
    }
  }
}

interface Answers {
  readonly entries: readonly ActionEntry[];
  readonly state: AnyState;
}

/** The next answers of the bots in a game; null when none is asked. */
async function answersOfBots(
  context: Context,
  { record, rulebook, state: from }: LiveGame,
): Promise<Answers | null> {
  if (from === null) return null;
  const isBot = (seat: Seat) => record.seats[seat]?.kind === 'bot';
  const entries: ActionEntry[] = [];
  let state = from;
  while (entries.length < MOST_AT_ONCE) {
    const seat = rulebook.prompts(state).find((prompt) => isBot(prompt.seat))?.seat;
    if (seat === undefined) break;
    const version = record.version + entries.length + 1;
    const action = choose(context, { record, rulebook, state }, seat, version);
    const judged = judge(rulebook, state, seat, action, seededRng(seedOf(record), version));
    if (!judged.ok) throw new Error(`a legal action was refused: ${judged.error.code}`);
    entries.push({
      version,
      at: context.clock(),
      seat,
      action: judged.value.action,
      events: judged.value.events,
    });
    state = judged.value.state;
    await breathe();
  }
  return entries.length === 0 ? null : { entries, state };
}

/** A bot that fails, or that chooses what is not legal, must not stop a game: then chance answers for it. */
function choose(
  context: Context,
  { record, rulebook, state }: Pick<LiveGame, 'record' | 'rulebook'> & { readonly state: AnyState },
  seat: Seat,
  version: number,
): AnyAction {
  const legal = rulebook.legal(state, seat);
  const rng = seededRng(seedOf(record), `bot ${version}`);
  try {
    const id = actionId(rulebook.bot(rulebook.view(state, seat), legal, rng));
    const chosen = legal.find((action) => actionId(action) === id);
    if (chosen !== undefined) return chosen;
    throw new Error(`${id} is not legal`);
  } catch (error) {
    context.observe.failed(error, `the bot of ${record.rulebook}`);
    return pick(legal, rng);
  }
}
