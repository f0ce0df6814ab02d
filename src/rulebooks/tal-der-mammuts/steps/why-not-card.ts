import type { Seat } from '../../../engine/rulebook.js';
import type { Step } from '../agenda.js';
import { HEXES } from '../board.js';
import { cardEffect, catalogueOf } from '../catalogue.js';
import { stepsOf } from '../conditions.js';
import type { CardAction } from '../fields.js';
import { campsOf, companyAt, figuresAt, peopleAt, warriorsLeft, womenLeft } from '../people.js';
import { fencesLeft, timesOf } from '../plays.js';
import { boardIn, type State } from '../state.js';
import type { Code } from '../texts/index.js';
import type { Action } from './index.js';
import { whyNotStep } from './why-not-walk.js';

/** What is wrong with an action whatever is asked: its card, or a hex that does not exist. */
export function whyNot(state: State, action: Action, step: Step, seat: Seat): Code | null {
  if ('card' in action) return whyNotCard(state, step, seat, action);
  if ('hex' in action && noHex(action.hex)) return 'no_such_hex';
  if ((action.type === 'move' || action.type === 'go-on') && step.step === 'move')
    return noHex(action.to) || ('from' in action && noHex(action.from)) ? 'no_such_hex' : null;
  return null;
}

const noHex = (hex: number): boolean => hex < 0 || hex >= HEXES;

type Flight = Extract<CardAction, { type: 'flee' }>;

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

function whyNotFlee(state: State, seat: Seat, { figure, hex }: Flight): Code {
  if (state.fight === null || noHex(hex)) return 'no_use';
  if (figuresAt(state, seat, figure, state.fight.hex) === 0) return 'no_figure';
  if (companyAt(state, seat, hex) + peopleAt(state, seat, hex) > 0) return 'hex_taken';
  return whyNotStep(state, state.fight.hex, hex) ?? 'no_use';
}
