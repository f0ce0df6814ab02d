import type { Seat } from '../../engine/rulebook.js';

/** What happens by itself, in the order of a round. */
export const phases = [
  'deal',
  'nature',
  'event',
  'arrivals',
  'return',
  'herds',
  'people',
  'fights',
  'survival',
  'season',
  'births',
  'sowing',
  'draw',
  'end',
] as const;
export type Phase = (typeof phases)[number];

export const seatSteps = [
  'place-camp',
  'sow',
  're-enter',
  'take-fire',
  'move',
  'found',
  'choose-fight',
  'food-window',
  'feed',
  'birth-window',
] as const;
type SeatStep = (typeof seatSteps)[number];

/** A camp of the tribe `from` that `seat` has conquered. */
export interface Conquest {
  readonly seat: Seat;
  readonly from: Seat;
  readonly hex: number;
}

export type Step =
  | { readonly step: 'phase'; readonly phase: Phase }
  | { [Name in SeatStep]: { readonly step: Name; readonly seat: Seat } }[SeatStep]
  /** Several seats are asked at once: their answers are in `window` and `losses`. */
  | { readonly step: 'nature-window' }
  | { readonly step: 'fight-window' }
  | { readonly step: 'lose-figure' }
  | { readonly step: 'fight' }
  | ({ readonly step: 'take-camp' } & Conquest);
