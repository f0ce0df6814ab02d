import { actionId } from '../../../src/engine/action-id.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import type { Rng } from '../../../src/kernel/rng.js';
import type { Phase, Step } from '../../../src/rulebooks/tal-der-mammuts/agenda.js';
import { tracesOfDraw } from '../../../src/rulebooks/tal-der-mammuts/asked.js';
import { HEXES, LAKE, NOWHERE, places } from '../../../src/rulebooks/tal-der-mammuts/board.js';
import { catalogueOf } from '../../../src/rulebooks/tal-der-mammuts/catalogue.js';
import type { Components, Land, SideData } from '../../../src/rulebooks/tal-der-mammuts/components/schema.js';
import { definition } from '../../../src/rulebooks/tal-der-mammuts/definition.js';
import type { Event } from '../../../src/rulebooks/tal-der-mammuts/events/index.js';
import { grown } from '../../../src/rulebooks/tal-der-mammuts/groups.js';
import { talDerMammuts as rulebook } from '../../../src/rulebooks/tal-der-mammuts/index.js';
import { warriorsAt, womenAt } from '../../../src/rulebooks/tal-der-mammuts/people.js';
import { rulebook as defined } from '../../../src/rulebooks/tal-der-mammuts/rules.js';
import {
  IN_BAG,
  initial,
  type Options,
  type State,
  type Traces,
} from '../../../src/rulebooks/tal-der-mammuts/state.js';
import type { Action } from '../../../src/rulebooks/tal-der-mammuts/steps/index.js';

export { rulebook };
export const usual: Options = {
  advanced: false,
  startFood: 12,
  sides: 'N1-S1',
  yearLimit: null,
  lastTribeWins: false,
};

/** The die that names each direction of the usual rose. */
export const WIND = { NE: 1, E: 2, SE: 3, SW: 4, W: 5, NW: 6 } as const;

export interface Ground {
  readonly land?: Readonly<Record<number, Land>>;
  /** Pairs of hexes with a river between them, both in the same half. */
  readonly rivers?: readonly (readonly [number, number])[];
  readonly volcanoes?: readonly number[];
}

/** A valley that is all plain, but for what is named: for rules that depend on the ground. */
export function valley(ground: Ground = {}, base: Components = rulebook.components): Components {
  const side = (sign: 1 | -1, was: SideData): SideData => {
    const mine = (hex: number) => (sign === 1 ? hex < LAKE : hex > LAKE);
    const placeOf = (hex: number) => {
      const { q = 0, r = 0 } = places[hex] ?? {};
      return { q: sign * q + 0, r: sign * r + 0 };
    };
    const hexes = [...Array(HEXES).keys()].filter(mine);
    return {
      ...was,
      hexes: hexes.map((hex) => ({ ...placeOf(hex), terrain: ground.land?.[hex] ?? 'plain' })),
      rivers: (ground.rivers ?? []).filter(([a]) => mine(a)).map(([a, b]) => [placeOf(a), placeOf(b)]),
      volcanoes: (ground.volcanoes ?? []).filter(mine).map((hex) => ({ at: placeOf(hex), lava: ['E'] })),
    };
  };
  const { N1, N2, S1, S2 } = base.boards.values;
  const values = { N1: side(1, N1), N2: side(1, N2), S1: side(-1, S1), S2: side(-1, S2) };
  return { ...base, boards: { provenance: 'reconstructed', values } };
}

export interface People {
  readonly seat: Seat;
  readonly hex: number;
  readonly warriors?: number;
  readonly women?: number;
  readonly camp?: boolean;
  readonly ears?: number;
}

export interface Given {
  readonly seats?: number;
  readonly components?: Components;
  readonly options?: Partial<Options>;
  readonly people?: readonly People[];
  readonly animals?: readonly { readonly hex: number; readonly species: string; readonly count?: number }[];
  readonly agenda?: readonly Step[];
  readonly state?: Partial<State>;
}

/** A table in the middle of a game: round 3, hands empty, everybody with 12 food. */
export function given({ seats = 2, components = rulebook.components, options = {}, ...rest }: Given): State {
  const config = { seats, components, options: { ...usual, ...options } };
  const empty = initial(config);
  const people = [...empty.people];
  const [camps, fields, tiles] = [[...empty.camps], [...empty.fields], [...empty.tiles]];
  for (const one of rest.people ?? []) {
    people[one.seat] = grown(people[one.seat] ?? [], one.hex, one.warriors ?? 0, one.women ?? 0);
    if (one.camp) camps[one.hex] = one.seat;
    if (one.ears !== undefined) fields[one.hex] = one.ears;
  }
  const { speciesOf, speciesRow } = catalogueOf(components);
  for (const { hex, species, count = 1 } of rest.animals ?? []) {
    for (let placed = 0; placed < count; placed += 1) {
      const tile = tiles.findIndex((at, one) => at === IN_BAG && speciesOf[one] === speciesRow.get(species));
      if (tile < 0) throw new Error(`no ${species} left`);
      tiles[tile] = hex;
    }
  }
  const agenda = [...(rest.agenda ?? [])].reverse();
  const hands = rest.state?.hands ?? empty.hands;
  // Hands are of the first pile, and were dealt when nobody had been asked anything.
  const held = components.specialCards.values.map(
    ({ id }) => hands.flat().filter((card) => card === id).length,
  );
  const pile = (rest.state?.deck ?? empty.deck).map((count, row) => count + (held[row] ?? 0));
  const asDrawn = (traces: Traces, seat: number): Traces => tracesOfDraw({ ...empty, traces }, seat);
  const traces = hands.reduce<Traces>((all, hand, seat) => hand.reduce((so) => asDrawn(so, seat), all), {
    ...empty.traces,
    piles: [pile],
  });
  const known = { traces, drawn: hands };
  return { ...empty, round: 3, left: 2, people, camps, fields, tiles, agenda, ...known, ...rest.state };
}

export const phases = (...names: Phase[]): Step[] => names.map((phase) => ({ step: 'phase', phase }));
/** The births of these seats, at the end of a season. */
export const births = (...seats: Seat[]): Step[] => seats.map((seat) => ({ step: 'birth-window', seat }));

/** Dice as they fall; once they are used up they show 6 and 1 in turn, and of other things the first is drawn. */
export function dice(...numbers: number[]): Rng {
  const left = [...numbers];
  let last = 1;
  return {
    int(bound) {
      if (bound !== 6) return 0;
      last = left.shift() ?? (last === 6 ? 1 : 6);
      return last - 1;
    },
  };
}

export interface Happened {
  readonly events: readonly Event[];
  readonly state: State;
}

/** What happens by itself up to the next question. */
export function goOn(state: State, rng: Rng = dice()): Happened {
  // Setting up ends in what happens by itself, so a rulebook that begins with this state shows it.
  const { setup } = defined({ ...definition, initial: () => state, setup: () => {} });
  const { components, options, seats } = state;
  const events = setup({ components, options, seats }, rng);
  return { events, state: events.reduce(rulebook.evolve, state) };
}

export const ids = (state: State, seat: Seat): string[] => rulebook.legal(state, seat).map(actionId);
export const allows = (state: State, seat: Seat, action: Action): boolean =>
  ids(state, seat).includes(actionId(action));

export function act(state: State, seat: Seat, action: Action, rng: Rng = dice()): Happened {
  if (!allows(state, seat, action))
    throw new Error(`${actionId(action)} is not among ${ids(state, seat).join(' ')}`);
  return rulebook.decide(state, seat, action, rng);
}

/** One answer after another, each by its seat. */
export const play = (state: State, answers: readonly (readonly [Seat, Action])[], rng: Rng = dice()): State =>
  answers.reduce((current, [seat, action]) => act(current, seat, action, rng).state, state);

export const ofType = <Type extends Event['type']>(
  { events }: { readonly events: readonly Event[] },
  type: Type,
): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

export const asked = (state: State): string[] =>
  rulebook.prompts(state).map(({ seat, kind }) => `${kind} ${seat}`);

/** The code of a refusal; an action that is allowed after all is a mistake of the test, or of the rules. */
export function why(state: State, seat: Seat, action: Action): string | undefined {
  if (allows(state, seat, action)) throw new Error(`${actionId(action)} is allowed`);
  return rulebook.reasons?.(state, seat, action)?.code;
}

/** How many of a species stand on each hex. */
export function herds(state: State, species: string): Record<number, number> {
  const { speciesOf, speciesRow } = catalogueOf(state.components);
  const found: Record<number, number> = {};
  for (const [tile, hex] of state.tiles.entries())
    if (hex >= 0 && speciesOf[tile] === speciesRow.get(species)) found[hex] = (found[hex] ?? 0) + 1;
  return found;
}

export const peopleOn = (state: State, seat: Seat, hex: number): { warriors: number; women: number } => ({
  warriors: warriorsAt(state, seat, hex),
  women: womenAt(state, seat, hex),
});

export { HEXES, LAKE, NOWHERE };
