import { type AnyRulebook, erase } from '../engine/any-rulebook.js';
import { mammut } from './mammut/index.js';

/** Every rulebook that this service hosts: one line each. */
export const rulebooks: readonly AnyRulebook[] = [erase(mammut)];
