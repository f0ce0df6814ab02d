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
function waysFrom(state: State, walk: Walk, hex: number, start: number): readonly number[] {
  const { land, dry } = boardIn(state);
  const all = (riversOpen(state) ? land : dry)[hex] ?? NO_WAYS;
  const open = areOpen(state, all) ? all : all.filter((to) => (state.closed[to] ?? 0) === 0);
  if (walk.rafts.length === 0) return open;
  const ways = [...open];
  for (const raft of walk.rafts)
    if (raft.from === hex && carries(raft, start) && !ways.includes(raft.to)) ways.push(raft.to);
  return ways;
}

const NO_WAYS: readonly number[] = [];

function areOpen({ closed }: State, hexes: readonly number[]): boolean {
  for (const hex of hexes) if ((closed[hex] ?? 0) !== 0) return false;
  return true;
}

/** Where the figure on the way may go on to. */
const waysOn = (state: State, walk: Walk, seat: Seat): readonly number[] =>
  walk.walker !== null && mayLeave(state, seat, walk.walker.hex)
    ? waysFrom(state, walk, walk.walker.hex, walk.walker.start)
    : NO_WAYS;

/** Where a figure that sets out from a hex may go to. */
const waysOut = (state: State, walk: Walk, seat: Seat, hex: number): readonly number[] =>
  mayLeave(state, seat, hex) && reach(state, walk, hex) > 0 ? waysFrom(state, walk, hex, hex) : NO_WAYS;

export function walkingSteps(state: State, walk: Walk, seat: Seat): WalkingStep[] {
  const steps: WalkingStep[] = [];
  for (const to of waysOn(state, walk, seat)) pushOne(steps, goOns[to]);
  for (const { hex, warriors, women } of groupsOf(state, seat)) {
    const warrior = warriors > tired(walk, 'warrior', hex);
    const woman = women > tired(walk, 'woman', hex);
    if (!warrior && !woman) continue;
    const ways = waysOut(state, walk, seat, hex);
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
  let count = waysOn(state, walk, seat).length;
  for (const { hex, warriors, women } of groupsOf(state, seat)) {
    const figures =
      Number(warriors > tired(walk, 'warrior', hex)) + Number(women > tired(walk, 'woman', hex));
    if (figures > 0) count += figures * waysOut(state, walk, seat, hex).length;
  }
  return count;
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
