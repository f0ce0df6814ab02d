import { popped } from '../../../engine/agenda.js';
import { directionOf } from '../board.js';
import { catalogueOf, eventsOf } from '../catalogue.js';
import { animalHome } from '../homes.js';
import type { EventOf } from '../schemas/event.js';
import { type Marker, markers, type State, withChanges } from '../state.js';
import { added, setAll } from './parts.js';

/** Events that last stay on the table, as long as there are others. */
export function eventsShuffled(state: State, { season }: EventOf<'events-shuffled'>): State {
  const whole = eventsOf(state.components, season).map(({ id, copies }) =>
    state.lasting.includes(id) ? copies - 1 : copies,
  );
  const pile = whole.some((count) => count > 0) ? whole : whole.map((count) => count + 1);
  return withChanges(state, season === 'summer' ? { summerPile: pile } : { winterPile: pile });
}

export function eventTurned(state: State, { event }: EventOf<'event-turned'>): State {
  const row = eventsOf(state.components, state.season).findIndex(({ id }) => id === event);
  return state.season === 'summer'
    ? withChanges(state, { event, summerPile: added(state.summerPile, row, -1) })
    : withChanges(state, { event, winterPile: added(state.winterPile, row, -1) });
}

export const windRolled = (state: State, { direction }: EventOf<'wind-rolled'>): State =>
  withChanges(state, { agenda: popped(state.agenda), wind: directionOf(direction) });

export function herdDirected(state: State, event: EventOf<'herd-directed'>): State {
  const species = catalogueOf(state.components).speciesRow.get(event.species) ?? 0;
  const one = { hex: event.hex, species, direction: directionOf(event.direction) };
  return withChanges(state, { directed: [...state.directed, one] });
}

export const hexesClosed = (state: State, { hexes, marker }: EventOf<'hexes-closed'>): State =>
  withChanges(state, { closed: setAll(state.closed, hexes, markers.indexOf(marker as Marker)) });

export function animalsRemoved(state: State, event: EventOf<'animals-removed'>): State {
  const tiles = [...state.tiles];
  for (const tile of event.tiles) tiles[tile] = animalHome(state.components, tile);
  const arriving = state.arriving.filter((one) => !event.tiles.includes(one));
  return withChanges(state, { tiles, arriving });
}

export const packAppeared = (state: State, { placed }: EventOf<'pack-appeared'>): State =>
  withChanges(state, { tiles: tilesWith(state, placed) });

export const animalsArrived = (state: State, { placed }: EventOf<'animals-arrived'>): State =>
  withChanges(state, {
    agenda: popped(state.agenda),
    tiles: tilesWith(state, placed),
    arriving: [],
  });

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
  return withChanges(state, { agenda: popped(state.agenda), tiles });
}
