import { topOf } from '../../../engine/agenda.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { againstName, conflictsOf } from '../fights.js';
import { isIdle } from '../legal.js';
import type { State } from '../state.js';
import type { SeatStep } from '../steps.js';
import { canKeep } from '../taking.js';
import { incomeOf, upkeepOf } from '../upkeep.js';
import { bearChildren } from './births.js';
import type { Deciding } from './deciding.js';
import { beginFight, fightOn } from './fight.js';
import { runPhase } from './phases.js';
import { closeWindow } from './play.js';
import { burn } from './take-camp.js';
import { tend } from './tend.js';
import { endMovement } from './walk.js';

/** Carries out whatever asks nobody, up to the next question or the end. */
export function advance(recording: Deciding, rng: Rng): void {
  let tended: State | null = null;
  for (;;) {
    tended = tend(recording, tended);
    const step = topOf(recording.state.agenda);
    if (step === undefined) return;
    switch (step.step) {
      case 'phase':
        runPhase(recording, step.phase, rng);
        break;
      case 'nature-window':
      case 'fight-window': {
        const { asked = [], answers = [] } = recording.state.window ?? {};
        if (answers.length < asked.length) return;
        closeWindow(recording, rng);
        break;
      }
      case 'fight':
        fightOn(recording, rng);
        break;
      case 'lose-figure':
        if (recording.state.losses !== null && recording.state.losses.waiting.length > 0) return;
        recording.add({ type: 'step-ended', step: step.step });
        break;
      case 'take-camp':
        if (canKeep(recording.state, step)) return;
        burn(recording);
        break;
      default:
        if (!settles(recording, step.step, step.seat, rng)) return;
    }
  }
}

/** Whether a seat's own step went on by itself. */
function settles(recording: Deciding, step: SeatStep, seat: number, rng: Rng): boolean {
  const { state } = recording;
  switch (step) {
    case 'choose-fight': {
      const [only, ...others] = conflictsOf(state, seat);
      if (only === undefined || others.length > 0) break;
      beginFight(recording, seat, { hex: only.hex, against: againstName(state, only.species) });
      return true;
    }
    case 're-enter':
      if (state.year > 1 && isIdle(state, step, seat)) {
        recording.add({ type: 'return-declined', seat });
        return true;
      }
      break;
    case 'move':
    case 'place-camp':
    case 'sow':
    case 'take-fire':
    case 'found':
    case 'food-window':
    case 'feed':
    case 'birth-window':
      break;
    default:
      assertNever(step);
  }
  if (!isIdle(recording.state, step, seat)) return false;
  endSeatStep(recording, rng);
  return true;
}

/** The step of a seat is over: what it delayed happens now. */
export function endSeatStep(recording: Deciding, rng: Rng): void {
  const step = topOf(recording.state.agenda);
  if (step === undefined || !('seat' in step)) throw new Error('no seat has a step to end');
  const { seat } = step;
  switch (step.step) {
    case 'move':
      endMovement(recording, seat);
      return;
    case 'food-window':
      recording.add({ type: 'income-received', seat, ...incomeOf(recording.state, seat) });
      return;
    case 'feed':
      recording.add({ type: 'food-paid', seat, food: upkeepOf(recording.state, seat) });
      return;
    case 'birth-window':
      bearChildren(recording, seat, rng);
      break;
    case 'place-camp':
    case 'sow':
    case 're-enter':
    case 'take-fire':
    case 'found':
    case 'choose-fight':
    case 'take-camp':
      break;
    default:
      assertNever(step);
  }
  recording.add({ type: 'step-ended', step: step.step });
}
