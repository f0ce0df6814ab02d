import type { Seat } from '../../../engine/rulebook.js';
import { cardOf } from '../catalogue.js';
import type { GainCode } from '../components/effects.js';
import { type Income, type Pending, type Pile, type Takeable, tracks } from '../fields.js';
import { foodLimit } from '../player.js';
import type { Action } from '../rules.js';
import { playerOf, type State } from '../state.js';
import { build, lower, movesFrom, take } from './answers.js';
import { freeJoints } from './settlements.js';
import { arrowSpots, freeSpots } from './spots.js';
import { mayBuyStone, mayTakeStone, stonesToHave } from './stones.js';

/** What a code of the effect language means. Every code has its verb here, or this does not compile. */
interface Verb {
  /** Whether the seat can have anything of it now. Follows from public facts. */
  readonly open: (state: State, seat: Seat, pending: Pending) => boolean;
  /** How the seat may answer to it. */
  readonly answers: (state: State, seat: Seat, pending: Pending, actions: Action[]) => void;
  /** Leaves nothing to choose, so that it is carried out unasked once nothing else is left to take. */
  readonly alone?: boolean;
}

export const maySettleForLess = (state: State): boolean => state.phase !== 'setup';

const taken =
  (gain: Takeable): Verb['answers'] =>
  (_state, _seat, _pending, actions) => {
    actions.push(take(gain));
  };

function orLess(state: State, gain: Income, actions: Action[]): void {
  if (maySettleForLess(state)) actions.push(...lower(gain));
}

const always = (): boolean => true;
const hasRoomForFood = (state: State, seat: Seat): boolean => {
  const player = playerOf(state, seat);
  return player.food < foodLimit(state.components, player);
};

export const verbs: Readonly<Record<GainCode, Verb>> = {
  food: { open: hasRoomForFood, answers: taken('food'), alone: true },
  feast: { open: hasRoomForFood, answers: taken('feast'), alone: true },
  tool: {
    open: (state, seat) =>
      playerOf(state, seat).tools < state.components.board.values.toolLimit ||
      (maySettleForLess(state) && hasRoomForFood(state, seat)),
    answers: (state, seat, _pending, actions) => {
      if (playerOf(state, seat).tools < state.components.board.values.toolLimit) actions.push(take('tool'));
      orLess(state, 'tool', actions);
    },
  },
  work: { open: (state) => state.phase === 'action', answers: taken('work'), alone: true },
  points: { open: always, answers: taken('points'), alone: true },
  idol: {
    open: always,
    answers: (state, seat, _pending, actions) => {
      const { glory } = playerOf(state, seat);
      for (const track of tracks) {
        if (track === 'glory' && glory >= state.components.idols.values.glory.length) continue;
        actions.push({ type: 'step-idol', track });
      }
      orLess(state, 'idol', actions);
    },
  },
  draw: {
    open: (state, seat) => maySettleForLess(state) || hasCardsToDraw(state, seat),
    answers: (state, seat, _pending, actions) => {
      if (hasCardsToDraw(state, seat)) actions.push(take('draw'));
      orLess(state, 'draw', actions);
    },
  },
  megalith: {
    open: (state, seat) => maySettleForLess(state) || freeSpots(state, seat).length > 0,
    answers: (state, seat, _pending, actions) => {
      for (const spot of freeSpots(state, seat)) actions.push(build(spot));
      orLess(state, 'megalith', actions);
    },
  },
  neutral: {
    open: (state, seat, { slot }) => arrowSpots(state, seat, slot).length > 0,
    answers: (state, seat, { slot }, actions) => {
      for (const spot of arrowSpots(state, seat, slot)) actions.push({ type: 'add-neutral', spot });
    },
  },
  camp: {
    open: (state, seat) => playerOf(state, seat).campsLeft > 0,
    answers: taken('camp'),
    alone: true,
  },
  move: {
    open: (state, seat) => playerOf(state, seat).camps.some((n) => n > 0),
    answers: (state, seat, _pending, actions) => {
      const { camps } = playerOf(state, seat);
      for (let tile = 0; tile < camps.length; tile += 1) {
        if ((camps[tile] ?? 0) > 0) actions.push(...movesFrom(tile));
      }
    },
  },
  settlement: {
    open: (state, seat) => freeJoints(state, seat).length > 0,
    answers: (state, seat, _pending, actions) => {
      for (const joint of freeJoints(state, seat)) actions.push({ type: 'settle', joint });
    },
  },
  bury: {
    open: (state, seat) => {
      const { hand, discards } = playerOf(state, seat);
      return (
        hand.length > 0 || discards.length > 0 || (isPlaying(state, seat) && state.turn.played.length > 0)
      );
    },
    answers: (state, seat, _pending, actions) => {
      const { hand, discards } = playerOf(state, seat);
      buryFrom('hand', new Set(hand.map(({ card }) => card)), actions);
      buryFrom('discards', new Set(discards), actions);
      if (isPlaying(state, seat))
        buryFrom('played', new Set(state.turn.played.map(({ card }) => card)), actions);
    },
  },
  recruit: {
    open: (state, _seat, { top }) =>
      !top || state.components.members.values.some(({ id }) => mayRecruitAtTop(state, id)),
    answers: recruits,
  },
  'recruit-discard': { open: always, answers: recruits },
  advancement: {
    open: always,
    answers: ({ display }, _seat, _pending, actions) => {
      for (const card of new Set(display)) actions.push({ type: 'take-advancement', card });
    },
  },
  animal: {
    // With animals left in the deck but none to choose from, there is nothing to be had.
    open: ({ ground, animalDeck }) => ground.length > 0 || animalDeck.length === 0,
    answers: ({ ground }, _seat, _pending, actions) => {
      for (const animal of new Set(ground)) actions.push({ type: 'take-animal', animal });
    },
  },
  'animal-top': { open: always, answers: taken('animal-top'), alone: true },
  'animal-reveal': {
    open: ({ ground, animalDeck, components }) =>
      animalDeck.length > 0 && ground.length < components.ground.values.most,
    answers: taken('animal-reveal'),
    alone: true,
  },
  slay: {
    open: (state, seat) => playerOf(state, seat).alive.some((n) => n > 0),
    answers: (state, seat, _pending, actions) => {
      const { alive } = playerOf(state, seat);
      for (const [index, { id }] of state.components.animals.values.entries()) {
        if ((alive[index] ?? 0) > 0) actions.push({ type: 'slay', animal: id });
      }
    },
  },
  stone: { open: mayTakeStone, answers: stones },
  'buy-stone': { open: mayBuyStone, answers: stones },
};

export const isPlaying = ({ phase, turn }: State, seat: Seat): boolean =>
  phase === 'action' && turn.seat === seat;

export function hasCardsToDraw(state: State, seat: Seat): boolean {
  const { deck, discards } = playerOf(state, seat);
  return deck.length > 0 || discards.length > 0;
}

function buryFrom(from: Pile, cards: ReadonlySet<string>, actions: Action[]): void {
  for (const card of cards) actions.push({ type: 'bury', card, from });
}

function recruits(state: State, _seat: Seat, { top }: Pending, actions: Action[]): void {
  for (const { id } of state.components.members.values) {
    if (!top || mayRecruitAtTop(state, id)) actions.push({ type: 'recruit', member: id });
  }
}

/** At the top of a column all members have to differ; an empty supply gives no member that could be the same. */
export const mayRecruitAtTop = (state: State, member: string): boolean =>
  !state.turn.fresh.includes(member) || isSupplyEmpty(state, member);

export const isSupplyEmpty = ({ components, supply }: State, member: string): boolean =>
  (supply[cardOf(components, member).supply] ?? 0) === 0;

function stones(state: State, _seat: Seat, _pending: Pending, actions: Action[]): void {
  for (const stone of stonesToHave(state)) actions.push({ type: 'take-stone', stone });
}

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
