import type { Seat } from '../../engine/rulebook.js';
import { areNeighbours, type Card, cardOf, colourOf } from './atlas.js';
import { freeRegions, mammothSupply, mammothsAt, neighboursOf } from './board.js';
import type { Components, LightEffect } from './components/schema.js';
import { type Colour, colours } from './fields.js';
import type { State } from './state.js';

export const stonesOf = (state: State, seat: Seat): number => state.stones[seat] ?? 0;

/** With so many stones a seat may no longer gain by helping others. */
export const mustPlayLight = (state: State, seat: Seat): boolean =>
  stonesOf(state, seat) >= state.components.stones.values.limit;

/** The price that the player must be able to pay: for the mammoth card that of its cheapest possible option. */
export function priceOf(state: State, card: Card): number {
  return card.effect.type === 'mammoth'
    ? Math.min(...mammothPrices(state, card.stones.values, card.effect))
    : card.stones.values;
}

type MammothEffect = Extract<LightEffect, { type: 'mammoth' }>;

function mammothPrices(state: State, placing: number, effect: MammothEffect): number[] {
  const free = freeRegions(state);
  const prices: number[] = [];
  if (mammothSupply(state) > 0) prices.push(placing);
  for (const from of free) {
    if (mammothsAt(state, from) === 0) continue;
    const near = neighboursOf(state, from).length;
    if (near > 0) prices.push(effect.neighbour);
    if (free.length - 1 > near) prices.push(effect.anywhere);
  }
  return prices.length > 0 ? prices : [placing];
}

/** The price of placing a mammoth with a card, or of moving one; null for all cards that are paid for at once. */
export function mammothPrice(
  components: Components,
  id: string,
  to: number,
  from: number | null,
): number | null {
  const { effect, stones } = cardOf(components, id);
  if (effect.type !== 'mammoth') return null;
  if (from === null) return stones.values;
  return areNeighbours(components, from, to) ? effect.neighbour : effect.anywhere;
}

/** The piles whose top a cult card may copy. */
export const copyable = (state: State, seat: Seat): Colour[] =>
  colours.filter((colour) => {
    const { top } = state.piles[colour];
    return top !== null && isPlayable(state, seat, cardOf(state.components, top));
  });

export function isPlayable(state: State, seat: Seat, card: Card): boolean {
  if (card.effect.type === 'cult') return copyable(state, seat).length > 0;
  return card.colour === 'light'
    ? priceOf(state, card) <= stonesOf(state, seat)
    : !mustPlayLight(state, seat);
}

export const handSize = ({ hand }: Components): number => hand.values.light + hand.values.dark;

export const inHand = ({ hands, components }: State, seat: Seat, colour: Colour): number => {
  let sum = 0;
  for (const card of hands[seat] ?? []) if (colourOf(components, card) === colour) sum += 1;
  return sum;
};

/** The top of a discard pile stays where it is, so it does not count. */
export const isExhausted = ({ piles }: State, colour: Colour): boolean =>
  piles[colour].deck.length === 0 && piles[colour].under.length === 0;

const other = (colour: Colour): Colour => (colour === 'light' ? 'dark' : 'light');

/** Whether drawing this colour would fill the hand with one colour, though there are cards of the other. */
function wouldBeOneColour(state: State, seat: Seat, colour: Colour): boolean {
  const most = handSize(state.components);
  return inHand(state, seat, colour) === most - 1 && !isExhausted(state, other(colour));
}

export function drawable(state: State, seat: Seat): Colour[] {
  if ((state.hands[seat]?.length ?? 0) >= handSize(state.components)) return [];
  return colours.filter((colour) => !isExhausted(state, colour) && !wouldBeOneColour(state, seat, colour));
}

/** The rest of `cards` when each of `gone` takes away one like it. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
