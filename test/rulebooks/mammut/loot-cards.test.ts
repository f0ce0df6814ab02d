import { describe, expect, it } from 'vitest';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { given, legalIds, ofType, when, whenAll, whyNot } from './support.js';

describe('Playing cards', () => {
  const hands = [['flip', 'fur', 'flip'], ['peek'], []];
  const state = given(3, { middle: ['fur|meat', 'meat', 'tusk'], hands });

  it('happens before taking, any number of them', () => {
    expect(legalIds(state, 0)).toEqual(expect.arrayContaining(['play:card=flip', 'play:card=fur']));
    const after = whenAll(state, 0, { type: 'play', card: 'fur' }, { type: 'play', card: 'flip' });
    expect(after.hands[0]).toEqual(['flip']);
    const taking = when(state, 0, { type: 'take', place: 0 }).state;
    expect(whyNot(taking, 0, { type: 'play', card: 'fur' })).toBe('already_taking');
  });

  it('needs the card in hand', () => {
    expect(whyNot(state, 0, { type: 'play', card: 'peek' })).toBe('card_not_in_hand');
    expect(whyNot(state, 0, { type: 'play', card: 'pik' })).toBe('no_such_card');
  });

  it('lays loot cards open and scoring cards face down', () => {
    const after = whenAll(state, 0, { type: 'play', card: 'fur' }, { type: 'play', card: 'flip' });
    const seen = mammut.view(after, 1);
    expect(seen.table).toEqual([{ seat: 0, card: 'flip' }]);
    expect(seen.faceDown).toEqual([]);
    expect(seen.seats[0]?.faceDown).toBe(1);
    expect(mammut.view(after, 0).faceDown.map(({ card }) => card)).toEqual(['fur']);
  });

  it('is for loot cards that can be carried out', () => {
    const bare = given(3, {
      middle: ['cave-bear', 'cave-lion'],
      hands: [['peek', 'flip', 'return'], [], []],
    });
    for (const card of ['peek', 'flip', 'return'])
      expect(whyNot(bare, 0, { type: 'play', card })).toBe('no_use');
  });
});

describe('The peek card', () => {
  const state = given(3, {
    middle: ['question|tusk', 'fur', 'question|axe'],
    shares: { 1: ['question|musk-ox', 'meat'] },
    hands: [['peek'], [], []],
  });
  const played = when(state, 0, { type: 'play', card: 'peek' }).state;

  it('looks at the other face of one or two question tiles, in the middle or with others', () => {
    expect(legalIds(played, 0)).toEqual(['peek:place=0', 'peek:place=2', 'peek:place=3']);
    const once = when(played, 0, { type: 'peek', place: 0 });
    expect(legalIds(once.state, 0)).toEqual(['peek:place=2', 'peek:place=3', 'done']);
    const twice = when(once.state, 0, { type: 'peek', place: 3 });
    expect(ofType(twice.events, 'card-finished')).toHaveLength(1);
    expect(mammut.prompts(twice.state)[0]?.kind).toBe('division');
  });

  it('tells what it saw to the one who looked, and to all that it was looked at', () => {
    const { events, state: after } = when(played, 0, { type: 'peek', place: 3 });
    const others = (viewer: number) => mammut.view(after, viewer).tiles[3];
    expect(others(0)).toMatchObject({ face: 'question', other: 'musk-ox', seenBy: [0] });
    expect(others(1)).toMatchObject({ face: 'question', other: null, seenBy: [0] });
    expect(events.slice(0, 1).map((event) => mammut.seen(event, 1))).toEqual([
      { type: 'tile-peeked', seat: 0, place: 3, shown: 'question' },
    ]);
    expect(mammut.seen(events[0] as (typeof events)[number], 0)).toMatchObject({ face: 'musk-ox' });
  });

  it('is for question tiles only, and not twice for the same', () => {
    expect(whyNot(played, 0, { type: 'peek', place: 1 })).toBe('not_a_question_tile');
    expect(whyNot(played, 0, { type: 'done' })).toBe('nothing_chosen');
    const once = when(played, 0, { type: 'peek', place: 0 }).state;
    expect(whyNot(once, 0, { type: 'peek', place: 0 })).toBe('already_chosen');
  });

  it('ends by itself when there is no other question tile', () => {
    const single = given(3, { middle: ['question|tusk', 'fur'], hands: [['peek'], [], []] });
    const after = whenAll(single, 0, { type: 'play', card: 'peek' }, { type: 'peek', place: 0 });
    expect(mammut.prompts(after)[0]?.kind).toBe('division');
  });
});

describe('The flip card', () => {
  const state = given(3, {
    middle: ['fur|meat', 'cave-bear|fur', 'shaman-red'],
    shares: { 1: ['tusk|fire', 'axe|woolly-rhino'] },
    hands: [['flip'], [], []],
  });
  const played = when(state, 0, { type: 'play', card: 'flip' }).state;

  it('turns over one or two tiles, in the middle or with anybody, the shaman too', () => {
    const after = whenAll(played, 0, { type: 'flip', place: 2 }, { type: 'flip', place: 3 });
    expect(after.tiles.faces).toEqual(['fur', 'cave-bear', 'shaman-blue', 'fire', 'axe']);
    expect(mammut.prompts(after)[0]?.kind).toBe('division');
  });

  it('may stop after one', () => {
    const after = whenAll(played, 0, { type: 'flip', place: 0 }, { type: 'done' });
    expect(after.tiles.faces[0]).toBe('meat');
    expect(mammut.prompts(after)[0]?.kind).toBe('division');
  });

  it('does not turn over animals, nor the same tile back again', () => {
    expect(whyNot(played, 0, { type: 'flip', place: 1 })).toBe('animal_tile');
    expect(legalIds(played, 0)).toContain('flip:place=4');
    const turned = when(played, 0, { type: 'flip', place: 0 }).state;
    expect(whyNot(turned, 0, { type: 'flip', place: 0 })).toBe('already_chosen');
  });

  it('shows everybody both faces', () => {
    const after = when(played, 0, { type: 'flip', place: 0 }).state;
    expect(mammut.view(after, 'spectator').tiles[0]).toMatchObject({ face: 'meat', other: 'fur' });
  });
});

describe('The return card', () => {
  const state = given(4, {
    middle: ['fur'],
    shares: { 1: ['meat', 'tusk'], 2: ['fire'], 3: ['axe'] },
    hands: [['return'], [], [], []],
  });
  const played = when(state, 0, { type: 'play', card: 'return' }).state;

  it('makes one or more others put all of their tiles back into the middle', () => {
    expect(whyNot(played, 0, { type: 'done' })).toBe('nothing_chosen');
    const after = whenAll(
      played,
      0,
      { type: 'return-share', share: 1 },
      { type: 'return-share', share: 3 },
      { type: 'done' },
    );
    expect(after.tiles.at).toEqual([-1, -1, -1, 2, -1]);
    expect(mammut.prompts(after)[0]).toMatchObject({ seat: 0, kind: 'division' });
  });

  it('gives those who put back another turn', () => {
    const after = whenAll(played, 0, { type: 'return-share', share: 1 }, { type: 'done' });
    const taken = whenAll(after, 0, { type: 'take', place: 0 }, { type: 'done' });
    expect(legalIds(taken, 1)).toContain('take-rest');
  });

  it('needs a share to name', () => {
    expect(whyNot(played, 0, { type: 'return-share', share: 0 })).toBe('share_empty');
    expect(whyNot(played, 0, { type: 'return-share', share: 4 })).toBe('no_such_share');
  });
});
