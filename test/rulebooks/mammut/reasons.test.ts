import { describe, expect, it } from 'vitest';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { Action } from '../../../src/rulebooks/mammut/steps/index.js';
import { given, when, whyNot } from './support.js';

const every: Action[] = [
  { type: 'take', place: 0 },
  { type: 'take-rest' },
  { type: 'pass' },
  { type: 'rob', share: 1 },
  { type: 'return', place: 0 },
  { type: 'done' },
  { type: 'play', card: 'fur' },
  { type: 'peek', place: 0 },
  { type: 'flip', place: 0 },
  { type: 'return-share', share: 1 },
  { type: 'choose-animal', animal: 'cave-bear' },
  { type: 'trade-animal', place: 0, animal: 'cave-bear' },
  { type: 'decline' },
];

describe('A refusal', () => {
  const dividing = given(3, {
    middle: ['question|tusk', 'fur'],
    hands: [['peek'], [], []],
    shares: { 1: ['meat'] },
  });

  it('says what does not answer the question', () => {
    const peeking = when(dividing, 0, { type: 'play', card: 'peek' }).state;
    const codes = every
      .filter(({ type }) => type !== 'peek' && type !== 'done')
      .map((action) => whyNot(peeking, 0, action));
    expect(new Set(codes)).toEqual(new Set(['not_asked_for']));
  });

  it('says that it is too late for what comes before taking', () => {
    const taking = when(dividing, 0, { type: 'take', place: 1 }).state;
    const late: Action[] = [{ type: 'rob', share: 1 }, { type: 'play', card: 'peek' }, { type: 'take-rest' }];
    for (const action of late) expect(whyNot(taking, 0, action)).toBe('already_taking');
  });

  it('has a text in both languages for every code', () => {
    for (const { en, de } of Object.values(mammut.meta.rejections)) {
      expect(en).toMatch(/\.$/);
      expect(de).toMatch(/\.$/);
    }
  });
});
