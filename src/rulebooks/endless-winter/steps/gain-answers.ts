import type { ActionOf } from '../../../engine/define/index.js';
import type { Seat } from '../../../engine/rulebook.js';
import type { GainCode } from '../components/effects.js';
import { type Income, type Pending, type Pile, type Takeable, tracks } from '../fields.js';
import * as answers from '../gains/answers.js';
import { hasCardsToDraw, isPlaying, mayRecruitAtTop, maySettleForLess } from '../gains/open.js';
import { freeJoints } from '../gains/settlements.js';
import { arrowSpots, freeSpots } from '../gains/spots.js';
import { stonesToHave } from '../gains/stones.js';
import { playerOf, type State } from '../state.js';
import { done } from './done.js';
import { addNeutral, buildMegalith, moveCamp, settle } from './land.js';
import { bury, recruit, slay, stepIdol, takeAdvancement, takeAnimal, takeStone } from './supplies.js';
import { lower, take } from './take.js';

export const gainAnswers = [
  ...([take, lower, buildMegalith, addNeutral, moveCamp, settle, stepIdol, bury] as const),
  ...([recruit, takeAdvancement, takeAnimal, slay, takeStone, done] as const),
] as const;
export type GainAnswer = ActionOf<typeof gainAnswers>;

type Answering = (state: State, seat: Seat, pending: Pending, actions: GainAnswer[]) => void;

const taken =
  (gain: Takeable): Answering =>
  (_state, _seat, _pending, actions) => {
    actions.push(answers.take(gain));
  };

function orLess(state: State, gain: Income, actions: GainAnswer[]): void {
  if (maySettleForLess(state)) actions.push(...answers.lower(gain));
}

/** How a seat may answer to a gain that is open to it. */
export const answersTo: Readonly<Record<GainCode, Answering>> = {
  food: taken('food'),
  feast: taken('feast'),
  tool: (state, seat, _pending, actions) => {
    if (playerOf(state, seat).tools < state.components.board.values.toolLimit)
      actions.push(answers.take('tool'));
    orLess(state, 'tool', actions);
  },
  work: taken('work'),
  points: taken('points'),
  idol: (state, seat, _pending, actions) => {
    const { glory } = playerOf(state, seat);
    for (const track of tracks) {
      if (track === 'glory' && glory >= state.components.idols.values.glory.length) continue;
      actions.push({ type: 'step-idol', track });
    }
    orLess(state, 'idol', actions);
  },
  draw: (state, seat, _pending, actions) => {
    if (hasCardsToDraw(state, seat)) actions.push(answers.take('draw'));
    orLess(state, 'draw', actions);
  },
  megalith: (state, seat, _pending, actions) => {
    for (const spot of freeSpots(state, seat)) actions.push(answers.build(spot));
    orLess(state, 'megalith', actions);
  },
  neutral: (state, seat, { slot }, actions) => {
    for (const spot of arrowSpots(state, seat, slot)) actions.push({ type: 'add-neutral', spot });
  },
  camp: taken('camp'),
  move: (state, seat, _pending, actions) => {
    const { camps } = playerOf(state, seat);
    for (let tile = 0; tile < camps.length; tile += 1) {
      if ((camps[tile] ?? 0) > 0) actions.push(...answers.movesFrom(tile));
    }
  },
  settlement: (state, seat, _pending, actions) => {
    for (const joint of freeJoints(state, seat)) actions.push({ type: 'settle', joint });
  },
  bury: (state, seat, _pending, actions) => {
    const { hand, discards, revealed } = playerOf(state, seat);
    buryFrom('hand', new Set(hand.map(({ card }) => card)), actions);
    buryFrom('discards', new Set(discards), actions);
    buryFrom('revealed', new Set(revealed), actions);
    if (isPlaying(state, seat))
      buryFrom('played', new Set(state.turn.played.map(({ card }) => card)), actions);
  },
  recruit: recruits,
  'recruit-discard': recruits,
  advancement: ({ display }, _seat, _pending, actions) => {
    for (const card of new Set(display)) actions.push({ type: 'take-advancement', card });
  },
  animal: ({ ground }, _seat, _pending, actions) => {
    for (const animal of new Set(ground)) actions.push({ type: 'take-animal', animal });
  },
  'animal-top': taken('animal-top'),
  'animal-reveal': taken('animal-reveal'),
  slay: (state, seat, _pending, actions) => {
    const { alive } = playerOf(state, seat);
    for (const [index, { id }] of state.components.animals.values.entries()) {
      if ((alive[index] ?? 0) > 0) actions.push({ type: 'slay', animal: id });
    }
  },
  stone: stones,
  'buy-stone': stones,
};

function buryFrom(from: Pile, cards: ReadonlySet<string>, actions: GainAnswer[]): void {
  for (const card of cards) actions.push({ type: 'bury', card, from });
}

function recruits(state: State, _seat: Seat, { top }: Pending, actions: GainAnswer[]): void {
  for (const { id } of state.components.members.values) {
    if (!top || mayRecruitAtTop(state, id)) actions.push({ type: 'recruit', member: id });
  }
}

function stones(state: State, _seat: Seat, _pending: Pending, actions: GainAnswer[]): void {
  for (const stone of stonesToHave(state)) actions.push({ type: 'take-stone', stone });
}
