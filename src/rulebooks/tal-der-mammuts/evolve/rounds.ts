import { popped, pushed, replaced } from '../../../engine/agenda.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { HEXES } from '../board.js';
import { conflictsOf } from '../fights.js';
import { hasPeople, inOrder } from '../people.js';
import type { EventOf } from '../schemas/event.js';
import { copyOf, type State } from '../state.js';
import type { Phase, Step } from '../steps.js';
import { ordersShownByBirths } from './orders.js';

const phaseSteps = (...phases: Phase[]): Step[] => phases.map((phase) => ({ step: 'phase', phase }));

/** Everybody places a camp, clockwise, and may sow at once; then cards are dealt. */
export function startSeatRolled(state: State, { seat: start }: EventOf<'start-seat-rolled'>): State {
  const seats = [...Array(state.seats).keys()].map((seat) => (start + seat) % state.seats);
  const settling = seats.flatMap((seat): Step[] => [
    { step: 'place-camp', seat },
    { step: 'sow', seat },
  ]);
  const next = copyOf(state);
  next.start = start;
  next.agenda = pushed<Step>([], ...settling, ...phaseSteps('deal'));
  return next;
}

export const roundBegan = (state: State, event: EventOf<'round-began'>): State => {
  const next = copyOf(state);
  next.agenda = wholeRound(state, event.round);
  next.round = event.round;
  next.year = event.year;
  next.season = event.season;
  next.left = event.left;
  next.lasting = event.season === state.season ? state.lasting : [];
  next.event = '';
  next.closed = Array<number>(HEXES).fill(0);
  next.embers = [];
  next.directed = [];
  next.calls = [];
  next.shamans = [];
  next.comebacks = state.comebacks.map((one) => (one === 'fallen' ? 'waiting' : one));
  next.rationing = [];
  next.killed = Array<number>(state.seats).fill(0);
  next.smoked = Array<number>(state.seats).fill(0);
  return next;
};

/** The phases of a round; whether its season ends is known only after the event. */
function wholeRound(state: State, round: number): Step[] {
  const hasEvent = round > state.components.start.values.roundsWithoutEvent;
  const returns = state.comebacks.some((one) => one === 'fallen' || one === 'waiting');
  return pushed<Step>(
    [],
    ...phaseSteps('nature'),
    ...(hasEvent ? phaseSteps('event') : []),
    ...phaseSteps('arrivals'),
    ...(returns ? phaseSteps('return') : []),
    ...phaseSteps('herds', 'people', 'fights', 'survival', 'season'),
  );
}

/** What a phase asks stands in the place of the phase. */
export function phaseBegan(state: State, event: EventOf<'phase-began'>): State {
  const next = copyOf(state);
  next.agenda = replaced(state.agenda, ...stepsOf(state, event.phase as Phase));
  return next;
}

function stepsOf(state: State, phase: Phase): Step[] {
  switch (phase) {
    case 'return':
      return inOrder(state)
        .filter((seat) => state.comebacks[seat] === 'waiting')
        .map((seat): Step => ({ step: 're-enter', seat }));
    case 'people':
      return eachTribe(state, (seat) => {
        const fire: Step[] = state.options.advanced ? [{ step: 'take-fire', seat }] : [];
        return [...fire, { step: 'move', seat }, { step: 'found', seat }, ...fire];
      });
    case 'fights':
      // No fight makes another: whoever has none now will have none.
      return eachTribe(state, (seat) =>
        conflictsOf(state, seat).length > 0 ? [{ step: 'choose-fight', seat }] : [],
      );
    case 'survival':
      return eachTribe(state, (seat) => [
        { step: 'food-window', seat },
        { step: 'feed', seat },
      ]);
    case 'season':
      return phaseSteps('births', 'sowing', 'draw', 'end');
    case 'births':
      return eachTribe(state, (seat) => [{ step: 'birth-window', seat }]);
    case 'sowing':
      return eachTribe(state, (seat) => [{ step: 'sow', seat }]);
    case 'deal':
    case 'nature':
    case 'event':
    case 'arrivals':
    case 'herds':
    case 'draw':
    case 'end':
      return [];
  }
  return assertNever(phase);
}

/** In order, all tribes that are there. */
function eachTribe(state: State, steps: (seat: number) => Step[]): Step[] {
  const all: Step[] = [];
  for (const seat of inOrder(state)) if (hasPeople(state, seat)) all.push(...steps(seat));
  return all;
}

/** Who moved stays known until camps are founded, and who lost a figure until all have. */
export function stepEnded(state: State, { step }: EventOf<'step-ended'>): State {
  const next = copyOf(state);
  next.agenda = popped(state.agenda);
  if (step === 'lose-figure') next.losses = null;
  if (step === 'found') next.walk = null;
  if (step === 'birth-window') {
    next.daughters = [];
    next.unsure = ordersShownByBirths(state);
  }
  return next;
}
