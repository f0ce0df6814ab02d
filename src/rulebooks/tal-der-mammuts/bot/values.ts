import type { Table } from './table.js';

// These were found by playing many games: the fewest tribes died out with them.
export const CAMP = 18;
export const WOMAN = 5;
const PERSON = 5;
/** The fewer people, the more each is worth. */
const FEW = 5;

/** A small tribe dies out with the next misfortune. */
export const personOf = ({ people }: Table): number => (people < FEW ? 2 * PERSON : PERSON);

/** With its last woman a tribe loses its last camp and all births. */
export const womanOf = ({ view, me }: Table): number =>
  (view.tribes[me]?.women ?? 0) > 1 ? WOMAN : 3 * WOMAN;
