import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { thinIce } from './thin-ice/index.js';

/** What the service hosts, and the smallest rulebook of all: one folder and one line. */
export const testedRulebooks: readonly AnyRulebook[] = [...rulebooks, erase(thinIce)];
