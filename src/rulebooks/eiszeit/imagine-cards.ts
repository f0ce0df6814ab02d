import type { Seat, Viewer, Worlds } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { resampled, weighted } from '../../kernel/by-weight.js';
import { pick, type Rng } from '../../kernel/rng.js';
import { cardOf, colourOf } from './atlas.js';
import type { Colour } from './fields.js';
import { Decks, type Hidden } from './imagine-decks.js';
import { allCards, type Cards, forgetful } from './imagine-forgetful.js';
import { choiceWeight, KEPT } from './kept.js';
import { type Handling, handlings, type State } from './state.js';

/** So many stories are told side by side, and more if none of them fits. Our own cards hardly ever need more. */
const STORIES = [8, 32, 128];

/**
 * Tells the history of a colour as the viewer knows it, in several ways at once: cards that nobody saw may be any of the
 * deck that they came from, and those that were played later are what they were. A story in which a card cannot be there
 * ends, and those that explain best what was seen go on in its place. Nothing depends on what the cards truly are.
 */
export function cardsLike(
  state: State,
  colour: Colour,
  viewer: Viewer,
  rng: Rng,
  worlds: Worlds,
  kept = KEPT,
): Cards {
  const history = handlings(state.piles[colour]);
  for (const count of STORIES) {
    const stories = storiesThatFit(state, history, colour, viewer, rng, count);
    if (stories.length === 0) continue;
    const weights = stories.map(({ likelihood }) => likelihood);
    if (worlds === 'likely') return likeliest(state, stories, history, viewer, rng, kept);
    const story = stories[weighted(weights, rng)];
    if (story !== undefined) return story.end(history);
  }
  return forgetful(state, history, colour, viewer, rng);
}

/** One of them, by what others would have chosen, too. */
function likeliest(
  state: State,
  stories: readonly Story[],
  history: readonly Handling[],
  viewer: Viewer,
  rng: Rng,
  share: number,
): Cards {
  const told = stories.map((story) => story.end(history));
  const weights = told.map(
    (cards, nth) => (stories[nth]?.likelihood ?? 0) * choiceWeight(state, cards.history, viewer, share),
  );
  const found = told[weighted(weights, rng)];
  return found ?? forgetful(state, history, stories[0]?.colour ?? 'light', viewer, rng);
}

function storiesThatFit(
  state: State,
  history: readonly Handling[],
  colour: Colour,
  viewer: Viewer,
  rng: Rng,
  count: number,
): Story[] {
  let stories = Array.from({ length: count }, () => new Story(state, colour, viewer, rng));
  for (const [at, entry] of history.entries()) {
    for (const story of stories) story.tell(entry, at);
    stories = thinned(stories, rng);
    if (stories.length === 0) break;
  }
  return stories;
}

/** As many stories as before. Where a few of them explain what was seen best, these take the place of the others. */
function thinned(stories: Story[], rng: Rng): Story[] {
  const weights = stories.map(({ likelihood }) => likelihood);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const squares = weights.reduce((all, weight) => all + weight * weight, 0);
  if (sum > 0 && sum * sum > (squares * stories.length) / 2) return stories;
  const used = new Set<Story>();
  return resampled(weights, stories.length, rng).flatMap((place) => {
    const story = stories[place];
    if (story === undefined) return [];
    const next = used.has(story) ? story.copied() : story;
    used.add(story);
    next.likelihood = 1;
    return [next];
  });
}

class Story {
  /** How well it explains what was seen, since stories were last compared; 0 if it cannot be. */
  likelihood = 1;
  readonly #state: State;
  #decks: Decks;
  /** By seat; the viewer's own are known. */
  #hands: Hidden[][];
  /** What was discarded unseen, with the seat; and what is known to lie under the top. */
  #under: { readonly seat: Seat; readonly card: Hidden }[] = [];
  #known: string[] = [];
  #top: string | null = null;
  /** What each entry of the history is about, where the viewer does not know. */
  #cards = new Map<number, Hidden>();

  constructor(
    state: State,
    readonly colour: Colour,
    readonly viewer: Viewer,
    readonly rng: Rng,
  ) {
    this.#state = state;
    this.#hands = state.hands.map(() => []);
    this.#decks = new Decks(rng);
  }

  copied(): Story {
    const copies = new Map<Hidden, Hidden>();
    const copyOf = (one: Hidden): Hidden => {
      const copy = copies.get(one) ?? { ...one };
      copies.set(one, copy);
      return copy;
    };
    const copy = new Story(this.#state, this.colour, this.viewer, this.rng);
    copy.#decks = this.#decks.copied(copyOf);
    copy.#hands = this.#hands.map((hand) => hand.map(copyOf));
    copy.#under = this.#under.map(({ seat, card }) => ({ seat, card: copyOf(card) }));
    copy.#known = [...this.#known];
    copy.#top = this.#top;
    copy.#cards = new Map([...this.#cards].map(([at, one]) => [at, copyOf(one)]));
    return copy;
  }

  tell(entry: Handling, at: number): void {
    if (this.likelihood > 0 && !this.#tell(entry, at)) this.likelihood = 0;
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
    this.#decks.shuffle(
      this.#decks.count === 0 ? allCards(this.#state, this.colour) : this.#known,
      this.#under.map(({ card }) => card),
    );
    [this.#known, this.#under] = [[], []];
    return true;
  }

  #draw({ seat, card }: Handling, at: number): boolean {
    const drawn = this.#decks.draw();
    if (seat === this.viewer) return this.#isSeen(drawn, card);
    this.#hands[seat]?.push(drawn);
    this.#cards.set(at, drawn);
    return true;
  }

  #isSeen(one: Hidden, card: string): boolean {
    const [chance = 0] = this.#decks.chancesOf([one], card);
    this.likelihood *= chance;
    if (chance > 0) this.#decks.reveal(one, card);
    return chance > 0;
  }

  /** Any of the cards in the hand may be the one that was played, if it can be this. */
  #play({ seat, card }: Handling): boolean {
    if (seat !== this.viewer) {
      const hand = this.#hands[seat] ?? [];
      const chances = this.#decks.chancesOf(hand, card);
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
  end(history: readonly Handling[]): Cards {
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
      history: history.reduce<Handling | null>((before, { what, seat, card, stones }, at) => {
        return { what, seat, card: this.#cards.get(at)?.card ?? card, stones, before };
      }, null),
    };
  }
}
