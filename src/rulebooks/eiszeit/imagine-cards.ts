import type { Seat, Viewer } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { pick, type Rng } from '../../kernel/rng.js';
import { cardOf, colourOf } from './atlas.js';
import type { Colour } from './fields.js';
import { Decks, type Hidden, weighted } from './imagine-decks.js';
import { type Discard, type Handling, handlings, type State } from './state.js';

/** The cards of a colour as they might be. */
export interface Cards {
  readonly deck: readonly string[];
  /** By seat. */
  readonly hands: readonly (readonly string[])[];
  readonly under: readonly Discard[];
  readonly history: Handling | null;
}

/** Of so many stories that fit what the viewer knows, one is taken, the likelier the better it explains it. */
const STORIES = 6;
const MAX_TRIES = 400;
/** Until the first. With our own cards, 400 were enough in 41,086 of 41,086 piles. */
const MAX_TRIES_FOR_ONE = 5_000;

/**
 * Tells the history of a colour again and again as the viewer knows it: cards that nobody saw may be any of the deck that
 * they came from, and those that were played later are what they were. Some stories lead to a card that cannot be there.
 */
export function cardsLike(state: State, colour: Colour, viewer: Viewer, rng: Rng): Cards {
  const history = handlings(state.piles[colour]);
  const stories: Story[] = [];
  for (let tries = 0; stories.length < STORIES; tries += 1) {
    if (tries >= (stories.length > 0 ? MAX_TRIES : MAX_TRIES_FOR_ONE)) break;
    const story = new Story(state, history, colour, viewer, rng);
    if (story.isTold()) stories.push(story);
  }
  const taken =
    stories[
      weighted(
        stories.map(({ likelihood }) => likelihood),
        rng,
      )
    ];
  // Only packs in which hardly any story fits come here: a game that stops would be worse than what this may tell.
  return taken === undefined ? asItIs(state, colour) : taken.end();
}

const asItIs = ({ piles, hands, components }: State, colour: Colour): Cards => ({
  ...piles[colour],
  hands: hands.map((hand) => hand.filter((card) => colourOf(components, card) === colour)),
});

class Story {
  likelihood = 1;
  readonly #state: State;
  readonly #decks: Decks;
  /** By seat; the viewer's own are known. */
  readonly #hands: Hidden[][];
  /** What was discarded unseen, with the seat; and what is known to lie under the top. */
  #under: { readonly seat: Seat; readonly card: Hidden }[] = [];
  #known: string[] = [];
  #top: string | null = null;
  /** What each entry of the history is about, where the viewer does not know. */
  readonly #cards = new Map<number, Hidden>();

  constructor(
    state: State,
    readonly history: readonly Handling[],
    readonly colour: Colour,
    readonly viewer: Viewer,
    readonly rng: Rng,
  ) {
    this.#state = state;
    this.#hands = state.hands.map(() => []);
    this.#decks = new Decks(rng);
  }

  /** Whether the story could be told to its end. */
  isTold(): boolean {
    return this.history.every((entry, at) => this.#tell(entry, at));
  }

  #tell(entry: Handling, at: number): boolean {
    switch (entry.what) {
      case 'shuffled':
        return this.#shuffle();
      case 'drawn':
        return this.#draw(entry, at);
      case 'played':
        return this.#play(entry);
      case 'discarded':
        return this.#discard(entry, at);
    }
    return assertNever(entry.what);
  }

  #shuffle(): boolean {
    if (this.#decks.count === 0) this.#known = this.#allCards();
    this.#decks.shuffle(
      this.#known,
      this.#under.map(({ card }) => card),
    );
    [this.#known, this.#under] = [[], []];
    return true;
  }

  #allCards(): string[] {
    const { deck, top, under } = this.#state.piles[this.colour];
    const held = this.#state.hands
      .flat()
      .filter((card) => colourOf(this.#state.components, card) === this.colour);
    // Sorted, since where they lie now must make no difference.
    return [...deck, ...under.map(({ card }) => card), ...(top === null ? [] : [top]), ...held].sort();
  }

  #draw({ seat, card }: Handling, at: number): boolean {
    const drawn = this.#decks.draw();
    if (seat === this.viewer) return this.#isSeen(drawn, card);
    this.#hands[seat]?.push(drawn);
    this.#cards.set(at, drawn);
    return true;
  }

  #isSeen(one: Hidden, card: string): boolean {
    const chance = this.#decks.chanceOf(one, card);
    this.likelihood *= chance;
    if (chance > 0) this.#decks.reveal(one, card);
    return chance > 0;
  }

  /** Any of the cards in the hand may be the one that was played, if it can be this. */
  #play({ seat, card }: Handling): boolean {
    if (seat !== this.viewer) {
      const hand = this.#hands[seat] ?? [];
      const chances = hand.map((one) => this.#decks.chanceOf(one, card));
      const at = weighted(chances, this.rng);
      if (at < 0) return false;
      for (const one of hand.splice(at, 1)) this.#decks.reveal(one, card);
      this.likelihood *= chances.reduce((sum, chance) => sum + chance, 0);
    }
    if (cardOf(this.#state.components, card).effect.type === 'cult') this.#known.push(card);
    else {
      if (this.#top !== null) this.#known.push(this.#top);
      this.#top = card;
    }
    return true;
  }

  #discard({ seat, card }: Handling, at: number): boolean {
    if (seat === this.viewer) {
      this.#known.push(card);
      return true;
    }
    const hand = this.#hands[seat] ?? [];
    if (hand.length === 0) return false;
    const one = pick(hand, this.rng);
    hand.splice(hand.indexOf(one), 1);
    this.#under.push({ seat, card: one });
    this.#cards.set(at, one);
    return true;
  }

  /** Says of every card that is still hidden which it is. */
  end(): Cards {
    const { piles, hands, components } = this.#state;
    const { under } = piles[this.colour];
    const deck = this.#decks.dealOut();
    const left = [...this.#under];
    return {
      deck,
      hands: hands.map((hand, seat) =>
        seat === this.viewer
          ? hand.filter((card) => colourOf(components, card) === this.colour)
          : (this.#hands[seat] ?? []).map(({ card }) => card),
      ),
      under: under.map((one) => {
        if (one.by === null || one.by === this.viewer) return one;
        const [found] = left.splice(
          left.findIndex(({ seat }) => seat === one.by),
          1,
        );
        return { by: one.by, card: found?.card.card ?? one.card };
      }),
      history: this.history.reduce<Handling | null>((before, { what, seat, card }, at) => {
        return { what, seat, card: this.#cards.get(at)?.card ?? card, before };
      }, null),
    };
  }
}
