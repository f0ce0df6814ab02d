import { popped, pushed, replaced, topOf } from '../../engine/agenda.js';
import { assertNever } from '../../kernel/assert-never.js';
import { directionOf, HEXES, NOWHERE } from './board.js';
import { catalogueOf, eventsOf } from './catalogue.js';
import { cardDrawn, cardPlayed, discardsShuffled } from './evolve-cards.js';
import { evolveFight } from './evolve-fight.js';
import { ordersShownByLoss } from './evolve-orders.js';
import { added, set, setAll } from './evolve-parts.js';
import { evolvePeople } from './evolve-people.js';
import { conflictsOf } from './fights.js';
import { animalHome } from './homes.js';
import { hasPeople, inOrder } from './people.js';
import type { Event } from './schemas/event.js';
import {
  bitOfWindow,
  markers,
  type Phase,
  type State,
  type Step,
  type WindowName,
  withChanges,
} from './state.js';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    // The most frequent facts stand first: cases are compared one after another.
    case 'figure-moved':
    case 'camp-placed':
    case 'people-removed':
    case 'camp-lost':
    case 'figure-lost':
    case 'figure-starved':
    case 'stranger-joined':
    case 'tribe-returned':
    case 'path-opened':
    case 'march-ordered':
    case 'raft-built':
    case 'fence-built':
    case 'woman-eloped':
    case 'rationing-announced':
    case 'movement-ended':
    case 'camp-founded':
    case 'child-born':
    case 'field-sown':
      return evolvePeople(state, event);
    case 'step-ended':
      return withChanges(state, {
        agenda: popped(state.agenda),
        unsure: event.step === 'birth-window' ? certainAtTop(state) : state.unsure,
        losses: event.step === 'lose-figure' ? null : state.losses,
        walk: event.step === 'found' ? null : state.walk,
      });
    case 'phase-began':
      return withChanges(state, { agenda: begun(state, event.phase as Phase) });
    case 'fight-began':
    case 'fighter-strengthened':
    case 'amazons-joined':
    case 'meat-smoked':
    case 'fight-rolled':
    case 'animal-killed':
    case 'tribe-fled':
    case 'fight-ended':
    case 'women-joined':
    case 'camp-conquered':
    case 'camp-kept':
    case 'camp-burnt':
      return evolveFight(state, event);
    case 'board-laid':
      return withChanges(state, { north: event.north, south: event.south });
    case 'start-seat-rolled':
      return withChanges(state, { start: event.seat, agenda: placing(state, event.seat) });
    case 'round-began':
      return withChanges(state, {
        agenda: wholeRound(state, event.round),
        round: event.round,
        year: event.year,
        season: event.season,
        left: event.left,
        lasting: event.season === state.season ? state.lasting : [],
        event: '',
        closed: Array<number>(HEXES).fill(0),
        embers: [],
        directed: [],
        calls: [],
        shamans: [],
        comebacks: state.comebacks.map((one) => (one === 'fallen' ? 'waiting' : one)),
        rationing: [],
        killed: Array<number>(state.seats).fill(0),
        smoked: Array<number>(state.seats).fill(0),
      });
    case 'events-shuffled': {
      const whole = eventsOf(state.components, event.season).map(({ id, copies }) =>
        state.lasting.includes(id) ? copies - 1 : copies,
      );
      const pile = whole.some((count) => count > 0) ? whole : whole.map((count) => count + 1);
      return withChanges(state, event.season === 'summer' ? { summerPile: pile } : { winterPile: pile });
    }
    case 'event-turned':
      return withChanges(state, { event: event.event, ...turnedFrom(state, event.event) });
    case 'tiles-drawn':
      return withChanges(state, { arriving: event.tiles.map(({ tile }) => tile) });
    case 'wind-rolled':
      return withChanges(state, { agenda: popped(state.agenda), wind: directionOf(event.direction) });
    case 'wind-turned':
      return withChanges(state, { wind: directionOf(event.direction) });
    case 'nature-window-opened':
      return withChanges(state, {
        window: { asked: event.seats, answers: [] },
        unsure: shown(state, 'nature-window'),
        agenda: pushed<Step>(state.agenda, { step: 'nature-window' }),
      });
    case 'fight-window-opened':
      return withChanges(state, {
        window: { asked: event.seats, answers: [] },
        unsure: shown(state, 'fight-window'),
        agenda: pushed<Step>(state.agenda, { step: 'fight-window' }),
      });
    case 'window-answered': {
      const unsure = doubted(state, event.seat, event.window as WindowName);
      if (state.window === null) return withChanges(state, { unsure });
      const { asked, answers } = state.window;
      const answer = { seat: event.seat, answer: event.answer };
      return withChanges(state, { window: { asked, answers: [...answers, answer] }, unsure });
    }
    case 'window-closed':
      return withChanges(state, {
        window: null,
        agenda: popped(state.agenda),
        lastPlays: (state.window?.answers ?? []).flatMap(({ seat, answer }) =>
          answer === null ? [] : [{ seat, play: answer }],
        ),
      });
    case 'standing-order-given': {
      const bit = bitOfWindow(event.window as WindowName);
      const was = state.standing[event.seat] ?? 0;
      return withChanges(state, { standing: set(state.standing, event.seat, was | bit) });
    }
    case 'standing-orders-revoked':
      return withChanges(state, {
        standing: set(state.standing, event.seat, 0),
        // Others did not notice: for them the orders may still be in force.
        unsure: set(
          state.unsure,
          event.seat,
          (state.unsure[event.seat] ?? 0) | (state.standing[event.seat] ?? 0),
        ),
      });
    case 'card-played':
      return withChanges(state, cardPlayed(state, event));
    case 'shaman-called':
      return withChanges(state, { shamans: [...state.shamans, event.seat] });
    case 'herd-directed': {
      const species = catalogueOf(state.components).speciesRow.get(event.species) ?? 0;
      const one = { hex: event.hex, species, direction: directionOf(event.direction) };
      return withChanges(state, { directed: [...state.directed, one] });
    }
    case 'pack-called':
      return withChanges(state, { calls: [...state.calls, { hex: event.hex, wolves: event.wolves }] });
    case 'region-struck':
    case 'species-struck':
      return state;
    case 'event-lasted':
      return withChanges(state, { lasting: [...state.lasting, event.event] });
    case 'season-changed':
      return withChanges(state, { left: event.left });
    case 'hexes-closed':
      return withChanges(state, {
        closed: setAll(state.closed, event.hexes, markers.indexOf(event.marker as (typeof markers)[number])),
      });
    case 'embers-lit':
      return withChanges(state, { embers: [...state.embers, ...event.hexes] });
    case 'animals-removed': {
      const tiles = [...state.tiles];
      for (const tile of event.tiles) tiles[tile] = animalHome(state.components, tile);
      return withChanges(state, {
        tiles,
        arriving: state.arriving.filter((one) => !event.tiles.includes(one)),
      });
    }
    case 'field-damaged':
      return withChanges(state, { fields: set(state.fields, event.hex, event.ears) });
    case 'fire-lost':
      return withChanges(state, { fire: set(state.fire, event.seat, NOWHERE) });
    case 'fire-placed':
      return withChanges(state, { fire: set(state.fire, event.seat, event.hex) });
    case 'losses-demanded':
      return withChanges(state, {
        losses: { waiting: event.seats, hexes: event.hexes },
        unsure: ordersShownByLoss(state, event.seats),
        agenda: pushed<Step>(state.agenda, { step: 'lose-figure' }),
      });
    case 'stranger-came':
      return withChanges(
        state,
        event.figure === 'woman' ? { loneWoman: event.hex } : { loneWarrior: event.hex },
      );
    case 'stranger-left':
      return withChanges(state, event.figure === 'woman' ? { loneWoman: NOWHERE } : { loneWarrior: NOWHERE });
    case 'pack-appeared':
      return withChanges(state, { tiles: placed(state, event.placed) });
    case 'animals-arrived':
      return withChanges(state, {
        agenda: popped(state.agenda),
        tiles: placed(state, event.placed),
        arriving: [],
        calls: [],
      });
    case 'animals-moved': {
      const { speciesOf, speciesRow } = catalogueOf(state.components);
      const tiles = [...state.tiles];
      for (const { species, from, to } of event.moves) {
        const row = speciesRow.get(species);
        for (let tile = 0; tile < tiles.length; tile += 1)
          if (tiles[tile] === from && speciesOf[tile] === row) tiles[tile] = to;
      }
      return withChanges(state, { agenda: popped(state.agenda), tiles });
    }
    case 'order-set':
      return withChanges(state, { start: event.start });
    case 'income-received':
      return withChanges(state, {
        unsure: certain(state, event.seat, 'food-window'),
        agenda: popped(state.agenda),
        food: added(state.food, event.seat, event.fish + event.gathered + event.harvest),
      });
    case 'food-gained':
      return withChanges(state, { food: added(state.food, event.seat, event.food) });
    case 'food-lost':
      return withChanges(state, { food: added(state.food, event.seat, -event.food) });
    case 'food-paid':
      return withChanges(state, {
        agenda: popped(state.agenda),
        food: added(state.food, event.seat, -event.food),
      });
    case 'food-stolen':
      return withChanges(state, {
        food: added(added(state.food, event.seat, event.food), event.target, -event.food),
      });
    case 'card-drawn':
      return withChanges(state, cardDrawn(state, event));
    case 'discards-shuffled':
      return withChanges(state, discardsShuffled(state));
    case 'return-declined':
      return withChanges(state, {
        agenda: popped(state.agenda),
        comebacks: set(state.comebacks, event.seat, 'used'),
        out: [...state.out, event.seat],
      });
    case 'tribe-died-out':
      return withChanges(state, {
        food: set(state.food, event.seat, 0),
        hands: set(state.hands, event.seat, []),
        drawnFrom: set(state.drawnFrom, event.seat, []),
        discards: [...state.discards, ...event.cards],
        fire: set(state.fire, event.seat, NOWHERE),
        standing: set(state.standing, event.seat, 0),
        unsure: set(state.unsure, event.seat, 0),
        comebacks: event.returns ? set(state.comebacks, event.seat, 'fallen') : state.comebacks,
        out: event.returns ? state.out : [...state.out, event.seat],
      });
    case 'round-ended':
      return withChanges(state, { announced: event.announced, agenda: [] });
    case 'game-ended':
      return withChanges(state, { agenda: [], over: { reason: event.reason, winners: event.winners } });
  }
  return assertNever(event);
}

/** Who is asked, and who is passed over though they hold cards, shows everybody's standing orders. */
const shown = (state: State, window: WindowName): number[] =>
  state.unsure.map((bits, seat) => {
    const concerned =
      (state.hands[seat]?.length ?? 0) > 0 &&
      (window === 'nature-window' || state.fight?.seats.includes(seat) === true);
    return concerned ? bits & ~bitOfWindow(window) : bits;
  });

/** Who has answered may have given a standing order. */
const doubted = (state: State, seat: number, window: WindowName): number[] =>
  set(state.unsure, seat, (state.unsure[seat] ?? 0) | bitOfWindow(window));

/** Whether a seat that holds cards was asked is plain to see once its step is over. */
const certain = (state: State, seat: number, window: WindowName): number[] =>
  set(
    state.unsure,
    seat,
    (state.unsure[seat] ?? 0) & ~((state.hands[seat]?.length ?? 0) > 0 ? bitOfWindow(window) : 0),
  );

function certainAtTop(state: State): readonly number[] {
  const top = topOf(state.agenda);
  return top?.step === 'birth-window' ? certain(state, top.seat, 'birth-window') : state.unsure;
}

/** Everybody places a camp, clockwise, and may sow at once; then cards are dealt. */
function placing(state: State, start: number): Step[] {
  const seats = [...Array(state.seats).keys()].map((seat) => (start + seat) % state.seats);
  return pushed<Step>(
    [],
    ...seats.flatMap((seat): Step[] => [
      { step: 'place-camp', seat },
      { step: 'sow', seat },
    ]),
    { step: 'phase', phase: 'deal' },
  );
}

/** The phases of a round; whether its season ends is known only after the event. */
function wholeRound(state: State, round: number): Step[] {
  const hasEvent = round > state.components.start.values.roundsWithoutEvent;
  const returns = state.comebacks.some((one) => one === 'fallen' || one === 'waiting');
  const steps: Phase[] = [
    'nature',
    ...(hasEvent ? (['event'] as const) : []),
    'arrivals',
    ...(returns ? (['return'] as const) : []),
    'herds',
    'people',
    'fights',
    'survival',
    'season',
  ];
  return pushed<Step>([], ...steps.map((phase): Step => ({ step: 'phase', phase })));
}

/** What a phase asks stands in the place of the phase. */
function begun(state: State, phase: Phase): Step[] {
  const order = inOrder(state);
  const bySeat = (steps: (seat: number) => Step[]): Step[] => {
    const all: Step[] = [];
    for (const seat of order) if (hasPeople(state, seat)) all.push(...steps(seat));
    return replaced(state.agenda, ...all);
  };
  switch (phase) {
    case 'return':
      return replaced(
        state.agenda,
        ...order
          .filter((seat) => state.comebacks[seat] === 'waiting')
          .map((seat): Step => ({ step: 're-enter', seat })),
      );
    case 'people':
      return bySeat((seat) => {
        const fire: Step[] = state.options.advanced ? [{ step: 'take-fire', seat }] : [];
        return [...fire, { step: 'move', seat }, { step: 'found', seat }, ...fire];
      });
    case 'fights':
      // No fight makes another: whoever has none now will have none.
      return bySeat((seat) => (conflictsOf(state, seat).length > 0 ? [{ step: 'choose-fight', seat }] : []));
    case 'survival':
      return bySeat((seat) => [
        { step: 'food-window', seat },
        { step: 'feed', seat },
      ]);
    case 'season':
      return replaced<Step>(
        state.agenda,
        { step: 'phase', phase: 'births' },
        { step: 'phase', phase: 'sowing' },
        { step: 'phase', phase: 'draw' },
        { step: 'phase', phase: 'end' },
      );
    case 'births':
      return bySeat((seat) => [{ step: 'birth-window', seat }]);
    case 'sowing':
      return bySeat((seat) => [{ step: 'sow', seat }]);
    case 'deal':
    case 'nature':
    case 'event':
    case 'arrivals':
    case 'herds':
    case 'draw':
    case 'end':
      return popped(state.agenda);
  }
  return assertNever(phase);
}

function placed(state: State, tiles: readonly { tile: number; hex: number }[]): number[] {
  const places = [...state.tiles];
  for (const { tile, hex } of tiles) places[tile] = hex;
  return places;
}

function turnedFrom(state: State, event: string): Partial<State> {
  const row = eventsOf(state.components, state.season).findIndex(({ id }) => id === event);
  return state.season === 'summer'
    ? { summerPile: added(state.summerPile, row, -1) }
    : { winterPile: added(state.winterPile, row, -1) };
}
