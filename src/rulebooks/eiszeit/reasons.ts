import { topOf } from '../../engine/agenda.js';
import type { Rejection, Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { atlasOf, cardOf } from './atlas.js';
import { firesAt, isFree, withoutClub } from './board.js';
import { isExhausted } from './cards.js';
import { isOptional } from './legal/index.js';
import { type Code, rejections } from './rejections.js';
import type { Action } from './schemas/action.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import { whyNotChoose, whyNotMove, whyNotPlace, whyNotRemove, whyNotSwap } from './why-hunters.js';
import { whyNotMoveMammoth, whyNotPlaceMammoth, whyNotRemoveMammoth } from './why-mammoths.js';

export function reasons(state: State, seat: Seat, action: Action): Rejection | null {
  const step = topOf(state.agenda);
  if (step === undefined || step.seat !== seat) return null;
  const code = why(state, step, action);
  return { code, detail: rejections[code].en };
}

function why(state: State, step: Step, action: Action): Code {
  const missing = 'region' in action ? [action.region] : 'to' in action ? [action.from, action.to] : [];
  if (missing.some((region) => !atlasOf(state.components).regions.includes(region))) return 'no_such_region';
  if ('seat' in action && action.seat >= state.seats) return 'no_such_seat';
  switch (action.type) {
    case 'play':
    case 'lay-down':
      return step.step === 'turn' ? whyNotPlay(state, step.seat, action) : 'not_asked_for';
    case 'choose-copy':
      return 'not_asked_for';
    case 'choose-opponent':
      return step.step === 'opponent' ? 'own_seat' : 'not_asked_for';
    case 'place-hunter':
      return whyNotPlace(state, step, action.region);
    case 'move-hunter':
      return whyNotMove(state, step, action);
    case 'remove-hunter':
      return whyNotRemove(state, step, action);
    case 'choose-hunter':
      return step.step === 'swap' ? whyNotChoose(state, step.seat, action) : 'not_asked_for';
    case 'swap':
      return step.step === 'swap-with' ? whyNotSwap(state, step, action) : 'not_asked_for';
    case 'place-mammoth':
      return whyNotPlaceMammoth(state, step, action.region);
    case 'move-mammoth':
      return whyNotMoveMammoth(state, step, action);
    case 'remove-mammoth':
      return step.step === 'mammoth-home' ? whyNotRemoveMammoth(state, action.region) : 'not_asked_for';
    case 'move-fire':
      return step.step === 'fire' ? whyNotFire(state, action.from, action.to) : 'not_asked_for';
    case 'take-club':
      return step.step === 'club' || step.step === 'club-or-move' ? 'supply_empty' : 'not_asked_for';
    case 'use-club':
      if (step.step !== 'give') return 'not_asked_for';
      if (step.region !== 0 && step.region !== action.region) return 'other_region';
      return withoutClub(state, action.region, step.seat) === 0 ? 'already_clubbed' : 'not_asked_for';
    case 'discard':
      return step.step === 'discard' ? whyNotCard(state, step.seat, action.card) : 'not_asked_for';
    case 'draw':
      if (step.step !== 'draw') return 'not_asked_for';
      return isExhausted(state, action.colour) ? 'cards_exhausted' : 'one_colour';
    case 'lay-glacier':
      if (step.step !== 'glacier') return 'not_asked_for';
      return isFree(state, action.region) ? 'not_by_the_ice' : 'glaciated_region';
    case 'done':
      return isOptional(step) ? 'not_asked_for' : 'must_answer';
  }
  return assertNever(action);
}

function whyNotCard(state: State, seat: Seat, card: string): Code {
  if (!atlasOf(state.components).cards.has(card)) return 'no_such_card';
  return state.hands[seat]?.includes(card) ? 'not_asked_for' : 'card_not_in_hand';
}

function whyNotPlay(state: State, seat: Seat, { type, card }: { type: string; card: string }): Code {
  const known = whyNotCard(state, seat, card);
  if (known !== 'not_asked_for') return known;
  if (type === 'lay-down') return 'something_playable';
  const { colour, effect } = cardOf(state.components, card);
  if (effect.type === 'cult') return whyNotCult(state);
  return colour === 'light' ? 'too_few_stones' : 'stone_limit';
}

/** Only the limit of stones bars a dark card from being copied, and only its cost a light one. */
function whyNotCult({ piles }: State): Code {
  if (piles.dark.top !== null) return 'stone_limit';
  return piles.light.top === null ? 'nothing_to_copy' : 'too_few_stones';
}

function whyNotFire(state: State, from: number, to: number): Code {
  if (firesAt(state, from) === 0) return 'no_fire';
  if (from === to) return 'same_region';
  return 'glaciated_region';
}
