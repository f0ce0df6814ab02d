import type { Viewer } from '../../../src/engine/rulebook.js';
import type { Event } from '../../../src/rulebooks/eiszeit/events/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { State } from '../../../src/rulebooks/eiszeit/state.js';

/*
 * What a viewer can remember, from the events alone that they see, and whether a world is possible for all of it. It
 * shares nothing with `imagine` but the components.
 */
type Colour = 'light' | 'dark';
type Counts = Map<string, number>;

/** A card that has left a hand, or is still in it. Null where the viewer does not know which it is. */
interface End {
  readonly card: string | null;
  /** How many cards of the colour the seat had drawn since the shuffle by then. */
  readonly draws: number;
}

/** What the viewer knows of one shuffle of a deck, and what the seats have done with cards of its colour since. */
interface Shuffle {
  /** The cards that may have been in the hands of others, and not in the deck. */
  readonly outside: Counts;
  /** By seat: how many cards of the colour it held then. */
  readonly held: readonly number[];
  readonly draws: number[];
  readonly ends: End[][];
}

type Seen = { readonly type: string; readonly [field: string]: unknown };
const { lightCards, darkCards } = eiszeit.components;
const isCult = (card: string): boolean => card.endsWith('-cult');
const all = (colour: Colour): string[] =>
  (colour === 'light' ? lightCards : darkCards).values.flatMap(({ id, copies }) =>
    Array<string>(copies).fill(id),
  );
const colourOf = (card: string): Colour =>
  lightCards.values.some(({ id }) => id === card) ? 'light' : 'dark';

export function countsOf(cards: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function minus(cards: readonly string[], gone: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** What a viewer knows of the cards of one colour. */
class Pile {
  readonly shuffles: Shuffle[] = [];
  readonly held: number[];
  own: string[] = [];
  under: string[] = [];
  top: string | null = null;

  constructor(
    readonly colour: Colour,
    readonly viewer: Viewer,
    seats: number,
  ) {
    this.held = Array<number>(seats).fill(0);
  }

  shuffled(): void {
    const known = [...this.under, ...(this.top === null ? [] : [this.top]), ...this.own];
    const outside = this.shuffles.length === 0 ? [] : minus(all(this.colour), known);
    const each = this.held.map(() => 0);
    this.shuffles.push({
      outside: countsOf(outside),
      held: [...this.held],
      draws: each,
      ends: this.held.map(() => []),
    });
    this.under = [];
  }

  drawn(seat: number, card: unknown): void {
    this.held[seat] = (this.held[seat] ?? 0) + 1;
    if (seat === this.viewer) this.own.push(String(card));
    for (const { draws } of this.shuffles) draws[seat] = (draws[seat] ?? 0) + 1;
  }

  left(seat: number, card: string | null): void {
    this.held[seat] = (this.held[seat] ?? 0) - 1;
    if (seat === this.viewer && card !== null) this.own = minus(this.own, [card]);
    for (const { draws, ends } of this.shuffles) ends[seat]?.push({ card, draws: draws[seat] ?? 0 });
  }
}

export class Remembering {
  readonly #piles: { readonly [Name in Colour]: Pile };

  constructor(
    readonly viewer: Viewer,
    readonly seats: number,
  ) {
    this.#piles = { light: new Pile('light', viewer, seats), dark: new Pile('dark', viewer, seats) };
  }

  see(event: Event): void {
    const seen = eiszeit.seen(event, this.viewer) as Seen | null;
    if (seen === null) return;
    const seat = Number(seen.seat);
    const colour = seen.colour === 'light' || seen.colour === 'dark' ? seen.colour : null;
    if (seen.type === 'deck-shuffled' && colour !== null) this.#piles[colour].shuffled();
    else if (seen.type === 'card-drawn' && colour !== null) this.#piles[colour].drawn(seat, seen.card);
    else if (seen.type === 'card-discarded' && colour !== null) {
      const card = seen.card === undefined ? null : String(seen.card);
      this.#piles[colour].left(seat, card);
      if (card !== null) this.#piles[colour].under.push(card);
    } else if (seen.type === 'card-played' || seen.type === 'card-laid-down') {
      const card = String(seen.card);
      const pile = this.#piles[colourOf(card)];
      pile.left(seat, card);
      if (isCult(card)) pile.under.push(card);
      else {
        if (pile.top !== null) pile.under.push(pile.top);
        pile.top = card;
      }
    }
  }

  /** Why this world cannot be the true one; null if it can. */
  whyImpossible(world: State): string | null {
    for (const colour of ['light', 'dark'] as const) {
      const why = this.#wrongPile(this.#piles[colour], world);
      if (why !== null) return `${colour}: ${why}`;
    }
    return null;
  }

  #wrongPile(pile: Pile, world: State): string | null {
    const { deck, top, under } = world.piles[pile.colour];
    const hands = world.hands.map((hand) => hand.filter((card) => colourOf(card) === pile.colour));
    const cards = [
      ...deck,
      ...(top === null ? [] : [top]),
      ...under.map(({ card }) => card),
      ...hands.flat(),
    ];
    if (cards.toSorted().join() !== all(pile.colour).toSorted().join())
      return 'other cards than those of the game';
    if (top !== pile.top) return 'another card on top';
    if (hands.some(({ length }, seat) => length !== pile.held[seat]))
      return 'other numbers of cards in hands';
    if (
      typeof this.viewer === 'number' &&
      hands[this.viewer]?.toSorted().join() !== pile.own.toSorted().join()
    )
      return 'another own hand';
    const known = countsOf(under.map(({ card }) => card));
    for (const [card, count] of countsOf(pile.under))
      if ((known.get(card) ?? 0) < count) return `${card} is not under the top`;
    for (const [nth, shuffle] of pile.shuffles.entries())
      if (nth > 0 && !this.#fits(pile, shuffle, hands, world))
        return `shuffle ${nth} of ${pile.shuffles.length - 1}`;
    return null;
  }

  /** Whether the cards can be those that the seats held at the shuffle, and those that they drew since. */
  #fits(
    pile: Pile,
    { outside, held, draws, ends }: Shuffle,
    hands: readonly string[][],
    world: State,
  ): boolean {
    const unseen = world.piles[pile.colour].under;
    const histories = ends.map((some, seat) => {
      if (seat === this.viewer) return [];
      const hidden = unseen.filter(({ by }) => by === seat).map(({ card }) => card);
      // The last discards unseen are those that lie there still.
      const gone = some.filter(({ card }) => card === null).length - hidden.length;
      let nth = 0;
      const known = some.map((end): End => {
        if (end.card !== null) return end;
        nth += 1;
        return nth > gone ? { ...end, card: hidden[nth - gone - 1] ?? null } : end;
      });
      return [...known, ...(hands[seat] ?? []).map((card) => ({ card, draws: draws[seat] ?? 0 }))];
    });
    return canBeLabelled(histories, held, outside);
  }
}

/** Tries for each card that is rare outside whether it was held or drawn; the others may be either. */
function canBeLabelled(
  histories: readonly (readonly End[])[],
  held: readonly number[],
  outside: Counts,
): boolean {
  const cards = countsOf(histories.flat().flatMap(({ card }) => (card === null ? [] : [card])));
  const isRare = ({ card }: End): boolean =>
    card !== null && (cards.get(card) ?? 0) > (outside.get(card) ?? 0);
  const left = new Map(outside);
  const tries = (seat: number): boolean => {
    const history = histories[seat];
    if (history === undefined) return true;
    const rare = [...history.keys()].filter((at) => isRare(history[at] ?? { card: null, draws: 0 }));
    const labels = new Map<number, boolean>();
    const label = (nth: number): boolean => {
      const at = rare[nth];
      if (at === undefined) return isPossible(history, labels, held[seat] ?? 0) && tries(seat + 1);
      const card = history[at]?.card ?? '';
      labels.set(at, false);
      if (label(nth + 1)) return true;
      const count = left.get(card) ?? 0;
      if (count === 0) return false;
      labels.set(at, true);
      left.set(card, count - 1);
      const done = label(nth + 1);
      left.set(card, count);
      return done;
    };
    return history.length === 0 || label(0);
  };
  return tries(0);
}

/** Cards that are free to be either are held as early as can be: a card must be drawn before it leaves. */
function isPossible(history: readonly End[], labels: ReadonlyMap<number, boolean>, held: number): boolean {
  let free = held - [...labels.values()].filter(Boolean).length;
  if (free < 0) return false;
  let drawn = 0;
  for (const [at, { draws }] of history.entries()) {
    const known = labels.get(at);
    if (known === true) continue;
    if (known === undefined && free > 0) {
      free -= 1;
      continue;
    }
    drawn += 1;
    if (drawn > draws) return false;
  }
  return free === 0;
}
