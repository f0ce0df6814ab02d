import { describe, expect, it } from 'vitest';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { legalIds, ofType, pointsFor, scored, when, whyNot } from './support.js';

const played = (card: string, seat = 0) => ({ faceDown: [{ seat, card }] });
const fursOf = (events: Parameters<typeof ofType>[0]) =>
  Object.fromEntries(ofType(events, 'fur-advanced').map(({ seat, steps }) => [seat, steps]));

describe('Counts as a fur', () => {
  it('moves the seat that played it on the fur track', () => {
    const { events } = scored(3, { 0: ['fur'], 1: ['meat'], 2: ['shaman-red'] }, played('fur'));
    expect(fursOf(events)).toEqual({ 0: 2 });
  });

  it('counts for the most fur tiles of the round as well', () => {
    const faceDown = [
      { seat: 0, card: 'fur' },
      { seat: 1, card: 'most-fur-points' },
    ];
    const { events } = scored(3, { 0: ['fur'], 1: ['meat'], 2: ['shaman-red', 'fur'] }, { faceDown });
    expect(pointsFor(events, 'fur-card')).toEqual({ 0: 4 });
  });
});

describe('Points for axes', () => {
  it('gives every seat 2 points per axe besides the cards', () => {
    const loot = { 0: ['axe'], 1: ['axe', 'axe'], 2: ['shaman-red'] };
    const { events } = scored(3, loot, { ...played('axe-points'), deck: ['fur', 'fur', 'flip'] });
    expect(pointsFor(events, 'axe-card')).toEqual({ 0: 2, 1: 4 });
    expect(ofType(events, 'card-drawn')).toHaveLength(3);
  });

  it('still pays in the last round, besides the 3 points', () => {
    const { events } = scored(
      3,
      { 0: ['axe'], 1: ['meat'], 2: ['shaman-red'] },
      { ...played('axe-points', 1), round: 5 },
    );
    expect(pointsFor(events, 'axe')).toEqual({ 0: 3 });
    expect(pointsFor(events, 'axe-card')).toEqual({ 0: 2 });
  });
});

describe('Most fur tiles', () => {
  it('gives 4 points, wherever the mammoths stand on the track', () => {
    const loot = { 0: ['fur'], 1: ['fur', 'fur'], 2: ['shaman-red'] };
    const { events } = scored(3, loot, { ...played('most-fur-points'), fur: [9, 0, 0] });
    expect(pointsFor(events, 'fur-card')).toEqual({ 1: 4 });
  });

  it('comes after what the track costs, so 4 points remain of nothing', () => {
    const loot = { 0: ['fur'], 1: ['meat'], 2: ['shaman-red'] };
    const { events } = scored(3, loot, {
      ...played('most-fur-points'),
      round: 3,
      scores: [0, 10, 10],
      fur: [0, 9, 9],
    });
    expect(pointsFor(events, 'fewest-fur')).toEqual({ 0: 0 });
    expect(pointsFor(events, 'fur-card')).toEqual({ 0: 4 });
  });

  it('gives nothing when nobody has a fur', () => {
    const { events } = scored(3, { 0: ['meat'], 1: ['meat'], 2: ['shaman-red'] }, played('most-fur-points'));
    expect(pointsFor(events, 'fur-card')).toEqual({});
  });

  it('lets the seat with the most choose an animal that it lacks', () => {
    const loot = { 0: ['meat'], 1: ['fur'], 2: ['shaman-red'] };
    const animals = [[], ['cave-bear'], []];
    const { state } = scored(3, loot, { ...played('most-fur-animal'), animals });
    expect(mammut.prompts(state)).toEqual([
      { seat: 1, kind: 'choose-animal', about: { card: 'most-fur-animal', trade: false } },
    ]);
    expect(legalIds(state, 1)).toHaveLength(6);
    expect(whyNot(state, 1, { type: 'choose-animal', animal: 'cave-bear' })).toBe('already_owned');
    expect(whyNot(state, 1, { type: 'choose-animal', animal: 'cat' })).toBe('no_such_animal');
    const after = when(state, 1, { type: 'choose-animal', animal: 'musk-ox' });
    expect(after.state.animals[1]).toEqual(['cave-bear', 'musk-ox']);
    expect(after.state.round).toBe(2);
  });

  it('asks nobody who owns every animal', () => {
    const animals = [[], mammut.components.animals.values.map(({ id }) => id), []];
    const loot = { 0: ['meat'], 1: ['fur'], 2: ['shaman-red'] };
    const { state, events } = scored(3, loot, { ...played('most-fur-animal'), animals });
    expect(ofType(events, 'offer-ended')).toEqual([{ type: 'offer-ended', seat: 1, stuck: true }]);
    expect(state.round).toBe(2);
  });
});

describe('Most axes', () => {
  const loot = { 0: ['meat'], 1: ['axe', 'axe'], 2: ['shaman-red', 'axe'] };

  it('counts as a fur for the seat with the most axes', () => {
    expect(fursOf(scored(3, loot, played('most-axe-fur')).events)).toEqual({ 1: 1 });
  });

  it('counts as a fire for the seat with the most axes', () => {
    const tied = { 0: ['fire'], 1: ['axe', 'axe'], 2: ['shaman-red', 'axe'] };
    expect(pointsFor(scored(3, tied).events, 'fewest-fire')).toEqual({ 1: -5 });
    expect(pointsFor(scored(3, tied, played('most-axe-fire')).events, 'fewest-fire')).toEqual({ 2: -5 });
  });

  it('in a tie, is for the first in the order of the shaman', () => {
    const tied = { 0: ['axe'], 1: ['axe'], 2: ['shaman-blue'] };
    expect(fursOf(scored(3, tied, played('most-axe-fur')).events)).toEqual({ 1: 1 });
  });

  it('does nothing when nobody has an axe', () => {
    const none = { 0: ['meat'], 1: ['meat'], 2: ['shaman-red'] };
    expect(fursOf(scored(3, none, played('most-axe-fur')).events)).toEqual({});
  });
});

describe('Most tusks', () => {
  const loot = { 0: ['fire', 'tusk'], 1: ['tusk', 'tusk'], 2: ['shaman-red', 'meat'] };

  it('gives 4 points', () => {
    expect(pointsFor(scored(3, loot, played('most-tusk-points', 2)).events, 'tusk-card')).toEqual({ 1: 4 });
  });

  it('counts as a fire', () => {
    expect(pointsFor(scored(3, loot).events, 'fewest-fire')).toEqual({ 1: -5 });
    expect(pointsFor(scored(3, loot, played('most-tusk-fire')).events, 'fewest-fire')).toEqual({ 2: -5 });
  });
});

describe('A tie for most', () => {
  /** Seats 0 and 1 have as many; the shaman at seat 2 has none of them, and fire so as not to have the fewest. */
  const tied = (good: string, shaman: string) => ({ 0: [good], 1: [good], 2: [shaman, 'fire'] });

  // By the red arrows the order is 2, 0, 1; by the blue ones 2, 1, 0.
  describe.each([
    ['shaman-red', 0, 1],
    ['shaman-blue', 1, 0],
  ])('with %s goes to seat %i, not to seat %i', (shaman, first, other) => {
    it.each([
      ['most-fur-points', 'fur', 'fur-card'],
      ['most-tusk-points', 'tusk', 'tusk-card'],
    ])('that %s pays', (card, good, reason) => {
      expect(pointsFor(scored(3, tied(good, shaman), played(card, 2)).events, reason)).toEqual({
        [first]: 4,
      });
    });

    it('that most-fur-animal pays', () => {
      const { state } = scored(3, tied('fur', shaman), played('most-fur-animal', 2));
      expect(mammut.prompts(state).map(({ seat }) => seat)).toEqual([first]);
    });

    it('for whom most-axe-fur counts', () => {
      expect(fursOf(scored(3, tied('axe', shaman), played('most-axe-fur', 2)).events)).toEqual({
        [first]: 1,
      });
    });

    it.each([
      ['most-axe-fire', 'axe'],
      ['most-tusk-fire', 'tusk'],
    ])('for whom %s counts, so that the other has the fewest fires', (card, good) => {
      const { events } = scored(3, tied(good, shaman), played(card, 2));
      expect(pointsFor(events, 'fewest-fire')).toEqual({ [other]: -5 });
    });
  });

  it('goes to the holder of the shaman where it takes part', () => {
    const loot = { 0: ['tusk'], 1: ['tusk'], 2: ['shaman-red', 'tusk'] };
    expect(pointsFor(scored(3, loot, played('most-tusk-points')).events, 'tusk-card')).toEqual({ 2: 4 });
  });
});

describe('An animal of choice', () => {
  const loot = { 0: ['cave-bear', 'musk-ox'], 1: ['meat'], 2: ['shaman-red'] };
  const animals = [['cave-bear'], [], []];

  it('may be taken for an animal tile, which then brings nothing else', () => {
    const { state } = scored(3, loot, { ...played('trade-animal'), animals });
    const bear = state.tiles.faces.indexOf('cave-bear');
    const ox = state.tiles.faces.indexOf('musk-ox');
    expect(mammut.prompts(state)[0]?.about).toEqual({ card: 'trade-animal', trade: true });
    const better = when(state, 0, { type: 'trade-animal', place: bear, animal: 'cave-lion' }).state;
    expect(better.animals[0]).toEqual(['cave-bear', 'cave-lion', 'musk-ox']);
    const worse = when(state, 0, { type: 'trade-animal', place: ox, animal: 'cave-lion' }).state;
    expect(worse.animals[0]).toEqual(['cave-bear', 'cave-lion']);
  });

  it('may be declined', () => {
    const { state } = scored(3, loot, { ...played('trade-animal'), animals });
    expect(when(state, 0, { type: 'decline' }).state.animals[0]).toEqual(['cave-bear', 'musk-ox']);
  });

  it('must be lacking, and needs an animal tile of its own', () => {
    const { state } = scored(3, loot, { ...played('trade-animal'), animals });
    const bear = state.tiles.faces.indexOf('cave-bear');
    const meat = state.tiles.faces.indexOf('meat');
    expect(whyNot(state, 0, { type: 'trade-animal', place: bear, animal: 'cave-bear' })).toBe(
      'already_owned',
    );
    expect(whyNot(state, 0, { type: 'trade-animal', place: meat, animal: 'cave-lion' })).toBe(
      'not_your_animal_tile',
    );
  });

  it('is not offered without an animal tile', () => {
    const { state } = scored(3, loot, { ...played('trade-animal', 1), animals });
    expect(state.round).toBe(2);
  });

  it('uses a tile once, also with both cards', () => {
    const faceDown = [
      { seat: 0, card: 'trade-animal' },
      { seat: 0, card: 'trade-animal' },
    ];
    const { state } = scored(3, loot, { faceDown, animals });
    const bear = state.tiles.faces.indexOf('cave-bear');
    const once = when(state, 0, { type: 'trade-animal', place: bear, animal: 'cave-lion' }).state;
    expect(whyNot(once, 0, { type: 'trade-animal', place: bear, animal: 'giant-deer' })).toBe(
      'not_your_animal_tile',
    );
    expect(when(once, 0, { type: 'decline' }).state.animals[0]).toEqual([
      'cave-bear',
      'cave-lion',
      'musk-ox',
    ]);
  });

  it('uses up a tile for this round alone: in the next, what lies at its place is as good as any', () => {
    const { state } = scored(3, loot, played('trade-animal'));
    const place = state.tiles.faces.indexOf('cave-bear');
    const next = when(state, 0, { type: 'trade-animal', place, animal: 'cave-lion' }).state;
    expect(next.round).toBe(2);
    const { traded } = next;
    const deer = { ...loot, 0: ['giant-deer'] };
    const plain = scored(3, deer, { round: 2, traded }).state;
    expect(plain.animals[0]).toEqual(['giant-deer']);
    const again = scored(3, deer, { ...played('trade-animal'), round: 2, traded }).state;
    expect(again.tiles.faces.indexOf('giant-deer')).toBe(place);
    expect(legalIds(again, 0)).toContain(`trade-animal:animal=sabre-tooth,place=${place}`);
  });

  it('is asked in the order of the shaman', () => {
    const faceDown = [0, 1, 2].map((seat) => ({ seat, card: 'trade-animal' }));
    const all = { 0: ['cave-bear'], 1: ['shaman-blue', 'musk-ox'], 2: ['cave-lion'] };
    let { state } = scored(3, all, { faceDown });
    const asked: (number | undefined)[] = [];
    while (state.round === 1) {
      const seat = mammut.prompts(state)[0]?.seat ?? -1;
      asked.push(seat);
      state = when(state, seat, { type: 'decline' }).state;
    }
    expect(asked).toEqual([1, 0, 2]);
  });
});
