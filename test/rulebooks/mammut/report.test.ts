import { describe, expect, it } from 'vitest';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { given, ofType, scored, when } from './support.js';

const names = ['Ayla', 'Brun', 'Creb'];
const said = (events: readonly { readonly type: string }[], language: 'en' | 'de' = 'en'): string[] =>
  events.map((event) => mammut.words.event(event, { language, names, components: mammut.components }));

const loot = {
  0: ['fur', 'fur', 'meat', 'fire', 'cave-bear'],
  1: ['axe', 'axe', 'meat', 'fur'],
  2: ['tusk', 'shaman-red'],
};

describe('The events of a division', () => {
  it('carry the faces that lay open', () => {
    const state = given(3, {
      middle: ['meat', 'question|tusk', 'fur'],
      shares: { 1: ['axe', 'fire'] },
      hands: [['return', 'flip'], [], []],
    });
    const played = when(state, 0, { type: 'play', card: 'flip' }).state;
    expect(when(played, 0, { type: 'flip', place: 1 }).events[0]).toMatchObject({
      shown: 'question',
      face: 'tusk',
    });
    expect(when(state, 0, { type: 'take', place: 0 }).events[0]).toMatchObject({ shown: 'meat' });
    const robbed = when(state, 0, { type: 'rob', share: 1 });
    expect(robbed.events[0]).toMatchObject({ places: [3, 4], shown: ['axe', 'fire'] });
    expect(when(robbed.state, 0, { type: 'return', place: 4 }).events[0]).toMatchObject({ shown: 'fire' });
    const returning = when(state, 0, { type: 'play', card: 'return' }).state;
    const returned = when(returning, 0, { type: 'return-share', share: 1 });
    expect(returned.events[0]).toMatchObject({ places: [3, 4], shown: ['axe', 'fire'] });
  });
});

describe('The report of a scoring', () => {
  const { state, events } = scored(3, loot, {
    faceDown: [
      { seat: 0, card: 'most-axe-fire' },
      { seat: 2, card: 'axe-points' },
      { seat: 2, card: 'fur' },
    ],
    scores: [10, 10, 1],
  });

  it('has who had how many of what, with the cards that count as such', () => {
    const amounts = ofType(events, 'scoring-began').map((event) => [event.part, event.amounts]);
    expect(Object.fromEntries(amounts)).toMatchObject({
      axe: [0, 2, 0],
      fur: [2, 1, 1],
      tusk: [0, 0, 1],
      meat: [1, 1, 0],
      fire: [1, 1, 0],
      animal: [1, 0, 0],
    });
    expect(said(events)).toEqual(
      expect.arrayContaining([
        'Axe tiles: 0 for Ayla, 2 for Brun and 0 for Creb.',
        'Fur tiles: 2 for Ayla, 1 for Brun and 1 for Creb. “Spare hide°” counts as one of them for Creb.',
        'Fire tiles: 1 for Ayla, 1 for Brun and 0 for Creb. “Firewood°” counts as one of them for Brun, who has the most axe tiles.',
        'Animal tiles: 1 for Ayla, 0 for Brun and 0 for Creb.',
      ]),
    );
  });

  it('has who gained what, and why, and who the shaman decided for', () => {
    expect(said(events)).toEqual(
      expect.arrayContaining([
        'Brun gains 4 points (“Keen edge°”, 2 axes) and has 14.',
        'Ayla gains 1 point (first on the fur track, on space 2) and has 11.',
        'Brun loses 1 point (last on the fur track, on space 1; the shaman breaks the tie) and has 13.',
        'Creb gains 2 points (1 tusk) and has 3.',
        'Ayla gains 8 points (the most meat: 1; the shaman breaks the tie) and has 19.',
        'Brun gains 5 points (the second most meat: 1; the shaman breaks the tie) and has 18.',
        'Creb should lose 5 points (the fewest fires: 0) but has only 3, and falls to 0.',
      ]),
    );
  });

  it('stays in the view of everybody until the next scoring', () => {
    const { report } = mammut.view(state, 'spectator');
    expect(report.round).toBe(1);
    expect(report.parts.map(({ part }) => part)).toContain('meat');
    expect(report.points).toEqual(
      ofType(events, 'points-scored').map(({ type: _, score: __, ...points }) => points),
    );
    expect(report.animals).toEqual([{ seat: 0, animal: 'cave-bear', from: 'tile' }]);
    const next = scored(3, loot, { ...(state as Partial<State>), round: 2 }).state;
    expect(mammut.view(next, 0).report.round).toBe(2);
  });

  it('ends with the collections of animals', () => {
    const last = scored(3, loot, { round: 5, animals: [['musk-ox', 'cave-lion'], [], []] });
    expect(said(last.events)).toContain('Ayla gains 4 points (3 kinds of animals) and has 27.');
    expect(mammut.view(last.state, 0).report.points.at(-1)).toMatchObject({
      for: 'animals',
      count: 3,
      points: 4,
    });
  });

  it('says so where a card is good for nobody, a tile for nothing, or no card is left', () => {
    const faceDown = [{ seat: 0, card: 'most-fur-points' }];
    const poor = scored(
      3,
      { 0: ['axe'], 1: ['cave-bear'], 2: ['shaman-red'] },
      { faceDown, animals: [[], ['cave-bear'], []] },
    );
    expect(said(poor.events)).toEqual(
      expect.arrayContaining([
        'Ayla draws nothing: no card is left.',
        'Fur tiles: 0 for Ayla, 0 for Brun and 0 for Creb. “Furrier°” helps nobody: nobody has such a tile.',
        'Brun owns this animal already, so the tile brings nothing: Cave bear°.',
        'No animal tile is traded.',
      ]),
    );
  });

  it('says that who has no point loses none, in place of a gain of none', () => {
    const all = said(scored(3, loot, { scores: [0, 0, 0] }).events);
    expect(all).toContain('Creb should lose 1 point (last on the fur track, on space 0) but has none.');
    expect(all.filter((text) => / 0 points/.test(text))).toEqual([]);
  });
});
