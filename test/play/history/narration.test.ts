import { describe, expect, it } from 'vitest';
import { distinctNames } from '../../../src/play/history/narration.js';

describe('those who sit at a table', () => {
  it('are called by their names', () => {
    expect(distinctNames(['Kim', 'Ayla', '<b>&'])).toEqual(['Kim', 'Ayla', '<b>&']);
  });

  it('are told apart where they are called the same, and others are left as they are', () => {
    expect(distinctNames(['Kim', 'Ayla', 'Kim'])).toEqual(['Kim (1)', 'Ayla', 'Kim (3)']);
  });

  it('are told apart even from somebody who is called as others are only then', () => {
    expect(distinctNames(['Kim', 'Kim', 'Kim (1)'])).toEqual(['Kim (1)', 'Kim (2)', 'Kim (1) (3)']);
    expect(distinctNames(['Kim (2)', 'Kim', 'Kim'])).toEqual(['Kim (2) (1)', 'Kim (2)', 'Kim (3)']);
  });
});
