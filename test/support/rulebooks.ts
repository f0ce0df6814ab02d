import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { newRulebook } from '../../src/setup/new-rulebook/index.js';
import { liarsDice } from './liars-dice/index.js';
import { thinIce } from './thin-ice/index.js';

/**
 * The rulebooks of the service, two examples, and the start of a new rulebook. These three have neither a bot nor a
 * picture of their own.
 */
export const testedRulebooks: readonly AnyRulebook[] = [
  ...rulebooks,
  erase(thinIce),
  erase(liarsDice),
  erase(newRulebook),
];

/** As worker threads look for them. */
export { testedRulebooks as rulebooks };
