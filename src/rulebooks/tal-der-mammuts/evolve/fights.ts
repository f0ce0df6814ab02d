import { popped, pushed } from '../../../engine/agenda.js';
import { NOWHERE } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import { groupOn, grown } from '../groups.js';
import { animalHome } from '../homes.js';
import { groupsOf, womenAt } from '../people.js';
import type { EventOf } from '../schemas/event.js';
import { type Fight, type FightKind, type State, withChanges } from '../state.js';
import type { Step } from '../steps.js';
import { ordersShownByLoss } from './orders.js';
import { added, peopled, set } from './parts.js';

export const fightBegan = (state: State, event: EventOf<'fight-began'>): State =>
  withChanges(state, {
    agenda: pushed<Step>(state.agenda, { step: 'fight' }),
    fight: {
      hex: event.hex,
      kind: event.kind as FightKind,
      species: catalogueOf(state.components).speciesRow.get(event.species ?? '') ?? NOWHERE,
      seats: event.seats,
      bonus: Array<number>(state.seats).fill(0),
      amazons: [],
      rolls: [],
    },
  });

export const fighterStrengthened = (state: State, event: EventOf<'fighter-strengthened'>): State =>
  withFight(state, (fight) => ({ ...fight, bonus: added(fight.bonus, event.seat, event.bonus) }));

export const amazonsJoined = (state: State, { seat }: EventOf<'amazons-joined'>): State =>
  withFight(state, (fight) => ({ ...fight, amazons: [...fight.amazons, seat] }));

export const fightRolled = (state: State, { rolls }: EventOf<'fight-rolled'>): State =>
  withFight(state, (fight) => ({ ...fight, rolls }));

const withFight = (state: State, change: (fight: Fight) => Fight): State =>
  state.fight === null ? state : withChanges(state, { fight: change(state.fight) });

export const lossesDemanded = (state: State, { seats, hexes }: EventOf<'losses-demanded'>): State =>
  withChanges(state, {
    losses: { waiting: seats, hexes },
    unsure: ordersShownByLoss(state, seats),
    agenda: pushed<Step>(state.agenda, { step: 'lose-figure' }),
  });

export const animalKilled = (state: State, { seat, tile, food }: EventOf<'animal-killed'>): State =>
  withChanges(state, {
    tiles: set(state.tiles, tile, animalHome(state.components, tile)),
    food: added(state.food, seat, food),
  });

export function tribeFled(state: State, { seat, from, to }: EventOf<'tribe-fled'>): State {
  const groups = groupsOf(state, seat);
  const { warriors = 0, women = 0 } = groupOn(groups, from) ?? {};
  const gone = grown(groups, from, -warriors, -women);
  return withChanges(state, { people: set(state.people, seat, grown(gone, to, warriors, women)) });
}

export const fightEnded = (state: State): State =>
  withChanges(state, { fight: null, agenda: popped(state.agenda) });

export function womenJoined(state: State, event: EventOf<'women-joined'>): State {
  const { seat, from, hex, women, joined } = event;
  const left = peopled(state, from, hex, { women: -women });
  return withChanges(state, { people: set(left, seat, grown(groupsOf(state, seat), hex, 0, joined)) });
}

export const campConquered = (state: State, { seat, from, hex, food }: EventOf<'camp-conquered'>): State =>
  withChanges(state, {
    food: added(added(state.food, from, -food), seat, food),
    agenda: pushed<Step>(state.agenda, { step: 'take-camp', seat, from, hex }),
  });

export const campKept = (state: State, { seat, hex }: EventOf<'camp-kept'>): State =>
  withChanges(state, {
    agenda: popped(state.agenda),
    camps: set(state.camps, hex, seat),
    fences: set(state.fences, hex, NOWHERE),
  });

export const campBurnt = (state: State, { from, hex }: EventOf<'camp-burnt'>): State =>
  withChanges(state, {
    agenda: popped(state.agenda),
    camps: set(state.camps, hex, NOWHERE),
    fields: set(state.fields, hex, 0),
    fences: set(state.fences, hex, NOWHERE),
    people: peopled(state, from, hex, { women: -womenAt(state, from, hex) }),
  });
