import type { AnyRulebook } from '../engine/any-rulebook.js';

/** Every rulebook that this service hosts: one line each. */
export const rulebooks: readonly AnyRulebook[] = [];
