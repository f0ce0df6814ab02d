import { changedTop, popped, pushed, replaced, topOf } from '../../../engine/agenda.js';
import { afterChance } from '../chances.js';
import { Place, Places, SeatNumber, Share, Shown, ShownEach } from '../fields.js';
import { scoringParts } from '../scoring/parts.js';
import { MIDDLE } from '../shares.js';
import type { Step } from '../state.js';
import { rest, returned, taken } from '../texts/tiles.js';
import { moved } from '../tiles.js';
import { event } from './event.js';

export const turnPassed = event('turn-passed', {
  fields: { seat: SeatNumber },
  description: 'It is the turn of `seat` to take or rob.',
  evolve: (state, { seat }) => {
    const top = topOf(state.agenda);
    // The seat before may have passed.
    const memory = top?.step === 'divide' ? afterChance(state, top.seat) : state.memory;
    return { ...state, agenda: replaced(state.agenda, { step: 'divide', seat }), memory };
  },
  text: { en: 'It is {seat}’s turn.', de: '{seat} ist an der Reihe.' },
});

export const tileTaken = event('tile-taken', {
  fields: { seat: SeatNumber, share: Share, place: Place, shown: Shown },
  evolve: (state, { seat, share, place }) => {
    const begun = topOf(state.agenda)?.step === 'take';
    const agenda = begun ? state.agenda : replaced<Step>(state.agenda, { step: 'take', seat, share });
    const memory = begun ? state.memory : afterChance(state, seat);
    return { ...state, agenda, memory, tiles: moved(state.tiles, [place], share) };
  },
  text: (event, telling) => taken(telling, event),
});

export const restTaken = event('rest-taken', {
  fields: { seat: SeatNumber, share: Share, places: Places, shown: ShownEach },
  description: 'The division is over; the seat is the start seat of the next round.',
  evolve: (state, { seat, share, places }) => ({
    ...state,
    startSeat: seat,
    agenda: pushed<Step>([], ...scoringParts.map((part): Step => ({ step: 'score', part }))),
    memory: afterChance(state, seat),
    tiles: moved(state.tiles, places, share),
  }),
  text: (event, telling) => rest(telling, event),
});

export const shareRobbed = event('share-robbed', {
  fields: { seat: SeatNumber, from: Share, share: Share, places: Places, shown: ShownEach },
  description: 'All tiles of the share `from` became the share `share` of the robber.',
  evolve: (state, { seat, share, places }) => ({
    ...state,
    agenda: replaced<Step>(state.agenda, { step: 'rob', seat, share, returned: [] }),
    memory: afterChance(state, seat),
    tiles: moved(state.tiles, places, share),
  }),
  text: { en: '{seat} robs {from:share}: {shown:faces}.', de: '{seat} raubt {from:share}: {shown:faces}.' },
});

export const tileReturned = event('tile-returned', {
  fields: { seat: SeatNumber, place: Place, shown: Shown },
  evolve: (state, { place }) => ({
    ...state,
    agenda: changedTop(state.agenda, (step) =>
      step.step === 'rob' ? { ...step, returned: [...step.returned, place] } : step,
    ),
    tiles: moved(state.tiles, [place], MIDDLE),
  }),
  text: (event, telling) => returned(telling, event),
});

export const shareReturned = event('share-returned', {
  fields: { seat: SeatNumber, share: Share, places: Places, shown: ShownEach },
  evolve: (state, { places }) => ({
    ...state,
    agenda: changedTop(state.agenda, (step) => (step.step === 'return' ? { ...step, any: true } : step)),
    tiles: moved(state.tiles, places, MIDDLE),
  }),
  text: {
    en: '{seat} has {share} put back into the middle: {shown:faces}.',
    de: '{seat} lässt {share} in die Mitte zurücklegen: {shown:faces}.',
  },
});

export const cardFinished = event('card-finished', {
  fields: { seat: SeatNumber },
  description: 'The loot card has been carried out.',
  evolve: (state) => ({ ...state, agenda: popped(state.agenda) }),
  text: { en: '{seat} is done with the card.', de: '{seat} hat die Karte ausgeführt.' },
});
