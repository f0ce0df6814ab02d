import { expect, it } from 'vitest';
import type { AnyState } from '../../../src/engine/any-rulebook.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import type { Rng } from '../../../src/kernel/rng.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { configFor, playout } from '../../support/playout.js';
import { rulebook } from './support.js';

/** Chance would fall on other answers in another order. */
const first: Rng = { int: () => 0 };
const asked = (state: AnyState): Seat[] => rulebook.prompts(state).map(({ seat }) => seat);
const stateIn = (state: AnyState): State => state as unknown as State;
const phaseOf = (state: AnyState) => stateIn(state).phase;

const games = [2, 3, 4].flatMap((seats) =>
  [1, 2, 3, 4, 5, 6].map((number) => playout(rulebook, configFor(rulebook, seats), number)),
);
const begun = games.map(({ opening, setup }) => setup.reduce(rulebook.evolve, opening));
/** The rest of the set-up. Which answers a seat gives depends on itself alone, and `next` on those who are asked. */
function rest(from: AnyState, salt: number, next: (seats: readonly Seat[]) => Seat | undefined): AnyState {
  const phase = phaseOf(from);
  const given = new Map<Seat, number>();
  let state = from;
  while (phaseOf(state) === phase) {
    const seat = next(asked(state)) ?? 0;
    const nth = given.get(seat) ?? 0;
    given.set(seat, nth + 1);
    const legal = rulebook.legal(state, seat);
    const action = legal[(salt * 31 + seat * 17 + nth * 7) % legal.length];
    if (action === undefined) throw new Error(`seat ${seat} is not asked`);
    state = rulebook.decide(state, seat, action, first).state;
  }
  return state;
}

const inOrder = (from: AnyState) => {
  const { order } = stateIn(from);
  return (seats: readonly Seat[]): Seat | undefined => order.find((seat) => seats.includes(seat));
};
const lastFirst = (from: AnyState) => {
  const order = stateIn(from).order.toReversed();
  return (seats: readonly Seat[]): Seat | undefined => order.find((seat) => seats.includes(seat));
};

it('lets all seats set up at once', () => {
  for (const state of begun) expect(asked(state)).toHaveLength(stateIn(state).seats);
});

it('ends the set-up in the same way in whatever order seats answer that are asked at once', () => {
  for (const [nth, state] of begun.entries())
    for (let salt = nth; salt < nth + 8; salt += 1) {
      const behind = rest(state, salt, lastFirst(state));
      expect(behind).toEqual(rest(state, salt, inOrder(state)));
    }
});

it('shows a seat what it is asked, and everybody else the seat in front', () => {
  for (const state of begun)
    for (const { seat, kind } of rulebook.prompts(state))
      expect(rulebook.view(state, seat)).toMatchObject({ turn: { seat, doing: kind } });
});
