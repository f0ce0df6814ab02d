import { type AnyRulebook, erase } from '../engine/any-rulebook.js';
import { eiszeit } from './eiszeit/index.js';
import { endlessWinter } from './endless-winter/index.js';
import { mammut } from './mammut/index.js';
import { talDerMammuts } from './tal-der-mammuts/index.js';

/** Every rulebook that this service hosts: one line each. */
export const rulebooks: readonly AnyRulebook[] = [
  erase(mammut),
  erase(eiszeit),
  erase(endlessWinter),
  erase(talDerMammuts),
];
