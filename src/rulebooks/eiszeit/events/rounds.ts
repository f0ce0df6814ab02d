import { Type } from 'typebox';
import { closed, hidden } from '../../../engine/define/index.js';
import { addedAt, replacedAt } from '../../../engine/lists.js';
import { listed, say } from '../../../engine/words.js';
import { Count, Counts, Region, SeatNumber } from '../fields.js';
import { BESIDE, type Board, type RegionReport, type State } from '../state.js';
import { bySeat, counted, type Narration, nameOf } from '../texts/names.js';
import { event } from './event.js';

export const startSeatDrawn = event('start-seat-drawn', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => {
    const left = state.seats * state.components.hunters.values.placedFirst;
    return { ...state, startSeat: seat, agenda: [{ step: 'first', seat, left }] };
  },
  text: { en: 'Lots are drawn: {seat} begins.', de: 'Das Los bestimmt: {seat} beginnt.' },
});

export const firesDealt = event('fires-dealt', {
  fields: {
    regions: Type.Array(Region),
    tiles: hidden(Type.Array(Count)),
    beside: hidden(Type.Array(Count)),
  },
  description: 'A hidden fire tile was laid into each of these regions.',
  evolve: (state, { regions, tiles, beside }) => {
    const fires = state.board.fires.map((): readonly number[] => []);
    fires[BESIDE] = beside;
    for (const [index, region] of regions.entries()) fires[region] = [tiles[index] ?? 0];
    return { ...state, board: { ...state.board, fires } };
  },
  text: ({ regions }, telling) => {
    const list = listed(telling, regions.map(String));
    if (regions.length === 0)
      return say(telling, { en: 'No fire tile is laid out.', de: 'Es wird kein Feuerplättchen ausgelegt.' });
    return regions.length === 1
      ? say(telling, {
          en: `A fire tile is laid face down in region ${list}.`,
          de: `Ein Feuerplättchen kommt verdeckt in Gebiet ${list}.`,
        })
      : say(telling, {
          en: `A fire tile is laid face down in each of the regions ${list}.`,
          de: `Je ein Feuerplättchen kommt verdeckt in die Gebiete ${list}.`,
        });
  },
});

export const roundBegan = event('round-began', {
  fields: { round: Count, seat: SeatNumber },
  evolve: (state, { round, seat }) => ({
    ...state,
    round,
    startSeat: seat,
    ender: -1,
    agenda: [{ step: 'turn', seat }],
  }),
  text: {
    en: 'Round {round} begins, and {seat} is first.',
    de: 'Durchgang {round} fängt an, {seat} beginnt.',
  },
});

export const turnBegan = event('turn-began', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => ({ ...state, agenda: [{ step: 'turn', seat }] }),
  text: { en: 'It is {seat}’s turn.', de: '{seat} ist am Zug.' },
});

interface Fed {
  readonly region: number;
  readonly fires: readonly number[];
  readonly limit: number;
}

export const firesRevealed = event('fires-revealed', {
  fields: {
    seat: SeatNumber,
    regions: Type.Array(closed({ region: Region, fires: Type.Array(Count), limit: Count })),
  },
  description:
    'The settling, ended by `seat`, is followed by the conflicts: fires and limits of all regions.',
  evolve: (state, { regions }) => {
    const none = state.scores.map(() => 0);
    const reports = regions.map(
      ({ region, fires, limit }): RegionReport => ({ region, fires, limit, lost: none, points: none }),
    );
    return { ...state, report: { round: state.round, regions: reports }, agenda: [] };
  },
  text: ({ seat, regions }, telling) => {
    const name = nameOf(telling, seat);
    const all = listed(
      telling,
      regions.map((fed, index) => feeding(telling, fed, index === 0)),
    );
    return say(telling, {
      en: `${name} has ended the settling, and the fires are revealed: ${all}.`,
      de: `${name} hat das Siedeln beendet, und die Feuer werden aufgedeckt: ${all}.`,
    });
  },
});

function feeding(telling: Narration, { region, fires, limit }: Fed, isFirst: boolean): string {
  const sum = fires.join(' + ');
  const fire =
    fires.length === 0
      ? say(telling, { en: 'no fire', de: 'kein Feuer' })
      : say(telling, { en: `fire ${sum}`, de: `Feuer ${sum}` });
  const hunters = isFirst ? counted(telling, limit, 'hunter') : String(limit);
  return say(telling, {
    en: `region ${region} (${fire}) feeds ${hunters}`,
    de: `Gebiet ${region} (${fire}) ernährt ${hunters}`,
  });
}

export const conflictResolved = event('conflict-resolved', {
  fields: { region: Region, lost: Counts },
  description: 'So many hunters went back to the supplies of their owners.',
  evolve: (state, { region, lost }) => {
    const hunters = state.board.hunters.slice();
    for (const [seat, count] of lost.entries()) {
      const at = region * state.seats + seat;
      hunters[at] = (hunters[at] ?? 0) - count;
      hunters[seat] = (hunters[seat] ?? 0) + count;
    }
    return { ...state, board: { ...state.board, hunters }, report: reported(state, region, { lost }) };
  },
  text: { en: 'Conflict in {region}: {lost}.', de: 'Konflikt in {region}: {lost}.' },
});

/** Fire tiles and clubs leave the map even if they had no effect. */
export const conflictsEnded = event('conflicts-ended', {
  fields: {},
  description: 'All fire tiles and clubs left the map.',
  evolve: (state) => {
    const { hunters, clubbed, fires, mammoths, glaciers } = state.board;
    const board: Board = {
      hunters: hunters.map((count, at) => count + (clubbed[at] ?? 0)),
      clubbed: clubbed.map(() => 0),
      mammoths,
      fires: fires.map((_, place) => (place === BESIDE ? fires.flat() : [])),
      glaciers,
    };
    return { ...state, board, clubSupply: state.clubSupply + sumOf(clubbed) };
  },
  text: {
    en: 'All fire tiles and clubs leave the map.',
    de: 'Alle Feuerplättchen und Keulen verlassen die Karte.',
  },
});

export const regionScored = event('region-scored', {
  fields: { region: Region, points: Counts },
  evolve: (state, { region, points }) => ({
    ...state,
    scores: state.scores.map((score, seat) => score + (points[seat] ?? 0)),
    report: reported(state, region, { points }),
  }),
  text: { en: 'In {region}, {points}.', de: 'In {region}: {points}.' },
});

export const glacierOffered = event('glacier-offered', {
  fields: {
    seat: SeatNumber,
    drawn: Type.Boolean({ description: 'Whether lots were drawn among several.' }),
  },
  description: 'The seat in the last place may cover a region.',
  evolve: (state, { seat }) => ({ ...state, agenda: [{ step: 'glacier', seat }] }),
  text: ({ seat, drawn }, telling) => {
    const name = nameOf(telling, seat);
    return drawn
      ? say(telling, {
          en: `Several are last. Lots are drawn, and ${name} may cover a region with ice.`,
          de: `Mehrere sind Letzte. Das Los bestimmt: ${name} darf ein Gebiet mit Eis bedecken.`,
        })
      : say(telling, {
          en: `${name} is last and may cover a region with ice.`,
          de: `${name} liegt auf dem letzten Platz und darf ein Gebiet mit Eis bedecken.`,
        });
  },
});

export const glacierLaid = event('glacier-laid', {
  fields: { seat: SeatNumber, region: Region },
  evolve: (state, { region }) => {
    const { seats, board } = state;
    const hunters = board.hunters.slice();
    for (let seat = 0; seat < seats; seat += 1) {
      hunters[seat] = (hunters[seat] ?? 0) + (hunters[region * seats + seat] ?? 0);
      hunters[region * seats + seat] = 0;
    }
    const herd = board.mammoths[region] ?? 0;
    const mammoths = addedAt(addedAt(board.mammoths, region, -herd), BESIDE, herd);
    const glaciers = replacedAt(board.glaciers, region, true);
    return { ...state, board: { ...board, hunters, mammoths, glaciers }, agenda: [] };
  },
  text: { en: '{seat} covers {region} with ice.', de: '{seat} bedeckt {region} mit Eis.' },
});

export const glacierDeclined = event('glacier-declined', {
  fields: { seat: SeatNumber },
  evolve: (state) => ({ ...state, agenda: [] }),
  text: { en: '{seat} lays no glacier.', de: '{seat} legt keinen Gletscher.' },
});

export const poolRefilled = event('pool-refilled', {
  fields: { paid: Counts },
  description: 'The light pool became the dark one; where that was too little, the seats paid in.',
  evolve: (state, { paid }) => ({
    ...state,
    darkPool: state.darkPool + state.lightPool + sumOf(paid),
    lightPool: 0,
    stones: state.stones.map((stones, seat) => stones - (paid[seat] ?? 0)),
  }),
  text: ({ paid }, telling) => {
    const pays = bySeat(telling, paid, 'stone', { en: 'pays in', de: 'zahlt' });
    return pays === ''
      ? say(telling, {
          en: 'The light pool becomes the dark one.',
          de: 'Der helle Vorrat wird zum dunklen.',
        })
      : say(telling, {
          en: `The light pool becomes the dark one, and since it is too small, ${pays}.`,
          de: `Der helle Vorrat wird zum dunklen, und weil er zu klein ist: ${pays}.`,
        });
  },
});

export const gameEnded = event('game-ended', {
  fields: {},
  evolve: (state) => ({ ...state, over: true, agenda: [] }),
  text: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.' },
});

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function reported(
  { report }: State,
  region: number,
  change: Partial<Pick<RegionReport, 'lost' | 'points'>>,
): State['report'] {
  if (report === null) throw new Error('nothing was revealed');
  const regions = report.regions.map((one) => (one.region === region ? { ...one, ...change } : one));
  return { round: report.round, regions };
}
