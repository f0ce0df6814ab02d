import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { liarsDice } from './liars-dice/index.js';
import { thinIce } from './thin-ice/index.js';

/** What the service hosts, and two examples, which bring neither a bot nor a picture. */
export const testedRulebooks: readonly AnyRulebook[] = [...rulebooks, erase(thinIce), erase(liarsDice)];
