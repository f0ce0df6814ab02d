import { SPECTATOR, type Viewer, type Worlds } from '../../engine/rulebook.js';
import { type Deck, drawOrigins } from '../../kernel/origins.js';
import { pick, type Rng, shuffled, shuffledBlindly } from '../../kernel/rng.js';
import { settle } from '../../kernel/settled.js';
import { catalogueOf } from './catalogue.js';
import { HandsOf } from './likely-hands.js';
import type { Shown, State } from './state.js';

type Cards = Pick<State, 'hands' | 'deck' | 'drawn'>;

/** One of many ways, followed by lot: with more of them none that is possible is missed. */
const WAYS = [64, 1_024];

/**
 * Deals again what others drew: the cards of each pile to those who drew from it. When a pile is used up, everybody can
 * tell which cards the others hold of it: all that are nowhere else. But nobody sees which pile a card came from that
 * was played, nor which of the cards in a hand it was.
 */
export function imagineCards(state: State, viewer: Viewer, rng: Rng, worlds: Worlds): Cards {
  const decks = decksOf(state, viewer);
  const plays = state.traces.shown.filter(({ seat }) => seat !== viewer);
  for (const most of WAYS) {
    const origins = drawOrigins(decks, plays, () => false, rng, most);
    const found = origins === null ? null : new Deal(state, viewer, decks, rng, worlds).deal(plays, origins);
    if (found !== null) return found;
  }
  return forgetful(state, viewer, rng);
}

/** By pile: what others drew, or is in it still, as far as the viewer knows. */
function decksOf({ traces, drawn, components }: State, viewer: Viewer): Deck[] {
  const { cardIds } = catalogueOf(components);
  const own = viewer === SPECTATOR ? [] : (drawn[viewer] ?? []);
  return traces.piles.map((counts, pile): Deck => {
    const left = [...counts];
    for (const [nth, card] of own.entries())
      if (traces.draws[Number(viewer)]?.[nth]?.pile === pile) {
        const row = cardIds.indexOf(card);
        left[row] = (left[row] ?? 0) - 1;
      }
    return {
      cards: cardIds.flatMap((card, row) => Array<string>(Math.max(0, left[row] ?? 0)).fill(card)),
      drawn: traces.draws.map((draws) => draws.filter((one) => one.pile === pile).length),
    };
  });
}

const IN_PILE = -1;
const IN_HAND = -1;

class Deal {
  readonly #cardIds: readonly string[];
  /** By seat and draw: the place among `traces.shown` of what it was, or IN_HAND. */
  readonly #shown: number[][];

  constructor(
    readonly state: State,
    readonly viewer: Viewer,
    readonly decks: readonly Deck[],
    readonly rng: Rng,
    readonly worlds: Worlds,
  ) {
    this.#cardIds = catalogueOf(state.components).cardIds;
    this.#shown = state.traces.draws.map((draws) => draws.map(() => IN_HAND));
  }

  /** Null if the cards cannot have been dealt so, as in a state that did not come about by playing. */
  deal(plays: readonly Shown[], origins: readonly number[]): Cards | null {
    const pools = this.decks.map(({ cards }) => [...cards]);
    for (const [nth, play] of plays.entries()) {
      const pile = origins[nth] ?? 0;
      const at = pools[pile]?.indexOf(play.card) ?? -1;
      if (at < 0 || !this.#place(play, pile)) return null;
      pools[pile]?.splice(at, 1);
    }
    const places = this.#places(pools.map(({ length }) => length));
    if (places === null) return null;
    const things = this.#things(pools, places);
    for (const play of this.#played()) {
      places.push(play);
      things.push(play.row);
    }
    if (this.worlds === 'likely') this.#settle(things, places);
    return this.#cards(things, places);
  }

  /** Which of the cards that a seat had drawn it was: any of them, at first. */
  #place(play: Shown, pile: number): boolean {
    const draws = this.state.traces.draws[play.seat] ?? [];
    const shown = this.#shown[play.seat] ?? [];
    const found = draws.flatMap((draw, nth) =>
      nth < play.drawn && draw.pile === pile && shown[nth] === IN_HAND ? [nth] : [],
    );
    if (found.length === 0) return false;
    shown[pick(found, this.rng)] = this.state.traces.shown.indexOf(play);
    return true;
  }

  /** Where cards lie that nobody but their seats has seen; null if they are not as many as there are cards. */
  #places(sizes: readonly number[]): Place[] | null {
    const places = this.#drawn((at) => at === IN_HAND);
    const last = sizes.length - 1;
    const below = this.state.deck.reduce((sum, count) => sum + count, 0);
    for (let nth = 0; nth < below; nth += 1) places.push({ seat: IN_PILE, draw: 0, pile: last });
    const isRight = sizes.every(
      (size, pile) => places.filter((place) => place.pile === pile).length === size,
    );
    return isRight ? places : null;
  }

  /** The draws of all others, by what became of the card. */
  #drawn(isWanted: (at: number) => boolean): Place[] {
    return this.#shown.flatMap((shown, seat): Place[] =>
      seat === this.viewer
        ? []
        : shown.flatMap((at, draw) => {
            const pile = this.state.traces.draws[seat]?.[draw]?.pile ?? 0;
            return isWanted(at) ? [{ seat, draw, pile }] : [];
          }),
    );
  }

  /** Where the cards lay that everybody has seen since. */
  #played(): (Place & { readonly row: number })[] {
    return this.#drawn((at) => at !== IN_HAND).map((place) => {
      const at = this.#shown[place.seat]?.[place.draw] ?? IN_HAND;
      return { ...place, row: this.#cardIds.indexOf(this.state.traces.shown[at]?.card ?? '') };
    });
  }

  #things(pools: readonly (readonly string[])[], places: readonly Place[]): number[] {
    const mixed = pools.map((pool) => shuffled(pool, this.rng));
    return places.map(({ pile }) => this.#cardIds.indexOf(mixed[pile]?.pop() ?? ''));
  }

  /** Exchanges cards of each pile, those that were played too, until all are where they were likely drawn. */
  #settle(things: number[], places: readonly Place[]): void {
    const all = [...places.keys()];
    const placeOf = this.#shown.map((shown) => shown.map(() => 0));
    for (const [at, { seat, draw }] of places.entries()) placeOf[seat]?.splice(draw, 1, at);
    const hands = this.#shown.map((_, seat) => new HandsOf(this.state, seat));
    settle(
      {
        things,
        owners: places.map(({ seat }) => seat),
        pools: this.decks.map((_, pile) => all.filter((place) => places[place]?.pile === pile)),
        likelihood: (seat) => hands[seat]?.likelihood(things, placeOf[seat] ?? []) ?? 0,
      },
      this.rng,
    );
  }

  #cards(things: readonly number[], places: readonly Place[]): Cards {
    const { state, viewer } = this;
    const drawn = state.drawn.map((own, seat) => (seat === viewer ? [...own] : own.map(() => '')));
    const deck = this.#cardIds.map(() => 0);
    for (const [at, { seat, draw }] of places.entries()) {
      const row = things[at] ?? 0;
      if (seat === IN_PILE) deck[row] = (deck[row] ?? 0) + 1;
      else drawn[seat]?.splice(draw, 1, this.#cardIds[row] ?? '');
    }
    const hands = state.hands.map((hand, seat) => (seat === viewer ? [...hand] : [...(drawn[seat] ?? [])]));
    for (const { seat, card } of state.traces.shown) {
      if (seat === viewer) continue;
      const hand = hands[seat] ?? [];
      hand.splice(hand.indexOf(card), 1);
    }
    return { hands, deck, drawn };
  }
}

/** Where a card lies that the viewer does not see: in whose hand, which of its draws it was, and the pile it came from. */
interface Place {
  readonly seat: number;
  readonly draw: number;
  readonly pile: number;
}

const FORGOTTEN = '';

/** As somebody may imagine the cards who has forgotten the piles: all that are not seen are dealt again. */
function forgetful(state: State, viewer: Viewer, rng: Rng): Cards {
  const { cardIds } = catalogueOf(state.components);
  const below = state.deck.flatMap((count, row) => Array<string>(count).fill(cardIds[row] ?? ''));
  const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const unseen = shuffledBlindly([...below, ...others], rng);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : unseen.splice(0, hand.length)));
  return {
    hands,
    deck: cardIds.map((card) => unseen.filter((one) => one === card).length),
    drawn: state.drawn.map((drawn, seat) => (seat === viewer ? drawn : drawn.map(() => FORGOTTEN))),
  };
}
