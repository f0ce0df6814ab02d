import { expect } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { erase } from '../../../src/engine/any-rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import type { Components } from '../../../src/rulebooks/mammut/components/schema.js';
import type { Event } from '../../../src/rulebooks/mammut/events/index.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { Played } from '../../../src/rulebooks/mammut/memory.js';
import { MIDDLE, sharesPerSeat } from '../../../src/rulebooks/mammut/shares.js';
import type { MammutConfig, State } from '../../../src/rulebooks/mammut/state.js';
import type { Action } from '../../../src/rulebooks/mammut/steps/index.js';
import { facesOf, shamanKind } from '../../../src/rulebooks/mammut/tiles.js';
import { type Playout, playout } from '../../support/playout.js';

export const anyMammut = erase(mammut);

export const config = (seats: number, components: Components = mammut.components): MammutConfig => ({
  seats,
  options: {},
  components,
});

export function opening(seats: number, seed = 1): State {
  const events = mammut.setup(config(seats), quickRng(seed));
  return events.reduce(mammut.evolve, mammut.initial(config(seats)));
}

interface Given extends Partial<Omit<State, 'tiles' | 'components' | 'seats' | 'agenda'>> {
  /** Tiles as `face` or `face|hidden face`. */
  readonly middle?: readonly string[];
  /** By number of the share. */
  readonly shares?: Readonly<Record<number, readonly string[]>>;
  readonly turn?: number;
  readonly components?: Components;
  /** Scoring cards that lie face down. */
  readonly faceDown?: readonly Played[];
}

/** A table in the middle of a division. Places are counted through the middle, then through the shares. */
export function given(seats: number, { middle = [], shares = {}, turn = 0, ...rest }: Given): State {
  const { components = mammut.components } = rest;
  const lying = [
    ...middle.map((tile) => ({ tile, share: MIDDLE })),
    ...Object.entries(shares).flatMap(([share, tiles]) =>
      tiles.map((tile) => ({ tile, share: Number(share) })),
    ),
  ];
  const faces = lying.map(({ tile }) => tile.split('|')[0] ?? '');
  const kinds = lying.map(({ tile }) => kindOf(components, tile));
  const thrown = mammut.evolve(mammut.initial(config(seats, components)), {
    type: 'tiles-thrown',
    round: rest.round ?? 1,
    seat: turn,
    faces,
    kinds,
  });
  return { ...thrown, ...rest, tiles: { ...thrown.tiles, at: lying.map(({ share }) => share) } };
}

function kindOf(components: Components, tile: string): number {
  const [face = '', hidden] = tile.split('|');
  for (let kind = 0; kind <= shamanKind(components); kind += 1) {
    const faces = facesOf(components, kind);
    if (faces.includes(face) && (hidden === undefined || faces.includes(hidden))) return kind;
  }
  throw new Error(`no tile has the faces ${tile}`);
}

export interface Done {
  readonly events: readonly Event[];
  readonly state: State;
}

/** Carries out what must be legal. */
export function when(state: State, seat: number, action: Action, seed = 1): Done {
  expect(mammut.legal(state, seat).map(actionId)).toContain(actionId(action));
  return mammut.decide(state, seat, action, quickRng(seed));
}

export const whenAll = (state: State, seat: number, ...actions: Action[]): State =>
  actions.reduce((current, action) => when(current, seat, action).state, state);

export const legalIds = (state: State, seat: number): string[] => mammut.legal(state, seat).map(actionId);

export function whyNot(state: State, seat: number, action: Action): string | undefined {
  expect(legalIds(state, seat)).not.toContain(actionId(action));
  return mammut.reasons?.(state, seat, action)?.code;
}

/** The loot as divided: what each seat holds is scored when the last seat takes the rest. */
export function scored(
  seats: number,
  loot: Readonly<Record<number, readonly string[]>>,
  rest: Omit<Given, 'middle' | 'shares' | 'turn'> = {},
  seed = 1,
): Done {
  const most = sharesPerSeat(seats);
  const last = seats - 1;
  // Two players hold two shares each; the first tile is a share of its own.
  const shares: Record<number, readonly string[]> = {};
  for (let seat = 0; seat < last; seat += 1) {
    const own = loot[seat] ?? [];
    if (most === 1) shares[seat] = own;
    else Object.assign(shares, { 0: own.slice(0, 1), 1: own.slice(1) });
  }
  const [first, ...others] = loot[last] ?? [];
  if (most === 2) shares[2] = first === undefined ? [] : [first];
  const middle = most === 2 ? others : (loot[last] ?? []);
  return when(given(seats, { ...rest, middle, shares, turn: last }), last, { type: 'take-rest' }, seed);
}

/** What each seat gained or lost for one reason. */
export function pointsFor(events: readonly Event[], reason: string): Record<number, number> {
  const found: Record<number, number> = {};
  for (const event of events) {
    if (event.type === 'points-scored' && event.for === reason) {
      found[event.seat] = (found[event.seat] ?? 0) + event.points;
    }
  }
  return found;
}

export const ofType = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

export const randomGame = (seats: number, seed: number): Playout => playout(anyMammut, configOf(seats), seed);
const configOf = (seats: number) => ({ seats, options: {}, components: anyMammut.components });

export const stateOf = (state: unknown): State => state as State;
