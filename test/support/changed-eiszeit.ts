import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { editedRulebook } from './edited-rulebook.js';

/** Eiszeit as on a branch that changes a rule: each hunter scores one point more. */
export const changedEiszeit = (rulesVersion: string): Promise<AnyRulebook> =>
  editedRulebook(
    'eiszeit',
    [
      [
        'eiszeit/scoring.ts',
        'const each = pointsPerHunter(state, region);',
        'const each = pointsPerHunter(state, region) + 1;',
      ],
    ],
    rulesVersion,
  );
