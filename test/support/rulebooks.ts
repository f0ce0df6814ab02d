import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { newRulebook } from '../../src/setup/new-rulebook/index.js';
import { liarsDice } from './liars-dice/index.js';
import { thinIce } from './thin-ice/index.js';

/** What the service hosts, two examples, and what a new rulebook begins as; these three bring neither a bot nor a picture. */
export const testedRulebooks: readonly AnyRulebook[] = [
  ...rulebooks,
  erase(thinIce),
  erase(liarsDice),
  erase(newRulebook),
];
