import type { EventOf } from '../../../engine/define/index.js';
import { numberChosen, numbersShown, prizeRolled } from './rounds.js';

/** In the order in which the API document lists them. */
export const events = [prizeRolled, numberChosen, numbersShown] as const;
export type Event = EventOf<typeof events>;
