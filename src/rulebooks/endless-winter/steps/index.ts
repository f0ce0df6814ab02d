import type { ActionOf } from '../../../engine/define/index.js';
import { actStep, bottom, goOn, middle, playMember, spendFood, top } from './act.js';
import { discard, discardStep, lay, layStep } from './cards.js';
import { done } from './done.js';
import { closeStep, eclipsePartStep, eclipseStep, revealStep } from './eclipse.js';
import { gainStep } from './gain.js';
import { addNeutral, buildMegalith, moveCamp, settle } from './land.js';
import { chiefStep, chooseChief, chooseSetup, openStep, setupStep } from './set-up.js';
import * as supplies from './supplies.js';
import { lower, take } from './take.js';
import * as turn from './turn.js';
import { use } from './use.js';

/** In the order of the API document. */
export const actions = [
  ...([chooseChief, chooseSetup, turn.playAdvancement, turn.placeFigure, playMember, spendFood] as const),
  ...([use, top, middle, bottom, goOn, turn.takeRestTile, lay, discard, take, lower] as const),
  ...([buildMegalith, addNeutral, moveCamp, settle, supplies.stepIdol, supplies.bury] as const),
  ...([supplies.recruit, supplies.takeAdvancement, supplies.takeAnimal, supplies.slay] as const),
  ...([supplies.takeStone, done] as const),
] as const;
export type Action = ActionOf<typeof actions>;

export const steps = [
  ...([chiefStep, setupStep, openStep, turn.turnStep, turn.advancementsStep, turn.placeStep] as const),
  ...([turn.restTileStep, actStep, layStep, revealStep, eclipsePartStep, eclipseStep] as const),
  ...([closeStep, gainStep, discardStep] as const),
] as const;
