import { topOf } from '../../engine/agenda.js';
import type { Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { HEXES } from './board.js';
import { againstName, conflictsOf, fightersOf } from './fights.js';
import { canSettle, canTakeFire, foundable, returnHexes, sowable } from './ground.js';
import type { Groups } from './groups.js';
import { campsOf, groupsOf, hasPeople } from './people.js';
import { playable, plays, retreats } from './plays.js';
import { askedSeats } from './prompts.js';
import type { Action } from './schemas/action.js';
import { bitOfWindow, type Figure, type State } from './state.js';
import type { SeatStep } from './steps.js';
import { canKeep } from './taking.js';
import { upkeepOf } from './upkeep.js';
import { unmoved } from './walk.js';
import { walkingSteps } from './walking.js';

const done: Action = Object.freeze({ type: 'done' });
const pass: Action = Object.freeze({ type: 'pass' });
const passOn: Action = Object.freeze({ type: 'pass-on' });
const askAgain: Action = Object.freeze({ type: 'ask-again' });
const ration: Action = Object.freeze({ type: 'ration' });

export function legal(state: State, seat: Seat): Action[] {
  const step = topOf(state.agenda);
  if (step === undefined || !askedSeats(state).includes(seat)) return [];
  switch (step.step) {
    case 'phase':
    case 'fight':
      return [];
    case 'nature-window':
    case 'fight-window':
      return [...plays(state, seat, step.step), pass, passOn];
    case 'lose-figure':
      return losses(state, seat);
    case 'take-camp':
      return canKeep(state, step) ? [{ type: 'keep' }, { type: 'burn' }] : [{ type: 'burn' }];
    default:
      return answers(state, step.step, seat);
  }
}

/** What a seat may answer to a step of its own. */
export function answers(state: State, step: SeatStep, seat: Seat): Action[] {
  switch (step) {
    case 'place-camp':
      return [...Array(HEXES).keys()]
        .filter((hex) => canSettle(state, hex))
        .map((hex) => ({ type: 'place-camp', hex }));
    case 'sow':
      return [...sowable(state, seat).map((hex): Action => ({ type: 'sow', hex })), done];
    case 're-enter':
      return [...returnHexes(state).map((hex): Action => ({ type: 're-enter', hex })), pass];
    case 'take-fire':
      return [...campsOf(state, seat).map((hex): Action => ({ type: 'take-fire', hex })), pass];
    case 'move':
      return movement(state, seat);
    case 'found':
      return [...foundable(state, seat).map((hex): Action => ({ type: 'found', hex })), done];
    case 'choose-fight':
      return conflictsOf(state, seat).map(({ hex, species }) => ({
        type: 'choose-fight',
        hex,
        against: againstName(state, species),
      }));
    case 'food-window':
    case 'birth-window':
      return [...plays(state, seat, step), done, passOn];
    case 'feed':
      return feeding(state, seat);
  }
  return assertNever(step);
}

/** Whether a step of its own leaves a seat nothing to decide, by what everybody knows. */
export function isIdle(state: State, step: SeatStep, seat: Seat): boolean {
  switch (step) {
    case 'place-camp':
      return false;
    case 'sow':
      return sowable(state, seat).length === 0;
    case 're-enter':
      return returnHexes(state).length === 0;
    case 'take-fire':
      return !canTakeFire(state, seat);
    case 'move':
      return !hasPeople(state, seat);
    case 'found':
      return foundable(state, seat).length === 0;
    case 'choose-fight':
      return conflictsOf(state, seat).length === 0;
    case 'food-window':
    case 'birth-window': {
      const concerned = step === 'food-window' ? hasPeople(state, seat) : campsOf(state, seat).length > 0;
      const passes = ((state.standing[seat] ?? 0) & bitOfWindow(step)) !== 0;
      return passes || !concerned || state.hands[seat]?.length === 0;
    }
    case 'feed': {
      // Whoever can feed everybody does so, unless they asked to be asked.
      const enough = upkeepOf(state, seat) <= (state.food[seat] ?? 0);
      return !hasPeople(state, seat) || (enough && !state.rationing.includes(seat));
    }
  }
  return assertNever(step);
}

function movement(state: State, seat: Seat): Action[] {
  const actions = [...walkingSteps(state, state.walk ?? unmoved, seat), ...plays(state, seat, 'move'), done];
  if (!state.rationing.includes(seat)) actions.push(ration);
  if ((state.standing[seat] ?? 0) !== 0) actions.push(askAgain);
  return actions;
}

function losses(state: State, seat: Seat): Action[] {
  const { losses: asked, fight } = state;
  if (asked === null) return [];
  if (fight === null) {
    const struck = groupsOf(state, seat).filter(({ hex }) => asked.hexes.includes(hex));
    return onePerFigure(struck, losing);
  }
  const { warrior, woman } = fightersOf(state, fight, seat);
  const fighters = [{ hex: fight.hex, warriors: warrior, women: woman }];
  const lose = onePerFigure(fighters, losing);
  const cards = playable(state, seat, 'lose-figure');
  if (cards.length === 0) return lose;
  const ways = retreats(state, fight, seat);
  const flee = cards.flatMap((card) =>
    onePerFigure(fighters, (figure) =>
      ways.map((hex): Action => ({ type: 'flee', card, figure, hex })),
    ).flat(),
  );
  return [...lose, ...flee];
}

const losing = (figure: Figure, hex: number): Action => ({ type: 'lose', figure, hex });

/** What may be done with each kind of figure in each group. */
function onePerFigure<Item>(groups: Groups, make: (figure: Figure, hex: number) => Item): Item[] {
  const found: Item[] = [];
  for (const { hex, warriors, women } of groups) {
    if (warriors > 0) found.push(make('warrior', hex));
    if (women > 0) found.push(make('woman', hex));
  }
  return found;
}

function feeding(state: State, seat: Seat): Action[] {
  const starve = onePerFigure(
    groupsOf(state, seat),
    (figure, hex): Action => ({ type: 'starve', figure, hex }),
  );
  if (upkeepOf(state, seat) <= (state.food[seat] ?? 0)) starve.push(done);
  return starve;
}
