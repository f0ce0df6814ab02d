import type { ActionOf } from '../../../engine/define/index.js';
import { clubOrMoveStep, clubStep, giveStep, takeClub, useClub } from './clubs.js';
import { done } from './done.js';
import { fireStep, glacierStep, layGlacier, moveFire } from './fire-and-ice.js';
import { discard, discardStep, draw, drawStep } from './hand.js';
import * as mammoths from './mammoths.js';
import { driveStep, moveHunter, moveStep, trekStep } from './move.js';
import { campStep, firstStep, placeHunter, placeStep } from './place.js';
import { chooseHunter, removeHunter, removeStep, swap, swapStep, swapWithStep } from './swap.js';
import { chooseCopy, chooseOpponent, copyStep, layDown, opponentStep, play, turnStep } from './turn.js';

/** In the order of the API document, as are the prompts of the steps. */
export const actions = [
  ...([play, layDown, chooseCopy, chooseOpponent] as const),
  ...([placeHunter, moveHunter, removeHunter, chooseHunter, swap] as const),
  ...([mammoths.placeMammoth, mammoths.moveMammoth, mammoths.removeMammoth, moveFire] as const),
  ...([takeClub, useClub, discard, draw, layGlacier, done] as const),
] as const;
export type Action = ActionOf<typeof actions>;

export const steps = [
  ...([firstStep, turnStep, copyStep, opponentStep, placeStep, campStep] as const),
  ...([trekStep, moveStep, driveStep, removeStep, swapStep, swapWithStep] as const),
  ...([mammoths.campMammothStep, mammoths.trekMammothStep, mammoths.mammothStep] as const),
  ...([mammoths.mammothHomeStep, fireStep, clubStep, clubOrMoveStep] as const),
  ...([giveStep, discardStep, drawStep, glacierStep] as const),
] as const;
