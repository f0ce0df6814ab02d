import type { Prompt } from '../../engine/rulebook.js';

/*
 * Standing orders: answers that a player prepares for a seat. The first order that fits a prompt answers it. Actions are
 * given by their ids.
 */

export const spans = ['turn', 'round', 'game'] as const;

/** Public facts of a prompt, as in its `about`. */
export type Facts = NonNullable<Prompt['about']>;

export type Order =
  /** Once, as soon as the action is legal. */
  | { readonly kind: 'once'; readonly action: string; readonly prompt?: string }
  /** Every time this prompt comes and the action is legal, until the game reaches a version. */
  | { readonly kind: 'until'; readonly action: string; readonly prompt: string; readonly version: number }
  /** Every time this prompt comes with these facts, or without those, and the action is legal. */
  | Wish
  /** Ask, also where there is only one legal answer: at this prompt, or at any. */
  | { readonly kind: 'ask'; readonly prompt?: string }
  /**
   * One by one, starting with the next prompt; of several, the first that is legal. Dropped where none of them is.
   */
  | { readonly kind: 'turn'; readonly actions: readonly (string | readonly string[])[] };

export interface Wish {
  readonly kind: 'wish';
  readonly action: string;
  readonly prompt: string;
  /** For a turn: from its first answer until the seat is asked something that it does not answer. */
  readonly for: (typeof spans)[number];
  readonly when?: Facts;
  readonly unless?: Facts;
  /** The round in which a wish for a round was laid down. */
  readonly round?: number;
  /** Whether a wish for a turn has answered. */
  readonly begun?: true;
}

export const MAX_ORDERS = 20;

/** What a seat is asked, and when. */
export interface Asked {
  readonly prompt: Prompt;
  readonly legal: ReadonlySet<string>;
  readonly version: number;
  /** The round of the game; null if its rules do not count rounds. */
  readonly round: number | null;
}

export interface Ordered {
  /** The answer; null if no order fits. */
  readonly action: string | null;
  /** The remaining orders. */
  readonly orders: readonly Order[];
}

/** What one order answers, and what is left of it; null if it is used up. */
interface Said {
  readonly action: string | null;
  readonly left: Order | null;
}

/** Applies a seat's orders to a prompt. */
export function obey(orders: readonly Order[], asked: Asked): Ordered {
  const kept: Order[] = [];
  for (const [nth, order] of orders.entries()) {
    const { action, left } = say(order, asked);
    if (left !== null) kept.push(left);
    if (action !== null) return { action, orders: [...kept, ...orders.slice(nth + 1)] };
  }
  return { action: null, orders: kept };
}

function say(order: Order, asked: Asked): Said {
  const { prompt, legal, version } = asked;
  switch (order.kind) {
    case 'once':
      return (order.prompt ?? prompt.kind) === prompt.kind && legal.has(order.action)
        ? { action: order.action, left: null }
        : { action: null, left: order };
    case 'until': {
      if (version >= order.version) return { action: null, left: null };
      const fits = order.prompt === prompt.kind && legal.has(order.action);
      return { action: fits ? order.action : null, left: order };
    }
    case 'wish':
      return grant(order, asked);
    case 'ask':
      return { action: null, left: order };
    case 'turn': {
      const [next = [], ...later] = order.actions;
      const action = [next].flat().find((one) => legal.has(one)) ?? null;
      const goesOn = action !== null && later.length > 0;
      return { action, left: goesOn ? { kind: 'turn', actions: later } : null };
    }
  }
}

function grant(wish: Wish, { prompt, legal, round }: Asked): Said {
  if (wish.for === 'round' && wish.round !== (round ?? undefined)) return { action: null, left: null };
  const facts = prompt.about ?? {};
  const fits =
    wish.prompt === prompt.kind &&
    legal.has(wish.action) &&
    Object.entries(wish.when ?? {}).every(([name, fact]) => facts[name] === fact) &&
    !Object.entries(wish.unless ?? {}).some(([name, fact]) => facts[name] === fact);
  if (wish.for !== 'turn') return { action: fits ? wish.action : null, left: wish };
  if (fits) return { action: wish.action, left: wish.begun ? wish : { ...wish, begun: true } };
  return { action: null, left: wish.begun ? null : wish };
}

/** Whether a seat wants to be asked even if it has only one legal answer. */
export const asksFor = (orders: readonly Order[], prompt: string): boolean =>
  orders.some((order) => order.kind === 'ask' && (order.prompt ?? prompt) === prompt);

/**
 * What is left of a seat's orders when its only legal answer was given: a prepared turn goes on if it begins with that
 * answer, and is dropped if not, as if it had been asked.
 */
export function afterOnlyAnswer(orders: readonly Order[], asked: Asked): readonly Order[] {
  if (!orders.some(({ kind }) => kind === 'turn')) return orders;
  let isGiven = false;
  return orders.flatMap((order) => {
    if (order.kind !== 'turn' || isGiven) return [order];
    const { action, left } = say(order, asked);
    isGiven = action !== null;
    return left === null ? [] : [left];
  });
}
