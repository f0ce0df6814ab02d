import { expect, it } from 'vitest';
import { readExport } from '../../../src/play/history/read-export.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';

const mammut = rulebooks.find(({ meta }) => meta.id === 'mammut');
if (mammut === undefined) throw new Error('no such rulebook');

const exportWith = (components: object): unknown => ({
  ...{ format: 'permafrost/1', game: 'one', rulebook: 'mammut', rulesVersion: mammut.meta.rulesVersion },
  ...{ complete: true, commitment: '', seed: 'seed', seats: [], outcome: null },
  entries: [
    {
      ...{ version: 1, at: '2026-11-01T12:00:00.000Z', seat: null, events: [], hash: '' },
      action: { type: 'start', config: { seats: 3, options: {}, components }, entropy: [null, null, null] },
    },
  ],
});

const calling = (provenance: string): object => ({
  ...mammut.components,
  tiles: { ...mammut.components.tiles, provenance },
});

it('accepts the provenance `house` of older games', () => {
  const read = readExport(rulebooks, exportWith(calling('house')));
  expect(read.ok).toBe(true);
  // Their entries are hashed, so they cannot be migrated.
  expect(read.ok && JSON.stringify(read.value.game.entries)).toContain('"provenance":"house"');
  expect(readExport(rulebooks, exportWith(calling('reconstructed'))).ok).toBe(true);
});

it('refuses components of an unknown provenance', () => {
  const read = readExport(rulebooks, exportWith(calling('guessed')));
  expect(read.ok ? [] : read.error).toEqual([expect.stringContaining('/components/tiles')]);
});

it('says that an archived game whose events could not be made again is not complete', () => {
  const read = readExport(rulebooks, { ...(exportWith(mammut.components) as object), complete: false });
  expect(read.ok ? [] : read.error).toEqual([
    'the server that exported it could not make the events of this archived game again',
  ]);
});
