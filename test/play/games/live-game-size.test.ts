import { expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import type { SealedEntry } from '../../../src/engine/fairness.js';
import { LiveGameSizes } from '../../../src/play/games/live-game-size.js';
import type { LiveGame } from '../../../src/play/games/live-games.js';
import { sampleEntry, sampleGame } from '../../store/sample.js';
import { thinIce } from '../../support/thin-ice/index.js';

const live = (version: number, tail: readonly SealedEntry[]): LiveGame => ({
  record: { ...sampleGame('0190b6a0-0000-7000-8000-000000000000'), id: 'one', version },
  rulebook: erase(thinIce),
  components: thinIce.components,
  engine: 'present',
  state: null,
  turn: [],
  hash: '',
  tail,
  sent: new Map(),
});
const long = 'x'.repeat(100_000);

it('counts what entries hold, and counts it once if two refer to the same', () => {
  const entry = sampleEntry(1, long);
  const small = new LiveGameSizes().sizeOf(live(1, [sampleEntry(1)]));
  const large = new LiveGameSizes().sizeOf(live(1, [entry]));
  expect(large - small).toBeGreaterThan(190_000);
  expect(new LiveGameSizes().sizeOf(live(1, [entry, entry])) - large).toBeLessThan(1_000);
});

it('measures a game again once it has grown by many entries, or after it was forgotten', () => {
  const sizes = new LiveGameSizes();
  const first = sizes.sizeOf(live(1, []));
  expect(sizes.sizeOf(live(2, [sampleEntry(2, long)]))).toBe(first);
  expect(sizes.sizeOf(live(40, [sampleEntry(40, long)]))).toBeGreaterThan(first + 100_000);
  sizes.forget('one');
  expect(sizes.sizeOf(live(41, []))).toBe(first);
});
