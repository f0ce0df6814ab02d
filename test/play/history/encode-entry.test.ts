import { expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { seal } from '../../../src/engine/fairness.js';
import { languages, SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { encodeEntry } from '../../../src/play/history/encode-entry.js';
import { redact } from '../../../src/play/history/redact.js';
import { sampleGame } from '../../store/sample.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';
import { ayla, durc } from './followed-game.js';

const rulebook = erase(thinIce);
const entries = () => seal(playout(rulebook, configFor(rulebook, 2), 1).log, 'before', 'seed');
const record = sampleGame('ayla', { status: 'active', seats: [ayla, durc] });
const game = { rulebook, record, components: rulebook.components };
const viewers: readonly Viewer[] = [0, 1, SPECTATOR];

it('contains what its viewer may know, no matter who read the entry before', () => {
  for (const order of [viewers, [...viewers].reverse()])
    for (const entry of entries())
      for (const viewer of order)
        for (const language of languages) {
          const { version, json } = encodeEntry(game, entry, viewer, language);
          const { lines, ...seen } = JSON.parse(json);
          expect(version).toBe(entry.version);
          expect(seen).toEqual(JSON.parse(JSON.stringify(redact(rulebook, entry, viewer))));
          expect(lines.length).toBeGreaterThan(0);
        }
});

it('is made once for each viewer and language', () => {
  const [entry] = entries();
  if (entry === undefined) throw new Error('the log is empty');
  const one = encodeEntry(game, entry, 0, 'en');
  expect(encodeEntry({ ...game, record: { ...game.record, version: 9 } }, entry, 0, 'en')).toBe(one);
  expect(encodeEntry(game, entry, 1, 'en')).not.toBe(one);
  expect(encodeEntry(game, entry, 0, 'de')).not.toBe(one);
});

it('uses the present names of players', () => {
  const entry = entries().find(({ seat }) => seat === 0);
  if (entry === undefined) throw new Error('seat 0 has not acted');
  expect(encodeEntry(game, entry, SPECTATOR, 'en').json).toContain('Ayla drills');
  const renamed = { ...game.record, seats: [{ ...ayla, name: 'Uba' }, durc] };
  expect(encodeEntry({ ...game, record: renamed }, entry, SPECTATOR, 'en').json).toContain('Uba drills');
});
