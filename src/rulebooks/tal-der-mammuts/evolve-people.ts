import { assertNever } from '../../kernel/assert-never.js';
import { HEXES, NOWHERE } from './board.js';
import { ordersShownByLoss } from './evolve-orders.js';
import { added, set } from './evolve-parts.js';
import type { EventOf } from './schemas/event.js';
import { type Figure, type Losses, type State, unmoved, type Walk, withChanges } from './state.js';

type PeopleEvent = EventOf<
  | 'camp-placed'
  | 'people-removed'
  | 'camp-lost'
  | 'figure-lost'
  | 'figure-starved'
  | 'stranger-joined'
  | 'tribe-returned'
  | 'figure-moved'
  | 'path-opened'
  | 'march-ordered'
  | 'raft-built'
  | 'fence-built'
  | 'woman-eloped'
  | 'rationing-announced'
  | 'movement-ended'
  | 'camp-founded'
  | 'child-born'
  | 'field-sown'
>;

export function evolvePeople(state: State, event: PeopleEvent): State {
  switch (event.type) {
    case 'figure-moved':
      return withChanges(state, moved(state, event));
    case 'camp-placed': {
      const { women, warriors } = state.components.start.values;
      return withChanges(state, {
        ...settled(state, event, { women, warriors }),
        camps: set(state.camps, event.hex, event.seat),
        agenda: state.agenda.slice(0, -1),
      });
    }
    case 'people-removed':
      return withChanges(state, settled(state, event, { women: -event.women, warriors: -event.warriors }));
    case 'camp-lost':
      return withChanges(state, {
        camps: set(state.camps, event.hex, NOWHERE),
        fields: set(state.fields, event.hex, 0),
        fences: set(state.fences, event.hex, NOWHERE),
      });
    case 'figure-lost':
      return withChanges(state, {
        ...figures(state, event, -1),
        losses: state.losses === null ? null : answered(state.losses, event.seat),
        killed: event.fight ? bloodied(state) : state.killed,
        unsure: ordersShownByLoss(state, [event.seat]),
      });
    case 'figure-starved':
      return withChanges(state, figures(state, event, -1));
    case 'stranger-joined':
      return withChanges(state, {
        ...(event.joined ? figures(state, event, 1) : {}),
        ...(event.figure === 'woman' ? { loneWoman: NOWHERE } : { loneWarrior: NOWHERE }),
      });
    case 'tribe-returned': {
      const { women, warriors, food } = state.components.comeback.values;
      return withChanges(state, {
        ...settled(state, event, { women, warriors }),
        food: set(state.food, event.seat, food),
        comebacks: set(state.comebacks, event.seat, 'used'),
        agenda: state.agenda.slice(0, -1),
      });
    }
    case 'path-opened':
      return withWalk(state, (walk) => ({ ...walk, paths: [...walk.paths, event.hex] }));
    case 'march-ordered':
      return withWalk(state, (walk) => ({
        ...walk,
        marches: [...walk.marches, { hex: event.hex, steps: event.steps }],
      }));
    case 'raft-built':
      return withWalk(state, (walk) => ({
        ...walk,
        rafts: [...walk.rafts, { from: event.from, to: event.to }],
      }));
    case 'fence-built':
      return withChanges(state, { fences: set(state.fences, event.hex, event.bonus) });
    case 'woman-eloped': {
      const left = added(state.women, event.target * HEXES + event.from, -1);
      const walk = state.walk ?? unmoved;
      return withChanges(state, {
        women: added(left, event.seat * HEXES + event.to, 1),
        // She came from another hex: nobody founds a camp with her this round.
        walk: { ...walk, rested: added(walk.rested, HEXES + event.to, 1) },
      });
    }
    case 'rationing-announced':
      return withChanges(state, { rationing: [...state.rationing, event.seat] });
    case 'movement-ended':
      // Who moved stays known until camps are founded; standing orders may have been taken back.
      return withChanges(state, {
        agenda: state.agenda.slice(0, event.founding ? -1 : -2),
        walk: event.founding ? rested(state.walk ?? unmoved) : null,
        unsure: set(
          state.unsure,
          event.seat,
          (state.unsure[event.seat] ?? 0) | (state.standing[event.seat] ?? 0),
        ),
      });
    case 'camp-founded':
      return withChanges(state, { camps: set(state.camps, event.hex, event.seat) });
    case 'child-born':
      return withChanges(state, settled(state, event, { women: event.women, warriors: event.warriors }));
    case 'field-sown':
      return withChanges(state, {
        fields: set(state.fields, event.hex, 2),
        food: added(state.food, event.seat, -event.food),
      });
  }
  return assertNever(event);
}

interface At {
  readonly seat: number;
  readonly hex: number;
}

const settled = (
  state: State,
  { seat, hex }: At,
  { women, warriors }: { women: number; warriors: number },
): Partial<State> => ({
  ...(women === 0 ? {} : { women: added(state.women, seat * HEXES + hex, women) }),
  ...(warriors === 0 ? {} : { warriors: added(state.warriors, seat * HEXES + hex, warriors) }),
});

const figures = (
  state: State,
  { seat, hex, figure }: At & { readonly figure: string },
  amount: number,
): Partial<State> =>
  figure === 'warrior'
    ? { warriors: added(state.warriors, seat * HEXES + hex, amount) }
    : { women: added(state.women, seat * HEXES + hex, amount) };

/** One answer of a seat that may be asked for several. */
export const answered = ({ waiting, hexes }: Losses, seat: number): Losses => {
  const at = waiting.indexOf(seat);
  return { waiting: waiting.filter((_, index) => index !== at), hexes };
};

/** Somebody died in a fight: it counts for every tribe in it. */
const bloodied = ({ killed, fight }: State): readonly number[] =>
  fight === null ? killed : killed.map((count, seat) => (fight.seats.includes(seat) ? count + 1 : count));

const rested = (walk: Walk): Walk => ({ ...walk, rested: restedAll(walk), walker: null });

const rowOf = (figure: string): number => (figure === 'warrior' ? 0 : HEXES);

const restedAll = ({ rested, walker }: Walk): readonly number[] =>
  walker === null ? rested : added(rested, rowOf(walker.figure) + walker.hex, 1);

function moved(state: State, event: EventOf<'figure-moved'>): Partial<State> {
  const { seat, figure, from, to, left, path } = event;
  const base = seat * HEXES;
  const before = figure === 'warrior' ? state.warriors : state.women;
  const after = before.slice();
  after[base + from] = (after[base + from] ?? 0) - 1;
  after[base + to] = (after[base + to] ?? 0) + 1;
  const walk = state.walk ?? unmoved;
  const kept = event.on ? walk.rested : restedAll(walk);
  return {
    ...(figure === 'warrior' ? { warriors: after } : { women: after }),
    walk: {
      rested: left > 0 ? kept : added(kept, rowOf(figure) + to, 1),
      walker: left > 0 ? { figure: figure as Figure, hex: to, left, path } : null,
      paths: walk.paths,
      marches: walk.marches,
      rafts: walk.rafts,
    },
  };
}

const withWalk = (state: State, change: (walk: Walk) => Walk): State =>
  withChanges(state, { walk: change(state.walk ?? unmoved) });
