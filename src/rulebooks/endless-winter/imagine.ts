import { memo } from '../../engine/memo.js';
import type { Seat, Viewer, Worlds } from '../../engine/rulebook.js';
import { weighted } from '../../kernel/by-weight.js';
import { type Rng, shuffled, shuffledBlindly } from '../../kernel/rng.js';
import { cardOf } from './catalogue.js';
import type { Components } from './components/schema.js';
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
    return worlds === 'likely'
      ? likelyPlayer(state.components, player, rng, kept)
      : imaginePlayer(player, rng, worlds);
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

export interface Kept {
  readonly advancement: number;
  readonly member: number;
  /** A member, once its seat has no turn left in the round: it could have been played in each of them. */
  readonly memberAtLast: number;
}

/**
 * Each kind of card in a hand or laid for the eclipse was an answer that its seat could have given, and did not; further
 * cards of the kind make no difference. At random, one more kind is so many times as likely to be left: measured by
 * `test/calibration/kept.ts`. An advancement is one answer among all places for a figure, a member one of a few.
 */
const KEPT: Kept = { advancement: 1.5, member: 0.4, memberAtLast: 0.12 };
const CANDIDATES = 8;

function likelyPlayer(components: Components, player: Player, rng: Rng, kept: Kept): Player {
  const candidates = Array.from({ length: CANDIDATES }, () => imaginePlayer(player, rng, 'likely'));
  const isAtLast = !player.chiefFigure && player.tribeFigures === 0;
  const shares = { ...kept, member: isAtLast ? kept.memberAtLast : kept.member };
  const weights = candidates.map(({ hand, pile }) =>
    kindsUnseen([...hand, ...pile]).reduce((all, card) => all * shares[cardOf(components, card).kind], 1),
  );
  return candidates[weighted(weights, rng)] ?? imaginePlayer(player, rng, 'likely');
}

export const kindsUnseen = (hand: readonly Held[]): string[] => [
  ...new Set(hand.flatMap(({ card, shown }) => (shown ? [] : [card]))),
];

/*
 * What another seat holds: its hand, its eclipse pile and what it buried from its hand. Of some of these cards
 * everybody knows that they are there; the others came from the draw pile, and might as well be in it still.
 * Which of them lies where is anybody's guess, but for cards that came after a burial.
 */
function imaginePlayer(player: Player, rng: Rng, worlds: Worlds): Player {
  const { pile, buried } = player;
  const { unseen, held, unknown: sorted } = unknownOf(player);
  const unknown = shuffled(sorted, rng);
  const drawn = held.map((one): Held => (one.shown ? one : { ...one, card: unknown.pop() ?? one.card }));
  undoubt(drawn, unknown, unseen.length);

  const graves: Held[] = [];
  for (let nth = 0; nth < unseen.length; nth += 1) {
    const before = [...drawn.keys()].filter((at) => cameBy(drawn[at], nth));
    const at = before[rng.int(before.length)] ?? 0;
    graves.push(...drawn.splice(at, 1));
  }
  const rest = shuffled(drawn, rng);
  const laid = worlds === 'likely' ? laidByKind(rest, pile.length, rng) : rest.splice(0, pile.length);
  return {
    ...player,
    deck: unknown,
    buried: buried.map((one): Buried => (one.open ? one : { ...(graves.shift() ?? one), open: false })),
    pile: laid,
    hand: rest,
  };
}

/** What a player buried unseen and holds, and the cards that may be any of these, in orders that do not tell which. */
const unknownOf = memo(({ hand, pile, buried, deck }: Player) => {
  const unseen = buried.flatMap(({ open, ...one }): Held[] => (open ? [] : [one]));
  const held = [...unseen, ...hand, ...pile].sort(byWhatIsKnown);
  const unknown = [...held.flatMap(({ card, shown }) => (shown ? [] : [card])), ...deck].sort();
  return { unseen, held, unknown };
});

/** At random, each kind of card in a hand is as likely to be laid, however many of it there are. They are taken out. */
function laidByKind(hand: Held[], count: number, rng: Rng): Held[] {
  return Array.from({ length: count }).flatMap(() => {
    const kinds = [...new Set(hand.map(({ card }) => card))];
    const kind = kinds[rng.int(Math.max(1, kinds.length))];
    return hand.splice(
      hand.findIndex(({ card }) => card === kind),
      1,
    );
  });
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
  const pool = [...everyFind(components)];
  for (const [tile, find] of finds.entries()) {
    if (findsOpen[tile] === true) pool.splice(pool.indexOf(find), 1);
  }
  const unknown = shuffledBlindly(pool, rng);
  return finds.map((find, tile) =>
    find === '' || findsOpen[tile] === true ? find : (unknown.pop() ?? find),
  );
}
