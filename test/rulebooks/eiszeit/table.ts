import { actionId } from '../../../src/engine/action-id.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import { quickRng, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { colourOf } from '../../../src/rulebooks/eiszeit/atlas.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import type { Components } from '../../../src/rulebooks/eiszeit/components/schema.js';
import type { Event } from '../../../src/rulebooks/eiszeit/events/index.js';
import type { Colour } from '../../../src/rulebooks/eiszeit/fields.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import {
  type EiszeitConfig,
  type Handling,
  handlings,
  initial,
  type Pile,
  type State,
} from '../../../src/rulebooks/eiszeit/state.js';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';

export const configOf = (seats: number, rounds = 4, pack: Components = components): EiszeitConfig => ({
  seats,
  options: { rounds },
  components: pack,
});

type ByRegion<Item> = { readonly [region: number]: Item };

/** What a test cares about; the rest is an empty map of this table, with everything else in its supply. */
export interface Given {
  readonly seats?: number;
  readonly rounds?: number;
  readonly round?: number;
  readonly turn?: Seat;
  readonly hands?: readonly (readonly string[])[];
  readonly stones?: readonly number[];
  readonly scores?: readonly number[];
  readonly clubs?: readonly number[];
  readonly darkPool?: number;
  readonly lightPool?: number;
  /** By seat, without and with clubs. */
  readonly hunters?: ByRegion<readonly number[]>;
  readonly clubbed?: ByRegion<readonly number[]>;
  readonly mammoths?: ByRegion<number>;
  readonly mammothSupply?: number;
  readonly fires?: ByRegion<readonly number[]>;
  readonly ice?: readonly number[];
  readonly tops?: { readonly light?: string; readonly dark?: string };
  readonly decks?: { readonly light?: readonly string[]; readonly dark?: readonly string[] };
  readonly under?: { readonly light?: readonly string[]; readonly dark?: readonly string[] };
}

const PLENTY = ['fire', 'swap', 'all-one', 'remove-one', 'borrowed-fire'];

export function given(what: Given = {}): State {
  const seats = what.seats ?? 3;
  const state = initial(configOf(seats, what.rounds));
  const each = <Item>(item: Item): Item[] => Array<Item>(seats).fill(item);
  const hunters = [...state.board.hunters];
  const clubbed = [...state.board.clubbed];
  const put = (list: number[], counts: ByRegion<readonly number[]> = {}): void => {
    for (const [region, bySeat] of Object.entries(counts)) {
      for (const [seat, count] of bySeat.entries()) {
        list[Number(region) * seats + seat] = count;
        hunters[seat] = (hunters[seat] ?? 0) - count;
      }
    }
  };
  put(hunters, what.hunters);
  put(clubbed, what.clubbed);
  const mammoths = what.mammoths
    ? state.board.mammoths.map((_, region) =>
        region === 0 ? (what.mammothSupply ?? 0) : (what.mammoths?.[region] ?? 0),
      )
    : state.board.mammoths;
  const carried = clubbed.reduce((sum, count) => sum + count, 0);
  const clubs = what.clubs ?? each(0);
  return {
    ...state,
    round: what.round ?? 1,
    agenda: [{ step: 'turn', seat: what.turn ?? 0 }],
    hands: each(PLENTY).map((hand, seat) => what.hands?.[seat] ?? hand),
    stones: what.stones ?? state.stones,
    scores: what.scores ?? state.scores,
    darkPool: what.darkPool ?? state.darkPool,
    lightPool: what.lightPool ?? 0,
    clubs,
    clubSupply: 6 - carried - clubs.reduce((sum, count) => sum + count, 0),
    board: {
      hunters,
      clubbed,
      mammoths,
      fires: state.board.fires.map((_, region) => what.fires?.[region] ?? []),
      glaciers: what.ice
        ? state.board.glaciers.map((_, region) => what.ice?.includes(region) ?? false)
        : state.board.glaciers,
    },
    piles: { light: pileOf(what, state, 'light'), dark: pileOf(what, state, 'dark') },
  };
}

function pileOf(what: Given, state: State, colour: Colour): Pile {
  const deck = what.decks?.[colour] ?? deckOf(colour);
  const hands = state.hands.map((_, seat) => what.hands?.[seat] ?? PLENTY);
  const top = what.tops?.[colour];
  const open = [...(what.under?.[colour] ?? []), ...(top === undefined ? [] : [top])];
  const handled: Omit<Handling, 'before'>[] = [{ what: 'shuffled', seat: -1, card: '', stones: 0 }];
  for (const [seat, hand] of hands.entries())
    for (const card of hand)
      if (colourOf(components, card) === colour) handled.push({ what: 'drawn', seat, card, stones: 0 });
  for (const card of open) {
    const [seat, stones] = [0, 0];
    handled.push({ what: 'drawn', seat, card, stones }, { what: 'played', seat, card, stones });
  }
  return {
    ...state.piles[colour],
    history: historyOf(handled),
    deck,
    top: what.tops?.[colour] ?? null,
    under: (what.under?.[colour] ?? []).map((card) => ({ card, by: null })),
  };
}

const deckOf = (colour: Colour): string[] =>
  shuffled(
    (colour === 'light' ? components.lightCards : components.darkCards).values.map(({ id }) => id),
    quickRng(3),
  );

const historyOf = (handled: readonly Omit<Handling, 'before'>[]): Handling | null =>
  handled.reduce<Handling | null>((before, one) => ({ ...one, before }), null);

/** As if the seat had never drawn the card. */
export function withoutDrawing(state: State, seat: Seat, card: string): State {
  const colour = colourOf(components, card);
  const pile = state.piles[colour];
  const hand = [...(state.hands[seat] ?? [])];
  hand.splice(hand.indexOf(card), 1);
  const drawn = handlings(pile);
  const at = drawn.findIndex((one) => one.what === 'drawn' && one.seat === seat && one.card === card);
  const piles = { ...state.piles, [colour]: { ...pile, history: historyOf(drawn.toSpliced(at, 1)) } };
  return { ...state, hands: state.hands.with(seat, hand), piles };
}

/** One seat's hand, the others holding what never matters. */
export const hand = (...cards: string[]): string[][] => [cards];

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Carries out a lawful action; anything else fails the test. */
export function act(state: State, action: Action, rng: Rng = quickRng(1)): State {
  return done(state, action, rng).state;
}

export function done(state: State, action: Action, rng: Rng = quickRng(1)): Played {
  const seat = asked(state);
  const lawful = idsOf(state);
  if (!lawful.includes(actionId(action)))
    throw new Error(`${actionId(action)} is not lawful: ${lawful.join(' ')}`);
  return eiszeit.decide(state, seat, action, rng);
}

export const acts = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((current, action) => act(current, action), state);

export function asked(state: State): Seat {
  const prompt = eiszeit.prompts(state)[0];
  if (prompt === undefined) throw new Error('nobody is asked');
  return prompt.seat;
}

export const promptOf = (state: State): string | undefined => eiszeit.prompts(state)[0]?.kind;

export const idsOf = (state: State): string[] => eiszeit.legal(state, asked(state)).map(actionId);

export const lawful = (state: State, type: Action['type']): Action[] =>
  eiszeit.legal(state, asked(state)).filter((action) => action.type === type);

/** The code of the refusal. */
export function refused(state: State, action: Action): string | undefined {
  if (idsOf(state).includes(actionId(action))) return undefined;
  return eiszeit.reasons?.(state, asked(state), action)?.code;
}

export const regionsOf = (actions: readonly Action[]): number[] =>
  [
    ...new Set(
      actions.map((action) => ('region' in action ? action.region : 'to' in action ? action.to : 0)),
    ),
  ].sort((a, b) => a - b);

/** Hunters by seat, clubs or not. */
export const at = (state: State, region: number): number[] =>
  state.scores.map(
    (_, seat) =>
      (state.board.hunters[region * state.seats + seat] ?? 0) +
      (state.board.clubbed[region * state.seats + seat] ?? 0),
  );
export const armedAt = (state: State, region: number): number[] =>
  state.scores.map((_, seat) => state.board.clubbed[region * state.seats + seat] ?? 0);
export const supplies = (state: State): number[] => state.board.hunters.slice(0, state.seats);

export const coloursOf = (cards: readonly string[] = []): Colour[] =>
  cards.map((card) => colourOf(components, card));

type EventOf<Name extends Event['type']> = Extract<Event, { type: Name }>;

export function only<Name extends Event['type']>(events: readonly Event[], type: Name): EventOf<Name>[] {
  return events.filter((event): event is EventOf<Name> => event.type === type);
}

export const DONE: Action = { type: 'done' };
export const play = (card: string): Action => ({ type: 'play', card });
export const place = (region: number): Action => ({ type: 'place-hunter', region });
export const move = (seat: Seat, from: number, to: number, clubbed = false): Action => ({
  type: 'move-hunter',
  seat,
  from,
  to,
  clubbed,
});
export const remove = (seat: Seat, region: number, clubbed = false): Action => ({
  type: 'remove-hunter',
  seat,
  region,
  clubbed,
});
export const draw = (colour: Colour): Action => ({ type: 'draw', colour });
export const opponent = (seat: Seat): Action => ({ type: 'choose-opponent', seat });

/** Answers as little as possible until somebody plays a card, or the game ends. */
export function finish(state: State): State {
  let current = state;
  while (!current.over && promptOf(current) !== 'play-card') {
    const legal = eiszeit.legal(current, asked(current));
    const answer = legal.find(({ type }) => type === 'done') ?? legal[0];
    if (answer === undefined) throw new Error('no answer');
    current = act(current, answer);
  }
  return current;
}

/** The events from the end of the settling on: the pool is emptied by a dark card whose action nobody uses. */
export function endOfRound(what: Given): Played {
  const start = given({
    ...what,
    darkPool: what.darkPool ?? 3,
    hands: [['remove-one', 'fire', 'swap', 'all-one', 'club']],
  });
  let state = act(start, play('remove-one'));
  const events: Event[] = [];
  while (events.every(({ type }) => type !== 'conflicts-ended')) {
    const legal = eiszeit.legal(state, asked(state));
    const answer = legal.find(({ type }) => type === 'done') ?? legal[0];
    if (answer === undefined) throw new Error('no answer');
    const played = done(state, answer);
    events.push(...played.events);
    state = played.state;
  }
  return { state, events };
}
