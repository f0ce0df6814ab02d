import { expect, it } from 'vitest';
import { type AnyAction, type AnyRulebook, type AnyState, erase } from '../../../src/engine/any-rulebook.js';
import { type Seat, SPECTATOR } from '../../../src/engine/rulebook.js';
import { pick, quickRng, type Rng } from '../../../src/kernel/rng.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { configFor, playout } from '../../support/playout.js';

const rulebook: AnyRulebook = erase(eiszeit);
/** Chance would fall on other answers in another order. */
const first: Rng = { int: () => 0 };

const asked = (state: AnyState): Seat[] => rulebook.prompts(state).map(({ seat }) => seat);
const take = (state: AnyState, seat: Seat, action: AnyAction): AnyState =>
  rulebook.decide(state, seat, action, first).state;

/** All that anybody can see, and who is asked what. */
const seen = (state: AnyState, seats: number) => ({
  views: [...Array(seats).keys(), SPECTATOR].map((viewer) => rulebook.view(state, viewer as Seat)),
  legal: Array.from({ length: seats }, (_, seat) => rulebook.legal(state, seat)),
  prompts: rulebook.prompts(state).toSorted((one, other) => one.seat - other.seat),
});

/** States of some games in which several seats are asked. */
const shared = [3, 4, 5].flatMap((seats) =>
  playout(rulebook, configFor(rulebook, seats), seats)
    .steps.map(({ before }) => before)
    .filter((state) => new Set(asked(state)).size > 1)
    .map((state) => ({ state, seats })),
);

it('asks several seats at once while a dark card is carried out', () => {
  const kinds = shared.flatMap(({ state }) => rulebook.prompts(state).map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(
    new Set([
      ...['discard', 'draw', 'place-hunter', 'use-club', 'remove-hunter', 'remove-mammoth'],
      ...['move-fire', 'take-club', 'move-hunter'],
    ]),
  );
});

it('asks no seat for two things', () => {
  for (const { state } of shared) expect(new Set(asked(state)).size).toBe(asked(state).length);
});

it('leads to the same in whatever order seats answer that are asked at once', () => {
  const rng = quickRng(1);
  for (const { state, seats } of shared) {
    const [one, other] = asked(state) as [Seat, Seat];
    const mine = pick(rulebook.legal(state, one), rng);
    const theirs = pick(rulebook.legal(state, other), rng);
    const ahead = take(take(state, one, mine), other, theirs);
    const behind = take(take(state, other, theirs), one, mine);
    // What is carried out last is shown to those who are not asked: that alone may differ, up to the last answer.
    const turnless = (side: AnyState) => {
      const { views, ...rest } = seen(side, seats);
      return { ...rest, views: views.map((view) => ({ ...view, turn: null })) };
    };
    expect(turnless(behind)).toEqual(turnless(ahead));
  }
});
