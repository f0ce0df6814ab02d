import type { Action } from '../schemas/action.js';
import { MOST_REGIONS, MOST_SEATS } from '../schemas/common.js';

/*
 * The same few actions are listed over and over again: made once, never changed. Regions begin at 1, so that
 * their numbers are their indices; what stands at 0 is never listed.
 */
const places = [...Array(MOST_REGIONS + 1).keys()];
const seats = [...Array(MOST_SEATS).keys()];
const frozen = (action: Action): Action => Object.freeze(action);

export const done = frozen({ type: 'done' });
export const takeClub = frozen({ type: 'take-club' });
export const placeHunter = places.map((region) => frozen({ type: 'place-hunter', region }));
export const placeMammoth = places.map((region) => frozen({ type: 'place-mammoth', region }));
export const removeMammoth = places.map((region) => frozen({ type: 'remove-mammoth', region }));
export const useClub = places.map((region) => frozen({ type: 'use-club', region }));
export const layGlacier = places.map((region) => frozen({ type: 'lay-glacier', region }));
export const moveMammoth = places.map((from) =>
  places.map((to) => frozen({ type: 'move-mammoth', from, to })),
);
export const moveFire = places.map((from) => places.map((to) => frozen({ type: 'move-fire', from, to })));

type HunterList = readonly (readonly (readonly [Action, Action])[])[];
const hunterActions = (type: 'remove-hunter' | 'choose-hunter' | 'swap'): HunterList =>
  seats.map((seat) =>
    places.map((region): readonly [Action, Action] => [
      frozen({ type, seat, region, clubbed: false }),
      frozen({ type, seat, region, clubbed: true }),
    ]),
  );
/** By seat and region: without a club, and with one. */
export const removeHunter = hunterActions('remove-hunter');
export const chooseHunter = hunterActions('choose-hunter');
export const swap = hunterActions('swap');

/** By seat, origin and target: without a club, and with one. */
export const moveHunter = seats.map((seat) =>
  places.map((from) =>
    places.map((to): readonly [Action, Action] => [
      frozen({ type: 'move-hunter', seat, from, to, clubbed: false }),
      frozen({ type: 'move-hunter', seat, from, to, clubbed: true }),
    ]),
  ),
);
