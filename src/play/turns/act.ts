import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { isForeseeable } from '../../engine/foreseeable.js';
import type { Prompt, Rejection, Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { seededRng } from '../../kernel/rng.js';
import { attended } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import { findGame, seatsOf } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { redact, type SeenEntry } from '../history/redact.js';
import type { Head } from '../ports/game-record.js';
import type { SavedResponse } from '../ports/log.js';
import { type Refusal, refusal, stale } from '../refusal.js';
import { advance } from './advance.js';
import { Draft, hasBegun } from './draft.js';
import { readActions, type Sent } from './read-actions.js';

export interface ActRequest {
  readonly gameId: string;
  readonly playerId: string;
  /** Needed only by a player who holds several seats that are asked. */
  readonly seat?: Seat;
  readonly actions: readonly Sent[];
  /** The version that the client has seen, where it insists on it. */
  readonly ifVersion?: number;
  /** Where the game stands, if it was read since the request came. */
  readonly head?: Head | null | undefined;
}

export interface Acted {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  readonly entries: readonly SeenEntry[];
  readonly prompts: readonly Prompt[];
}

/** For a request that will be known again by its key. */
export interface Once {
  readonly key: string;
  readonly bodyHash: string;
  /** What the client is told of a result: stored with it, and told again to a retry. */
  readonly response: (result: Result<Acted, Refusal>) => { readonly status: number; readonly body: unknown };
}

export type ActResult =
  | { readonly kind: 'judged'; readonly result: Result<Acted, Refusal> }
  | { readonly kind: 'answered before'; readonly response: SavedResponse };

/**
 * Judges a seat's actions and appends them, all or none. A writer that loses a race is judged again, unless it
 * named a version.
 */
export function act(context: Context, request: ActRequest, once?: Once): Promise<ActResult> {
  return context.locks.run(request.gameId, async () => {
    for (let { head } = request; ; head = undefined) {
      const done = await attempt(context, request, head, once);
      if (done !== null) return done;
    }
  });
}

/** Null when another process was faster: with the game, or with the same request. */
async function attempt(
  context: Context,
  request: ActRequest,
  head: ActRequest['head'],
  once?: Once,
): Promise<ActResult | null> {
  const found = await findGame(context, request, request.gameId, undefined, head);
  // Only now, after the head was read: a twin that committed earlier is found here, and one that commits later
  // makes the append stale. And before all else: whoever has left meanwhile is told what they were told before.
  const earlier = once && (await context.log.findSavedResponse(request.gameId, request.playerId, once.key));
  if (once && earlier) return again(earlier, once);
  if (!found.ok) return judged(found);
  const game = found.value;
  const seat = seatToAct(game, request);
  if (!seat.ok) return judged(seat);

  const decided = decide(context, game, seat.value, request);
  if (!decided.ok) {
    if (once === undefined) return judged(decided);
    const response = responseTo(request, once, decided);
    const kept = await context.log.saveResponse(request.gameId, game.record.version, response);
    return kept ? judged(decided) : null;
  }
  const draft = decided.value;
  const next = draft.sealed();
  const result = ok({
    game: game.record.id,
    rulebook: game.record.rulebook,
    version: game.record.version + next.entries.length,
    entries: next.entries.map((entry) => redact(game.rulebook, entry, seat.value)),
    prompts: draft.prompts(),
  });
  const advanced = await advance(context, game, next, {
    tableStatus: attended(game.record.tableStatus, seat.value),
    by: seat.value,
    response: once && responseTo(request, once, result),
  });
  if (advanced === null) return null;
  context.bots.answerIn(advanced.record);
  return judged(result);
}

const judged = (result: Result<Acted, Refusal>): ActResult => ({ kind: 'judged', result });

function again(response: SavedResponse, { bodyHash }: Once): ActResult {
  if (response.bodyHash === bodyHash) return { kind: 'answered before', response };
  return judged(
    err(
      refusal('idempotency_key_reused', 'This Idempotency-Key came with another body before: use a new key.'),
    ),
  );
}

const responseTo = ({ playerId }: ActRequest, once: Once, result: Result<Acted, Refusal>): SavedResponse => ({
  playerId,
  key: once.key,
  bodyHash: once.bodyHash,
  ...once.response(result),
});

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

/** What the actions lead to, or why one of them cannot be taken. */
export function decide(
  context: Context,
  game: LiveGame,
  seat: Seat,
  request: Pick<ActRequest, 'actions' | 'ifVersion'>,
): Result<Draft, Refusal> {
  const { record, rulebook } = game;
  if (request.ifVersion !== undefined && request.ifVersion !== record.version) {
    return err(stale(record));
  }
  if (!hasBegun(game)) return err(refusal('not_started', 'The game has not started yet.'));
  if (record.status === 'closed') return err(refusal('game_over', 'The game was closed.'));
  const actions = readActions(rulebook, request.actions);
  if (!actions.ok) return actions;
  const played = record.tableStatus.seats[seat]?.played;
  if (played === 'resigned') return err(refusal('resigned', `Seat ${seat} has resigned.`));
  const draft = new Draft(context, game);
  // Whoever acts is there again.
  if (played === 'autopilot') draft.note({ type: 'return', by: seat });
  for (const [index, action] of actions.value.entries()) {
    const { state } = draft;
    const judged = draft.judge(seat, action);
    if (!judged.ok) return err(rejected(rulebook, state, seat, index, judged.error));
    // Or else a list with a nonsense at its end would show what an action leads to, and nothing would be taken.
    const imagination = seededRng(draft.seed, `imagined ${draft.version}`);
    if (index + 1 < actions.value.length && !isForeseeable(rulebook, state, seat, judged.value, imagination))
      return err(rejected(rulebook, state, seat, index, unforeseeable));
    draft.take(seat, judged.value);
  }
  return ok(draft);
}

export const unforeseeable: Rejection = {
  code: 'not_foreseeable',
  detail: 'What comes of this action is not known beforehand: it must be the last that is sent at once.',
};

export function rejected(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  index: number,
  rejection: Rejection,
): Refusal {
  if (rejection.code === 'game_over') return refusal('game_over', rejection.detail);
  const prompt = rulebook.prompts(state).find((asked) => asked.seat === seat) ?? null;
  return { ...refusal('not_legal', rejection.detail), rejected: { rejection, prompt, index } };
}
