import { describe, expect, it } from 'vitest';
import { type Piece, piecesOf } from '../../src/kernel/text-pieces.js';

const AT = /(?=<g>)/;
const whole = (pieces: readonly Piece[], base: string): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : base.slice(...piece))).join('');

describe('pieces of a text', () => {
  it.each([
    ['<g>a<g>b<g>c', '<g>a<g>b<g>c', [[0, 12]]],
    ['<g>a<g>x<g>c', '<g>a<g>b<g>c', [[0, 4], '<g>x', [8, 12]]],
    [
      '<g>c<g>a',
      '<g>a<g>b<g>c',
      [
        [8, 12],
        [0, 4],
      ],
    ],
    [
      '<g>a<g>a',
      '<g>a',
      [
        [0, 4],
        [0, 4],
      ],
    ],
    ['new', '', ['new']],
    ['', '<g>a', ['']],
  ] as const)('%j after %j are what is new, and places of what is not', (text, base, pieces) => {
    expect(piecesOf(text, base, AT)).toEqual(pieces);
    expect(whole(piecesOf(text, base, AT), base)).toBe(text);
  });
});
