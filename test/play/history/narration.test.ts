import { describe, expect, it } from 'vitest';
import { toldApart } from '../../../src/play/history/narrated-names.js';

describe('those who sit at a table', () => {
  it('are called by their names', () => {
    expect(toldApart(['Kim', 'Ayla', '<b>&'])).toEqual(['Kim', 'Ayla', '<b>&']);
  });

  it('are told apart where they are called the same, and others are left as they are', () => {
    expect(toldApart(['Kim', 'Ayla', 'Kim'])).toEqual(['Kim (1)', 'Ayla', 'Kim (3)']);
  });

  it('are told apart even from somebody who is called as others are only then', () => {
    expect(toldApart(['Kim', 'Kim', 'Kim (1)'])).toEqual(['Kim (1)', 'Kim (2)', 'Kim (1) (3)']);
    expect(toldApart(['Kim (2)', 'Kim', 'Kim'])).toEqual(['Kim (2) (1)', 'Kim (2)', 'Kim (3)']);
  });
});
