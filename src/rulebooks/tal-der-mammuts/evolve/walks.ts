import { NOWHERE } from '../board.js';
import { canStepTo } from '../ground.js';
import { type Groups, grown } from '../groups.js';
import { groupsOf } from '../people.js';
import type { EventOf } from '../schemas/event.js';
import { copyOf, type Figure, type State } from '../state.js';
import { type Raft, unmoved, type Walk } from '../walk.js';
import { raftOn } from '../walking.js';
import { ordersDoubted } from './orders.js';
import { oneOf, peopled, set } from './parts.js';

export function figureMoved(state: State, event: EventOf<'figure-moved'>): State {
  const { seat, figure, from, to, left, path } = event;
  const { warriors, women } = oneOf(figure);
  const walk = state.walk ?? unmoved;
  const start = (event.on ? walk.walker?.start : undefined) ?? from;
  const kept = event.on ? walk.rested : restedAll(walk);
  const gone = grown(groupsOf(state, seat), from, -warriors, -women);
  const next = copyOf(state);
  next.people = set(state.people, seat, grown(gone, to, warriors, women));
  next.walk = {
    rested: left > 0 ? kept : grown(kept, to, warriors, women),
    walker: left > 0 ? { figure: figure as Figure, start, hex: to, left, path } : null,
    paths: walk.paths,
    marches: walk.marches,
    rafts: boarded(state, walk, from, to, start),
  };
  return next;
}

/** A step that the ground does not allow is taken by raft, which is the group's from then on. */
function boarded(state: State, walk: Walk, from: number, to: number, start: number): readonly Raft[] {
  if (walk.rafts.length === 0 || canStepTo(state, from, to)) return walk.rafts;
  const raft = raftOn(walk, from, to, start);
  return walk.rafts.map((one) => (one === raft ? { ...one, group: start } : one));
}

/** Who was on the way rests when another sets out, or when all have moved. */
function restedAll({ rested, walker }: Walk): Groups {
  if (walker === null) return rested;
  const { warriors, women } = oneOf(walker.figure);
  return grown(rested, walker.hex, warriors, women);
}

export const pathOpened = (state: State, { hex }: EventOf<'path-opened'>): State =>
  withWalk(state, (walk) => ({ ...walk, paths: [...walk.paths, hex] }));

export const marchOrdered = (state: State, { hex, steps }: EventOf<'march-ordered'>): State =>
  withWalk(state, (walk) => ({ ...walk, marches: [...walk.marches, { hex, steps }] }));

export const raftBuilt = (state: State, { from, to }: EventOf<'raft-built'>): State =>
  withWalk(state, (walk) => ({ ...walk, rafts: [...walk.rafts, { from, to, group: NOWHERE }] }));

function withWalk(state: State, change: (walk: Walk) => Walk): State {
  const next = copyOf(state);
  next.walk = change(state.walk ?? unmoved);
  return next;
}

/** She came from another hex, so nobody founds a camp with her this round. */
export function womanEloped(state: State, { seat, target, from, to }: EventOf<'woman-eloped'>): State {
  const walk = state.walk ?? unmoved;
  const left = peopled(state, target, from, { women: -1 });
  const next = copyOf(state);
  next.people = set(left, seat, grown(groupsOf(state, seat), to, 0, 1));
  next.walk = { ...walk, rested: grown(walk.rested, to, 0, 1) };
  return next;
}

/** Who moved stays known until camps are founded; standing orders may have been taken back. */
export function movementEnded(state: State, { seat, founding }: EventOf<'movement-ended'>): State {
  const walk = state.walk ?? unmoved;
  const next = copyOf(state);
  next.agenda = state.agenda.slice(0, founding ? -1 : -2);
  next.walk = founding ? { ...walk, rested: restedAll(walk), walker: null } : null;
  next.unsure = ordersDoubted(state, seat, state.standing[seat] ?? 0);
  return next;
}
