import { popped, pushed } from '../../../engine/agenda.js';
import { NOWHERE } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import { groupOn, grown } from '../groups.js';
import { animalHome } from '../homes.js';
import { groupsOf, womenAt } from '../people.js';
import type { EventOf } from '../schemas/event.js';
import { copyOf, type Fight, type FightKind, type State } from '../state.js';
import type { Step } from '../steps.js';
import { ordersShownByLoss } from './orders.js';
import { added, peopled, set } from './parts.js';

export function fightBegan(state: State, event: EventOf<'fight-began'>): State {
  const next = copyOf(state);
  next.agenda = pushed<Step>(state.agenda, { step: 'fight' });
  next.fight = {
    hex: event.hex,
    kind: event.kind as FightKind,
    species: catalogueOf(state.components).speciesRow.get(event.species ?? '') ?? NOWHERE,
    seats: event.seats,
    bonus: Array<number>(state.seats).fill(0),
    amazons: [],
    rolls: [],
  };
  return next;
}

export const fighterStrengthened = (state: State, event: EventOf<'fighter-strengthened'>): State =>
  withFight(state, (fight) => ({ ...fight, bonus: added(fight.bonus, event.seat, event.bonus) }));

export const amazonsJoined = (state: State, { seat }: EventOf<'amazons-joined'>): State =>
  withFight(state, (fight) => ({ ...fight, amazons: [...fight.amazons, seat] }));

export const fightRolled = (state: State, { rolls }: EventOf<'fight-rolled'>): State =>
  withFight(state, (fight) => ({ ...fight, rolls }));

function withFight(state: State, change: (fight: Fight) => Fight): State {
  if (state.fight === null) return state;
  const next = copyOf(state);
  next.fight = change(state.fight);
  return next;
}

export function lossesDemanded(state: State, { seats, hexes }: EventOf<'losses-demanded'>): State {
  const next = copyOf(state);
  next.losses = { waiting: seats, hexes };
  next.unsure = ordersShownByLoss(state, seats);
  next.agenda = pushed<Step>(state.agenda, { step: 'lose-figure' });
  return next;
}

export function animalKilled(state: State, { seat, tile, food }: EventOf<'animal-killed'>): State {
  const next = copyOf(state);
  next.tiles = set(state.tiles, tile, animalHome(state.components, tile));
  next.food = added(state.food, seat, food);
  return next;
}

export function tribeFled(state: State, { seat, from, to }: EventOf<'tribe-fled'>): State {
  const groups = groupsOf(state, seat);
  const { warriors = 0, women = 0 } = groupOn(groups, from) ?? {};
  const gone = grown(groups, from, -warriors, -women);
  const next = copyOf(state);
  next.people = set(state.people, seat, grown(gone, to, warriors, women));
  return next;
}

export function fightEnded(state: State): State {
  const next = copyOf(state);
  next.fight = null;
  next.agenda = popped(state.agenda);
  return next;
}

export function womenJoined(state: State, event: EventOf<'women-joined'>): State {
  const { seat, from, hex, women, joined } = event;
  const left = peopled(state, from, hex, { women: -women });
  const next = copyOf(state);
  next.people = set(left, seat, grown(groupsOf(state, seat), hex, 0, joined));
  return next;
}

export function campConquered(state: State, { seat, from, hex, food }: EventOf<'camp-conquered'>): State {
  const next = copyOf(state);
  next.food = added(added(state.food, from, -food), seat, food);
  next.agenda = pushed<Step>(state.agenda, { step: 'take-camp', seat, from, hex });
  return next;
}

export function campKept(state: State, { seat, hex }: EventOf<'camp-kept'>): State {
  const next = copyOf(state);
  next.agenda = popped(state.agenda);
  next.camps = set(state.camps, hex, seat);
  next.fences = set(state.fences, hex, NOWHERE);
  return next;
}

export function campBurnt(state: State, { from, hex }: EventOf<'camp-burnt'>): State {
  const next = copyOf(state);
  next.agenda = popped(state.agenda);
  next.camps = set(state.camps, hex, NOWHERE);
  next.fields = set(state.fields, hex, 0);
  next.fences = set(state.fences, hex, NOWHERE);
  next.people = peopled(state, from, hex, { women: -womenAt(state, from, hex) });
  return next;
}
