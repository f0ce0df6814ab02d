import { Recording } from '../../../engine/record.js';
import type { Decision, Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { evolve } from '../evolve.js';
import type { Action } from '../schemas/action.js';
import type { Event } from '../schemas/event.js';
import type { State } from '../state.js';
import { advance } from './advance.js';
import { done, pass, putBack, rob, take, takeRest } from './division.js';
import { flip, peek, play, returnShare } from './loot-cards.js';

export function decide(state: State, seat: Seat, action: Action, rng: Rng): Decision<State, Event> {
  const recording = new Recording<State, Event>(state, evolve);
  carryOut(recording, seat, action);
  advance(recording, rng);
  return recording;
}

function carryOut(recording: Recording<State, Event>, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'take':
      take(recording, seat, action.place);
      break;
    case 'take-rest':
      takeRest(recording, seat);
      break;
    case 'pass':
      pass(recording, seat);
      break;
    case 'rob':
      rob(recording, seat, action.share);
      break;
    case 'return':
      putBack(recording, seat, action.place);
      break;
    case 'done':
      done(recording, seat);
      break;
    case 'play':
      play(recording, seat, action.card);
      break;
    case 'peek':
      peek(recording, seat, action.place);
      break;
    case 'flip':
      flip(recording, seat, action.place);
      break;
    case 'return-share':
      returnShare(recording, seat, action.share);
      break;
    case 'choose-animal':
      recording.add({ type: 'animal-gained', seat, animal: action.animal, from: 'card' });
      break;
    case 'trade-animal':
      recording.add({ type: 'tile-traded', seat, place: action.place });
      recording.add({ type: 'animal-gained', seat, animal: action.animal, from: 'card' });
      break;
    case 'decline':
      recording.add({ type: 'offer-ended', seat });
      break;
    default:
      assertNever(action);
  }
}
