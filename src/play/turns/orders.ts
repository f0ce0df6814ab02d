import type { Prompt } from '../../engine/rulebook.js';

/*
 * What a seat has laid down to be answered by itself, in order; the first that fits answers. Actions are named by
 * their ids.
 */

export type Order =
  /** As soon as it is legal, once. */
  | { readonly kind: 'once'; readonly action: string; readonly prompt?: string }
  /** Whenever this prompt comes and it is legal, until the game has reached a version. */
  | { readonly kind: 'until'; readonly action: string; readonly prompt: string; readonly version: number }
  /** One after another, from the next time that the seat is asked; ends at the first that is not legal. */
  | { readonly kind: 'turn'; readonly actions: readonly string[] };

export const MAX_ORDERS = 20;

export interface Ordered {
  /** What the seat answers; null where no order fits. */
  readonly action: string | null;
  /** The orders that remain. */
  readonly orders: readonly Order[];
}

/** What a seat's orders answer to a prompt at a version. */
export function obey(
  orders: readonly Order[],
  prompt: Prompt,
  legal: ReadonlySet<string>,
  version: number,
): Ordered {
  const kept: Order[] = [];
  for (const [nth, order] of orders.entries()) {
    const rest = orders.slice(nth + 1);
    switch (order.kind) {
      case 'once':
        if ((order.prompt ?? prompt.kind) === prompt.kind && legal.has(order.action))
          return { action: order.action, orders: [...kept, ...rest] };
        kept.push(order);
        break;
      case 'until':
        if (version >= order.version) break;
        if (order.prompt === prompt.kind && legal.has(order.action))
          return { action: order.action, orders: [...kept, order, ...rest] };
        kept.push(order);
        break;
      case 'turn': {
        const [action, ...later] = order.actions;
        if (action === undefined || !legal.has(action)) break;
        const left: Order[] = later.length > 0 ? [{ kind: 'turn', actions: later }] : [];
        return { action, orders: [...kept, ...left, ...rest] };
      }
    }
  }
  return { action: null, orders: kept };
}
