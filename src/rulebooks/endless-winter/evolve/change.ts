import type { Seat } from '../../../engine/rulebook.js';
import { type Buried, changedPlayer, type Held, type Player } from '../player.js';
import { playerOf, type State, type Turn } from '../state.js';

export function withPlayer(state: State, seat: Seat, change: Partial<Player>): Player[] {
  const players = [...state.players];
  players[seat] = changedPlayer(playerOf(state, seat), change);
  return players;
}

export const withTurn = (turn: Turn, change: Partial<Turn>): Turn => ({
  seat: change.seat ?? turn.seat,
  station: change.station ?? turn.station,
  chief: change.chief ?? turn.chief,
  work: change.work ?? turn.work,
  played: change.played ?? turn.played,
  advancements: change.advancements ?? turn.advancements,
  fresh: change.fresh ?? turn.fresh,
  restTile: change.restTile ?? turn.restTile,
});

export function changedAt<Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] {
  const result = [...items];
  result[index] = change(items[index] as Item);
  return result;
}

export const plus = (items: readonly number[], index: number, n: number): number[] =>
  changedAt(items, index, (item) => item + n);

export function withoutOne(items: readonly string[], item: string): string[] {
  const at = items.lastIndexOf(item);
  if (at < 0) throw new Error(`there is no ${item}`);
  return [...items.slice(0, at), ...items.slice(at + 1)];
}

/** Takes a card out of a hand; one that everybody knows of goes first. */
export function taken(hand: readonly Held[], card: string): { held: Held; rest: Held[] } {
  let at = -1;
  for (const [index, held] of hand.entries()) {
    if (held.card === card && (at < 0 || held.shown)) at = index;
  }
  const held = hand[at];
  if (held === undefined) throw new Error(`${card} is not in this hand`);
  return { held, rest: [...hand.slice(0, at), ...hand.slice(at + 1)] };
}

/** The same before everybody's eyes: what is known of the graves may no longer be certain then. */
export function openlyTaken(player: Player, card: string): { hand: Held[]; buried: readonly Buried[] } {
  const { held, rest } = taken(player.hand, card);
  return { hand: rest, buried: doubted(player, held) };
}

/**
 * A card has come to light that might be the one everybody knew of: the one in the grave is then known no longer,
 * unless nothing else could have been buried there.
 */
export function doubted({ hand, pile, buried }: Player, { card, shown }: Held): readonly Buried[] {
  if (shown) return buried;
  const at = buried.findLastIndex((one) => !one.open && one.shown && one.card === card);
  if (at < 0) return buried;
  const unseen = buried.filter(({ open }) => !open);
  const others = [...unseen, ...hand, ...pile].filter((one) => one !== buried[at]);
  const another = unseen.every((_, nth) => others.filter(({ since }) => since <= nth).length > nth);
  return another ? changedAt(buried, at, (one) => ({ ...one, shown: false })) : buried;
}
