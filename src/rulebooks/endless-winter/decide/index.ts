import { topOf } from '../../../engine/agenda.js';
import type { Decision, Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { hasCardsToDraw } from '../gains/verbs.js';
import type { Action, Pile } from '../schemas/action.js';
import type { Event } from '../schemas/event.js';
import type { State } from '../state.js';
import { advance } from './advance.js';
import { build, lower, moveCamp, recruit, settle, slay, stepIdol, take, takeStone } from './gains.js';
import { type Deciding, recordingOf } from './recording.js';
import { chooseSetup } from './table.js';
import {
  done,
  goOn,
  placeFigure,
  playAdvancement,
  playMember,
  spendFood,
  takeRestTile,
  use,
  useColumn,
} from './turn.js';

export function decide(state: State, seat: Seat, action: Action, rng: Rng): Decision<State, Event> {
  const recording = recordingOf(state);
  carryOut(recording, seat, action, rng);
  advance(recording, rng);
  return recording;
}

function carryOut(recording: Deciding, seat: Seat, action: Action, rng: Rng): void {
  switch (action.type) {
    case 'choose-chief':
      return recording.add({ type: 'chief-chosen', seat, chief: action.chief, side: action.side });
    case 'choose-setup':
      return chooseSetup(recording, seat, action.card);
    case 'play-advancement':
      return playAdvancement(recording, seat, action.card);
    case 'place-figure':
      return placeFigure(recording, seat, action.figure, action.at);
    case 'play-member':
      return playMember(recording, seat, action.card);
    case 'spend-food':
      return spendFood(recording, seat, action.to);
    case 'use':
      return use(recording, seat, action.ability, action.way);
    case 'top':
      return useColumn(recording, seat, 'top', action.way);
    case 'middle':
    case 'bottom':
      return useColumn(recording, seat, action.type);
    case 'go-on':
      return goOn(recording, seat);
    case 'take-rest-tile':
      return takeRestTile(recording, seat, action.next);
    case 'lay':
      return recording.add({ type: 'card-laid', seat, card: action.card });
    case 'discard':
      return recording.add({ type: 'card-discarded', seat, card: action.card });
    case 'take':
      return take(recording, seat, action.gain, rng);
    case 'lower':
      return lowered(recording, seat, action, rng);
    case 'build-megalith':
      return build(recording, seat, action.spot, false);
    case 'add-neutral':
      return build(recording, seat, action.spot, true);
    case 'move-camp':
      return moveCamp(recording, seat, action.from, action.to);
    case 'settle':
      return settle(recording, seat, action.joint);
    case 'step-idol':
      return stepIdol(recording, seat, action.track);
    case 'bury':
      return bury(recording, seat, action.card, action.from);
    case 'recruit':
      return recruit(recording, seat, action.member);
    case 'take-advancement':
      return recording.add({ type: 'advancement-taken', seat, card: action.card });
    case 'take-animal':
      return recording.add({ type: 'animal-taken', seat, animal: action.animal, from: 'ground' });
    case 'slay':
      return slay(recording, seat, action.animal);
    case 'take-stone':
      return takeStone(recording, seat, action.stone);
    case 'done':
      return done(recording, seat);
  }
  return assertNever(action);
}

const bury = (recording: Deciding, seat: Seat, card: string, from: Pile): void =>
  recording.add({ type: 'card-buried', seat, card, from });

/** What was chosen instead is taken at once, where it leaves nothing to choose. */
function lowered(
  recording: Deciding,
  seat: Seat,
  { gain, to }: Extract<Action, { type: 'lower' }>,
  rng: Rng,
): void {
  lower(recording, seat, gain, to);
  const step = topOf(recording.state.agenda);
  if (step?.step !== 'gain') return;
  if (to === 'draw' && hasCardsToDraw(recording.state, seat)) return take(recording, seat, to, rng);
  if (to !== 'food' && to !== 'tool') return;
  // With others of the same kind still to be decided on, it joins them.
  if (step.pending.some((one) => one.gain === to && one.n > 1)) return;
  take(recording, seat, to, rng);
}
