import type { ActionOf } from '../../../engine/define/index.js';
import { chooseAnimal, chooseStep, decline, tradeAnimal, tradeStep } from './animals.js';
import { divideStep, pass, play, rob, takeRest } from './divide.js';
import { done } from './done.js';
import { flip, flipStep, peek, peekStep, returnShare, returnStep } from './loot-cards.js';
import { putBack, robStep } from './rob.js';
import { scoreStep } from './score.js';
import { take, takeStep } from './take.js';

/** In the order of the API document. */
export const actions = [
  ...([take, takeRest, pass, rob, putBack, done, play, peek, flip, returnShare] as const),
  ...([chooseAnimal, tradeAnimal, decline] as const),
] as const;
export type Action = ActionOf<typeof actions>;

export const steps = [
  ...([divideStep, takeStep, robStep, peekStep, flipStep, returnStep] as const),
  ...([chooseStep, tradeStep, scoreStep] as const),
] as const;
