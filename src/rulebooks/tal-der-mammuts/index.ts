import { definition } from './definition.js';
import { rulebook } from './rules.js';

export const talDerMammuts = rulebook(definition);
