import { popped } from '../../../engine/agenda.js';
import { directionOf } from '../board.js';
import { catalogueOf, eventsOf } from '../catalogue.js';
import { animalHome } from '../homes.js';
import type { EventOf } from '../schemas/event.js';
import { copyOf, type Marker, markers, type State } from '../state.js';
import { added, setAll } from './parts.js';

/** Events that last stay on the table, as long as there are others. */
export function eventsShuffled(state: State, { season }: EventOf<'events-shuffled'>): State {
  const whole = eventsOf(state.components, season).map(({ id, copies }) =>
    state.lasting.includes(id) ? copies - 1 : copies,
  );
  const pile = whole.some((count) => count > 0) ? whole : whole.map((count) => count + 1);
  const next = copyOf(state);
  if (season === 'summer') next.summerPile = pile;
  else next.winterPile = pile;
  return next;
}

export function eventTurned(state: State, { event }: EventOf<'event-turned'>): State {
  const row = eventsOf(state.components, state.season).findIndex(({ id }) => id === event);
  const next = copyOf(state);
  next.event = event;
  if (state.season === 'summer') next.summerPile = added(state.summerPile, row, -1);
  else next.winterPile = added(state.winterPile, row, -1);
  return next;
}

export function windRolled(state: State, { direction }: EventOf<'wind-rolled'>): State {
  const next = copyOf(state);
  next.agenda = popped(state.agenda);
  next.wind = directionOf(direction);
  return next;
}

export function herdDirected(state: State, event: EventOf<'herd-directed'>): State {
  const species = catalogueOf(state.components).speciesRow.get(event.species) ?? 0;
  const one = { hex: event.hex, species, direction: directionOf(event.direction) };
  const next = copyOf(state);
  next.directed = [...state.directed, one];
  return next;
}

export function hexesClosed(state: State, { hexes, marker }: EventOf<'hexes-closed'>): State {
  const next = copyOf(state);
  next.closed = setAll(state.closed, hexes, markers.indexOf(marker as Marker));
  return next;
}

export function animalsRemoved(state: State, event: EventOf<'animals-removed'>): State {
  const tiles = [...state.tiles];
  for (const tile of event.tiles) tiles[tile] = animalHome(state.components, tile);
  const arriving = state.arriving.filter((one) => !event.tiles.includes(one));
  const next = copyOf(state);
  next.tiles = tiles;
  next.arriving = arriving;
  return next;
}

export function packAppeared(state: State, { placed }: EventOf<'pack-appeared'>): State {
  const next = copyOf(state);
  next.tiles = tilesWith(state, placed);
  return next;
}

export function animalsArrived(state: State, { placed }: EventOf<'animals-arrived'>): State {
  const next = copyOf(state);
  next.agenda = popped(state.agenda);
  next.tiles = tilesWith(state, placed);
  next.arriving = [];
  return next;
}

function tilesWith(state: State, placed: readonly { tile: number; hex: number }[]): number[] {
  const tiles = [...state.tiles];
  for (const { tile, hex } of placed) tiles[tile] = hex;
  return tiles;
}

export function animalsMoved(state: State, { moves }: EventOf<'animals-moved'>): State {
  const { speciesOf, speciesRow } = catalogueOf(state.components);
  const tiles = [...state.tiles];
  for (const { species, from, to } of moves) {
    const row = speciesRow.get(species);
    for (let tile = 0; tile < tiles.length; tile += 1)
      if (tiles[tile] === from && speciesOf[tile] === row) tiles[tile] = to;
  }
  const next = copyOf(state);
  next.agenda = popped(state.agenda);
  next.tiles = tiles;
  return next;
}
