import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { loadFrozen, readManifest } from '../../src/rulebooks/frozen.js';
import { testedRulebooks } from './rulebooks.js';

/** The rulebooks as of the last release: the newest version that is frozen, whatever has changed in the sources since. */
export const released: readonly AnyRulebook[] = await Promise.all(
  testedRulebooks.map(async (rulebook) => {
    const engine = readManifest().engines.findLast(({ id }) => id === rulebook.meta.id);
    return engine === undefined ? rulebook : loadFrozen(engine);
  }),
);
