import { type AnyRulebook, erase } from '../engine/any-rulebook.js';
import { eiszeit } from './eiszeit/index.js';
import { mammut } from './mammut/index.js';

/** Every rulebook that this service hosts: one line each. */
export const rulebooks: readonly AnyRulebook[] = [erase(mammut), erase(eiszeit)];
