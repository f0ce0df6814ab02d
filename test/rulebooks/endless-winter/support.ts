import { expect } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { type AnyConfig, erase } from '../../../src/engine/any-rulebook.js';
import { type Judged, judge } from '../../../src/engine/game.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import { quickRng, type Rng, seededRng } from '../../../src/kernel/rng.js';
import { spotsOf } from '../../../src/rulebooks/endless-winter/building-ground.js';
import type { Gain } from '../../../src/rulebooks/endless-winter/components/effects.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import type { Components } from '../../../src/rulebooks/endless-winter/components/schema.js';
import type { Event } from '../../../src/rulebooks/endless-winter/events/index.js';
import { type Station, stations } from '../../../src/rulebooks/endless-winter/fields.js';
import { joints } from '../../../src/rulebooks/endless-winter/hexes.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { Options } from '../../../src/rulebooks/endless-winter/options.js';
import type { Held, Player } from '../../../src/rulebooks/endless-winter/player.js';
import {
  type EndlessWinterConfig,
  noTurn,
  type Space,
  type State,
  type Step,
  type Turn,
} from '../../../src/rulebooks/endless-winter/state.js';
import type { Action } from '../../../src/rulebooks/endless-winter/steps/index.js';

export const rulebook = erase(endlessWinter);

export const plain: Options = {
  iceFinds: false,
  restTiles: false,
  draftSetup: false,
  draftChiefs: false,
  shortFirstRound: false,
  layout: 1,
  majorityOnly: false,
};

export const configOf = (
  seats = 3,
  options: Partial<Options> = {},
  pack: Components = components,
): EndlessWinterConfig => ({ seats, options: { ...plain, ...options }, components: pack });
export const anyConfig = (config: EndlessWinterConfig): AnyConfig => config as unknown as AnyConfig;

export function evolveAll(state: State, events: readonly Event[]): State {
  return events.reduce(endlessWinter.evolve, state);
}

/** A game whose table has just been laid: the first question is still to be answered. */
export function laid(config: EndlessWinterConfig, seed = 'winter'): State {
  return evolveAll(endlessWinter.initial(config), endlessWinter.setup(config, seededRng(seed, 1)));
}

/** Any answer, the same every time. */
export function answered(state: State, until: (state: State) => boolean, seed = 7): State {
  const rng = quickRng(seed);
  let now = state;
  while (!until(now)) {
    const [prompt] = endlessWinter.prompts(now);
    if (prompt === undefined) throw new Error('the game is over');
    const legal = endlessWinter.legal(now, prompt.seat);
    const action = legal[rng.int(legal.length)] ?? { type: 'done' };
    now = endlessWinter.decide(now, prompt.seat, action, rng).state;
  }
  return now;
}

/** The first turn of the first round is about to be taken. Seat 0 is first. */
export function opened(config: EndlessWinterConfig = configOf(), seed = 'winter'): State {
  for (let draw = 0; ; draw += 1) {
    const state = answered(laid(config, `${seed} ${draw}`), ({ phase }) => phase === 'action');
    if (state.order[0] === 0) return state;
  }
}

export const held = (...cards: string[]): Held[] => cards.map((card) => ({ card, shown: false, since: 0 }));

/** A seat's board, changed by hand; what is not named stays as it is. */
export function given(state: State, seat: Seat, change: Partial<Player>): State {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no such seat: ${seat}`);
  return { ...state, players: state.players.with(seat, { ...player, ...change }) };
}

const rest = (state: State): Step[] =>
  state.agenda.filter(({ step }) => step === 'turn' || step === 'reveal');

/** A seat is in a column, with so much work in halves. */
export function acting(
  state: State,
  seat: Seat,
  station: Station,
  {
    space = 'top',
    work = 0,
    first = true,
    turn = {},
  }: {
    space?: Space;
    work?: number;
    first?: boolean;
    turn?: Partial<Turn>;
  } = {},
): State {
  const step: Step = {
    step: 'act',
    seat,
    space: station === 'rest' ? 'rest' : space,
    taken: false,
    offers: [],
  };
  return {
    ...state,
    agenda: [...rest(state), step],
    turn: { ...noTurn, seat, station, work, ...turn },
    visits: stations.map((one) => (one === station ? (first ? 1 : 2) : 0)),
  };
}

/** A seat is gaining something. */
export function gaining(state: State, seat: Seat, ...gains: readonly Gain[]): State {
  const pending = gains.map(({ gain, n }) => ({ gain, n, slot: -1, top: false }));
  return { ...state, agenda: [...state.agenda, { step: 'gain', seat, from: 'test', pending, taken: false }] };
}

export const legalOf = (state: State, seat: Seat): Action[] => endlessWinter.legal(state, seat);
export const idsOf = (state: State, seat: Seat): string[] => legalOf(state, seat).map(actionId);

export function judged(state: State, seat: Seat, action: Action, rng: Rng = quickRng(1)) {
  return judge(rulebook, state as never, seat, action as never, rng);
}

export interface Happened {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Takes a legal action. */
export function when(state: State, seat: Seat, action: Action, rng?: Rng): Happened {
  const result = judged(state, seat, action, rng);
  if (!result.ok) throw new Error(`${actionId(action)}: ${result.error.code}`);
  const { events, state: after } = result.value as unknown as Omit<Judged, 'action'> & Happened;
  return { state: after as unknown as State, events: events as unknown as Event[] };
}

/** Takes legal actions of one seat, one after another. */
export const having = (state: State, seat: Seat, ...actions: Action[]): State =>
  actions.reduce((now, action) => when(now, seat, action).state, state);

export function refused(state: State, seat: Seat, action: Action): string {
  const before = JSON.stringify(state);
  const result = judged(state, seat, action);
  expect(JSON.stringify(state)).toBe(before);
  if (result.ok) throw new Error(`${actionId(action)} is legal`);
  return result.error.code;
}

export const playerIn = (state: State, seat: Seat): Player => state.players[seat] as Player;

export const eventsOf = <Name extends Event['type']>(events: readonly Event[], type: Name) =>
  events.filter((event): event is Extract<Event, { type: Name }> => event.type === type);

/** Camps on tiles, each named as often as there are camps. */
export function campsOn(...tiles: number[]): { camps: number[]; campsLeft: number } {
  const camps = Array<number>(19).fill(0);
  for (const tile of tiles) camps[tile] = (camps[tile] ?? 0) + 1;
  return { camps, campsLeft: 5 - tiles.length };
}

export const jointOf = (...tiles: number[]): number =>
  joints.findIndex((joint) => joint.every((tile) => tiles.includes(tile)));

/** The spot on the ground or above it. */
export function spotAt(state: State, x: number, y: number, level = 0): number {
  const spot = spotsOf(state).findIndex((one) => one.x === x && one.y === y && one.level === level);
  if (spot < 0) throw new Error(`no spot at ${x}, ${y}, ${level}`);
  return spot;
}

/** Megaliths by place, `[x, y, level, owner]`. */
export function withMegaliths(state: State, ...placed: (readonly [number, number, number, number])[]): State {
  const megaliths = [...state.megaliths];
  for (const [x, y, level, owner] of placed) megaliths[spotAt(state, x, y, level)] = owner;
  return { ...state, megaliths };
}

/** Everything that is asked is answered with `done` or `go-on`, as far as that goes. */
export function declined(state: State, until: (state: State) => boolean): Happened {
  const events: Event[] = [];
  let now = state;
  while (!until(now)) {
    const [prompt] = endlessWinter.prompts(now);
    if (prompt === undefined) break;
    const legal = legalOf(now, prompt.seat);
    const action =
      legal.find(({ type }) => type === 'done' || type === 'go-on') ??
      legal.find((one) => one.type === 'place-figure' && one.at !== 'rest') ??
      legal[0];
    if (action === undefined) throw new Error('nothing to answer');
    const happened = when(now, prompt.seat, action);
    events.push(...happened.events);
    now = happened.state;
  }
  return { state: now, events };
}
