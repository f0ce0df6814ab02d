import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadFrozen, readManifest } from '../../src/rulebooks/frozen.js';
import { goldensOfFrozen, playedAgain } from './golden/files.js';

it.each(readManifest().engines.map((engine) => [engine.file, engine] as const))(
  '%s plays its golden games with every option as it did',
  async (_, engine) => {
    for (const golden of goldensOfFrozen(await loadFrozen(engine))) {
      const text = readFileSync(golden.file, 'utf8');
      expect(playedAgain(golden, text) === text, golden.name).toBe(true);
    }
  },
);
