import { type Static, Type } from 'typebox';
import * as define from '../../../src/engine/define/index.js';
import { die, type Rng } from '../../../src/kernel/rng.js';

// All seats roll dice in secret. In turn each bids how many of all dice show a face, always higher, or doubts the
// previous bid. Then all dice are shown, and the seat that was wrong loses one. The last with dice wins.
const { bySeat, closed, of, secret } = define;
const [Count, Face] = [Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 1, maximum: 6 })];
const [Dice, Counts, Hands] = [Type.Array(Face), bySeat(Count), bySeat(Type.Array(Face))];
const Options = closed({ dice: Type.Integer({ minimum: 1, maximum: 5, default: 5 }) });
/** `bidder` has bid `count` dice of a `face`; 0 means no bid. `hands` are secret; `out` is in order. */
const initial = ({ seats, options }: define.Config<Static<typeof Options>, object>) => {
  const hands = Array<number[]>(seats).fill(Array<number>(options.dice).fill(1));
  const [shown, out] = [hands.map((): number[] => []), hands.flatMap((): number[] => [])];
  return { turn: 0, bidder: 0, count: 0, face: 0, hands, shown, out };
};
type State = define.Frozen<ReturnType<typeof initial>>;
const event = define.eventsOf<{ State: State }>();
const events = [
  event('rolled', {
    fields: { seat: Count, dice: secret(of.seat, Dice) },
    evolve: (state, { seat, dice }) => ({ ...state, hands: state.hands.with(seat, dice) }),
    text: { en: '{seat} rolls {dice}.', de: '{seat} würfelt {dice}.' },
    unseen: { en: '{seat} rolls in secret.', de: '{seat} würfelt verdeckt.' },
  }),
  event('bid-made', {
    fields: { seat: Count, count: Count, face: Face },
    evolve: (state, { seat: bidder, count, face }) => {
      return { ...state, bidder, count, face, turn: after(state.hands, bidder) };
    },
    text: { en: '{seat} bids {count} × {face}.', de: '{seat} bietet {count} × {face}.' },
  }),
  event('bid-doubted', {
    fields: { by: Count, dice: Hands, seat: Count },
    evolve: (state, { dice, seat }) => {
      const hands = dice.with(seat, (dice[seat] ?? []).slice(1));
      const isOut = hands[seat]?.length === 0;
      const [turn, out] = isOut ? [after(hands, seat), [...state.out, seat]] : [seat, state.out];
      return { ...state, hands, shown: dice, count: 0, face: 0, turn, out };
    },
    text: { en: '{by} doubts it: {seat} loses a die.', de: '{by} zweifelt: {seat} verliert einen Würfel.' },
  }),
] as const;
const rejections = {
  too_low: { en: 'A bid must be higher than the last.', de: 'Ein Gebot muss das letzte überbieten.' },
  too_many: { en: 'There are not so many dice.', de: 'So viele Würfel gibt es nicht.' },
};
interface LiarsDice {
  State: State;
  Event: define.EventOf<typeof events>;
  View: Static<typeof View>;
  Options: Static<typeof Options>;
  Code: keyof typeof rejections;
}
const { action, step, rulebook } = define.rulesOf<LiarsDice>();
const bid = action('bid', {
  fields: { count: Count, face: Face },
  carryOut: (game, seat, { count, face }) => game.add({ type: 'bid-made', seat, count, face }),
  text: { en: 'Bid {count} × {face}', de: 'Biete {count} × {face}' },
  whyNot: ({ hands }, { count }) => (count > hands.flat().length ? 'too_many' : 'too_low'),
});
const doubt = action('doubt', {
  fields: {},
  carryOut: (game, by, _, rng) => {
    const { hands, bidder, count, face } = game.state;
    const found = hands.flat().filter((one) => one === face).length;
    game.add({ type: 'bid-doubted', by, dice: hands, seat: found < count ? bidder : by });
    roll(game, rng);
  },
  text: { en: 'Doubt it', de: 'Zweifle' },
});
const bidding = step('bid', {
  prompt: { en: 'Do you bid higher, or doubt the bid?', de: 'Bietest du höher, oder zweifelst du?' },
  asks: ({ turn }) => [turn],
  answers: [bid, doubt],
  legal: (state) => {
    const bids = (count: number) => [1, 2, 3, 4, 5, 6].map((face) => ({ type: 'bid', count, face }) as const);
    const all = state.hands.flat().flatMap((_, nth) => bids(nth + 1));
    return state.count === 0 ? all : [{ type: 'doubt' }, ...all.slice(6 * state.count - 6 + state.face)];
  },
});
/** The next seat with dice. */
function after(hands: readonly (readonly number[])[], seat: number): number {
  const next = (seat + 1) % hands.length;
  return hands[next]?.length === 0 ? after(hands, next) : next;
}
const titles = { en: 'Liar’s Dice', de: 'Lügenwürfel' };
const summary = { en: 'Bid on what all dice show.', de: 'Biete darauf, was alle Würfel zeigen.' };
function roll(game: define.GameOf<LiarsDice>, rng: Rng): void {
  for (const [seat, { length }] of game.state.hands.entries())
    if (length > 0) game.add({ type: 'rolled', seat, dice: Array.from({ length }, () => die(6, rng)) });
}
const View = closed({ bidder: Count, count: Count, face: Count, mine: Dice, dice: Counts, shown: Hands });
export const liarsDice = rulebook({
  meta: { id: 'liars-dice', titles, seats: { min: 2, max: 6 }, rulesVersion: '1', summary },
  schemas: { options: Options, view: View },
  ...{ events, actions: [bid, doubt], steps: [bidding], rejections, initial },
  setup: (game, _, rng) => roll(game, rng),
  step: ({ hands, out }) => (hands.length - out.length > 1 ? { step: 'bid' } : undefined),
  view: ({ bidder, count, face, hands, shown }, who) => {
    const [mine, dice] = [[...(hands[Number(who)] ?? [])], hands.map(({ length }) => length)];
    return { bidder, count, face, mine, dice, shown: shown.map((own) => [...own]) };
  },
  imagine: (state, who, rng) => {
    const hands = state.hands.map((own, seat) => (seat === who ? own : own.map(() => die(6, rng))));
    return { ...state, hands };
  },
  // Seats that were out later rank higher; seats with dice rank first.
  scores: ({ hands, out }) => hands.map((hand, seat) => hand.length || out.indexOf(seat) - hands.length),
});
