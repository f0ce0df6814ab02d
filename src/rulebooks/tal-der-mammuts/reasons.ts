import { topOf } from '../../engine/agenda.js';
import type { Rejection, Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { HEXES, NOWHERE } from './board.js';
import { cardEffect, catalogueOf } from './catalogue.js';
import { stepsOf } from './conditions.js';
import { conflictsOf, TRIBES, tribesAt } from './fights.js';
import { fieldsLeft, hasMoved } from './ground.js';
import {
  campsLeft,
  campsOf,
  companyAt,
  figuresAt,
  peopleAt,
  warriorsAt,
  warriorsLeft,
  womenAt,
  womenLeft,
} from './people.js';
import { fencesLeft, timesOf } from './plays.js';
import { type Code, rejections } from './rejections.js';
import type { Action, ActionOf, CardAction } from './schemas/action.js';
import { boardIn, type State } from './state.js';
import type { Step } from './steps.js';
import { whyNotGoOn, whyNotMove, whyNotStep } from './why-not-walk.js';

export function reasons(state: State, seat: Seat, action: Action): Rejection | null {
  const step = topOf(state.agenda);
  if (step === undefined) return null;
  const code = why(state, step, seat, action);
  return { code, detail: rejections[code].en };
}

function why(state: State, step: Step, seat: Seat, action: Action): Code {
  if ('card' in action) return whyNotCard(state, step, seat, action);
  if ('hex' in action && noHex(action.hex)) return 'no_such_hex';
  switch (action.type) {
    case 'place-camp':
      if (step.step !== 'place-camp') return 'not_asked_for';
      if (boardIn(state).terrain[action.hex] === 'lake') return 'lake';
      return state.camps[action.hex] === NOWHERE ? 'too_near_camp' : 'hex_taken';
    case 'sow':
      if (step.step !== 'sow') return 'not_asked_for';
      if ((state.food[seat] ?? 0) < state.components.food.values.sowing) return 'no_food';
      return fieldsLeft(state) > 0 ? 'nothing_to_sow' : 'no_marker';
    case 'move':
      if (step.step !== 'move') return 'not_asked_for';
      return noHex(action.from, action.to) ? 'no_such_hex' : whyNotMove(state, seat, action);
    case 'go-on':
      if (step.step !== 'move') return 'not_asked_for';
      return noHex(action.to) ? 'no_such_hex' : whyNotGoOn(state, seat, action.to);
    case 'found':
      return step.step === 'found' ? whyNotFound(state, seat, action.hex) : 'not_asked_for';
    case 'take-fire':
      return step.step === 'take-fire' ? 'not_your_camp' : 'not_asked_for';
    case 'choose-fight':
      return step.step === 'choose-fight' ? whyNotFight(state, seat, action) : 'not_asked_for';
    case 'lose':
      return step.step === 'lose-figure' ? 'no_figure' : 'not_asked_for';
    case 'starve':
      return step.step === 'feed' ? 'no_figure' : 'not_asked_for';
    case 'keep':
      if (step.step !== 'take-camp') return 'not_asked_for';
      return campsLeft(state, seat) > 0 ? 'figure_limit' : 'camp_limit';
    case 're-enter':
      return step.step === 're-enter' ? whyNotReturn(state, action.hex) : 'not_asked_for';
    case 'done':
      return step.step === 'feed' ? 'not_enough_to_feed' : 'not_asked_for';
    case 'ask-again':
      return step.step === 'move' ? 'no_standing_order' : 'not_asked_for';
    case 'pass':
    case 'pass-on':
    case 'ration':
    case 'burn':
      return 'not_asked_for';
  }
  return assertNever(action);
}

const noHex = (...hexes: number[]): boolean => hexes.some((hex) => hex < 0 || hex >= HEXES);

function whyNotFound(state: State, seat: Seat, hex: number): Code {
  if (boardIn(state).terrain[hex] === 'lake') return 'lake';
  if (state.camps[hex] !== NOWHERE) return 'hex_taken';
  if ((state.closed[hex] ?? 0) !== 0) return 'hex_closed';
  if (warriorsAt(state, seat, hex) !== 1 || womenAt(state, seat, hex) !== 1) return 'no_couple';
  if (campsLeft(state, seat) <= 0) return 'camp_limit';
  return hasMoved(state, hex) ? 'already_moved' : 'hex_taken';
}

function whyNotFight(state: State, seat: Seat, { hex, against }: ActionOf<'choose-fight'>): Code {
  const quarrels = conflictsOf(state, seat).some((one) => one.hex === hex && one.species === NOWHERE);
  return quarrels && against !== TRIBES && tribesAt(state, hex).includes(seat) ? 'tribes_first' : 'no_fight';
}

function whyNotReturn(state: State, hex: number): Code {
  const board = boardIn(state);
  if (board.terrain[hex] === 'lake') return 'lake';
  if (!board.rim.includes(hex)) return 'not_rim';
  return (state.closed[hex] ?? 0) !== 0 ? 'hex_closed' : 'hex_taken';
}

function whyNotCard(state: State, step: Step, seat: Seat, action: CardAction): Code {
  if (!catalogueOf(state.components).cards.has(action.card)) return 'no_such_card';
  if (state.hands[seat]?.includes(action.card) !== true) return 'card_not_in_hand';
  const effect = cardEffect(state.components, action.card);
  if (timesOf(effect, state.options.advanced) !== step.step) return 'wrong_window';
  if (effect.type === 'elopement' && womenLeft(state, seat) <= 0) return 'figure_limit';
  if (effect.type === 'fertility' && womenLeft(state, seat) + warriorsLeft(state, seat) <= 0)
    return 'figure_limit';
  const onCamp = effect.type === 'fertility' || effect.type === 'palisade';
  if (onCamp && action.type === 'play-at' && !campsOf(state, seat).includes(action.hex))
    return 'not_your_camp';
  if (effect.type === 'palisade' && fencesLeft(state) <= 0) return 'no_marker';
  if (action.type === 'flee') return whyNotFlee(state, seat, action);
  const onTheWay = effect.type === 'raft' || effect.type === 'mountain-path' || effect.type === 'long-march';
  if (onTheWay && stepsOf(state) === 0) return 'no_movement';
  if (action.type === 'play-raft' && !noHex(action.to)) {
    if (boardIn(state).terrain[action.to] === 'lake') return 'lake';
    if ((state.closed[action.to] ?? 0) !== 0) return 'hex_closed';
  }
  return 'no_use';
}

function whyNotFlee(state: State, seat: Seat, { figure, hex }: ActionOf<'flee'>): Code {
  if (state.fight === null || noHex(hex)) return 'no_use';
  if (figuresAt(state, seat, figure, state.fight.hex) === 0) return 'no_figure';
  if (companyAt(state, seat, hex) + peopleAt(state, seat, hex) > 0) return 'hex_taken';
  return whyNotStep(state, state.fight.hex, hex) ?? 'no_use';
}
