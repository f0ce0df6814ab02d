import type { Seat } from '../../engine/rulebook.js';
import { HEXES, NOWHERE } from './board.js';
import { riversOpen, stepsOf } from './conditions.js';
import type { Figure } from './fields.js';
import { type Group, groupOn } from './groups.js';
import { companyAt, figuresAt, groupsOf, peopleAt } from './people.js';
import { boardIn, isFlooded, type State } from './state.js';
import type { Raft, Walk } from './walk.js';

const all = <Item>(make: (a: number, b: number) => Item): readonly Item[] =>
  Array.from({ length: HEXES * HEXES }, (_, at) => make(Math.floor(at / HEXES), at % HEXES));

// Steps are listed very often, so each is made once and frozen.
const moves = (figure: Figure) =>
  all((from, to) => Object.freeze({ type: 'move', figure, from, to } as const));
const warriorMoves = moves('warrior');
const womanMoves = moves('woman');
const goOns = Array.from({ length: HEXES }, (_, to) => Object.freeze({ type: 'go-on', to } as const));
type WalkingStep = (typeof warriorMoves)[number] | (typeof goOns)[number];

/** Figures of a kind on a hex that have not moved this round. */
export function fresh(state: State, walk: Walk, seat: Seat, figure: Figure, hex: number): number {
  return figuresAt(state, seat, figure, hex) - tired(walk, figure, hex);
}

/** Whether some figure of a group has not moved this round. */
export const hasFresh = (walk: Walk, { hex, warriors, women }: Group): boolean =>
  warriors > tired(walk, 'warrior', hex) || women > tired(walk, 'woman', hex);

/** Figures of a kind on a hex that rest or are on the way. */
function tired({ rested, walker }: Walk, figure: Figure, hex: number): number {
  const group = groupOn(rested, hex);
  const resting = (figure === 'warrior' ? group?.warriors : group?.women) ?? 0;
  return walker?.hex === hex && walker.figure === figure ? resting + 1 : resting;
}

/** A figure may leave if as many stay as there are animals and foreign people on the hex; never from a flooded hex. */
export const mayLeave = (state: State, seat: Seat, hex: number): boolean => {
  if (isFlooded(state, hex)) return false;
  const others = companyAt(state, seat, hex);
  return others === 0 || peopleAt(state, seat, hex) - 1 >= others;
};

/** How far a figure that sets out from a hex may go. */
export function reach(state: State, walk: Walk, hex: number): number {
  let most = stepsOf(state);
  for (const march of walk.marches) if (march.hex === hex) most = Math.max(most, stepsOf(state, march.steps));
  return most;
}

/** Where a step may lead from a hex: over the ground, or by raft for the group that it carries. */
export function waysFrom(state: State, walk: Walk, hex: number, start: number): number[] {
  const { land, dry } = boardIn(state);
  const ways: number[] = [];
  for (const to of (riversOpen(state) ? land : dry)[hex] ?? [])
    if ((state.closed[to] ?? 0) === 0) ways.push(to);
  for (const raft of walk.rafts)
    if (raft.from === hex && carries(raft, start) && !ways.includes(raft.to)) ways.push(raft.to);
  return ways;
}

export function walkingSteps(state: State, walk: Walk, seat: Seat): WalkingStep[] {
  const steps: WalkingStep[] = [];
  const { walker } = walk;
  if (walker !== null && mayLeave(state, seat, walker.hex)) {
    for (const to of waysFrom(state, walk, walker.hex, walker.start)) pushOne(steps, goOns[to]);
  }
  for (const { hex, warriors, women } of groupsOf(state, seat)) {
    const warrior = warriors > tired(walk, 'warrior', hex);
    const woman = women > tired(walk, 'woman', hex);
    if ((!warrior && !woman) || !mayLeave(state, seat, hex) || reach(state, walk, hex) === 0) continue;
    const ways = waysFrom(state, walk, hex, hex);
    if (warrior) for (const to of ways) pushOne(steps, warriorMoves[hex * HEXES + to]);
    if (woman) for (const to of ways) pushOne(steps, womanMoves[hex * HEXES + to]);
  }
  last = { state, seat, count: steps.length };
  return steps;
}

let last: { readonly state: State; readonly seat: Seat; readonly count: number } | null = null;

/** How many there are. What is legal was mostly asked for just before. */
export function stepsCounted(state: State, walk: Walk, seat: Seat): number {
  if (last?.state === state && last.seat === seat) return last.count;
  return walkingSteps(state, walk, seat).length;
}

const pushOne = (steps: WalkingStep[], step: WalkingStep | undefined): void => {
  if (step !== undefined) steps.push(step);
};

/** What is left of a figure's steps once it has arrived. */
export function leftAfter(state: State, to: number, left: number, path: boolean): number {
  const stops = boardIn(state).terrain[to] === 'mountain' && !path;
  return stops ? 0 : left - 1;
}

export const opensPath = (walk: Walk, hex: number): boolean => walk.paths.includes(hex);
/** The first figure to cross by a raft claims it for its group: all figures that set out from the same hex. */
const carries = ({ group }: Raft, start: number): boolean => group === NOWHERE || group === start;
export const raftOn = ({ rafts }: Walk, from: number, to: number, start: number): Raft | undefined =>
  rafts.find((raft) => raft.from === from && raft.to === to && raft.group === start) ??
  rafts.find((raft) => raft.from === from && raft.to === to && raft.group === NOWHERE);
