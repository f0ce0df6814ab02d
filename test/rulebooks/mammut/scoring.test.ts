import { describe, expect, it } from 'vitest';
import { given, ofType, pointsFor, scored, when } from './support.js';

const four = (loot: Record<number, string[]>) => ({
  0: ['musk-ox'],
  1: ['musk-ox'],
  2: ['musk-ox'],
  3: ['musk-ox'],
  ...loot,
});

describe('The shaman', () => {
  // The example of the rules: seat 1 holds the shaman, so the order of ties is 1, 2, 3, 0.
  it('gives every tie to its holder, then on in the direction of the red arrows', () => {
    const loot = four({ 0: ['meat'], 1: ['shaman-red', 'meat'], 2: ['meat'], 3: ['meat'] });
    expect(pointsFor(scored(4, loot).events, 'meat')).toEqual({ 1: 8, 2: 5, 3: 2 });
  });

  it('goes anticlockwise by the blue arrows', () => {
    const loot = four({ 0: ['meat'], 1: ['shaman-blue', 'meat'], 2: ['meat'], 3: ['meat'] });
    expect(pointsFor(scored(4, loot).events, 'meat')).toEqual({ 1: 8, 0: 5, 3: 2 });
  });

  it('helps its holder only where it takes part in the tie', () => {
    const loot = four({ 0: ['meat'], 1: ['shaman-red'], 2: ['meat', 'meat'], 3: ['meat'] });
    expect(pointsFor(scored(4, loot).events, 'meat')).toEqual({ 2: 8, 3: 5, 0: 2 });
  });
});

describe('Before the scoring', () => {
  it('every question tile is turned, and its other face counts', () => {
    const { events } = scored(3, { 0: ['question|tusk', 'question|meat'], 1: ['fur'], 2: ['shaman-red'] });
    expect(ofType(events, 'questions-turned')[0]?.faces).toEqual(['tusk', 'meat']);
    expect(pointsFor(events, 'tusk')).toEqual({ 0: 2 });
    expect(pointsFor(events, 'meat')).toEqual({ 0: 8 });
  });

  it('an animal under a question mark is gained', () => {
    const { state } = scored(3, { 0: ['question|cave-lion'], 1: ['fur'], 2: ['shaman-red'] });
    expect(state.animals[0]).toEqual(['cave-lion']);
  });

  it('the scoring cards are revealed', () => {
    const faceDown = [{ seat: 1, card: 'fur' }];
    const { events } = scored(3, { 0: ['fur'], 1: ['fur'], 2: ['shaman-red'] }, { faceDown });
    expect(ofType(events, 'cards-revealed')[0]?.cards).toEqual(faceDown);
  });
});

describe('Axes', () => {
  const loot = { 0: ['axe', 'axe'], 1: ['fur', 'axe'], 2: ['shaman-blue', 'fur'] };

  it('draw a card each, clockwise from the shaman whichever way it points', () => {
    const { events, state } = scored(
      3,
      { ...loot, 2: ['shaman-blue', 'axe'] },
      { deck: ['fur', 'flip', 'peek', 'return'] },
    );
    expect(ofType(events, 'card-drawn').map(({ seat, card }) => [seat, card])).toEqual([
      [2, 'return'],
      [0, 'peek'],
      [0, 'flip'],
      [1, 'fur'],
    ]);
    expect(state.hands).toEqual([['peek', 'flip'], ['fur'], ['return']]);
  });

  it('draw from the shuffled discards when the deck is used up', () => {
    const { events, state } = scored(3, loot, { deck: ['fur'], discards: ['peek', 'flip'] });
    expect(ofType(events, 'deck-shuffled').map(({ count }) => count)).toEqual([2]);
    expect(state.hands.flat().sort()).toEqual(['flip', 'fur', 'peek']);
    expect(state.discards).toEqual([]);
  });

  it('draw the discards in any order', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => {
      const { state } = scored(3, loot, { discards: ['peek', 'flip', 'fur'] }, seed);
      return state.hands.flat().join(' ');
    });
    expect([...new Set(drawn)].sort()).toEqual([
      ...['flip fur peek', 'flip peek fur', 'fur flip peek', 'fur peek flip'],
      ...['peek flip fur', 'peek fur flip'],
    ]);
  });

  it('draw nothing when there are no discards either; cards of this round are still on the table', () => {
    const table = [{ seat: 0, card: 'flip' }];
    const { state } = scored(3, loot, { deck: ['fur'], table });
    expect(state.hands.flat()).toEqual(['fur']);
    expect(state.discards).toEqual(['flip']);
  });

  it('score 3 points each in the last round, and draw no cards', () => {
    const { events } = scored(3, loot, { round: 5, deck: ['fur'] });
    expect(pointsFor(events, 'axe')).toEqual({ 0: 6, 1: 3 });
    expect(ofType(events, 'card-drawn')).toEqual([]);
  });
});

describe('Furs', () => {
  it('move the mammoth on the fur track, which remembers former rounds', () => {
    const { state } = scored(3, { 0: ['fur', 'fur'], 1: ['fur'], 2: ['shaman-red'] }, { fur: [1, 4, 0] });
    expect(state.fur).toEqual([3, 5, 0]);
  });

  // The example of the rules: round 4.
  it('in round 4, give 4 points to the most on the track and cost the fewest 4', () => {
    const { events } = scored(
      3,
      { 0: ['fur', 'fur'], 1: ['fur'], 2: ['shaman-red'] },
      { round: 4, fur: [1, 4, 0] },
    );
    expect(pointsFor(events, 'most-fur')).toEqual({ 1: 4 });
    expect(pointsFor(events, 'fewest-fur')).toEqual({ 2: -4 });
  });

  it('in a tie, pay the first in the order of the shaman and cost the last', () => {
    const { events } = scored(3, { 0: ['fur'], 1: ['shaman-red', 'fur'], 2: ['fur'] }, { round: 3 });
    expect(pointsFor(events, 'most-fur')).toEqual({ 1: 3 });
    expect(pointsFor(events, 'fewest-fur')).toEqual({ 0: -3 });
  });

  it('pay nobody while nobody has moved on the track, but still cost the last', () => {
    const { events } = scored(3, { 0: ['meat'], 1: ['shaman-red'], 2: ['tusk'] }, { round: 3 });
    expect(pointsFor(events, 'most-fur')).toEqual({});
    expect(pointsFor(events, 'fewest-fur')).toEqual({ 0: -3 });
  });
});

describe('Tusks', () => {
  it('score 2 points each', () => {
    const { events } = scored(3, { 0: ['tusk', 'tusk', 'tusk'], 1: ['tusk'], 2: ['shaman-red'] });
    expect(pointsFor(events, 'tusk')).toEqual({ 0: 6, 1: 2 });
  });
});

describe('Meat', () => {
  it('scores 8, 5 and 2 points for the most, the second most and the third most', () => {
    const loot = four({ 0: ['meat'], 1: ['meat', 'meat'], 2: ['meat', 'meat', 'meat'], 3: ['shaman-red'] });
    expect(pointsFor(scored(4, loot).events, 'meat')).toEqual({ 2: 8, 1: 5, 0: 2 });
  });

  it('scores with three players for two places only', () => {
    const { events } = scored(3, { 0: ['meat', 'meat'], 1: ['meat'], 2: ['shaman-red', 'meat'] });
    expect(pointsFor(events, 'meat')).toEqual({ 0: 8, 2: 5 });
  });

  it('never scores for who has none', () => {
    const { events } = scored(4, four({ 0: ['meat'], 3: ['shaman-red'] }));
    expect(pointsFor(events, 'meat')).toEqual({ 0: 8 });
  });
});

describe('Fire', () => {
  it('costs the fewest 5 points', () => {
    const { events } = scored(3, { 0: ['fire', 'fire'], 1: ['fire'], 2: ['shaman-red', 'fire', 'fire'] });
    expect(pointsFor(events, 'fewest-fire')).toEqual({ 1: -5 });
    expect(pointsFor(events, 'more-fire')).toEqual({});
  });

  it('in a tie, costs the last in the order of the shaman', () => {
    const { events } = scored(3, { 0: ['fire', 'fire'], 1: ['fire'], 2: ['shaman-red', 'fire'] });
    expect(pointsFor(events, 'fewest-fire')).toEqual({ 1: -5 });
    const blue = scored(3, { 0: ['fire'], 1: ['fire', 'fire'], 2: ['shaman-blue', 'fire'] });
    expect(pointsFor(blue.events, 'fewest-fire')).toEqual({ 0: -5 });
  });
});

describe('Animals', () => {
  it('bring an animal of the same kind to collect', () => {
    const { state } = scored(3, { 0: ['cave-bear', 'musk-ox'], 1: ['cave-lion'], 2: ['shaman-red'] });
    expect(state.animals).toEqual([['cave-bear', 'musk-ox'], ['cave-lion'], []]);
  });

  it('bring nothing to who owns the kind already', () => {
    const animals = [['cave-bear'], [], []];
    const { state } = scored(3, { 0: ['cave-bear'], 1: ['cave-lion'], 2: ['shaman-red'] }, { animals });
    expect(state.animals[0]).toEqual(['cave-bear']);
  });
});

describe('A score', () => {
  it('never falls below 0, and rises again from there', () => {
    const loot = { 0: ['axe', 'tusk'], 1: ['fur', 'fire'], 2: ['shaman-red', 'fur', 'fire'] };
    const { state, events } = scored(3, loot, { round: 4, scores: [1, 10, 10] });
    expect(pointsFor(events, 'fewest-fur')).toEqual({ 0: -1 });
    expect(pointsFor(events, 'tusk')).toEqual({ 0: 2 });
    expect(pointsFor(events, 'fewest-fire')).toEqual({ 0: -2 });
    expect(state.scores[0]).toBe(0);
  });

  it('counts the parts in order: axes, furs, tusks, meat, fire, animals', () => {
    const { events } = scored(3, { 0: ['fur'], 1: ['meat'], 2: ['shaman-red'] });
    expect(ofType(events, 'scoring-began').map(({ part }) => part)).toEqual([
      'reveal',
      'axe',
      'fur',
      'tusk',
      'meat',
      'fire',
      'trade',
      'animal',
      'round-end',
    ]);
  });
});

describe('With five players', () => {
  const five = (loot: Record<number, string[]>) => ({ ...four({}), 4: ['musk-ox'], ...loot });

  it('the shaman gives ties to its holder, then on around the whole table', () => {
    const loot = (shaman: string) =>
      five({ 0: ['meat'], 1: ['meat'], 2: ['meat'], 3: [shaman, 'meat'], 4: ['meat'] });
    expect(pointsFor(scored(5, loot('shaman-red')).events, 'meat')).toEqual({ 3: 8, 4: 5, 0: 2 });
    expect(pointsFor(scored(5, loot('shaman-blue')).events, 'meat')).toEqual({ 3: 8, 2: 5, 1: 2 });
  });

  it('meat scores 8, 5 and 2 points, and nothing for the fourth and the fifth', () => {
    const meat = (count: number) => Array<string>(count).fill('meat');
    const loot = { 0: meat(1), 1: meat(5), 2: meat(3), 3: meat(4), 4: ['shaman-red', ...meat(2)] };
    expect(pointsFor(scored(5, loot).events, 'meat')).toEqual({ 1: 8, 3: 5, 2: 2 });
  });

  it('the fewest fires lose 5 points, and nobody gains any', () => {
    const loot = five({ 0: ['fire', 'fire'], 1: ['fire'], 2: ['fire'], 4: ['shaman-red', 'fire'] });
    const { events } = scored(5, loot);
    expect(pointsFor(events, 'fewest-fire')).toEqual({ 3: -5 });
    expect(pointsFor(events, 'more-fire')).toEqual({});
  });

  it('in a tie for the fewest fires, the last in the order of the shaman loses', () => {
    const loot = (shaman: string) => five({ 0: ['fire'], 3: [shaman, 'fire'] });
    expect(pointsFor(scored(5, loot('shaman-red')).events, 'fewest-fire')).toEqual({ 2: -5 });
    expect(pointsFor(scored(5, loot('shaman-blue')).events, 'fewest-fire')).toEqual({ 4: -5 });
  });

  it('furs pay the most on the track and cost the fewest as many points as the round says', () => {
    const loot = five({ 4: ['shaman-red', 'fur'] });
    const { events } = scored(5, loot, { round: 3, fur: [2, 1, 2, 2, 2] });
    expect(pointsFor(events, 'most-fur')).toEqual({ 4: 3 });
    expect(pointsFor(events, 'fewest-fur')).toEqual({ 1: -3 });
  });

  it('axes draw clockwise from the shaman past the last seat', () => {
    const loot = five({ 0: ['axe'], 2: ['axe'], 3: ['shaman-blue', 'axe'], 4: ['axe'] });
    const { events } = scored(5, loot, { deck: ['fur', 'flip', 'peek', 'return'] });
    expect(ofType(events, 'card-drawn').map(({ seat }) => seat)).toEqual([3, 4, 0, 2]);
  });

  it('tusks score and animals are gained as at any table', () => {
    const loot = five({ 3: ['tusk', 'tusk'], 4: ['shaman-red', 'cave-lion'] });
    const { state, events } = scored(5, loot);
    expect(pointsFor(events, 'tusk')).toEqual({ 3: 4 });
    expect(state.animals).toEqual([['musk-ox'], ['musk-ox'], ['musk-ox'], [], ['cave-lion']]);
  });
});

describe('The end of a round', () => {
  it('lays the played cards on the discards and moves the round on by one', () => {
    const rest = {
      table: [{ seat: 0, card: 'flip' }],
      faceDown: [{ seat: 1, card: 'fur' }],
      discards: ['peek'],
    };
    const { state } = scored(3, { 0: ['fur'], 1: ['meat'], 2: ['shaman-red'] }, rest);
    expect(state.discards).toEqual(['peek', 'flip', 'fur']);
    expect(state.table).toEqual([]);
    expect(state.round).toBe(2);
  });

  it('lets everybody look up how the round was scored', () => {
    const state = given(3, {
      shares: { 0: ['question|tusk'], 1: ['meat'] },
      middle: ['shaman-red'],
      turn: 2,
    });
    const after = when(state, 2, { type: 'take-rest' }).state;
    expect(after.memory.scored).toMatchObject({
      round: 1,
      faces: ['shaman-red', 'tusk', 'meat'],
      at: [2, 0, 1],
    });
  });
});
