import { commitmentToEntropy } from '../../engine/draw.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { startWhenFull } from '../games/start-game.js';
import type { GameRecord } from '../ports/game-record.js';
import { type Once, replyTo } from '../ports/retries/saved-replies.js';
import { noSuchSeat, type Refusal, refusal } from '../refusal.js';
import { isHeldBy } from '../seats/holders.js';
import type { SeatRequest } from '../seats/seats-in-play.js';
import { decideAndAppend } from '../turns/decide-and-append.js';
import { type Brought, keptOf, whyNotBoth } from './brought.js';
import { commitmentsClosed, isClosed, owedSeats } from './draw-state.js';
import { settleDraw } from './settle-draw.js';

/** Adds to the seed of a game that has not started. A second value from a seat replaces its first. */
export async function addEntropy(
  context: Context,
  { gameId, player, seat, entropy, commitment }: SeatRequest & Brought,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> {
  const added = await decideAndAppend<GameRecord>(
    context,
    { gameId, caller: { playerId: player.id }, once },
    ({ record }) => {
      const no =
        whyNotBoth({ entropy, commitment }) ??
        whyNotYours(record, player.id, seat) ??
        (isClosed(record) ? commitmentsClosed : null);
      const holder = record.seats[seat];
      if (no !== null || holder === undefined) return err(no ?? noSuchSeat(seat));
      const kept = keptOf({ entropy, commitment });
      const write = () =>
        context.games.bringEntropy(record.id, seat, holder, kept, record.revision, replyTo(once));
      return ok({ kind: 'change', write, value: (latest) => latest() });
    },
  );
  return added.ok ? ok(await startAgain(context, added.value)) : added;
}

/** Reveals what a seat has committed to. The last one to reveal starts the game. */
export async function revealEntropy(
  context: Context,
  { gameId, player, seat, entropy }: SeatRequest & { readonly entropy: string },
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> {
  const revealed = await decideAndAppend<GameRecord>(
    context,
    { gameId, caller: { playerId: player.id }, once },
    ({ record }) => {
      const holder = record.seats[seat];
      const commitment = record.commitments[seat] ?? null;
      const no = whyNotYours(record, player.id, seat);
      if (no !== null || holder === undefined) return err(no ?? noSuchSeat(seat));
      if (record.draw.due === null || commitment === null) return err(notRevealing);
      if (commitmentToEntropy(entropy) !== commitment) return err(wrongEntropy);
      if (record.entropy[seat] != null) return ok({ kind: 'nothing', value: record });
      if (context.clock().getTime() >= record.draw.due) return err(notRevealing);
      const kept = keptOf({ entropy, commitment });
      const write = () =>
        context.games.bringEntropy(record.id, seat, holder, kept, record.revision, replyTo(once));
      return ok({ kind: 'change', write, value: (latest) => latest() });
    },
  );
  if (!revealed.ok || !isClosed(revealed.value)) return revealed;
  return settleDraw(context, gameId);
}

const notRevealing = refusal(
  'not_revealing',
  'The game does not ask this seat to reveal entropy now. `fairness.draw` says what it waits for.',
);

const wrongEntropy = refusal('wrong_entropy', 'This is not the entropy that the seat has committed to.');

function whyNotYours(record: GameRecord, playerId: string, seat: number): Refusal | null {
  const holder = record.seats[seat];
  if (holder === undefined) return noSuchSeat(seat);
  if (record.status !== 'open')
    return refusal('already_started', 'The game has started: seats can no longer add to its seed.');
  return isHeldBy(holder, playerId) ? null : refusal('not_your_seat', `Seat ${seat} is not yours to change.`);
}

/** After an attempt that was void, the next one begins by itself when nothing is missing. */
export async function startAgain(context: Context, record: GameRecord): Promise<GameRecord> {
  const { draw, status } = record;
  if (status !== 'open' || draw.attempt === 1 || draw.due !== null || owedSeats(record).length > 0)
    return record;
  return startWhenFull(context, record);
}
