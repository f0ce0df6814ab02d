import { zeros } from '../../engine/lists.js';
import type { Components } from './components/schema.js';
import type { Figure, Side, Station } from './fields.js';

/** A card in a hand or an eclipse pile. */
export interface Held {
  readonly card: string;
  /** Whether everybody knows that it is among the hand, the eclipse pile and what was buried from them unseen. */
  readonly shown: boolean;
  /** How many cards its owner had buried unseen when it came: it cannot be one of those. */
  readonly since: number;
  /** Once a card like a known one came to light: what was known here, and when the card came that it may be instead. */
  readonly doubt?: { readonly card: string; readonly since: number };
}

/** A buried card; `open` when it was taken from where everybody could see it. */
export interface Buried extends Held {
  readonly open: boolean;
}

export interface Placed {
  readonly figure: Figure;
  readonly at: Station;
}

export interface Player {
  readonly chief: string;
  readonly side: Side;
  readonly setupCard: string;
  readonly points: number;
  readonly food: number;
  readonly tools: number;
  /** Camps that are still on the board. */
  readonly campsLeft: number;
  /** Camps on each tile. */
  readonly camps: readonly number[];
  readonly settlementsLeft: number;
  /** Megaliths that have left the board; the first ones were neutral. */
  readonly built: number;
  readonly stones: readonly string[];
  /** By kind of animal. */
  readonly alive: readonly number[];
  readonly slain: readonly number[];
  /** The last card is drawn first. */
  readonly deck: readonly string[];
  readonly hand: readonly Held[];
  /** The last card lies on top. */
  readonly discards: readonly string[];
  /** The eclipse pile while it lies face down. */
  readonly pile: readonly Held[];
  /** Members of the eclipse pile once it is revealed. */
  readonly revealed: readonly string[];
  readonly buried: readonly Buried[];
  /** Steps on the two tracks of the idol board. */
  readonly offering: number;
  readonly glory: number;
  readonly chiefFigure: boolean;
  readonly tribeFigures: number;
  readonly placed: readonly Placed[];
}

export function newPlayer({ board, rounds, animals }: Components): Player {
  return {
    chief: '',
    side: 'a',
    setupCard: '',
    points: 0,
    food: 0,
    tools: 0,
    campsLeft: board.values.camps,
    camps: zeros(19),
    settlementsLeft: board.values.settlementSpaces.length,
    built: 0,
    stones: [],
    alive: animals.values.map(() => 0),
    slain: animals.values.map(() => 0),
    deck: [],
    hand: [],
    discards: [],
    pile: [],
    revealed: [],
    buried: [],
    offering: 0,
    glory: 0,
    chiefFigure: true,
    tribeFigures: rounds.values.tribeFigures,
    placed: [],
  };
}

/** The different cards of a hand, in the order in which they came. */
export function handOf({ hand }: Player): string[] {
  const cards: string[] = [];
  for (const { card } of hand) if (!cards.includes(card)) cards.push(card);
  return cards;
}

/** How many cards were buried from the hand, where nobody else saw which. */
export function buriedUnseen({ buried }: Player): number {
  let unseen = 0;
  for (const { open } of buried) if (!open) unseen += 1;
  return unseen;
}

export function foodLimit({ board }: Components, player: Player): number {
  return board.values.foodLimit + board.values.camps - player.campsLeft;
}

export const megalithsLeft = ({ board }: Components, player: Player): number =>
  board.values.recesses.length * board.values.recessSize - player.built;

/** The first megaliths of every board are neutral. */
export const nextIsNeutral = ({ board }: Components, player: Player): boolean =>
  player.built < board.values.neutrals;
