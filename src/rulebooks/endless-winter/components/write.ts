import type { Ability, Gain, GainCode, Metric, Moment, Pay, PayCode, Way } from './effects.js';

/* A short hand for writing rows of the effect language. */

const gain =
  (code: GainCode) =>
  (n = 1, per?: Metric): Gain =>
    per === undefined ? { gain: code, n } : { gain: code, n, per };

export const food = gain('food');
export const feast = gain('feast');
export const tool = gain('tool');
/** The language counts work in halves. */
export const work = (n: number): Gain => ({ gain: 'work', n: n * 2 });
export const points = gain('points');
export const idol = gain('idol');
export const draw = gain('draw');
export const megalith = gain('megalith');
export const neutral = gain('neutral');
export const camp = gain('camp');
export const move = gain('move');
export const settlement = gain('settlement');
export const bury = gain('bury');
export const recruit = gain('recruit');
export const recruitDiscard = gain('recruit-discard');
export const advancement = gain('advancement');
export const animal = gain('animal');
export const animalTop = gain('animal-top');
export const animalReveal = gain('animal-reveal');
export const slay = gain('slay');
export const stone = gain('stone');
export const buyStone = gain('buy-stone');

const cost = (pay: PayCode, n: number): Pay => ({ pay, n: pay === 'work' ? n * 2 : n });
export const way = (pays: Partial<Record<PayCode, number>>, ...get: Gain[]): Way => ({
  pay: (['food', 'tool', 'work', 'discard'] as const).flatMap((code) =>
    pays[code] === undefined ? [] : [cost(code, pays[code])],
  ),
  get,
});

export const free = (...get: Gain[]): Ability => ({ ways: [way({}, ...get)] });
export const oneOf = (...ways: Way[]): Ability => ({ ways });
export const at = (when: Moment, ability: Ability): Ability => ({ when, ...ability });
export const text = (en: string, de: string): { en: string; de: string } => ({ en, de });
