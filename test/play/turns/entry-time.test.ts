import { expect, it } from 'vitest';
import { entryTime } from '../../../src/play/turns/entry-time.js';

const noon = new Date('2026-05-01T12:00:00.000Z');
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

it('is now', () => {
  expect(entryTime({ clock: () => at(1) }, { movedAt: noon })).toEqual(at(1));
});

it('is never before that of the last entry, even when the clock was put back', () => {
  expect(entryTime({ clock: () => at(-1) }, { movedAt: noon })).toEqual(noon);
});
