import { readActionId } from '../../engine/action-id.js';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { fits } from '../check-value.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { isOver } from '../ports/game-record.js';
import { type Refusal, refusal, type Violation } from '../refusal.js';
import type { Order } from './orders.js';

export interface OrdersRequest {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat: Seat;
}

export interface SeatOrders {
  readonly game: string;
  readonly seat: Seat;
  readonly orders: readonly Order[];
}

/** What a seat has laid down: for its own player alone. */
export async function readOrders(
  context: Context,
  request: OrdersRequest,
): Promise<Result<SeatOrders, Refusal>> {
  const game = await ownSeat(context, request);
  if (!game.ok) return game;
  const { record } = game.value;
  return ok({ game: record.id, seat: request.seat, orders: record.orders[request.seat] ?? [] });
}

/** Lays down a seat's orders, in place of those before. What fits a prompt that is open is done at once. */
export async function layDownOrders(
  context: Context,
  request: OrdersRequest & { readonly orders: readonly Order[] },
): Promise<Result<SeatOrders, Refusal>> {
  const { gameId, seat, orders } = request;
  for (;;) {
    const game = await ownSeat(context, request);
    if (!game.ok) return game;
    const { record, rulebook } = game.value;
    if (isOver(record)) return err(refusal('game_over', 'The game is over.'));
    if (record.tableStatus.seats[seat]?.played === 'resigned')
      return err(refusal('resigned', `Seat ${seat} has resigned.`));
    const errors = orders.flatMap((order, nth) => violationsOf(rulebook, order, `/orders/${nth}`));
    if (errors.length > 0)
      return err({ ...refusal('malformed', 'These orders cannot be carried out.'), errors });
    if (await context.games.setOrders(gameId, seat, record.revision, orders)) {
      context.bots.wake(gameId);
      return ok({ game: gameId, seat, orders });
    }
  }
}

async function ownSeat(
  context: Context,
  { gameId, playerId, seat }: OrdersRequest,
): Promise<Result<LiveGame, Refusal>> {
  const found = await findGame(context, { playerId }, gameId);
  if (!found.ok) return found;
  const holder = found.value.record.seats[seat];
  if (holder === undefined) return err(refusal('not_found', `There is no seat ${seat}.`));
  return holder.kind === 'player' && holder.id === playerId
    ? found
    : err(refusal('not_your_seat', `Seat ${seat} is not yours.`));
}

function violationsOf(rulebook: AnyRulebook, order: Order, pointer: string): Violation[] {
  const actions =
    order.kind === 'turn'
      ? order.actions.map((id, nth) => ({ id, at: `${pointer}/actions/${nth}` }))
      : [{ id: order.action, at: `${pointer}/action` }];
  const unknown = actions.flatMap(({ id, at }) => {
    const action = readActionId(id);
    return action !== null && fits(rulebook.schemas.action, action)
      ? []
      : [{ pointer: at, detail: `no action of ${rulebook.meta.id} has the id ${JSON.stringify(id)}` }];
  });
  const prompt = order.kind === 'turn' ? undefined : order.prompt;
  if (prompt === undefined || Object.hasOwn(rulebook.meta.prompts, prompt)) return unknown;
  const kinds = Object.keys(rulebook.meta.prompts).join(', ');
  return [...unknown, { pointer: `${pointer}/prompt`, detail: `must be one of ${kinds}` }];
}
