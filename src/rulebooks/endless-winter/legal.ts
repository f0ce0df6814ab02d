import { topOf } from '../../engine/agenda.js';
import type { Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { cardOf } from './catalogue.js';
import { brings, columnOf, isUsable, lacking, usableAbilities } from './gains/abilities.js';
import { done, goOn, place, spendFood } from './gains/answers.js';
import { verbs } from './gains/verbs.js';
import type { Player } from './player.js';
import { type Action, type Figure, sides, stations } from './schemas/action.js';
import { playerOf, type State, type Step, type StepOf } from './state.js';

/** Steps that ask somebody. */
export type Asking = Extract<
  Step,
  {
    step:
      | 'chief'
      | 'setup'
      | 'advancements'
      | 'place'
      | 'rest-tile'
      | 'act'
      | 'lay'
      | 'eclipse'
      | 'gain'
      | 'discard';
  }
>;

export function askingStep(state: State): Asking | null {
  const step = topOf(state.agenda);
  if (step === undefined) return null;
  switch (step.step) {
    case 'open':
    case 'turn':
    case 'reveal':
    case 'eclipse-part':
    case 'close':
      return null;
    case 'chief':
    case 'setup':
    case 'advancements':
    case 'place':
    case 'rest-tile':
    case 'act':
    case 'lay':
    case 'eclipse':
    case 'gain':
    case 'discard':
      return step;
  }
  return assertNever(step);
}

export function legal(state: State, seat: Seat): Action[] {
  const step = askingStep(state);
  return step === null || step.seat !== seat ? [] : answers(state, step);
}

/** What may be answered to a step that asks somebody. */
export function answers(state: State, step: Asking): Action[] {
  const { seat } = step;
  const player = playerOf(state, seat);
  switch (step.step) {
    case 'chief':
      return chiefs(state, step);
    case 'setup':
      return state.offers.setups.map((card) => ({ type: 'choose-setup', card }));
    case 'advancements':
      return [...advancements(state, player), ...uses(state, step), done];
    case 'place':
      return figuresOf(player).flatMap(place);
    case 'rest-tile':
      return state.rest.stack.length === 0
        ? [{ type: 'take-rest-tile', next: false }]
        : [
            { type: 'take-rest-tile', next: false },
            { type: 'take-rest-tile', next: true },
          ];
    case 'act':
      return acts(state, step, player);
    case 'lay':
      return [...handOf(player).map((card): Action => ({ type: 'lay', card })), done];
    case 'eclipse':
      return [...uses(state, step), done];
    case 'gain': {
      const actions: Action[] = [];
      for (const pending of step.pending) {
        const verb = verbs[pending.gain];
        if (verb.open(state, seat, pending)) verb.answers(state, seat, pending, actions);
      }
      actions.push(done);
      return actions;
    }
    case 'discard':
      return handOf(player).map((card) => ({ type: 'discard', card }));
  }
  return assertNever(step);
}

/** The different cards of a hand, in the order in which they came. */
export function handOf({ hand }: Player): string[] {
  const cards: string[] = [];
  for (const { card } of hand) if (!cards.includes(card)) cards.push(card);
  return cards;
}

export const figuresOf = ({ chiefFigure, tribeFigures }: Player): Figure[] => [
  ...(chiefFigure ? (['chief'] as const) : []),
  ...(tribeFigures > 0 ? (['tribe'] as const) : []),
];

const chiefs = (state: State, step: StepOf<'chief'>): Action[] =>
  (step.dealt === '' ? state.offers.chiefs : [step.dealt]).flatMap((chief) =>
    sides.map((side): Action => ({ type: 'choose-chief', chief, side })),
  );

/** Every advancement after the first needs another card to discard. */
export const mayPlayAdvancement = ({ turn }: State, { hand }: Player): boolean =>
  turn.advancements === 0 || hand.length > 1;

function advancements(state: State, player: Player): Action[] {
  if (!mayPlayAdvancement(state, player)) return [];
  return handOf(player)
    .filter((card) => cardOf(state.components, card).kind === 'advancement')
    .map((card) => ({ type: 'play-advancement', card }));
}

const uses = (state: State, step: Asking): Action[] =>
  usableAbilities(state, step.seat, step).map(({ ability, way }) => ({ type: 'use', ability, way }));

function acts(state: State, step: StepOf<'act'>, player: Player): Action[] {
  const { seat, space, taken } = step;
  const column = columnOf(state);
  const actions: Action[] = [];
  if (column !== undefined && space !== 'rest') {
    if (space === 'top') {
      for (const [way, { pay, get }] of column.top.entries()) {
        if (lacking(state, seat, pay) === null && brings(state, seat, get, true))
          actions.push({ type: 'top', way });
      }
      for (let to = player.food - 1; to >= 0; to -= 1) actions.push(spendFood(to));
    } else if (space === 'middle') {
      if (!taken && isUsable(state, seat, column.middle)) actions.push({ type: 'middle' });
    } else if (!taken && brings(state, seat, column.bottom)) actions.push({ type: 'bottom' });
    for (const card of playableMembers(state, player)) actions.push({ type: 'play-member', card });
  }
  actions.push(...uses(state, step), goOn);
  return actions;
}

/** A member that was recruited at the top of the column cannot be played in the same turn. */
export function playableMembers(state: State, player: Player): string[] {
  const { fresh } = state.turn;
  return handOf(player).filter((card) => {
    if (cardOf(state.components, card).kind !== 'member') return false;
    return !fresh.includes(card) || player.hand.filter((held) => held.card === card).length > 1;
  });
}

export const isFirstHere = ({ visits, turn }: State): boolean =>
  turn.station !== '' && visits[stations.indexOf(turn.station)] === 1;
