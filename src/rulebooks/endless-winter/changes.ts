import { changedAt, replacedAt, withoutAt } from '../../engine/lists.js';
import type { Seat } from '../../engine/rulebook.js';
import type { Buried, Held, Player } from './player.js';
import { playerOf, type State } from './state.js';

export const withPlayer = (state: State, seat: Seat, change: (player: Player) => Player): Player[] =>
  replacedAt(state.players, seat, change(playerOf(state, seat)));

export function withoutOne(items: readonly string[], item: string): string[] {
  const at = items.lastIndexOf(item);
  if (at < 0) throw new Error(`there is no ${item}`);
  return withoutAt(items, at);
}

/** Takes a card out of a hand, if possible one that everybody knows of. */
export function taken(hand: readonly Held[], card: string): { held: Held; rest: Held[] } {
  let at = -1;
  for (let index = 0; index < hand.length; index += 1) {
    const held = hand[index];
    if (held?.card === card && (at < 0 || held.shown)) at = index;
  }
  const held = hand[at];
  if (held === undefined) throw new Error(`${card} is not in this hand`);
  return { held, rest: withoutAt(hand, at) };
}

/** Takes a card out of a hand openly: what is known of the graves may then be uncertain. */
export function openlyTaken(player: Player, card: string): Player {
  const { held, rest } = taken(player.hand, card);
  return { ...player, hand: rest, buried: doubted(player, held) };
}

/**
 * A card that comes to light might be the one that everybody knew of. Then the one in the grave is no longer
 * known, unless nothing else could have been buried there.
 */
export function doubted({ hand, pile, buried }: Player, { card, shown, since }: Held): readonly Buried[] {
  if (shown) return buried;
  const at = buried.findLastIndex((one) => !one.open && one.shown && one.card === card);
  if (at < 0) return buried;
  const unseen = buried.filter(({ open }) => !open);
  const others = [...unseen, ...hand, ...pile].filter((one) => one !== buried[at]);
  const another = unseen.every((_, nth) => others.filter(({ since }) => since <= nth).length > nth);
  // Unless it is that very card, it came when the one came that was seen.
  return another
    ? changedAt(buried, at, (one) => ({ ...one, shown: false, doubt: { card, since } }))
    : buried;
}
