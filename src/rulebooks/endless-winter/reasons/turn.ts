import type { Seat } from '../../../engine/rulebook.js';
import { catalogueOf } from '../catalogue.js';
import { abilityOf, brings, columnOf, lacking, openAbilities } from '../gains/abilities.js';
import { hasCampsAround } from '../gains/settlements.js';
import { stoneCost, stonesToHave } from '../gains/stones.js';
import { isAtStart, joints } from '../hexes.js';
import { type Asking, isFirstHere } from '../legal.js';
import type { Code } from '../rejections.js';
import type { GainCode, PayCode, Way } from '../schemas/effects.js';
import { playerOf, type State } from '../state.js';

const shortOf: Readonly<Record<PayCode, Code>> = {
  food: 'food_short',
  tool: 'tool_short',
  work: 'work_short',
  discard: 'cards_short',
};

export function whyNotPlayAdvancement(state: State, step: Asking, card: string): Code {
  if (step.step !== 'advancements') return step.step === 'discard' ? 'must_discard' : 'not_asked_for';
  const why = whyNotFromHand(state, step.seat, card);
  if (why !== null) return why;
  if (catalogueOf(state.components).cards.get(card)?.kind !== 'advancement') return 'not_an_advancement';
  return 'no_card_to_discard';
}

function whyNotFromHand(state: State, seat: Seat, card: string): Code | null {
  if (!catalogueOf(state.components).cards.has(card)) return 'no_such_card';
  return playerOf(state, seat).hand.some((held) => held.card === card) ? null : 'card_not_in_hand';
}

export const whyNotPlace = (_state: State, { step }: Asking): Code =>
  step === 'place' ? 'no_figure_left' : 'not_asked_for';

export function whyNotPlayMember(state: State, step: Asking, card: string): Code {
  if (step.step !== 'act') return 'not_asked_for';
  if (step.space === 'rest') return 'no_work_while_resting';
  const why = whyNotFromHand(state, step.seat, card);
  if (why !== null) return why;
  const { kind } = catalogueOf(state.components).cards.get(card) ?? {};
  return kind === 'member' ? 'just_recruited' : 'not_a_member';
}

export function whyNotSpendFood(step: Asking): Code {
  if (step.step !== 'act') return 'not_asked_for';
  if (step.space === 'rest') return 'no_work_while_resting';
  return step.space === 'top' ? 'food_not_spent' : 'wrong_space';
}

export function whyNotUse(state: State, step: Asking, name: string, index: number): Code {
  if (step.step !== 'act' && step.step !== 'advancements' && step.step !== 'eclipse') return 'not_asked_for';
  if (!openAbilities(state, step).includes(name)) return whyNotOpen(state, step, name);
  const way = abilityOf(state, step.seat, name)?.ways[index];
  return way === undefined ? 'no_such_way' : whyNotWay(state, step.seat, way);
}

function whyNotOpen({ turn, components }: State, step: Asking, name: string): Code {
  if (step.step !== 'act') return 'ability_not_open';
  if (name === 'chief') {
    if (turn.chief === 'absent') return 'chief_not_placed';
    return turn.chief === 'used' ? 'already_used' : 'not_this_column';
  }
  const played = turn.played.filter(({ card }) => `card/${card}` === name);
  if (played.length === 0) return 'ability_not_open';
  if (played.every(({ used }) => used)) return 'already_used';
  const when = catalogueOf(components).cards.get(played[0]?.card ?? '')?.ability?.when;
  return when === undefined || when === turn.station ? 'ability_not_open' : 'not_this_column';
}

function whyNotWay(state: State, seat: Seat, way: Way, top = false): Code {
  const short = lacking(state, seat, way.pay);
  if (short !== null) return shortOf[short];
  return brings(state, seat, way.get, top) ? 'not_asked_for' : whyNothing(state, seat, way);
}

/** Where a single gain makes up the action, what stands in its way can be named. */
function whyNothing(state: State, seat: Seat, { get }: Way): Code {
  const { settlementsLeft, camps } = playerOf(state, seat);
  const gains = get.map(({ gain }) => gain);
  if (gains.includes('buy-stone') || gains.includes('stone')) return whyNoStone(state, seat, gains[0]);
  if (gains.includes('settlement')) {
    if (settlementsLeft === 0) return 'no_settlement_left';
    const around = joints.findIndex((_, joint) => !isAtStart(joint) && hasCampsAround(camps, joint));
    return around < 0 ? 'camps_not_adjacent' : 'joint_taken';
  }
  if (gains.includes('camp')) return 'no_camp_left';
  if (gains.includes('move')) return 'no_camp_there';
  if (gains.includes('slay')) return 'no_living_animal';
  if (gains.includes('animal')) return 'not_in_ground';
  if (gains.includes('animal-reveal'))
    return state.animalDeck.length === 0 ? 'animals_used_up' : 'ground_full';
  if (gains.includes('recruit') && state.turn.fresh.length > 0) return 'same_member_twice';
  return 'brings_nothing';
}

export function whyNotColumn(
  state: State,
  step: Asking,
  space: 'top' | 'middle' | 'bottom',
  index: number,
): Code {
  const column = columnOf(state);
  if (step.step !== 'act' || column === undefined) return 'not_asked_for';
  if (step.space !== space)
    return space === 'bottom' && !isFirstHere(state) ? 'not_first_here' : 'wrong_space';
  if (step.taken) return 'already_used';
  if (space === 'bottom') return 'brings_nothing';
  const way = space === 'top' ? column.top[index] : column.middle;
  if (way === undefined) return 'no_such_way';
  return whyNotWay(state, step.seat, way, space === 'top');
}

function whyNoStone(state: State, seat: Seat, gain: GainCode | undefined): Code {
  const player = playerOf(state, seat);
  const cost = stoneCost(state, player);
  if (cost === null) return 'no_stone_space';
  if (gain !== 'buy-stone' || stonesToHave(state).length === 0) return 'no_such_stone';
  return player.food < cost.food ? 'food_short' : 'tool_short';
}
