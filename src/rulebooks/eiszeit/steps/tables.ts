import { MOST_REGIONS, MOST_SEATS } from '../fields.js';

/*
 * The same few actions are listed many times, so they are made once and never changed. Regions begin at 1; what
 * stands at 0 is never listed.
 */
const places = [...Array(MOST_REGIONS + 1).keys()];
const seats = [...Array(MOST_SEATS).keys()];
const frozen = <const Action extends object>(action: Action): Readonly<Action> => Object.freeze(action);

export const enough = frozen({ type: 'done' });
export const oneClub = frozen({ type: 'take-club' });
export const huntersPlaced = places.map((region) => frozen({ type: 'place-hunter', region }));
export const mammothsPlaced = places.map((region) => frozen({ type: 'place-mammoth', region }));
export const mammothsRemoved = places.map((region) => frozen({ type: 'remove-mammoth', region }));
export const clubsUsed = places.map((region) => frozen({ type: 'use-club', region }));
export const glaciersLaid = places.map((region) => frozen({ type: 'lay-glacier', region }));
export const mammothsMoved = places.map((from) =>
  places.map((to) => frozen({ type: 'move-mammoth', from, to })),
);
export const firesMoved = places.map((from) => places.map((to) => frozen({ type: 'move-fire', from, to })));

/** By seat and region: without a club, and with one. */
export type HunterList<Action> = readonly (readonly (readonly [Action, Action])[])[];
const hunterActions = <const Type extends string>(type: Type) =>
  seats.map((seat) =>
    places.map((region) => {
      const hunter = (clubbed: boolean) => frozen({ type, seat, region, clubbed });
      return [hunter(false), hunter(true)] as const;
    }),
  );
export const huntersRemoved = hunterActions('remove-hunter');
export const huntersChosen = hunterActions('choose-hunter');
export const huntersSwapped = hunterActions('swap');

/** By seat, origin and target: without a club, and with one. */
export const huntersMoved = seats.map((seat) =>
  places.map((from) =>
    places.map((to) => {
      const move = (clubbed: boolean) => frozen({ type: 'move-hunter', seat, from, to, clubbed });
      return [move(false), move(true)] as const;
    }),
  ),
);

export type HunterPlaced = (typeof huntersPlaced)[number];
export type HunterMove = (typeof huntersMoved)[number][number][number][number];

/** With `done`, where there is anything to be done with. */
export function orEnough<Action>(found: (Action | typeof enough)[]): (Action | typeof enough)[] {
  if (found.length > 0) found.push(enough);
  return found;
}

export function at<Action>(actions: readonly Action[], regions: readonly number[]): Action[] {
  const found: Action[] = [];
  for (const region of regions) {
    const action = actions[region];
    if (action !== undefined) found.push(action);
  }
  return found;
}

/** From each of `from` to each other region within its reach. */
export function pairs<Action>(
  actions: readonly (readonly Action[])[],
  from: readonly number[],
  reach: (region: number) => readonly number[],
): Action[] {
  const found: Action[] = [];
  for (const region of from) {
    const row = actions[region];
    for (const target of reach(region)) {
      const action = row?.[target];
      if (target !== region && action !== undefined) found.push(action);
    }
  }
  return found;
}
