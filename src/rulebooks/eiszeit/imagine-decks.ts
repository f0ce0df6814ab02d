import { weighted } from '../../kernel/by-weight.js';
import { type Rng, shuffled } from '../../kernel/rng.js';

/** A card that the viewer has not seen. Its name is empty until it is known. */
export interface Hidden {
  /** The deck that it was drawn from last: 0 is the first. */
  readonly deck: number;
  card: string;
  /** The hidden discard that it was before, once that is decided. */
  before: Hidden | null;
}

/** What went into a deck and is not known to have been drawn: known cards, and discards that nobody saw. */
interface Deck {
  readonly known: string[];
  readonly hidden: Hidden[];
  /** How many were not drawn yet. */
  size: number;
  /** Drawn, and not known since. */
  readonly drawn: Set<Hidden>;
}

function copiesIn(cards: readonly string[], card: string): number {
  let copies = 0;
  for (const one of cards) if (one === card) copies += 1;
  return copies;
}

/** The decks of a colour, one after the other, as somebody remembers them. */
export class Decks {
  readonly #decks: Deck[] = [];

  constructor(readonly rng: Rng) {}

  /** The same again, with hidden cards of its own: `copyOf` says which is which. */
  copied(copyOf: (one: Hidden) => Hidden): Decks {
    const copy = new Decks(this.rng);
    for (const { known, hidden, size, drawn } of this.#decks) {
      const [before, gone] = [hidden.map(copyOf), new Set([...drawn].map(copyOf))];
      copy.#decks.push({ known: [...known], hidden: before, size, drawn: gone });
    }
    return copy;
  }

  get count(): number {
    return this.#decks.length;
  }

  shuffle(known: readonly string[], hidden: readonly Hidden[]): void {
    const size = known.length + hidden.length;
    this.#decks.push({ known: [...known], hidden: [...hidden], size, drawn: new Set() });
  }

  draw(): Hidden {
    const deck = this.#at(this.#decks.length - 1);
    const drawn: Hidden = { deck: this.#decks.length - 1, card: '', before: null };
    deck.drawn.add(drawn);
    deck.size -= 1;
    return drawn;
  }

  /** How likely it is that each of these hidden cards is this one. */
  chancesOf(some: readonly Hidden[], card: string): number[] {
    const found: (number | undefined)[] = [];
    return some.map(({ deck }) => this.#chance(deck, card, found));
  }

  /** The same decks come up again and again among hidden cards, so each is reckoned once: `found` has them by number. */
  #chance(nth: number, card: string, found: (number | undefined)[]): number {
    const before = found[nth];
    if (before !== undefined) return before;
    const { known, hidden } = this.#at(nth);
    const count = known.length + hidden.length;
    let sum = copiesIn(known, card);
    for (const one of hidden) sum += this.#chance(one.deck, card, found);
    const chance = count === 0 ? 0 : sum / count;
    found[nth] = chance;
    return chance;
  }

  /** Decides that a hidden card is this one, and which of the cards that went into its deck. */
  reveal(one: Hidden, card: string): void {
    const { known, hidden, drawn } = this.#at(one.deck);
    drawn.delete(one);
    one.card = card;
    const found = weighted([copiesIn(known, card), ...this.chancesOf(hidden, card)], this.rng);
    if (found === 0) known.splice(known.indexOf(card), 1);
    else for (const before of hidden.splice(found - 1, 1)) this.reveal(before, card);
  }

  /** Deals what is left of all decks to the hidden cards. Returns what is left in the last deck. */
  dealOut(): string[] {
    const rest: Hidden[] = [];
    for (let nth = this.#decks.length - 1; nth >= 0; nth -= 1) {
      const { known, hidden, drawn, size } = this.#at(nth);
      const places = [...drawn];
      for (let left = 0; left < size; left += 1) places.push({ deck: nth, card: '', before: null });
      if (nth === this.#decks.length - 1) rest.push(...places.slice(drawn.size));
      const cards = shuffled<string | Hidden>([...known, ...hidden], this.rng);
      for (const [at, place] of places.entries()) {
        const card = cards[at] ?? '';
        if (typeof card === 'string') place.card = card;
        else place.before = card;
      }
    }
    this.#settle(rest);
    return rest.map(({ card }) => card);
  }

  /** A card that was a hidden discard before is what that was. */
  #settle(rest: readonly Hidden[]): void {
    const nameOf = (one: Hidden): string => {
      if (one.card === '' && one.before !== null) one.card = nameOf(one.before);
      return one.card;
    };
    for (const { drawn } of this.#decks) for (const one of drawn) nameOf(one);
    for (const one of rest) nameOf(one);
  }

  #at(nth: number): Deck {
    const deck = this.#decks[nth];
    if (deck === undefined) throw new Error('there is no deck yet');
    return deck;
  }
}
