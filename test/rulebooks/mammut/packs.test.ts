import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import type { Components } from '../../../src/rulebooks/mammut/components/schema.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { playout } from '../../support/playout.js';
import { anyMammut, config, pointsFor, scored } from './support.js';

const { components } = mammut;
const fits = Compile(mammut.schemas.components);

describe('A game with a pack of its own', () => {
  const pack: Components = {
    ...components,
    start: { provenance: 'found', values: { ...components.start.values, score: 20, cards: 3 } },
    tusk: { provenance: 'found', values: { points: 3 } },
    shaman: { provenance: 'found', values: { red: 'anticlockwise', blue: 'clockwise' } },
  };

  it('begins with the numbers of the pack', () => {
    const events = mammut.setup(config(3, pack), quickRng(1));
    const state = events.reduce(mammut.evolve, mammut.initial(config(3, pack)));
    expect(state.scores).toEqual([20, 20, 20]);
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
  });

  it('is scored with the numbers of the pack', () => {
    const loot = { 0: ['tusk', 'meat'], 1: ['shaman-red'], 2: ['meat', 'fur'], 3: ['meat', 'fur'] };
    const { events } = scored(4, loot, { components: pack });
    expect(pointsFor(events, 'tusk')).toEqual({ 0: 3 });
    expect(pointsFor(events, 'meat')).toEqual({ 0: 8, 3: 5, 2: 2 });
  });

  describe('with a card that pays for the most axes', () => {
    const [card] = components.cards.values;
    const most = { ...card, id: 'most-axe-points', effect: { type: 'most-points', good: 'axe', points: 7 } };
    const cards = { ...components.cards, values: [...components.cards.values, most] } as Components['cards'];
    const rest = {
      components: { ...components, cards },
      faceDown: [{ seat: 2, card: 'most-axe-points' }],
    };

    it('pays who has them', () => {
      const { events } = scored(3, { 0: ['axe'], 1: ['axe', 'axe'], 2: ['shaman-red'] }, rest);
      expect(pointsFor(events, 'axe-card')).toEqual({ 1: 7 });
    });

    it('pays in the last round besides the points for axes, and in a tie by the shaman', () => {
      const { events } = scored(3, { 0: ['axe'], 1: ['axe'], 2: ['shaman-blue'] }, { ...rest, round: 5 });
      expect(pointsFor(events, 'axe')).toEqual({ 0: 3, 1: 3 });
      expect(pointsFor(events, 'axe-card')).toEqual({ 1: 7 });
    });

    it('pays nobody where there is no axe', () => {
      const { events } = scored(3, { 0: ['fur'], 1: ['meat'], 2: ['shaman-red'] }, rest);
      expect(pointsFor(events, 'axe-card')).toEqual({});
    });
  });

  it.each([2, 3, 4, 5])('never comes to a dead end with as few tiles as may be (%i seats)', (seats) => {
    const few = {
      ...components,
      tiles: { ...components.tiles, values: [{ faces: ['fur', 'question'], copies: 4 }] },
    };
    expect(mammut.flaws?.(config(seats, few))).toEqual([]);
    for (let seed = 0; seed < 10; seed += 1) {
      const { last } = playout(anyMammut, { seats, options: {}, components: few }, seed);
      expect(anyMammut.outcome(last)).not.toBeNull();
    }
  });
});

describe('The schema of a pack', () => {
  it('knows no groups and no fields but its own', () => {
    expect(fits.Check(components)).toBe(true);
    expect(fits.Check({ ...components, dice: components.tusk })).toBe(false);
    expect(fits.Check({ ...components, tusk: { ...components.tusk, values: { points: 2, more: 1 } } })).toBe(
      false,
    );
  });

  it('does not take ids that would read back as something else', () => {
    const named = (id: string) => ({
      ...components,
      animals: { ...components.animals, values: [{ id, name: { en: 'A', de: 'B' } }] },
    });
    expect(fits.Check(named('cave-hyena'))).toBe(true);
    for (const id of ['true', '7', 'Cave', 'a,b', 'a:b', '', 'a'.repeat(33)])
      expect(fits.Check(named(id))).toBe(false);
  });
});
