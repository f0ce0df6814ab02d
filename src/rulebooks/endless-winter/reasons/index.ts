import type { Rejection, Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { type Asking, askingStep } from '../legal.js';
import { type Code, rejections } from '../rejections.js';
import type { Action } from '../schemas/action.js';
import type { State } from '../state.js';
import {
  whyNotAnimal,
  whyNotArrow,
  whyNotBuild,
  whyNotBury,
  whyNotIdol,
  whyNotLower,
  whyNotMove,
  whyNotRecruit,
  whyNotSettle,
  whyNotSlay,
  whyNotStone,
  whyNotTake,
} from './gains.js';
import {
  whyNotColumn,
  whyNotPlace,
  whyNotPlayAdvancement,
  whyNotPlayMember,
  whyNotSpendFood,
  whyNotUse,
} from './turn.js';

/** Says why an action is not legal, from public facts and what the seat itself knows. */
export function reasons(state: State, seat: Seat, action: Action): Rejection | null {
  const step = askingStep(state);
  if (step === null || step.seat !== seat) return null;
  const code = why(state, step, action);
  return { code, detail: rejections[code].en };
}

function why(state: State, step: Asking, action: Action): Code {
  switch (action.type) {
    case 'choose-chief':
      return step.step === 'chief' ? 'not_on_offer' : 'not_asked_for';
    case 'choose-setup':
      return step.step === 'setup' ? 'not_on_offer' : 'not_asked_for';
    case 'play-advancement':
      return whyNotPlayAdvancement(state, step, action.card);
    case 'place-figure':
      return whyNotPlace(state, step);
    case 'play-member':
      return whyNotPlayMember(state, step, action.card);
    case 'spend-food':
      return whyNotSpendFood(step);
    case 'use':
      return whyNotUse(state, step, action.ability, action.way);
    case 'top':
      return whyNotColumn(state, step, 'top', action.way);
    case 'middle':
    case 'bottom':
      return whyNotColumn(state, step, action.type, 0);
    case 'go-on':
      return step.step === 'discard' ? 'must_discard' : 'not_asked_for';
    case 'take-rest-tile':
      return step.step === 'rest-tile' ? 'stack_empty' : 'not_asked_for';
    case 'lay':
    case 'discard':
      return step.step === action.type ? 'card_not_in_hand' : 'not_asked_for';
    case 'done':
      return step.step === 'discard' ? 'must_discard' : 'not_asked_for';
    case 'take':
    case 'lower':
    case 'build-megalith':
    case 'add-neutral':
    case 'move-camp':
    case 'settle':
    case 'step-idol':
    case 'bury':
    case 'recruit':
    case 'take-advancement':
    case 'take-animal':
    case 'slay':
    case 'take-stone':
      return step.step === 'gain' ? whyNotGain(state, step, action) : 'not_asked_for';
  }
  return assertNever(action);
}

type GainAction = Extract<
  Action,
  {
    type:
      | 'take'
      | 'lower'
      | 'build-megalith'
      | 'add-neutral'
      | 'move-camp'
      | 'settle'
      | 'step-idol'
      | 'bury'
      | 'recruit'
      | 'take-advancement'
      | 'take-animal'
      | 'slay'
      | 'take-stone';
  }
>;

function whyNotGain(state: State, step: Extract<Asking, { step: 'gain' }>, action: GainAction): Code {
  const gains = step.pending.map(({ gain }) => gain);
  switch (action.type) {
    case 'take':
      return gains.includes(action.gain) ? whyNotTake(state, step.seat, action.gain) : 'not_gained';
    case 'lower':
      return whyNotLower(state, gains, action.gain);
    case 'build-megalith':
      return gains.includes('megalith') ? whyNotBuild(state, step.seat, action.spot) : 'not_gained';
    case 'add-neutral':
      return gains.includes('neutral') ? whyNotArrow(state, step, action.spot) : 'not_gained';
    case 'move-camp':
      return gains.includes('move') ? whyNotMove(state, step.seat, action.from) : 'not_gained';
    case 'settle':
      return gains.includes('settlement') ? whyNotSettle(state, step.seat, action.joint) : 'not_gained';
    case 'step-idol':
      return gains.includes('idol') ? whyNotIdol(action.track) : 'not_gained';
    case 'bury':
      return gains.includes('bury') ? whyNotBury(state, action.card) : 'not_gained';
    case 'recruit':
      return gains.includes('recruit') || gains.includes('recruit-discard')
        ? whyNotRecruit(state, action.member)
        : 'not_gained';
    case 'take-advancement':
      return gains.includes('advancement') ? 'not_in_display' : 'not_gained';
    case 'take-animal':
      return gains.includes('animal') ? whyNotAnimal(state, action.animal) : 'not_gained';
    case 'slay':
      return gains.includes('slay') ? whyNotSlay(state, action.animal) : 'not_gained';
    case 'take-stone':
      return gains.includes('stone') || gains.includes('buy-stone')
        ? whyNotStone(state, step, action.stone)
        : 'not_gained';
  }
  return assertNever(action);
}
