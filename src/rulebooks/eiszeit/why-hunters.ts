import type { Seat } from '../../engine/rulebook.js';
import { areNeighbours, atlasOf, cardOf } from './atlas.js';
import { isFree, supplyOf, withClub, withoutClub } from './board.js';
import { allOfOne, homesOf, leftToDrive, ownersOf } from './legal/hunters.js';
import type { Code } from './rejections.js';
import type { State } from './state.js';
import type { Step, StepOf } from './steps.js';

interface Hunter {
  readonly seat: Seat;
  readonly region: number;
  readonly clubbed: boolean;
}
interface Move {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly clubbed: boolean;
}

/** Whether `by` may touch such a hunter, if there is one. */
function whyNotTouch(state: State, by: Seat, { seat, region, clubbed }: Hunter): Code | null {
  const there = clubbed ? withClub(state, region, seat) : withoutClub(state, region, seat);
  if (there > 0) return clubbed && seat !== by ? 'clubbed_hunter' : null;
  if (!clubbed && seat !== by && withClub(state, region, seat) > 0) return 'clubbed_hunter';
  return 'no_such_hunter';
}

export function whyNotPlace(state: State, step: Step, region: number): Code {
  if (step.step !== 'first' && step.step !== 'place' && step.step !== 'camp') return 'not_asked_for';
  if (supplyOf(state, step.seat) === 0) return 'supply_empty';
  return whyNotTarget(state, step, region);
}

/** Why a hunter may not come to a region that it may be placed in, or moved to for want of a supply. */
function whyNotTarget(state: State, step: StepOf<'first' | 'place' | 'camp'>, region: number): Code {
  if (!isFree(state, region)) return 'glaciated_region';
  if (step.step === 'camp' && step.region !== 0 && step.region !== region) return 'other_region';
  if (step.step === 'place' && !homesOf(state, step).includes(region)) return 'other_landscape';
  return 'not_asked_for';
}

export function whyNotMove(state: State, step: Step, move: Move): Code {
  if (step.step === 'first' || step.step === 'place' || step.step === 'camp') {
    if (supplyOf(state, step.seat) > 0) return 'supply_not_empty';
    return whyNotOwn(state, step.seat, move) ?? whyNotTarget(state, step, move.to);
  }
  if (step.step === 'move' || step.step === 'club-or-move') {
    return whyNotOwn(state, step.seat, move) ?? whyNotEnter(state, move.to);
  }
  if (step.step === 'trek') {
    if (step.moved > 0 && (step.from !== move.from || step.to !== move.to)) return 'other_region';
    return whyNotOwn(state, step.seat, move) ?? whyNotNext(state, move);
  }
  return step.step === 'drive' ? whyNotDrive(state, step, move) : 'not_asked_for';
}

function whyNotDrive(state: State, step: StepOf<'drive'>, move: Move): Code {
  const { effect } = cardOf(state.components, step.card);
  const most = effect.type === 'drive' ? effect.hunters : 0;
  const untouchable = whyNotTouch(state, step.seat, { ...move, region: move.from });
  if (untouchable !== null) return untouchable;
  if (leftToDrive(state, step, { ...move, region: move.from }) === 0) return 'moved_already';
  return allOfOne(ownersOf(step), most, move.seat) ? 'all_of_one_owner' : whyNotNext(state, move);
}

function whyNotOwn(state: State, by: Seat, move: Move): Code | null {
  if (move.seat !== by) return 'not_yours';
  const untouchable = whyNotTouch(state, by, { ...move, region: move.from });
  return untouchable ?? (move.from === move.to ? 'same_region' : null);
}

const whyNotEnter = (state: State, region: number): Code =>
  isFree(state, region) ? 'not_asked_for' : 'glaciated_region';

function whyNotNext(state: State, { from, to }: Move): Code {
  if (from === to) return 'same_region';
  if (!isFree(state, to)) return 'glaciated_region';
  return areNeighbours(state.components, from, to) ? 'not_asked_for' : 'not_neighbours';
}

export function whyNotRemove(state: State, step: Step, hunter: Hunter): Code {
  if (step.step !== 'remove') return 'not_asked_for';
  return whyNotTouch(state, step.seat, hunter) ?? 'all_of_one_owner';
}

export const whyNotChoose = (state: State, by: Seat, hunter: Hunter): Code =>
  whyNotTouch(state, by, hunter) ?? 'no_partner';

export function whyNotSwap(state: State, { seat, first }: StepOf<'swap-with'>, hunter: Hunter): Code {
  if (!atlasOf(state.components).neighbours[first.region]?.includes(hunter.region)) return 'not_neighbours';
  return whyNotTouch(state, seat, hunter) ?? 'not_asked_for';
}
