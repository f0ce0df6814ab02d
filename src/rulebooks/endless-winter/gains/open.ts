import type { Seat } from '../../../engine/rulebook.js';
import { cardOf } from '../catalogue.js';
import type { GainCode } from '../components/effects.js';
import type { Pending } from '../fields.js';
import { foodLimit } from '../player.js';
import { playerOf, type State } from '../state.js';
import { freeJoints } from './settlements.js';
import { arrowSpots, hasFreeSpot } from './spots.js';
import { mayBuyStone, mayTakeStone } from './stones.js';

/** Whether the seat can have anything of a gain now. Follows from public facts. */
type IsOpen = (state: State, seat: Seat, pending: Pick<Pending, 'slot' | 'top'>) => boolean;

export const maySettleForLess = (state: State): boolean => state.phase !== 'setup';

const always = (): boolean => true;
const hasRoomForFood = (state: State, seat: Seat): boolean => {
  const player = playerOf(state, seat);
  return player.food < foodLimit(state.components, player);
};

/** What a code of the effect language needs. A code that is missing here does not compile. */
export const isOpen: Readonly<Record<GainCode, IsOpen>> = {
  food: hasRoomForFood,
  feast: hasRoomForFood,
  tool: (state, seat) =>
    playerOf(state, seat).tools < state.components.board.values.toolLimit ||
    (maySettleForLess(state) && hasRoomForFood(state, seat)),
  work: (state) => state.phase === 'action',
  points: always,
  idol: always,
  draw: (state, seat) => maySettleForLess(state) || hasCardsToDraw(state, seat),
  megalith: (state, seat) => maySettleForLess(state) || hasFreeSpot(state, seat),
  neutral: (state, seat, { slot }) => arrowSpots(state, seat, slot).length > 0,
  camp: (state, seat) => playerOf(state, seat).campsLeft > 0,
  move: (state, seat) => playerOf(state, seat).camps.some((n) => n > 0),
  settlement: (state, seat) => freeJoints(state, seat).length > 0,
  bury: (state, seat) => {
    const { hand, discards, revealed } = playerOf(state, seat);
    if (hand.length > 0 || discards.length > 0 || revealed.length > 0) return true;
    return isPlaying(state, seat) && state.turn.played.length > 0;
  },
  recruit: (state, _seat, { top }) =>
    !top || state.components.members.values.some(({ id }) => mayRecruitAtTop(state, id)),
  'recruit-discard': always,
  advancement: always,
  // With animals left in the deck but none to choose from, there is nothing to be had.
  animal: ({ ground, animalDeck }) => ground.length > 0 || animalDeck.length === 0,
  'animal-top': always,
  'animal-reveal': ({ ground, animalDeck, components }) =>
    animalDeck.length > 0 && ground.length < components.ground.values.most,
  slay: (state, seat) => playerOf(state, seat).alive.some((n) => n > 0),
  stone: mayTakeStone,
  'buy-stone': mayBuyStone,
};

export const isPlaying = ({ phase, turn }: State, seat: Seat): boolean =>
  phase === 'action' && turn.seat === seat;

export function hasCardsToDraw(state: State, seat: Seat): boolean {
  const { deck, discards } = playerOf(state, seat);
  return deck.length > 0 || discards.length > 0;
}

/** At the top of a column all members have to differ; an empty supply gives no member that could be the same. */
export const mayRecruitAtTop = (state: State, member: string): boolean =>
  !state.turn.fresh.includes(member) || isSupplyEmpty(state, member);

export const isSupplyEmpty = ({ components, supply }: State, member: string): boolean =>
  (supply[cardOf(components, member).supply] ?? 0) === 0;

/**
 * Where there is nothing to be had any more, a point is gained instead. Supplies of members are not among these:
 * an empty one has to be chosen.
 */
export function insteadAPoint(
  { display, ground, animalDeck }: State,
  gain: GainCode,
): 'display-empty' | 'animals-empty' | null {
  if (gain === 'advancement') return display.length === 0 ? 'display-empty' : null;
  if (gain === 'animal') return ground.length === 0 && animalDeck.length === 0 ? 'animals-empty' : null;
  if (gain === 'animal-top') return animalDeck.length === 0 ? 'animals-empty' : null;
  return null;
}
