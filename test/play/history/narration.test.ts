import { describe, expect, it } from 'vitest';
import { distinctNames } from '../../../src/play/history/narration.js';

describe('the players of a game', () => {
  it('have their names', () => {
    expect(distinctNames(['Kim', 'Ayla', '<b>&'])).toEqual(['Kim', 'Ayla', '<b>&']);
  });

  it('get numbers if their names are equal, and only then', () => {
    expect(distinctNames(['Kim', 'Ayla', 'Kim'])).toEqual(['Kim (1)', 'Ayla', 'Kim (3)']);
  });

  it('stay distinct if a numbered name equals a real one', () => {
    expect(distinctNames(['Kim', 'Kim', 'Kim (1)'])).toEqual(['Kim (1)', 'Kim (2)', 'Kim (1) (3)']);
    expect(distinctNames(['Kim (2)', 'Kim', 'Kim'])).toEqual(['Kim (2) (1)', 'Kim (2)', 'Kim (3)']);
  });
});
