import { readActionId } from '../../engine/action-id.js';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { PlanCheck } from '../../engine/check-plan.js';
import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { fits } from '../check-value.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { type GameRecord, isOver } from '../ports/game-record.js';
import { gameOver, noSuchSeat, type Refusal, refusal, type Violation } from '../refusal.js';
import { holds } from '../seats/holders.js';
import { hasResigned, seatResigned } from '../seats/resigned.js';
import { decideAndAppend } from './decide-and-append.js';
import type { Order } from './orders.js';
import { seedOf } from './seal.js';

export interface OrdersRequest {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat: Seat;
}

export interface SeatOrders {
  readonly game: string;
  readonly seat: Seat;
  readonly orders: readonly Order[];
  /** Of the first order that is a turn, how far it can be carried out now; null for others, and while not asked. */
  readonly checks: readonly (PlanCheck | null)[];
}

/** A seat's standing orders. Only its player may read them. */
export async function readOrders(
  context: Context,
  request: OrdersRequest,
): Promise<Result<SeatOrders, Refusal>> {
  const { gameId, playerId, seat } = request;
  const found = await findGame(context, { playerId }, gameId);
  if (!found.ok) return found;
  const { record } = found.value;
  const no = whyNotOwn(record, request);
  if (no !== null) return err(no);
  const orders = record.orders[seat] ?? [];
  return ok({ game: record.id, seat, orders, checks: await checked(context, found.value, seat, orders) });
}

/** How far the first turn among these orders can be carried out, by what the seat knows. The others come after it. */
async function checked(
  context: Context,
  { record, rulebook, state }: LiveGame,
  seat: Seat,
  orders: readonly Order[],
): Promise<readonly (PlanCheck | null)[]> {
  const turn = orders.find((order) => order.kind === 'turn');
  const isAsked = record.prompts.some((prompt) => prompt.seat === seat);
  if (state === null || !isAsked || turn === undefined) return orders.map(() => null);
  const steps = turn.actions.map((one) => [one].flat().flatMap((id) => readActionId(id) ?? []));
  const input = { state, seat, steps, seed: seedOf(record), version: record.version };
  const check = await context.queues.drafts.run(() => context.workers.run('plan', rulebook, input));
  return orders.map((order) => (order === turn ? check : null));
}

/** Replaces a seat's standing orders. An order that fits an open prompt is carried out at once. */
export const layDownOrders = (
  context: Context,
  request: OrdersRequest & { readonly orders: readonly Order[] },
): Promise<Result<SeatOrders, Refusal>> => {
  const { gameId, playerId, seat, orders } = request;
  return decideAndAppend(context, { gameId, caller: { playerId } }, async (game) => {
    const { record, rulebook, state } = game;
    const no = whyNotOwn(record, request);
    if (no !== null) return err(no);
    if (isOver(record)) return err(gameOver);
    if (hasResigned(record, seat)) return err(seatResigned(seat));
    const errors = orders.flatMap((order, nth) => violationsOf(rulebook, order, `/orders/${nth}`));
    if (errors.length > 0)
      return err({ ...refusal('malformed', 'These orders cannot be carried out.'), errors });
    const round = state === null ? undefined : rulebook.round?.(state);
    const laid = orders.map((order) => fresh(order, round));
    const checks = await checked(context, game, seat, laid);
    const write = () => context.games.setOrders(gameId, seat, record.revision, laid);
    const value = () => ({ game: gameId, seat, orders: laid, checks });
    return ok({ kind: 'change', write, wakesBots: true, value });
  });
};

function whyNotOwn(record: GameRecord, { playerId, seat }: OrdersRequest): Refusal | null {
  if (record.seats[seat] === undefined) return noSuchSeat(seat);
  return holds(record, { playerId }, seat) ? null : refusal('not_your_seat', `Seat ${seat} is not yours.`);
}

/** What the service keeps in an order follows from the game, not from what was sent. */
function fresh(order: Order, round: number | undefined): Order {
  if (order.kind !== 'wish') return order;
  const { round: _, begun: __, ...wish } = order;
  return wish.for === 'round' && round !== undefined ? { ...wish, round } : wish;
}

function violationsOf(rulebook: AnyRulebook, order: Order, pointer: string): Violation[] {
  const unknown = actionsIn(order, pointer).flatMap(({ id, at }) => {
    const action = readActionId(id);
    return action !== null && fits(rulebook.schemas.action, action)
      ? []
      : [{ pointer: at, detail: `no action of ${rulebook.meta.id} has the id ${JSON.stringify(id)}` }];
  });
  if (order.kind === 'wish' && order.for === 'round' && rulebook.round === undefined)
    unknown.push({ pointer: `${pointer}/for`, detail: `${rulebook.meta.id} does not count rounds` });
  const prompt = order.kind === 'turn' ? undefined : order.prompt;
  if (prompt === undefined || Object.hasOwn(rulebook.meta.prompts, prompt)) return unknown;
  const kinds = Object.keys(rulebook.meta.prompts).join(', ');
  return [...unknown, { pointer: `${pointer}/prompt`, detail: `must be one of ${kinds}` }];
}

/** The ids of actions in an order, and where they stand. */
function actionsIn(order: Order, pointer: string): { readonly id: string; readonly at: string }[] {
  if (order.kind === 'ask') return [];
  if (order.kind !== 'turn') return [{ id: order.action, at: `${pointer}/action` }];
  return order.actions.flatMap((one, nth) => {
    const at = `${pointer}/actions/${nth}`;
    return typeof one === 'string' ? [{ id: one, at }] : one.map((id, way) => ({ id, at: `${at}/${way}` }));
  });
}
