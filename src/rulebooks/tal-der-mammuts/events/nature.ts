import { Type } from 'typebox';
import { popped } from '../../../engine/agenda.js';
import { closed, orNull } from '../../../engine/define/index.js';
import { addedAt, replacedAt } from '../../../engine/lists.js';
import { say } from '../../../engine/words.js';
import { directionOf, NOWHERE } from '../board.js';
import { catalogueOf, eventsOf } from '../catalogue.js';
import { DirectionName } from '../components/schema.js';
import {
  Count,
  Die,
  FigureName,
  Hex,
  Hexes,
  Id,
  LandName,
  MarkerName,
  Placed,
  SeasonName,
  SeatNumber,
  Tile,
} from '../fields.js';
import { animalHome } from '../herds.js';
import { everySeat } from '../people.js';
import { markers, type State } from '../state.js';
import { aFigure, compass, letterName, listed, speciesName, who } from '../texts/names.js';
import { closedText, placedText, strangerName } from '../texts/phrases.js';
import { event } from './event.js';
import { ordersShownBySilence } from './orders.js';
import { oneOf, peopled, setAll } from './parts.js';

/** Events that last stay on the table, unless there are no others. */
export const eventsShuffled = event('events-shuffled', {
  fields: { season: SeasonName },
  evolve: (state, { season }) => {
    const whole = eventsOf(state.components, season).map(({ id, copies }) =>
      state.lasting.includes(id) ? copies - 1 : copies,
    );
    const pile = whole.some((count) => count > 0) ? whole : whole.map((count) => count + 1);
    return season === 'summer' ? { ...state, summerPile: pile } : { ...state, winterPile: pile };
  },
  text: {
    en: 'The events of {season} are shuffled again.',
    de: 'Die Ereigniskarten für den {season} werden neu gemischt.',
  },
});

export const eventTurned = event('event-turned', {
  fields: { event: Id },
  evolve: (state, { event }) => {
    const row = eventsOf(state.components, state.season).findIndex(({ id }) => id === event);
    return state.season === 'summer'
      ? { ...state, event, summerPile: addedAt(state.summerPile, row, -1) }
      : { ...state, event, winterPile: addedAt(state.winterPile, row, -1) };
  },
  text: {
    en: 'The event of this round: {event:eventSaying}',
    de: 'Das Ereignis dieser Runde: {event:eventSaying}',
  },
});

export const tilesDrawn = event('tiles-drawn', {
  fields: {
    tiles: Type.Array(closed({ tile: Tile, species: Id, letter: orNull(Type.String()), hex: orNull(Hex) })),
  },
  evolve: (state, { tiles }) => ({ ...state, arriving: tiles.map(({ tile }) => tile) }),
  text: ({ tiles }, telling) => {
    if (tiles.length === 0)
      return say(telling, { en: 'No animals are coming.', de: 'Es kommen keine Tiere.' });
    const drawn = listed(
      tiles.map(({ species, letter, hex }) => {
        const { en, de } = speciesName(species, telling);
        if (letter === null || hex === null) return { en, de };
        const back = letterName(letter, telling);
        return { en: `${en} to hex ${hex} (${back})`, de: `${de} auf Feld ${hex} (${back})` };
      }),
    );
    return say(telling, { en: `Animals are coming: ${drawn.en}.`, de: `Tiere kommen: ${drawn.de}.` });
  },
});

export const windRolled = event('wind-rolled', {
  fields: { die: Die, direction: DirectionName },
  evolve: (state, { direction }) => ({
    ...state,
    agenda: popped(state.agenda),
    wind: directionOf(direction),
    unsure: ordersShownBySilence(state, 'nature-window', everySeat(state)),
  }),
  text: {
    en: 'The die for the wind shows {die}: the wind blows to the {direction:wind}.',
    de: 'Der Windwürfel zeigt {die}: Der Wind weht nach {direction:wind}.',
  },
});

export const regionStruck = event('region-struck', {
  fields: { die: Die, land: LandName, hexes: Hexes },
  evolve: (state) => state,
  text: {
    en: 'The die shows {die}: {land} {die} is struck ({hexes}).',
    de: 'Der Würfel zeigt {die}: Es trifft die {land} {die} ({hexes}).',
  },
});

export const speciesStruck = event('species-struck', {
  fields: { die: Die, species: Id },
  evolve: (state) => state,
  text: {
    en: 'The die shows {die}. The animals that fall ill: {species}.',
    de: 'Der Würfel zeigt {die}. Von der Seuche befallene Tierart: {species}.',
  },
});

export const eventLasted = event('event-lasted', {
  fields: { event: Id },
  description: 'This event holds until the season ends.',
  evolve: (state, { event }) => ({ ...state, lasting: [...state.lasting, event] }),
  text: {
    en: '{event}: this holds until the season ends.',
    de: '{event}: Das gilt, bis die Jahreszeit endet.',
  },
});

export const hexesClosed = event('hexes-closed', {
  fields: { hexes: Hexes, marker: MarkerName },
  evolve: (state, { hexes, marker }) => ({
    ...state,
    closed: setAll(state.closed, hexes, markers.indexOf(marker)),
  }),
  text: ({ hexes, marker }, telling) => say(telling, closedText(hexes, marker)),
});

export const embersLit = event('embers-lit', {
  fields: { hexes: Hexes },
  description: 'A lone figure there may take the fire this round.',
  evolve: (state, { hexes }) => ({ ...state, embers: [...state.embers, ...hexes] }),
  text: {
    en: 'A figure that is alone {hexes:onHexes} may take the fire this round.',
    de: 'Eine Figur, die {hexes:onHexes} allein steht, darf in dieser Runde das Feuer nehmen.',
  },
});

export const animalsRemoved = event('animals-removed', {
  fields: { tiles: Type.Array(Tile) },
  description: 'To the bag, or to the reserve.',
  evolve: (state, { tiles: gone }) => {
    const tiles = [...state.tiles];
    for (const tile of gone) tiles[tile] = animalHome(state.components, tile);
    return { ...state, tiles, arriving: state.arriving.filter((one) => !gone.includes(one)) };
  },
  text: {
    en: 'These animals leave the valley: {tiles}.',
    de: 'Diese Tiere verlassen das Tal: {tiles}.',
  },
});

export const packAppeared = event('pack-appeared', {
  fields: { placed: Placed },
  evolve: (state, { placed }) => ({ ...state, tiles: tilesWith(state, placed) }),
  text: { en: 'A pack appears: {placed}.', de: 'Ein Rudel taucht auf: {placed}.' },
});

export const animalsArrived = event('animals-arrived', {
  fields: { placed: Placed },
  description: 'Drawn tiles whose hex is closed went back into the bag.',
  evolve: (state, { placed }) => ({
    ...state,
    agenda: popped(state.agenda),
    tiles: tilesWith(state, placed),
    arriving: [],
  }),
  text: ({ placed }, telling) => {
    if (placed.length === 0)
      return say(telling, { en: 'No animals arrive.', de: 'Es kommen keine Tiere an.' });
    const arrived = placedText(placed, telling);
    return say(telling, { en: `Animals arrive: ${arrived.en}.`, de: `Tiere kommen an: ${arrived.de}.` });
  },
});

const Move = closed({ species: Id, from: Hex, to: Hex }, 'The whole herd.');

export const animalsMoved = event('animals-moved', {
  fields: { direction: DirectionName, moves: Type.Array(Move) },
  evolve: (state, { moves }) => {
    const { speciesOf, speciesRow } = catalogueOf(state.components);
    const tiles = [...state.tiles];
    for (const { species, from, to } of moves) {
      const row = speciesRow.get(species);
      for (let tile = 0; tile < tiles.length; tile += 1)
        if (tiles[tile] === from && speciesOf[tile] === row) tiles[tile] = to;
    }
    return { ...state, agenda: popped(state.agenda), tiles };
  },
  text: ({ direction, moves }, telling) => {
    if (moves.length === 0)
      return say(telling, { en: 'All animals stay where they are.', de: 'Alle Tiere bleiben, wo sie sind.' });
    const to = compass[direction];
    const ways = listed(
      moves.map((one) => {
        const { en, de } = speciesName(one.species, telling);
        return { en: `${en} ${one.from} → ${one.to}`, de: `${de} ${one.from} → ${one.to}` };
      }),
    );
    return say(telling, {
      en: `The animals move with the wind, to the ${to.en}: ${ways.en}.`,
      de: `Die Tiere ziehen mit dem Wind nach ${to.de}: ${ways.de}.`,
    });
  },
});

export const fieldDamaged = event('field-damaged', {
  fields: { hex: Hex, ears: Count },
  evolve: (state, { hex, ears }) => ({ ...state, fields: replacedAt(state.fields, hex, ears) }),
  text: {
    en: 'The field on hex {hex} is {ears:damage}.',
    de: 'Der Acker auf Feld {hex} wird {ears:damage}.',
  },
});

export const strangerCame = event('stranger-came', {
  fields: { figure: FigureName, letter: Type.String(), hex: Hex },
  evolve: (state, { figure, hex }) => withStranger(state, figure, hex),
  text: {
    en: '{figure:someone} without a tribe comes to hex {hex} (letter {letter:letter}).',
    de: '{figure:someone} ohne Stamm kommt auf Feld {hex} (Buchstabe {letter:letter}).',
  },
});

export const strangerLeft = event('stranger-left', {
  fields: { figure: FigureName },
  evolve: (state, { figure }) => withStranger(state, figure, NOWHERE),
  text: { en: '{figure:stranger} is gone.', de: '{figure:stranger} ist fort.' },
});

export const strangerJoined = event('stranger-joined', {
  fields: {
    seat: SeatNumber,
    figure: FigureName,
    hex: Hex,
    joined: Type.Boolean({ description: 'false: the tribe has no such figure left.' }),
  },
  evolve: (state, { seat, figure, hex, joined }) => {
    const next = withStranger(state, figure, NOWHERE);
    return joined ? { ...next, people: peopled(state, seat, hex, oneOf(figure)) } : next;
  },
  text: ({ seat, figure, hex, joined }, telling) => {
    const [name, one] = [who(seat, telling), say(telling, strangerName[figure])];
    const another = aFigure[figure];
    return say(
      telling,
      joined
        ? { en: `${one} joins ${name} on hex ${hex}.`, de: `${one} geht auf Feld ${hex} zu ${name}.` }
        : {
            en: `${name} has no figure left for ${another.en}: the stranger leaves again.`,
            de: `${name} hat für ${another.de} keine Figur mehr: Wer kam, geht wieder.`,
          },
    );
  },
});

const withStranger = (state: State, figure: string, hex: number): State =>
  figure === 'woman' ? { ...state, loneWoman: hex } : { ...state, loneWarrior: hex };

function tilesWith(
  state: State,
  placed: readonly { readonly tile: number; readonly hex: number }[],
): number[] {
  const tiles = [...state.tiles];
  for (const { tile, hex } of placed) tiles[tile] = hex;
  return tiles;
}
