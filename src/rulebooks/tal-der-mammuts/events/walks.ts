import { Type } from 'typebox';
import { changedAt, replacedAt } from '../../../engine/lists.js';
import { askedByStep, tracesOfMovement, tracesOfRationing } from '../asked.js';
import { NOWHERE } from '../board.js';
import { Count, FigureName, Hex, SeatNumber } from '../fields.js';
import { canStepTo } from '../ground.js';
import { type Groups, grown, resettled } from '../groups.js';
import { groupsOf } from '../people.js';
import type { State } from '../state.js';
import { type Raft, unmoved, type Walk } from '../walk.js';
import { raftOn } from '../walking.js';
import { event } from './event.js';
import { ordersDoubted } from './orders.js';
import { oneOf, peopled } from './parts.js';

export const figureMoved = event('figure-moved', {
  fields: {
    seat: SeatNumber,
    figure: FigureName,
    from: Hex,
    to: Hex,
    left: Type.Integer({ minimum: 0, description: 'Steps that this figure has left.' }),
    path: Type.Boolean({ description: 'Whether mountains do not stop it.' }),
    on: Type.Boolean({ description: 'Whether it is the figure that moved last.' }),
  },
  evolve: (state, { seat, figure, from, to, left, path, on }): State => {
    const { warriors, women } = oneOf(figure);
    const walk = state.walk ?? unmoved;
    const start = (on ? walk.walker?.start : undefined) ?? from;
    const kept = on ? walk.rested : restedAll(walk);
    return {
      ...state,
      people: changedAt(state.people, seat, (groups) => resettled(groups, from, to, warriors, women)),
      walk: {
        rested: left > 0 ? kept : grown(kept, to, warriors, women),
        walker: left > 0 ? { figure, start, hex: to, left, path } : null,
        paths: walk.paths,
        marches: walk.marches,
        rafts: boarded(state, walk, from, to, start),
        asked: askedByStep(state, seat, walk),
      },
    };
  },
  text: {
    en: '{seat} moves {figure}{on} from hex {from} to hex {to}.',
    de: '{seat} bewegt {figure} von Feld {from}{on} auf Feld {to}.',
  },
});

export const pathOpened = event('path-opened', {
  fields: { seat: SeatNumber, hex: Hex },
  evolve: (state, { hex }) => withWalk(state, (walk) => ({ ...walk, paths: [...walk.paths, hex] })),
  text: {
    en: 'Mountains do not stop the group of {seat} that sets out from hex {hex}.',
    de: 'Die Gruppe von {seat}, die von Feld {hex} aufbricht, muss im Gebirge nicht anhalten.',
  },
});

export const marchOrdered = event('march-ordered', {
  fields: { seat: SeatNumber, hex: Hex, steps: Count },
  evolve: (state, { hex, steps }) =>
    withWalk(state, (walk) => ({ ...walk, marches: [...walk.marches, { hex, steps }] })),
  text: {
    en: 'The group of {seat} that sets out from hex {hex} takes up to {steps}.',
    de: 'Die Gruppe von {seat}, die von Feld {hex} aufbricht, darf bis zu {steps} weit gehen.',
  },
});

export const raftBuilt = event('raft-built', {
  fields: { seat: SeatNumber, from: Hex, to: Hex },
  evolve: (state, { from, to }) =>
    withWalk(state, (walk) => ({ ...walk, rafts: [...walk.rafts, { from, to, group: NOWHERE }] })),
  text: {
    en: '{seat} builds a raft from hex {from} to hex {to}.',
    de: '{seat} baut ein Floß von Feld {from} auf Feld {to}.',
  },
});

export const fenceBuilt = event('fence-built', {
  fields: { seat: SeatNumber, hex: Hex, bonus: Count },
  evolve: (state, { hex, bonus }) => ({ ...state, fences: replacedAt(state.fences, hex, bonus) }),
  text: {
    en: '{seat} fences the camp on hex {hex} and adds {bonus} in fights there.',
    de: '{seat} umzäunt das Lager auf Feld {hex} und zählt dort im Kampf {bonus} hinzu.',
  },
});

/** She came from another hex, so nobody founds a camp with her this round. */
export const womanEloped = event('woman-eloped', {
  fields: { seat: SeatNumber, target: SeatNumber, from: Hex, to: Hex },
  evolve: (state, { seat, target, from, to }) => {
    const walk = state.walk ?? unmoved;
    const left = peopled(state, target, from, { women: -1 });
    return {
      ...state,
      people: replacedAt(left, seat, grown(groupsOf(state, seat), to, 0, 1)),
      walk: { ...walk, rested: grown(walk.rested, to, 0, 1) },
    };
  },
  text: {
    en: 'A woman of {target} leaves hex {from} for {seat} on hex {to}.',
    de: 'Eine Frau von {target} läuft von Feld {from} zu {seat} auf Feld {to} über.',
  },
});

export const rationingAnnounced = event('rationing-announced', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => ({
    ...state,
    rationing: [...state.rationing, seat],
    traces: tracesOfRationing(state, seat),
  }),
  text: {
    en: '{seat} will choose who eats this round.',
    de: '{seat} wählt in dieser Runde selbst, wer zu essen bekommt.',
  },
});

/** `walk` is kept until camps are founded; standing orders may have been taken back. */
export const movementEnded = event('movement-ended', {
  fields: {
    seat: SeatNumber,
    founding: Type.Boolean({ description: 'Whether a couple of the tribe could found a camp now.' }),
  },
  evolve: (state, { seat, founding }) => {
    const walk = state.walk ?? unmoved;
    return {
      ...state,
      agenda: state.agenda.slice(0, founding ? -1 : -2),
      walk: founding ? { ...walk, rested: restedAll(walk), walker: null, asked: null } : null,
      unsure: ordersDoubted(state, seat, state.standing[seat] ?? 0, state.standing[seat] ?? 0),
      traces: tracesOfMovement(state, seat),
    };
  },
  text: { en: '{seat} has moved.', de: '{seat} hat die Bewegung beendet.' },
});

/** A step that the ground does not allow is taken by raft, which from then on carries that group only. */
function boarded(state: State, walk: Walk, from: number, to: number, start: number): readonly Raft[] {
  if (walk.rafts.length === 0 || canStepTo(state, from, to)) return walk.rafts;
  const raft = raftOn(walk, from, to, start);
  return walk.rafts.map((one) => (one === raft ? { ...one, group: start } : one));
}

/** The figure on the way rests when another sets out, or when all have moved. */
function restedAll({ rested, walker }: Walk): Groups {
  if (walker === null) return rested;
  const { warriors, women } = oneOf(walker.figure);
  return grown(rested, walker.hex, warriors, women);
}

const withWalk = (state: State, change: (walk: Walk) => Walk): State => ({
  ...state,
  walk: change(state.walk ?? unmoved),
});
