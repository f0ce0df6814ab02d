import type { Prompt } from '../../engine/rulebook.js';

/*
 * Standing orders: answers that a player prepares for a seat. The first order that fits a prompt answers it. Actions are
 * given by their ids.
 */

export type Order =
  /** Once, as soon as the action is legal. */
  | { readonly kind: 'once'; readonly action: string; readonly prompt?: string }
  /** Every time this prompt comes and the action is legal, until the game reaches a version. */
  | { readonly kind: 'until'; readonly action: string; readonly prompt: string; readonly version: number }
  /** One by one, starting with the next prompt. Dropped at the first action that is not legal. */
  | { readonly kind: 'turn'; readonly actions: readonly string[] };

export const MAX_ORDERS = 20;

export interface Ordered {
  /** The answer; null if no order fits. */
  readonly action: string | null;
  /** The remaining orders. */
  readonly orders: readonly Order[];
}

/** Applies a seat's orders to a prompt at a version. */
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
