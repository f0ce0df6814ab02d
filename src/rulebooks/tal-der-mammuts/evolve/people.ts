import { popped } from '../../../engine/agenda.js';
import { NOWHERE } from '../board.js';
import type { EventOf } from '../schemas/event.js';
import { copyOf, type Losses, type State } from '../state.js';
import { ordersShownByLoss } from './orders.js';
import { oneOf, peopled, set } from './parts.js';

export function campPlaced(state: State, { seat, hex }: EventOf<'camp-placed'>): State {
  const { women, warriors } = state.components.start.values;
  const next = copyOf(state);
  next.people = peopled(state, seat, hex, { warriors, women });
  next.camps = set(state.camps, hex, seat);
  next.agenda = popped(state.agenda);
  return next;
}

export function campFounded(state: State, { seat, hex }: EventOf<'camp-founded'>): State {
  const next = copyOf(state);
  next.camps = set(state.camps, hex, seat);
  return next;
}

export function campLost(state: State, { hex }: EventOf<'camp-lost'>): State {
  const next = copyOf(state);
  next.camps = set(state.camps, hex, NOWHERE);
  next.fields = set(state.fields, hex, 0);
  next.fences = set(state.fences, hex, NOWHERE);
  return next;
}

export function peopleRemoved(
  state: State,
  { seat, hex, warriors, women }: EventOf<'people-removed'>,
): State {
  const next = copyOf(state);
  next.people = peopled(state, seat, hex, { warriors: -warriors, women: -women });
  return next;
}

export function figureLost(state: State, event: EventOf<'figure-lost'>): State {
  const next = copyOf(state);
  next.people = peopled(state, event.seat, event.hex, oneOf(event.figure, -1));
  next.losses = state.losses === null ? null : answered(state.losses, event.seat);
  next.killed = bloodied(state);
  next.unsure = ordersShownByLoss(state, [event.seat]);
  return next;
}

/** One answer of a seat that may be asked for several. */
function answered({ waiting, hexes }: Losses, seat: number): Losses {
  const at = waiting.indexOf(seat);
  return { waiting: waiting.filter((_, index) => index !== at), hexes };
}

/** Who dies in a fight counts for every tribe in it. */
const bloodied = ({ killed, fight }: State): readonly number[] =>
  fight === null ? killed : killed.map((count, seat) => (fight.seats.includes(seat) ? count + 1 : count));

export function figureStarved(state: State, event: EventOf<'figure-starved'>): State {
  const next = copyOf(state);
  next.people = peopled(state, event.seat, event.hex, oneOf(event.figure, -1));
  return next;
}

export function childBorn(state: State, event: EventOf<'child-born'>): State {
  const next = copyOf(state);
  next.people = peopled(state, event.seat, event.hex, event);
  next.daughters = [...state.daughters, ...Array<number>(event.women).fill(event.hex)];
  return next;
}

export function strangerJoined(state: State, event: EventOf<'stranger-joined'>): State {
  const next = copyOf(state);
  if (event.joined) next.people = peopled(state, event.seat, event.hex, oneOf(event.figure));
  if (event.figure === 'woman') next.loneWoman = NOWHERE;
  else next.loneWarrior = NOWHERE;
  return next;
}

export function tribeReturned(state: State, { seat, hex }: EventOf<'tribe-returned'>): State {
  const { women, warriors, food } = state.components.comeback.values;
  const next = copyOf(state);
  next.people = peopled(state, seat, hex, { warriors, women });
  next.food = set(state.food, seat, food);
  next.comebacks = set(state.comebacks, seat, 'used');
  next.agenda = popped(state.agenda);
  return next;
}

export function returnDeclined(state: State, { seat }: EventOf<'return-declined'>): State {
  const next = copyOf(state);
  next.agenda = popped(state.agenda);
  next.comebacks = set(state.comebacks, seat, 'used');
  next.out = [...state.out, seat];
  return next;
}

export function tribeDiedOut(state: State, { seat, cards, returns }: EventOf<'tribe-died-out'>): State {
  const next = copyOf(state);
  next.food = set(state.food, seat, 0);
  next.hands = set(state.hands, seat, []);
  next.drawnFrom = set(state.drawnFrom, seat, []);
  next.discards = [...state.discards, ...cards];
  next.standing = set(state.standing, seat, 0);
  next.unsure = set(state.unsure, seat, 0);
  next.comebacks = returns ? set(state.comebacks, seat, 'fallen') : state.comebacks;
  next.out = returns ? state.out : [...state.out, seat];
  return next;
}
