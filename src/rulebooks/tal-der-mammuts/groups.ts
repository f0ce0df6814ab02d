import { insertedAt, replacedAt, withoutAt } from '../../engine/lists.js';
import type { Figure } from './fields.js';

/** The people of one tribe on one hex. */
export interface Group {
  readonly hex: number;
  readonly warriors: number;
  readonly women: number;
}

/** The groups of a tribe, in the order of their hexes; a hex without people has no group. */
export type Groups = readonly Group[];

export const nobody: Groups = [];

export function groupOn(groups: Groups, hex: number): Group | undefined {
  for (const group of groups) if (group.hex === hex) return group;
  return undefined;
}

/** A copy with figures added to a hex, or removed by negative numbers. */
export function grown(groups: Groups, hex: number, warriors: number, women: number): Groups {
  let at = 0;
  while (at < groups.length && (groups[at]?.hex ?? hex) < hex) at += 1;
  const was = groups[at]?.hex === hex ? groups[at] : undefined;
  const now = { hex, warriors: (was?.warriors ?? 0) + warriors, women: (was?.women ?? 0) + women };
  if (now.warriors === 0 && now.women === 0) return was === undefined ? groups : withoutAt(groups, at);
  if (was !== undefined) return replacedAt(groups, at, now);
  return insertedAt(groups, at, now);
}

/** Figures go to another hex. `0 -` keeps integers: -0 would turn the counts into floating-point numbers. */
export const resettled = (
  groups: Groups,
  from: number,
  to: number,
  warriors: number,
  women: number,
): Groups => grown(grown(groups, from, 0 - warriors, 0 - women), to, warriors, women);

/** What may be done with each kind of figure in each group. */
export function onePerFigure<Item>(groups: Groups, make: (figure: Figure, hex: number) => Item): Item[] {
  const found: Item[] = [];
  for (const { hex, warriors, women } of groups) {
    if (warriors > 0) found.push(make('warrior', hex));
    if (women > 0) found.push(make('woman', hex));
  }
  return found;
}
