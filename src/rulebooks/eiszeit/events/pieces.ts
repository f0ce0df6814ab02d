import { popped, replaced } from '../../../engine/agenda.js';
import { addedAt } from '../../../engine/lists.js';
import { shifted } from '../board.js';
import { Region, SeatNumber } from '../fields.js';
import { BESIDE, type State } from '../state.js';
import { event } from './event.js';
import { afterClub } from './progress.js';

export const mammothPlaced = event('mammoth-placed', {
  fields: { by: SeatNumber, region: Region },
  evolve: (state, { region }) => mammothMovedIn(state, BESIDE, region),
  text: { en: '{by} places a mammoth in {region}.', de: '{by} platziert ein Mammut in {region}.' },
});

export const mammothMoved = event('mammoth-moved', {
  fields: { by: SeatNumber, from: Region, to: Region },
  evolve: (state, { from, to }) => mammothMovedIn(state, from, to),
  text: {
    en: '{by} moves a mammoth from {from} to {to}.',
    de: '{by} versetzt ein Mammut aus {from} nach {to}.',
  },
});

export const mammothRemoved = event('mammoth-removed', {
  fields: { by: SeatNumber, region: Region },
  evolve: (state, { region }) => mammothMovedIn(state, region, BESIDE),
  text: {
    en: '{by} returns a mammoth from {region} to the supply.',
    de: '{by} stellt ein Mammut aus {region} in den Vorrat zurück.',
  },
});

export const fireMoved = event('fire-moved', {
  fields: { by: SeatNumber, from: Region, to: Region },
  evolve: (state, { from, to }) => {
    const fires = state.board.fires.slice();
    const tiles = fires[from] ?? [];
    fires[from] = tiles.slice(0, -1);
    fires[to] = [...(fires[to] ?? []), ...tiles.slice(-1)];
    return { ...state, board: { ...state.board, fires }, agenda: popped(state.agenda) };
  },
  text: {
    en: '{by} moves a fire tile face down from {from} to {to}.',
    de: '{by} legt ein Feuerplättchen verdeckt aus {from} nach {to} um.',
  },
});

export const clubTaken = event('club-taken', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => ({
    ...state,
    clubs: addedAt(state.clubs, seat, 1),
    clubSupply: state.clubSupply - 1,
    agenda: replaced(state.agenda, { step: 'give', seat, region: 0 }),
  }),
  text: { en: '{seat} takes a club.', de: '{seat} nimmt eine Keule.' },
});

export const clubGiven = event('club-given', {
  fields: { seat: SeatNumber, region: Region },
  evolve: (state, { seat, region }) => {
    const { board, seats } = state;
    const at = region * seats + seat;
    return {
      ...state,
      board: { ...board, hunters: addedAt(board.hunters, at, -1), clubbed: addedAt(board.clubbed, at, 1) },
      clubs: addedAt(state.clubs, seat, -1),
      agenda: afterClub(state, { seat, region }),
    };
  },
  text: {
    en: '{seat} gives a club to a hunter in {region}.',
    de: '{seat} gibt einem Jäger in {region} eine Keule.',
  },
});

const mammothMovedIn = (state: State, from: number, to: number): State => ({
  ...state,
  board: { ...state.board, mammoths: shifted(state.board.mammoths, from, to) },
  agenda: popped(state.agenda),
});
