import { popped } from '../../../engine/agenda.js';
import { NOWHERE } from '../board.js';
import type { EventOf } from '../schemas/event.js';
import { type Losses, type State, withChanges } from '../state.js';
import { ordersShownByLoss } from './orders.js';
import { oneOf, peopled, set } from './parts.js';

export function campPlaced(state: State, { seat, hex }: EventOf<'camp-placed'>): State {
  const { women, warriors } = state.components.start.values;
  return withChanges(state, {
    people: peopled(state, seat, hex, { warriors, women }),
    camps: set(state.camps, hex, seat),
    agenda: popped(state.agenda),
  });
}

export const campFounded = (state: State, { seat, hex }: EventOf<'camp-founded'>): State =>
  withChanges(state, { camps: set(state.camps, hex, seat) });

export const campLost = (state: State, { hex }: EventOf<'camp-lost'>): State =>
  withChanges(state, {
    camps: set(state.camps, hex, NOWHERE),
    fields: set(state.fields, hex, 0),
    fences: set(state.fences, hex, NOWHERE),
  });

export const peopleRemoved = (
  state: State,
  { seat, hex, warriors, women }: EventOf<'people-removed'>,
): State => withChanges(state, { people: peopled(state, seat, hex, { warriors: -warriors, women: -women }) });

export const figureLost = (state: State, event: EventOf<'figure-lost'>): State =>
  withChanges(state, {
    people: peopled(state, event.seat, event.hex, oneOf(event.figure, -1)),
    losses: state.losses === null ? null : answered(state.losses, event.seat),
    killed: bloodied(state),
    unsure: ordersShownByLoss(state, [event.seat]),
  });

/** One answer of a seat that may be asked for several. */
function answered({ waiting, hexes }: Losses, seat: number): Losses {
  const at = waiting.indexOf(seat);
  return { waiting: waiting.filter((_, index) => index !== at), hexes };
}

/** Who dies in a fight counts for every tribe in it. */
const bloodied = ({ killed, fight }: State): readonly number[] =>
  fight === null ? killed : killed.map((count, seat) => (fight.seats.includes(seat) ? count + 1 : count));

export const figureStarved = (state: State, event: EventOf<'figure-starved'>): State =>
  withChanges(state, { people: peopled(state, event.seat, event.hex, oneOf(event.figure, -1)) });

export const childBorn = (state: State, event: EventOf<'child-born'>): State =>
  withChanges(state, {
    people: peopled(state, event.seat, event.hex, event),
    daughters: [...state.daughters, ...Array<number>(event.women).fill(event.hex)],
  });

export function strangerJoined(state: State, event: EventOf<'stranger-joined'>): State {
  const people = event.joined ? peopled(state, event.seat, event.hex, oneOf(event.figure)) : state.people;
  return event.figure === 'woman'
    ? withChanges(state, { people, loneWoman: NOWHERE })
    : withChanges(state, { people, loneWarrior: NOWHERE });
}

export function tribeReturned(state: State, { seat, hex }: EventOf<'tribe-returned'>): State {
  const { women, warriors, food } = state.components.comeback.values;
  return withChanges(state, {
    people: peopled(state, seat, hex, { warriors, women }),
    food: set(state.food, seat, food),
    comebacks: set(state.comebacks, seat, 'used'),
    agenda: popped(state.agenda),
  });
}

export const returnDeclined = (state: State, { seat }: EventOf<'return-declined'>): State =>
  withChanges(state, {
    agenda: popped(state.agenda),
    comebacks: set(state.comebacks, seat, 'used'),
    out: [...state.out, seat],
  });

export const tribeDiedOut = (state: State, { seat, cards, returns }: EventOf<'tribe-died-out'>): State =>
  withChanges(state, {
    food: set(state.food, seat, 0),
    hands: set(state.hands, seat, []),
    drawnFrom: set(state.drawnFrom, seat, []),
    discards: [...state.discards, ...cards],
    standing: set(state.standing, seat, 0),
    unsure: set(state.unsure, seat, 0),
    comebacks: returns ? set(state.comebacks, seat, 'fallen') : state.comebacks,
    out: returns ? state.out : [...state.out, seat],
  });
