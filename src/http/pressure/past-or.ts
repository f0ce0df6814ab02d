import type { WorkClass } from './levels.js';

/** For routes whose parameter `at` names an earlier version. */
export const pastOr =
  (now: WorkClass) =>
  ({ at }: { readonly at?: unknown }): WorkClass =>
    at === undefined ? now : 'past';
