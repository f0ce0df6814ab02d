import type { Prompt, Seat } from '../engine/rulebook.js';
import { Bell } from './bell.js';
import type { Context } from './context.js';
import { seatsOf } from './find-game.js';
import type { GameRecord } from './ports.js';

export interface Waiting {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  /** Since when the game has stood at this version. */
  readonly since: string;
  readonly prompts: readonly Prompt[];
  /** When the first of these seats must have answered; null for all the time in the world. */
  readonly due: string | null;
}

/** Everything that waits for a player, over all games, longest waiting first. */
export async function inbox(context: Context, playerId: string): Promise<Waiting[]> {
  const games = await context.games.waitingFor(playerId);
  return games.map((record) => {
    const own = seatsOf(record, { playerId });
    return {
      game: record.id,
      rulebook: record.rulebook,
      version: record.version,
      since: record.movedAt.toISOString(),
      prompts: record.prompts.filter(({ seat }) => own.includes(seat)),
      due: firstDue(record, own),
    };
  });
}

function firstDue({ house }: GameRecord, seats: readonly Seat[]): string | null {
  const dues = seats.flatMap((seat) => house.seats[seat]?.asked?.due ?? []);
  return dues.length === 0 ? null : new Date(Math.min(...dues)).toISOString();
}

/** Answers as soon as the inbox is `news`, or when the time is over. */
export async function awaitInbox(
  context: Context,
  playerId: string,
  waitMs: number,
  signal: AbortSignal,
  isNews: (waiting: readonly Waiting[]) => boolean,
): Promise<Waiting[]> {
  const until = Date.now() + waitMs;
  const bell = new Bell();
  const unsubscribe = context.bus.subscribe(playerId, bell.ring);
  try {
    for (;;) {
      const waiting = await inbox(context, playerId);
      const left = until - Date.now();
      if (isNews(waiting) || left <= 0 || signal.aborted) return waiting;
      await bell.wait(left, signal);
    }
  } finally {
    unsubscribe();
  }
}
