import type { ActionOf } from '../../../engine/define/index.js';
import {
  found,
  foundStep,
  placeCamp,
  placeCampStep,
  reEnter,
  reEnterStep,
  sow,
  sowStep,
  takeFire,
  takeFireStep,
} from './camps.js';
import { cardActions, flee } from './cards.js';
import { done, pass, passOn } from './endings.js';
import { chooseFight, chooseFightStep, fightStep } from './fight.js';
import { birthWindowStep, feedStep, foodWindowStep, starve } from './food.js';
import { lose, loseStep } from './losses.js';
import { askAgain, goOn, move, moveStep, ration } from './move.js';
import { phaseStep } from './phase.js';
import { burn, keep, takeCampStep } from './take-camp.js';
import { fightWindowStep, natureWindowStep } from './windows.js';

/** In the order of the API document. */
export const actions = [
  ...([placeCamp, sow, pass, passOn, askAgain, done] as const),
  ...cardActions,
  ...([move, goOn, ration, takeFire, found, chooseFight, lose, flee, keep, burn, starve, reEnter] as const),
] as const;
export type Action = ActionOf<typeof actions>;

export const steps = [
  ...([placeCampStep, sowStep, natureWindowStep, moveStep, foundStep, chooseFightStep] as const),
  ...([fightWindowStep, loseStep, takeCampStep, takeFireStep, foodWindowStep, feedStep] as const),
  ...([birthWindowStep, reEnterStep, phaseStep, fightStep] as const),
] as const;
