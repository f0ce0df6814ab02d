import type { Seat, Viewer, Worlds } from '../../engine/rulebook.js';
import { weighted } from '../../kernel/by-weight.js';
import { type Rng, shuffled, shuffledBlindly } from '../../kernel/rng.js';
import type { Buried, Held, Player } from './player.js';
import { everyFind } from './setup.js';
import type { State } from './state.js';

/** Some state that differs from this one only in what the viewer cannot know. */
export const imagine = (
  state: State,
  viewer: Viewer,
  rng: Rng,
  worlds: Worlds = 'possible',
  kept = KEPT,
): State => ({
  ...state,
  players: state.players.map((player, seat: Seat) => {
    if (seat === viewer) return { ...player, deck: shuffledBlindly(player.deck, rng) };
    return worlds === 'likely' ? likelyPlayer(player, rng, kept) : imaginePlayer(player, rng);
  }),
  land: { ...state.land, finds: imagineFinds(state, rng) },
  animalDeck: shuffledBlindly(state.animalDeck, rng),
  decks: [shuffledBlindly(state.decks[0], rng), shuffledBlindly(state.decks[1], rng)],
  rest: {
    ...state.rest,
    stack: [
      ...shuffledBlindly(state.rest.stack.slice(0, state.rest.unseen), rng),
      ...state.rest.stack.slice(state.rest.unseen),
    ],
  },
});

/**
 * Each kind of card in a hand was an answer that its seat could have given, and did not; further cards of the kind
 * make no difference. At random, a hand with one more kind is so many times as likely to be left: measured by
 * `test/calibration/kept.ts`.
 */
const KEPT = 0.55;
const CANDIDATES = 8;

function likelyPlayer(player: Player, rng: Rng, share: number): Player {
  const candidates = Array.from({ length: CANDIDATES }, () => imaginePlayer(player, rng));
  const weights = candidates.map(({ hand }) => share ** kindsUnseen(hand));
  return candidates[weighted(weights, rng)] ?? imaginePlayer(player, rng);
}

export const kindsUnseen = (hand: readonly Held[]): number =>
  new Set(hand.flatMap(({ card, shown }) => (shown ? [] : [card]))).size;

/*
 * What another seat holds: its hand, its eclipse pile and what it buried from its hand. Of some of these cards
 * everybody knows that they are there; the others came from the draw pile, and might as well be in it still.
 * Which of them lies where is anybody's guess, but for cards that came after a burial.
 */
function imaginePlayer(player: Player, rng: Rng): Player {
  const { hand, pile, buried, deck } = player;
  const unseen = buried.flatMap(({ open, ...one }): Held[] => (open ? [] : [one]));
  const held = [...unseen, ...hand, ...pile].sort(byWhatIsKnown);
  const unknown = shuffledBlindly(
    [...held.flatMap(({ card, shown }) => (shown ? [] : [card])), ...deck],
    rng,
  );
  const drawn = held.map((one): Held => (one.shown ? one : { ...one, card: unknown.pop() ?? one.card }));
  undoubt(drawn, unknown, unseen.length);

  const graves: Held[] = [];
  for (let nth = 0; nth < unseen.length; nth += 1) {
    const before = [...drawn.keys()].filter((at) => cameBy(drawn[at], nth));
    const at = before[rng.int(before.length)] ?? 0;
    graves.push(...drawn.splice(at, 1));
  }
  const rest = shuffled(drawn, rng);
  return {
    ...player,
    deck: unknown,
    buried: buried.map((one): Buried => (one.open ? one : { ...(graves.shift() ?? one), open: false })),
    pile: rest.slice(0, pile.length),
    hand: rest.slice(pile.length),
  };
}

/** An order in which cards that nobody has seen are all alike, so that where they truly lie makes no difference. */
function byWhatIsKnown(one: Held, other: Held): number {
  const [first, second] = [knownOf(one), knownOf(other)];
  return first < second ? -1 : Number(first > second);
}

const knownOf = ({ card, shown, since, doubt }: Held): string =>
  [shown ? card : '', since, doubt?.card, doubt?.since].join(' ');

/** Whether a card was held when so many had been buried unseen. */
function cameBy(held: Held | undefined, burials: number): boolean {
  if (held === undefined) return false;
  const { card, shown, since, doubt } = held;
  const late = !shown && doubt !== undefined && doubt.card !== card;
  return (late ? doubt.since : since) <= burials;
}

/** Where too little would have been there to bury, cards whose place was doubted are what they were known as. */
function undoubt(drawn: Held[], unknown: string[], burials: number): void {
  const isEnough = (): boolean =>
    Array.from({ length: burials }).every((_, nth) => drawn.filter((one) => cameBy(one, nth)).length > nth);
  for (const [at, one] of drawn.entries()) {
    if (one.shown || one.doubt === undefined || one.doubt.card === one.card) continue;
    if (isEnough()) return;
    const { card } = one.doubt;
    const other = drawn.findIndex((held) => !held.shown && held.card === card && held.doubt === undefined);
    const below = unknown.indexOf(card);
    const there = drawn[other];
    if (below >= 0) unknown[below] = one.card;
    else if (there !== undefined) drawn[other] = { ...there, card: one.card };
    else continue;
    drawn[at] = { ...one, card };
  }
}

/** Face-down finds may be any that have not turned up, those in the box included. */
function imagineFinds({ land, components }: State, rng: Rng): string[] {
  const { finds, findsOpen } = land;
  const pool = everyFind(components);
  for (const [tile, find] of finds.entries()) {
    if (findsOpen[tile] === true) pool.splice(pool.indexOf(find), 1);
  }
  const unknown = shuffledBlindly(pool, rng);
  return finds.map((find, tile) =>
    find === '' || findsOpen[tile] === true ? find : (unknown.pop() ?? find),
  );
}
