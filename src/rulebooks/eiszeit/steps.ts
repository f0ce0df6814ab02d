import type { Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import type { DarkEffect, LightEffect } from './schemas/components.js';
import type { HunterSpot } from './schemas/event.js';

/** A step of the agenda that carries out (a part of) a card, for the seat that does it. */
interface Acting {
  readonly seat: Seat;
  readonly card: string;
}

/** What a seat is in the middle of. Regions that are not chosen yet are 0. */
export type Step =
  | { readonly step: 'first'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'copy'; readonly seat: Seat }
  | ({ readonly step: 'opponent' } & Acting)
  | ({ readonly step: 'place'; readonly placed: number; readonly strayed: boolean } & Acting)
  | ({ readonly step: 'camp'; readonly placed: number; readonly region: number } & Acting)
  | ({ readonly step: 'camp-mammoth'; readonly region: number } & Acting)
  | ({ readonly step: 'trek'; readonly moved: number; readonly from: number; readonly to: number } & Acting)
  | ({ readonly step: 'trek-mammoth'; readonly from: number; readonly to: number } & Acting)
  | ({ readonly step: 'mammoth' } & Acting)
  | ({ readonly step: 'fire' } & Acting)
  | ({ readonly step: 'swap' } & Acting)
  | ({ readonly step: 'swap-with'; readonly first: HunterSpot } & Acting)
  | ({ readonly step: 'club' } & Acting)
  | ({ readonly step: 'drive'; readonly moved: readonly HunterSpot[] } & Acting)
  | ({ readonly step: 'remove'; readonly owners: readonly Seat[] } & Acting)
  | ({ readonly step: 'club-or-move' } & Acting)
  | ({ readonly step: 'move'; readonly moved: number } & Acting)
  | ({ readonly step: 'mammoth-home' } & Acting)
  /** A club may be given to a hunter of this region; of any, where that is 0. */
  | { readonly step: 'give'; readonly seat: Seat; readonly region: number }
  | { readonly step: 'discard'; readonly seat: Seat }
  | { readonly step: 'draw'; readonly seat: Seat }
  | { readonly step: 'glacier'; readonly seat: Seat };
export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>;

/** With what `seat` begins to carry out a card. */
export function stepFor(effect: LightEffect | DarkEffect, seat: Seat, card: string): Step {
  switch (effect.type) {
    case 'landscape':
    case 'all-place':
      return { step: 'place', seat, card, placed: 0, strayed: false };
    case 'camp':
      return { step: 'camp', seat, card, placed: 0, region: 0 };
    case 'trek':
      return { step: 'trek', seat, card, moved: 0, from: 0, to: 0 };
    case 'drive':
      return { step: 'drive', seat, card, moved: [] };
    case 'remove':
      return { step: 'remove', seat, card, owners: [] };
    case 'mammoth':
    case 'fire':
    case 'swap':
    case 'club':
    case 'club-or-move':
    case 'mammoth-home':
      return { step: effect.type, seat, card };
    case 'cult':
      throw new Error('a cult card is carried out like the card that it copies');
  }
  return assertNever(effect);
}
