import { choose, chooseStep } from './choose.js';

/** In the order in which the API document lists them. */
export const actions = [choose] as const;
export const steps = [chooseStep] as const;
