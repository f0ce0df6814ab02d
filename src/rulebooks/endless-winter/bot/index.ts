import { pick, type Rng } from '../../../kernel/rng.js';
import type { Action } from '../schemas/action.js';
import type { View } from '../schemas/view.js';

export const bot = (_view: View, legal: readonly Action[], rng: Rng): Action => pick(legal, rng);
