import { type Guidance, LEARNER, type Lesson } from '../../engine/lesson.js';
import type { Language } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { lessons } from '../../rulebooks/registry.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { newGame } from '../games/create-game.js';
import { findGame } from '../games/find-game.js';
import { startWhenFull } from '../games/start-game.js';
import type { GameRecord } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { notFound, notStarted, type Refusal, refusal } from '../refusal.js';
import { holds } from '../seats/holders.js';

export const lessonFor = (rulebook: string): Lesson | undefined =>
  lessons.find((one) => one.rulebook === rulebook);

/** The lesson that a game is, which its seed tells: those of other games are drawn. */
export function lessonOf({ rulebook, seed }: Pick<GameRecord, 'rulebook' | 'seed'>): Lesson | null {
  const lesson = lessonFor(rulebook);
  return lesson?.seed === seed ? lesson : null;
}

/** Begins a guided first game: private, against built-in bots, and the same each time. */
export async function startLesson(
  context: Context,
  player: Player,
  rulebook: string,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> {
  const lesson = lessonFor(rulebook);
  if (lesson === undefined && context.rulebooks.has(rulebook)) return err(notFound('lesson'));
  const game = await newGame(context, {
    ...{ creator: player, rulebook, visibility: 'private' },
    seats: Array.from({ length: lesson?.seats ?? 0 }, (_, seat) => (seat === LEARNER ? 'me' : 'bot')),
    options: lesson?.options ?? {},
  });
  if (!game.ok || lesson === undefined) return game;
  const prepared = { ...game.value, seed: lesson.seed };
  await context.games.create(prepared, context.quotas, once?.reply(ok(prepared)));
  return ok(await startWhenFull(context, prepared));
}

export interface LessonRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly language: Language;
  readonly signal?: AbortSignal | undefined;
}

export interface LessonNow extends Guidance {
  readonly game: string;
  readonly version: number;
  /** How many steps it has. */
  readonly steps: number;
}

/** What the coach says now in a guided first game. */
export async function readLesson(
  context: Context,
  { gameId, caller, language, signal }: LessonRequest,
): Promise<Result<LessonNow, Refusal>> {
  const found = await findGame(context, caller, gameId);
  if (!found.ok) return found;
  const { record, rulebook, state } = found.value;
  const lesson = lessonOf(record);
  if (lesson === null) return err(notFound('lesson'));
  if (!holds(record, caller, LEARNER)) return err(refusal('not_your_seat', `Seat ${LEARNER} is not yours.`));
  if (state === null) return err(notStarted);
  const { id, version } = record;
  const said = await context.queues.past.run(async () => {
    const entries = await context.log.entries(id, 0, version);
    return context.workers.run('lesson', rulebook, { lesson, entries, language });
  }, signal);
  return ok({ game: id, version, steps: lesson.steps.length, ...said });
}
