import { describe, expect, it } from 'vitest';
import { isolated } from '../../src/web/parts/isolated.js';

const PERSIAN = 'فرهاد نوری';

describe('a name that is written right to left', () => {
  it('stands apart from what follows it', () => {
    expect(isolated(`${PERSIAN} (2): 3`)).toBe(`\u2068${PERSIAN}\u2069 (2): 3`);
    expect(isolated(`${PERSIAN}, سارا und Ayla`)).toBe(`\u2068${PERSIAN}\u2069, \u2068سارا\u2069 und Ayla`);
  });

  it('is set apart only once, and others are left as they are', () => {
    expect(isolated(isolated(`${PERSIAN}: 1`))).toBe(`\u2068${PERSIAN}\u2069: 1`);
    for (const name of ['Ayla 2', '👨‍👩‍👧‍👦', 'Ærøskøbing', '北京']) expect(isolated(name)).toBe(name);
  });
});
