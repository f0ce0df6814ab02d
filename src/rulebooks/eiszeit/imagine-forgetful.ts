import { memo } from '../../engine/memo.js';
import type { Seat, Viewer } from '../../engine/rulebook.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import { colourOf } from './atlas.js';
import { without } from './cards.js';
import type { Colour } from './fields.js';
import type { Discard, Handling, State } from './state.js';

/** The cards of a colour as they might be. */
export interface Cards {
  readonly deck: readonly string[];
  /** By seat. */
  readonly hands: readonly (readonly string[])[];
  readonly under: readonly Discard[];
  readonly history: Handling | null;
}

/** Nobody will ask which: the discard was shuffled into a deck that is forgotten. */
const NO_CARD = '';

export const allCards = (state: State, colour: Colour): readonly string[] => cardsOf(state)[colour];

const cardsOf = memo((state: State) => ({
  light: cardsOfColour(state, 'light'),
  dark: cardsOfColour(state, 'dark'),
}));

/** Sorted, since where they lie now must make no difference. */
function cardsOfColour({ piles, hands, components }: State, colour: Colour): readonly string[] {
  const { deck, top, under } = piles[colour];
  const held = hands.flat().filter((card) => colourOf(components, card) === colour);
  return [...deck, ...under.map(({ card }) => card), ...(top === null ? [] : [top]), ...held].sort();
}

/**
 * The cards as somebody may imagine them who sees the table and has forgotten how it came about: all that are not seen
 * are dealt again. For packs in which hardly any story fits. It may contradict what the viewer remembers, and is never
 * drawn to the truth.
 */
export function forgetful(
  state: State,
  history: readonly Handling[],
  colour: Colour,
  viewer: Viewer,
  rng: Rng,
): Cards {
  const { deck, top, under } = state.piles[colour];
  const isKnown = ({ by }: Discard): boolean => by === null || by === viewer;
  const ofColour = state.hands.map((hand) =>
    hand.filter((card) => colourOf(state.components, card) === colour),
  );
  const known = [
    ...(top === null ? [] : [top]),
    ...under.filter(isKnown).map(({ card }) => card),
    ...ofColour.filter((_, seat) => seat === viewer).flat(),
  ];
  const unseen = shuffled(without(allCards(state, colour), known), rng);
  const cards = {
    deck: unseen.splice(0, deck.length),
    hands: ofColour.map((hand, seat) => (seat === viewer ? hand : unseen.splice(0, hand.length))),
    under: under.map((one) => (isKnown(one) ? one : { by: one.by, card: unseen.pop() ?? NO_CARD })),
  };
  return { ...cards, history: retold(history, cards, viewer) };
}

/** The history with names that lead to these cards for each seat alone: what it drew first, it let go of first. */
function retold(
  history: readonly Handling[],
  { hands, under }: Omit<Cards, 'history'>,
  viewer: Viewer,
): Handling | null {
  const gone = hands.map((_, seat) => lettingGo(history, under, seat));
  const drawn = hands.map((hand, seat) => [...(gone[seat] ?? []), ...hand]);
  return history.reduce<Handling | null>((before, { what, seat, card, stones }) => {
    const names = what === 'drawn' ? drawn[seat] : gone[seat];
    const name = what === 'shuffled' ? card : (names?.shift() ?? card);
    return { what, seat, card: seat === viewer ? card : name, stones, before };
  }, null);
}

/** What a seat played and discarded; a discard that was shuffled since may have been any card. */
function lettingGo(history: readonly Handling[], under: readonly Discard[], seat: Seat): string[] {
  const left = history.filter(
    (one) => one.seat === seat && (one.what === 'played' || one.what === 'discarded'),
  );
  const lying = under.filter(({ by }) => by === seat).map(({ card }) => card);
  let shuffledAway = left.filter(({ what }) => what === 'discarded').length - lying.length;
  return left.map(({ what, card }) => {
    if (what === 'played') return card;
    shuffledAway -= 1;
    return shuffledAway >= 0 ? NO_CARD : (lying.shift() ?? NO_CARD);
  });
}
