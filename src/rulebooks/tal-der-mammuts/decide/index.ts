import { topOf } from '../../../engine/agenda.js';
import { Recording } from '../../../engine/record.js';
import type { Decision, Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { evolve } from '../evolve/index.js';
import type { Action } from '../schemas/action.js';
import type { Event } from '../schemas/event.js';
import type { State } from '../state.js';
import { advance, endSeatStep } from './advance.js';
import type { Deciding } from './deciding.js';
import { beginFight } from './fight.js';
import { playCard } from './play.js';
import { drawCard } from './rounds.js';
import { burn, keep } from './take-camp.js';
import { goOn, move } from './walk.js';

export function decide(state: State, seat: Seat, action: Action, rng: Rng): Decision<State, Event> {
  const recording = new Recording<State, Event>(state, evolve);
  const step = topOf(state.agenda)?.step;
  if (step === 'nature-window' || step === 'fight-window') answer(recording, seat, action, step);
  else carryOut(recording, seat, action, rng);
  advance(recording, rng);
  return recording;
}

type Asking = 'nature-window' | 'fight-window' | 'food-window' | 'birth-window';

/** Secret until the last has answered. */
function answer(recording: Deciding, seat: Seat, action: Action, window: Asking): void {
  if (action.type === 'pass-on') recording.add({ type: 'standing-order-given', seat, window });
  const plays = action.type !== 'pass' && action.type !== 'pass-on';
  recording.add({ type: 'window-answered', seat, window, answer: plays ? action : null });
}

function carryOut(recording: Deciding, seat: Seat, action: Action, rng: Rng): void {
  switch (action.type) {
    case 'place-camp':
      recording.add({ type: 'camp-placed', seat, hex: action.hex });
      break;
    case 'sow': {
      const food = recording.state.components.food.values.sowing;
      recording.add({ type: 'field-sown', seat, hex: action.hex, food });
      break;
    }
    case 'pass':
      if (topOf(recording.state.agenda)?.step === 're-enter')
        recording.add({ type: 'return-declined', seat });
      else recording.add({ type: 'step-ended', step: 'take-fire' });
      break;
    case 'pass-on': {
      const window = topOf(recording.state.agenda)?.step as Asking;
      recording.add({ type: 'standing-order-given', seat, window });
      endOwnStep(recording, seat, rng);
      break;
    }
    case 'ask-again':
      // With the end of a movement, since an entry in which others see nothing would give it away.
      recording.add({ type: 'standing-orders-revoked', seat });
      endSeatStep(recording, rng);
      break;
    case 'done':
      endOwnStep(recording, seat, rng);
      break;
    case 'play':
    case 'play-at':
    case 'play-on':
    case 'play-wind':
    case 'play-herd':
    case 'play-raft':
    case 'play-elopement':
      playCard(recording, seat, action, rng);
      break;
    case 'move':
      move(recording, seat, action);
      break;
    case 'go-on':
      goOn(recording, seat, action.to);
      break;
    case 'ration':
      recording.add({ type: 'rationing-announced', seat });
      break;
    case 'take-fire':
      recording.add({ type: 'fire-placed', seat, hex: action.hex });
      recording.add({ type: 'step-ended', step: 'take-fire' });
      break;
    case 'found':
      recording.add({ type: 'camp-founded', seat, hex: action.hex });
      break;
    case 'choose-fight':
      beginFight(recording, seat, action);
      break;
    case 'lose':
      lose(recording, seat, action);
      break;
    case 'flee': {
      const from = recording.state.fight?.hex ?? action.hex;
      recording.add({ type: 'card-played', seat, card: action.card, hex: action.hex });
      lose(recording, seat, { figure: action.figure, hex: from });
      recording.add({ type: 'tribe-fled', seat, from, to: action.hex });
      break;
    }
    case 'keep':
      keep(recording);
      break;
    case 'burn':
      burn(recording);
      break;
    case 'starve':
      recording.add({ type: 'figure-starved', seat, hex: action.hex, figure: action.figure });
      break;
    case 're-enter':
      recording.add({ type: 'tribe-returned', seat, hex: action.hex });
      for (let drawn = 0; drawn < recording.state.components.comeback.values.cards; drawn += 1)
        drawCard(recording, seat, rng);
      break;
    default:
      assertNever(action);
  }
}

/** That a window of its own was answered is told; whether with a standing order is not. */
function endOwnStep(recording: Deciding, seat: Seat, rng: Rng): void {
  const window = topOf(recording.state.agenda)?.step;
  endSeatStep(recording, rng);
  if (window === 'food-window' || window === 'birth-window')
    recording.add({ type: 'window-answered', seat, window, answer: null });
}

function lose(
  recording: Deciding,
  seat: Seat,
  { figure, hex }: { figure: 'warrior' | 'woman'; hex: number },
): void {
  recording.add({ type: 'figure-lost', seat, hex, figure, fight: recording.state.fight !== null });
}
