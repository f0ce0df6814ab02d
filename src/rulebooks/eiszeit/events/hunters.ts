import { Type } from 'typebox';
import { changedTop } from '../../../engine/agenda.js';
import { addedAt } from '../../../engine/lists.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { shifted } from '../board.js';
import { Hunter, type HunterSpot, Region, SeatNumber } from '../fields.js';
import { BESIDE, type Board } from '../state.js';
import { anyHunter, type Narration, nameOf, regionOf } from '../texts/names.js';
import { event } from './event.js';
import { afterHunter, afterSwap } from './progress.js';

const spot = { by: SeatNumber, seat: SeatNumber, region: Region, clubbed: Type.Boolean() };

export const hunterPlaced = event('hunter-placed', {
  fields: { seat: SeatNumber, region: Region },
  evolve: (state, { seat, region }) => ({
    ...state,
    board: moved(state.board, state.seats, { seat, clubbed: false }, BESIDE, region),
    agenda: afterHunter(state, { by: seat, seat, from: BESIDE, to: region, clubbed: false }),
  }),
  text: { en: '{seat} places a hunter in {region}.', de: '{seat} platziert einen Jäger in {region}.' },
});

export const hunterMoved = event('hunter-moved', {
  fields: { by: SeatNumber, seat: SeatNumber, from: Region, to: Region, clubbed: Type.Boolean() },
  description: '`by` moved a hunter of `seat`.',
  evolve: (state, hunter) => ({
    ...state,
    board: moved(state.board, state.seats, hunter, hunter.from, hunter.to),
    agenda: afterHunter(state, hunter),
  }),
  text: (hunter, telling) => {
    const [name, it] = named(telling, hunter);
    const [from, to] = [regionOf(telling, hunter.from), regionOf(telling, hunter.to)];
    return say(telling, {
      en: `${name} moves ${it} from ${from} to ${to}.`,
      de: `${name} versetzt ${it} aus ${from} nach ${to}.`,
    });
  },
});

export const hunterRemoved = event('hunter-removed', {
  fields: spot,
  description: 'Back to the supply of its owner; a club goes back to the common supply.',
  evolve: (state, { seat, region, clubbed }) => {
    const { board, seats } = state;
    const at = region * seats + seat;
    return {
      ...state,
      board: clubbed
        ? { ...board, clubbed: addedAt(board.clubbed, at, -1), hunters: addedAt(board.hunters, seat, 1) }
        : { ...board, hunters: shifted(board.hunters, at, seat) },
      clubSupply: state.clubSupply + (clubbed ? 1 : 0),
      agenda: changedTop(state.agenda, (step) =>
        step.step === 'remove' ? { ...step, owners: [...step.owners, seat] } : step,
      ),
    };
  },
  text: (hunter, telling) => {
    const [name, it, region] = named(telling, hunter);
    return say(telling, {
      en: `${name} removes ${it} from ${region}.`,
      de: `${name} entfernt ${it} aus ${region}.`,
    });
  },
});

export const hunterChosen = event('hunter-chosen', {
  fields: spot,
  description: 'The first of two hunters that are to swap places.',
  evolve: (state, { seat, region, clubbed }) => ({
    ...state,
    agenda: changedTop(state.agenda, (step) =>
      step.step === 'swap'
        ? { step: 'swap-with', seat: step.seat, card: step.card, first: { seat, region, clubbed } }
        : step,
    ),
  }),
  text: (hunter, telling) => {
    const [name, it, region] = named(telling, hunter);
    return say(telling, {
      en: `${name} chooses ${it} in ${region} for the swap.`,
      de: `${name} wählt für den Tausch ${it} in ${region}.`,
    });
  },
});

export const huntersSwapped = event('hunters-swapped', {
  fields: { by: SeatNumber, first: Hunter, second: Hunter },
  description: 'Each stands where the other stood; `region` is where it came from.',
  evolve: (state, { by, first, second }) => {
    const { board, seats } = state;
    const [here, there] = [first.region, second.region];
    const half = moved(board, seats, first, here, there);
    return {
      ...state,
      board: moved(half, seats, second, there, here),
      agenda: afterSwap(state, by, [
        { ...first, region: there },
        { ...second, region: here },
      ]),
    };
  },
  text: ({ by, first, second }, telling) => {
    const name = nameOf(telling, by);
    const [one, other] = [anyHunter(telling, first, by), anyHunter(telling, second, by)];
    const [here, there] = [regionOf(telling, first.region), regionOf(telling, second.region)];
    return say(telling, {
      en: `${name} makes ${one} in ${here} and ${other} in ${there} swap places.`,
      de: `${name} lässt ${one} in ${here} und ${other} in ${there} die Plätze tauschen.`,
    });
  },
});

function moved(
  board: Board,
  seats: number,
  { seat, clubbed }: Pick<HunterSpot, 'seat' | 'clubbed'>,
  from: number,
  to: number,
): Board {
  const [start, end] = [from * seats + seat, to * seats + seat];
  return clubbed
    ? { ...board, clubbed: shifted(board.clubbed, start, end) }
    : { ...board, hunters: shifted(board.hunters, start, end) };
}

/** The names of the acting seat, the hunter and its region. */
const named = (
  telling: Narration,
  hunter: { readonly by: Seat; readonly seat: Seat; readonly clubbed: boolean; readonly region?: number },
): [string, string, string] => [
  nameOf(telling, hunter.by),
  anyHunter(telling, hunter, hunter.by),
  regionOf(telling, hunter.region ?? BESIDE),
];
