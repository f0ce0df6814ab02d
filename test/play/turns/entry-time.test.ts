import { expect, it } from 'vitest';
import { entryTime } from '../../../src/play/turns/entry-time.js';

const noon = new Date('2026-05-01T12:00:00.000Z');
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

it('is the present time', () => {
  expect(entryTime({ clock: () => at(1) }, { movedAt: noon })).toEqual(at(1));
});

it('is not before the last entry, even if the clock was set back', () => {
  expect(entryTime({ clock: () => at(-1) }, { movedAt: noon })).toEqual(noon);
});
