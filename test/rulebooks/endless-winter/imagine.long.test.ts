import { describe, expect, it } from 'vitest';
import { quickRng, type Rng, seededRng } from '../../../src/kernel/rng.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { offTwice } from '../../support/likeness.js';
import { likeness } from './likeness.js';
import { configOf, legalOf, playerIn } from './support.js';
import { imaginedWorlds } from './worlds.js';

const GAMES = 1_000;

/** Plays without a glance at any card: nothing can be concluded from it, so samples must be spread like the truth. */
function blindly(state: State, seat: number, rng: Rng) {
  const legal = legalOf(state, seat);
  const laid = legal.filter(({ type }) => type === 'lay');
  if (laid.length > 0) {
    // Each card of the hand is as likely, however many like it there are.
    const { hand, pile } = playerIn(state, seat);
    const card = hand[rng.int(hand.length)]?.card;
    const chosen = pile.length < 2 ? legal.find((one) => one.type === 'lay' && one.card === card) : undefined;
    return chosen ?? { type: 'done' as const };
  }
  const ends = legal.find(({ type }) => type === 'done' || type === 'go-on');
  return ends ?? legal[rng.int(legal.length)] ?? { type: 'done' as const };
}

interface Sum {
  difference: number;
  squares: number;
}

describe('imagined worlds', () => {
  it.each([2, 3])('are like true ones at random play, at %d seats', { timeout: 600_000 }, (seats) => {
    expect(offTwice(likeness, { games: 2_000, seats: [seats] })).toEqual([]);
  });

  it('are possible for all that a viewer was told, 10,000 of them', () => {
    const { faults, worlds, kinds } = imaginedWorlds(10_000);
    expect(faults).toEqual([]);
    expect(worlds).toBe(10_000);
    expect(kinds.size).toBeGreaterThan(40);
  });

  it('have hands, piles and decks that are spread like the true ones, within |z| 3', () => {
    const sums = new Map<string, Sum>();
    const compare = (what: string, truth: number, sample: number): void => {
      const sum = sums.get(what) ?? { difference: 0, squares: 0 };
      sums.set(what, sum);
      sum.difference += truth - sample;
      sum.squares += (truth - sample) ** 2;
    };
    for (let game = 0; game < GAMES; game += 1) {
      const config = configOf(2, { iceFinds: true, restTiles: true });
      const rng = quickRng(game);
      let state = endlessWinter.initial(config);
      for (const event of endlessWinter.setup(config, seededRng(`spread ${game}`, 1)))
        state = endlessWinter.evolve(state, event);
      // Once in a game, since what is true of one round is often true of the next.
      const round = 1 + (game % 3);
      for (let version = 2; state.round <= round; version += 1) {
        const [prompt] = endlessWinter.prompts(state);
        if (prompt === undefined) break;
        const [first, second] = [playerIn(state, state.order[0] ?? 0), playerIn(state, state.order[1] ?? 0)];
        const isNow = state.round === round && prompt.kind === 'lay-eclipse';
        if (isNow && first.pile.length === 2 && second.pile.length === 0) {
          const [owner = 0, viewer = 1] = state.order;
          const world = endlessWinter.imagine(state, viewer, rng);
          compareSeats(state, world, owner, compare);
          break;
        }
        const action = blindly(state, prompt.seat, rng);
        state = endlessWinter.decide(state, prompt.seat, action, seededRng(`spread ${game}`, version)).state;
      }
    }
    expect(sums.size).toBeGreaterThan(15);
    for (const [what, { difference, squares }] of sums)
      expect(Math.abs(difference / Math.sqrt(Math.max(1, squares))), what).toBeLessThanOrEqual(3);
  });
});

function compareSeats(
  truth: State,
  world: State,
  owner: number,
  compare: (what: string, truth: number, sample: number) => void,
): void {
  const [real, imagined] = [playerIn(truth, owner), playerIn(world, owner)];
  const count = (cards: readonly (string | undefined)[], card: string): number =>
    cards.filter((one) => one === card).length;
  for (const { id } of truth.components.startCards.values) {
    const of = (held: readonly { card: string }[]) =>
      count(
        held.map(({ card }) => card),
        id,
      );
    compare(`hand ${id}`, of(real.hand), of(imagined.hand));
    compare(`pile ${id}`, of(real.pile), of(imagined.pile));
    compare(`next card ${id}`, count([real.deck.at(-1)], id), count([imagined.deck.at(-1)], id));
  }
  for (const { id } of truth.components.animals.values)
    compare(`next animal ${id}`, count([truth.animalDeck.at(-1)], id), count([world.animalDeck.at(-1)], id));
  for (const { id } of truth.components.iceFinds.values)
    compare(`find ${id}`, count(truth.land.finds, id), count(world.land.finds, id));
  for (const { id } of truth.components.restTiles.values)
    compare(`next tile ${id}`, count([truth.rest.stack[0]], id), count([world.rest.stack[0]], id));
}
