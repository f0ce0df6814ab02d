import { topOf } from '../../engine/agenda.js';
import type { Rejection, Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { owns } from './animals.js';
import { type Code, rejections } from './rejections.js';
import type { Action } from './schemas/action.js';
import { MIDDLE, missingShares, ownerOf, shareSizes } from './shares.js';
import type { State, Step } from './state.js';
import { isAnimal, isQuestion, placesOfAnimals } from './tiles.js';

export function reasons(state: State, seat: Seat, action: Action): Rejection | null {
  const step = topOf(state.agenda);
  if (step === undefined || step.step === 'score' || step.seat !== seat) return null;
  const code = why(state, step, action);
  return { code, detail: rejections[code].en };
}

type Asked = Exclude<Step, { step: 'score' }>;

function why(state: State, step: Asked, action: Action): Code {
  switch (action.type) {
    case 'take':
      return whyNotTake(state, step, action.place);
    case 'take-rest':
      if (step.step !== 'divide') return busy(step);
      return missingShares(shareSizes(state)) > 1 ? 'not_the_last' : 'middle_empty';
    case 'pass':
      return step.step === 'divide' ? 'not_stuck' : 'not_asked_for';
    case 'rob':
      return whyNotRob(state, step, action.share);
    case 'return':
      if (step.step !== 'rob') return 'not_asked_for';
      return state.tiles.at[action.place] === step.share ? 'nothing_kept' : 'not_in_share';
    case 'done':
      return whyNotDone(step);
    case 'play':
      if (step.step !== 'divide') return busy(step);
      return whyNotPlay(state, step.seat, action.card);
    case 'peek':
      if (step.step !== 'peek') return 'not_asked_for';
      return whyNotTile(state, step.chosen, action.place, isQuestion, 'not_a_question_tile');
    case 'flip':
      if (step.step !== 'flip') return 'not_asked_for';
      return whyNotTile(state, step.chosen, action.place, (face) => !isAnimal(face), 'animal_tile');
    case 'return-share':
      if (step.step !== 'return') return 'not_asked_for';
      return whyNotReturn(state, step.seat, action.share);
    case 'choose-animal':
      return step.step === 'choose' ? whyNotAnimal(state, step.seat, action.animal) : 'not_asked_for';
    case 'trade-animal':
      if (step.step !== 'trade') return 'not_asked_for';
      if (!placesOfAnimals(state, step.seat).includes(action.place)) return 'not_your_animal_tile';
      return whyNotAnimal(state, step.seat, action.animal);
    case 'decline':
      return 'not_asked_for';
  }
  return assertNever(action);
}

/** What belongs before taking comes too late once taking has begun. */
const busy = ({ step }: Asked): Code =>
  step === 'take' || step === 'rob' ? 'already_taking' : 'not_asked_for';

function whyNotTake(state: State, step: Asked, place: number): Code {
  if (step.step !== 'divide' && step.step !== 'take') return busy(step);
  const at = state.tiles.at[place];
  if (at === undefined) return 'no_such_place';
  return at === MIDDLE ? 'must_take_all' : 'place_empty';
}

function whyNotRob(state: State, step: Asked, share: number): Code {
  if (step.step !== 'divide') return busy(step);
  const size = shareSizes(state)[share];
  if (size === undefined) return 'no_such_share';
  if (ownerOf(state.seats, share) === step.seat) return 'own_share';
  return size === 0 ? 'share_empty' : 'share_of_one';
}

function whyNotReturn(state: State, seat: Seat, share: number): Code {
  const size = shareSizes(state)[share];
  if (size === undefined) return 'no_such_share';
  return size > 0 && ownerOf(state.seats, share) === seat ? 'own_share' : 'share_empty';
}

function whyNotDone({ step }: Asked): Code {
  if (step === 'divide') return 'nothing_taken';
  if (step === 'rob') return 'nothing_returned';
  return step === 'choose' || step === 'trade' ? 'not_asked_for' : 'nothing_chosen';
}

function whyNotPlay(state: State, seat: Seat, card: string): Code {
  if (!state.components.cards.values.some(({ id }) => id === card)) return 'no_such_card';
  return state.hands[seat]?.includes(card) ? 'no_use' : 'card_not_in_hand';
}

function whyNotTile(
  { tiles }: State,
  chosen: readonly number[],
  place: number,
  fits: (face: string) => boolean,
  unfit: Code,
): Code {
  const face = tiles.faces[place];
  if (face === undefined) return 'no_such_place';
  if (chosen.includes(place)) return 'already_chosen';
  return fits(face) ? 'not_asked_for' : unfit;
}

function whyNotAnimal(state: State, seat: Seat, animal: string): Code {
  if (!state.components.animals.values.some(({ id }) => id === animal)) return 'no_such_animal';
  return owns(state, seat, animal) ? 'already_owned' : 'not_asked_for';
}
