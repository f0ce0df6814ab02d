import { describe, expect, it } from 'vitest';
import { createImage } from './image.js';

const SECTOR = 512;
const filled = (letter: string, sectors = 1): Buffer => Buffer.alloc(SECTOR * sectors, letter);
const empty = Buffer.alloc(SECTOR);

describe('the image of a disk', () => {
  it('returns written data at once', () => {
    const image = createImage(4 * SECTOR);
    image.write(SECTOR, filled('a'));
    expect(image.read(SECTOR, SECTOR)).toEqual(filled('a'));
  });

  it('loses unflushed data in a cut, and keeps flushed data', () => {
    const image = createImage(4 * SECTOR);
    image.write(0, filled('a'));
    image.flush();
    image.write(0, filled('b'));
    image.write(SECTOR, filled('c'));
    expect(image.cut(() => false)).toEqual({ kept: 0, lost: 2 });
    expect(image.read(0, SECTOR)).toEqual(filled('a'));
    expect(image.read(SECTOR, SECTOR)).toEqual(empty);
  });

  it('may keep one sector of a write and lose the next', () => {
    const image = createImage(4 * SECTOR);
    image.write(0, filled('a', 2));
    const fates = [false, true];
    expect(image.cut(() => fates.shift() ?? false)).toEqual({ kept: 1, lost: 1 });
    expect(image.read(0, SECTOR)).toEqual(empty);
    expect(image.read(SECTOR, SECTOR)).toEqual(filled('a'));
  });

  it('may keep the earlier of two writes to a sector', () => {
    const image = createImage(SECTOR);
    image.write(0, filled('a'));
    image.write(0, filled('b'));
    const fates = [true, false];
    image.cut(() => fates.shift() ?? false);
    expect(image.read(0, SECTOR)).toEqual(filled('a'));
  });

  it('starts with an empty cache after a cut', () => {
    const image = createImage(SECTOR);
    image.write(0, filled('a'));
    image.cut(() => true);
    expect(image.cut(() => false)).toEqual({ kept: 0, lost: 0 });
    expect(image.read(0, SECTOR)).toEqual(filled('a'));
  });
});
