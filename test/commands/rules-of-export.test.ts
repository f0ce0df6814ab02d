import { expect, it } from 'vitest';
import { rulesFor } from '../../src/commands/rules-of-export.js';
import { EngineFiles } from '../../src/rulebooks/engines.js';
import { raised } from '../support/raised.js';
import { released as rulebooks } from '../support/released.js';

const newer = raised(rulebooks, 'mammut');
const elsewhere = { server: undefined, signal: new AbortController().signal };
const exported = {
  ...{ format: 'permafrost/1', game: 'id', rulebook: 'mammut', rulesVersion: '2', complete: true },
  ...{ commitment: '', seed: '', outcome: null, seats: [] },
};

it('an export of a version that is not frozen is replayed with the file that it names, and no other', async () => {
  const { engineHash: engine } = await new EngineFiles(newer, () => {}).newest('mammut');
  const rules = await rulesFor({ ...exported, engine }, elsewhere, newer);
  expect(rules.ok && rules.value.map(({ meta }) => meta.rulesVersion)).toEqual(['2']);
  expect(await rulesFor({ ...exported, engine: '0'.repeat(64) }, elsewhere, newer)).toMatchObject({
    ok: false,
    error: expect.stringContaining('another file of a version that is not frozen'),
  });
});
