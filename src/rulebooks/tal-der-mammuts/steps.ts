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
export type SeatStep = (typeof seatSteps)[number];

export type Step =
  | { readonly step: 'phase'; readonly phase: Phase }
  | { readonly step: SeatStep; readonly seat: Seat }
  /** Several seats are asked at once; who has answered stands in `window` and `losses`. */
  | { readonly step: 'nature-window' | 'fight-window' | 'lose-figure' }
  | { readonly step: 'fight' }
  | { readonly step: 'take-camp'; readonly seat: Seat; readonly from: Seat; readonly hex: number };
