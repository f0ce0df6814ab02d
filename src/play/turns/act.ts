import type { AnyAction } from '../../engine/any-rulebook.js';
import { showing } from '../../engine/foresee.js';
import type { Language, Prompt, Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { traced } from '../../kernel/tracing.js';
import { attended } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import { narrationOf } from '../history/narration.js';
import { redact, type SeenEntry } from '../history/redact.js';
import type { Head } from '../ports/game-record.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { notStarted, type Refusal, refusal, stale } from '../refusal.js';
import { rejected } from '../rejected.js';
import { seatsOf } from '../seats/holders.js';
import { hasResigned, seatResigned } from '../seats/resigned.js';
import { type Decided, decideAndAppend, type Move } from './decide-and-append.js';
import { type BegunGame, Draft, hasBegun } from './draft.js';
import { askedOf, type SeatActions } from './legal-actions.js';
import { readActions, type Sent } from './read-actions.js';

export interface ActRequest {
  readonly gameId: string;
  readonly playerId: string;
  /** Whether it is measured how long the answer took. */
  readonly isBot?: boolean;
  /** Required only if several seats of the player are asked. */
  readonly seat?: Seat;
  readonly actions: readonly Sent[];
  /** The version that the client requires, from If-Match. */
  readonly ifVersion?: number;
  /** The head, if it was read during this request. */
  readonly head?: Head | null | undefined;
  /** The language of the legal actions that the response has; left out for none. */
  readonly actionsIn?: Language | undefined;
  /** Aborts when nobody waits for the response any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface Acted {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  readonly entries: readonly SeenEntry[];
  readonly prompts: readonly Prompt[];
  /** If it was asked for: what the player's seats may answer now. */
  readonly asked?: readonly SeatActions[];
}

/**
 * Judges a seat's actions and appends all or none. If another write was faster, they are judged again, unless the client
 * requires a version.
 */
export async function act(
  context: Context,
  request: ActRequest,
  once?: Once<Acted>,
): Promise<Result<Acted, Refusal>> {
  const { gameId, playerId, head, signal } = request;
  const move: Move<Acted> = { gameId, caller: request, head, signal, once };
  let askedAt: number | null = null;
  const acted = await decideAndAppend(context, move, (game) => {
    if (request.isBot === true) askedAt = askedSince(game, request);
    return decideActions(context, game, request);
  });
  if (acted.ok && askedAt !== null)
    context.answerTimes.answered(playerId, context.clock().getTime() - askedAt);
  return acted;
}

/** Since when the seat has been asked. Within a turn with a clock of its own, since the last entry. */
function askedSince(game: LiveGame, request: ActRequest): number | null {
  const seat = seatToAct(game, request);
  const { tableStatus, clock, movedAt } = game.record;
  const asked = seat.ok ? (tableStatus.seats[seat.value]?.asked ?? null) : null;
  return asked && (clock?.kind === 'turn' ? Math.max(asked.since, movedAt.getTime()) : asked.since);
}

async function decideActions(context: Context, game: LiveGame, request: ActRequest): Promise<Decided<Acted>> {
  const seat = seatToAct(game, request);
  if (!seat.ok) return seat;
  const { record, rulebook } = game;
  const facts = { 'permafrost.rulebook': record.rulebook, 'permafrost.actions': request.actions.length };
  const judged = await traced(context.tracing, { name: 'judge', facts }, async () => {
    const decided = await decide(context, game, seat.value, request);
    return decided.ok ? ok(await decided.value.sealed()) : decided;
  });
  if (!judged.ok) return judged;
  const next = judged.value;
  const acted: Acted = {
    game: record.id,
    rulebook: record.rulebook,
    version: record.version + next.entries.length,
    entries: next.entries.map((entry) => redact(rulebook, entry, seat.value)),
    prompts: next.prompts,
    ...(request.actionsIn !== undefined && {
      asked: askedOf({ rulebook, ...next }, seatsOf(record, request), narrationOf(game, request.actionsIn)),
    }),
  };
  const extras = { tableStatus: attended(record.tableStatus, seat.value), by: seat.value };
  return ok({ kind: 'entries', next, extras, value: () => acted });
}

export function seatToAct(
  { record }: LiveGame,
  request: Pick<ActRequest, 'playerId' | 'seat'>,
): Result<Seat, Refusal> {
  const own = seatsOf(record, request);
  if (own.length === 0) return err(refusal('not_seated', 'You hold no seat in this game.'));
  if (request.seat !== undefined) {
    return own.includes(request.seat)
      ? ok(request.seat)
      : err(refusal('not_your_seat', `Seat ${request.seat} is not yours.`));
  }
  const asked = own.find((seat) => record.prompts.some((prompt) => prompt.seat === seat));
  return ok(asked ?? (own[0] as Seat));
}

/** What the actions lead to, or why one of them is refused. */
export async function decide(
  context: Context,
  game: LiveGame,
  seat: Seat,
  request: Pick<ActRequest, 'actions' | 'ifVersion' | 'signal'>,
): Promise<Result<Draft, Refusal>> {
  const { record, rulebook } = game;
  if (request.ifVersion !== undefined && request.ifVersion !== record.version) {
    return err(stale(record));
  }
  if (!hasBegun(game)) return err(notStarted);
  if (record.status === 'closed')
    return err(refusal('game_over', { en: 'The game was closed.', de: 'Die Partie wurde geschlossen.' }));
  const actions = readActions(rulebook, request.actions);
  if (!actions.ok) return actions;
  if (hasResigned(record, seat)) return err(seatResigned(seat));
  const draft = new Draft(context, game);
  const { seed, version } = draft;
  const foreseen = await foreseeList(context, game, seat, actions.value, {
    ...{ seed, version, signal: request.signal },
  });
  if (!foreseen.ok) return foreseen;
  // A player who acts is back.
  if (record.tableStatus.seats[seat]?.played === 'autopilot') draft.note({ type: 'return', by: seat });
  for (const [index, action] of actions.value.entries()) {
    const { state } = draft;
    const judged = draft.judge(seat, action);
    // Only the first can be refused here: of the others, what is legal came out as foreseen.
    if (!judged.ok) return err(rejected(rulebook, state, seat, index, judged.error));
    draft.take(seat, judged.value);
    const expected = foreseen.value[index];
    // The seat learns by this action what it did not know. That must not be had for nothing, so the action counts.
    if (expected !== undefined && showing(rulebook, judged.value, seat) !== expected) break;
  }
  return ok(draft);
}

/** What each action but the last will show the seat. Others do not wait for what is imagined for it. */
async function foreseeList(
  { queues, workers }: Context,
  game: BegunGame,
  seat: Seat,
  actions: readonly AnyAction[],
  { seed, version, signal }: Pick<Draft, 'seed' | 'version'> & Pick<ActRequest, 'signal'>,
): Promise<Result<readonly string[], Refusal>> {
  if (actions.length < 2) return ok([]);
  const input = { state: game.state, seat, actions, seed, version };
  return queues.drafts.run(() => workers.run('list', game.rulebook, input, signal), signal);
}
