import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { spotsOf } from '../building-ground.js';
import { catalogueOf, stoneOf } from '../catalogue.js';
import { hasCampsAround } from '../gains/settlements.js';
import { hasGap, isStartSpace, siteAt } from '../gains/spots.js';
import { stoneCost } from '../gains/stones.js';
import { maySettleForLess } from '../gains/verbs.js';
import { isAtStart, joints } from '../hexes.js';
import { megalithsLeft, nextIsNeutral } from '../player.js';
import type { Code } from '../rejections.js';
import type { Income, Takeable, Track } from '../schemas/action.js';
import type { GainCode } from '../schemas/effects.js';
import { ageOf, NOBODY, playerOf, type State, type StepOf } from '../state.js';

export function whyNotTake({ animalDeck }: State, _seat: Seat, gain: Takeable): Code {
  switch (gain) {
    case 'food':
    case 'feast':
      return 'food_full';
    case 'tool':
      return 'tools_full';
    case 'draw':
      return 'no_cards_left';
    case 'camp':
      return 'no_camp_left';
    case 'animal-reveal':
      return animalDeck.length === 0 ? 'animals_used_up' : 'ground_full';
    case 'work':
    case 'points':
    case 'animal-top':
      return 'not_gained';
  }
  return assertNever(gain);
}

export function whyNotLower(state: State, gains: readonly GainCode[], gain: Income): Code {
  if (!gains.includes(gain)) return 'not_gained';
  return maySettleForLess(state) ? 'not_lesser' : 'no_lesser_in_setup';
}

export function whyNotBuild(state: State, seat: Seat, spot: number): Code {
  const player = playerOf(state, seat);
  const place = spotsOf(state.components, state.seats)[spot];
  if (megalithsLeft(state.components, player) === 0) return 'no_megalith_left';
  if (place === undefined) return 'no_such_spot';
  if (state.megaliths[spot] !== NOBODY) return 'spot_taken';
  if (place.level === 0) return isStartSpace(state, place) ? 'start_space' : 'not_beside';
  if (hasGap(state, place.beneath)) return 'gap_below';
  return nextIsNeutral(state.components, player) ? 'neutral_on_ground' : 'not_asked_for';
}

export function whyNotArrow(state: State, { seat, pending }: StepOf<'gain'>, spot: number): Code {
  if (!nextIsNeutral(state.components, playerOf(state, seat))) return 'no_neutral_left';
  const place = spotsOf(state.components, state.seats)[spot];
  if (place === undefined) return 'no_such_spot';
  const slots = pending.flatMap(({ gain, slot }) => (gain === 'neutral' ? [slot] : []));
  const isArrow = slots.includes(place.slot) && siteAt(state, place.slot)?.arrows.includes(place.space);
  return isArrow ? 'spot_taken' : 'not_an_arrow';
}

export const whyNotMove = (state: State, seat: Seat, from: number): Code =>
  (playerOf(state, seat).camps[from] ?? 0) > 0 ? 'not_neighbours' : 'no_camp_there';

export function whyNotSettle(state: State, seat: Seat, joint: number): Code {
  const player = playerOf(state, seat);
  if (joint >= joints.length) return 'no_such_joint';
  if (isAtStart(joint)) return 'joint_at_start';
  if (state.settlements[joint] !== NOBODY) return 'joint_taken';
  if (player.settlementsLeft === 0) return 'no_settlement_left';
  return hasCampsAround(player.camps, joint) ? 'not_asked_for' : 'camps_not_adjacent';
}

/** On the offering track every step counts, on the other one none beyond the top. */
export const whyNotIdol = (track: Track): Code => (track === 'glory' ? 'marker_at_top' : 'not_asked_for');

export const whyNotBury = ({ components }: State, card: string): Code =>
  catalogueOf(components).cards.has(card) ? 'card_not_there' : 'no_such_card';

export const whyNotRecruit = ({ components }: State, member: string): Code =>
  components.members.values.some(({ id }) => id === member) ? 'same_member_twice' : 'no_such_member';

export const whyNotAnimal = ({ components }: State, animal: string): Code =>
  catalogueOf(components).animals.has(animal) ? 'not_in_ground' : 'no_such_animal';

export const whyNotSlay = ({ components }: State, animal: string): Code =>
  catalogueOf(components).animals.has(animal) ? 'no_living_animal' : 'no_such_animal';

export function whyNotStone(state: State, { seat, pending }: StepOf<'gain'>, stone: string): Code {
  if (!state.stones.includes(stone)) return 'no_such_stone';
  if (stoneOf(state.components, stone).age > ageOf(state)) return 'stone_of_later_age';
  const player = playerOf(state, seat);
  const cost = stoneCost(state, player);
  if (cost === null) return 'no_stone_space';
  if (!pending.some(({ gain }) => gain === 'buy-stone')) return 'not_asked_for';
  return player.food < cost.food ? 'food_short' : 'tool_short';
}
