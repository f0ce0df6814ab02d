import { latest } from '../../engine/memo.js';
import type { Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { apart, NOWHERE, neighbour, touching } from './board.js';
import { cardEffect, catalogueOf } from './catalogue.js';
import { type CardEffect, directions } from './components/schema.js';
import { hasFire, stepsOf } from './conditions.js';
import type { CardAction } from './fields.js';
import { canStep } from './ground.js';
import {
  campsOf,
  companyAt,
  crowd,
  everySeat,
  groupsOf,
  hexesWithPeople,
  warriorsAt,
  warriorsLeft,
  womenAt,
  womenLeft,
} from './people.js';
import { boardIn, type Fight, IN_RESERVE, isFlooded, type State } from './state.js';
import { unmoved, type Walk } from './walk.js';
import { hasFresh } from './walking.js';

/** The step in which a card is played. */
export type CardTime =
  | 'nature-window'
  | 'move'
  | 'fight-window'
  | 'lose-figure'
  | 'food-window'
  | 'birth-window';

const times: { readonly [Type in CardEffect['type']]: CardTime } = {
  raft: 'move',
  'mountain-path': 'move',
  'long-march': 'move',
  palisade: 'move',
  elopement: 'move',
  'turn-wind': 'nature-window',
  beaters: 'nature-window',
  'call-pack': 'nature-window',
  shaman: 'nature-window',
  strength: 'fight-window',
  hunt: 'fight-window',
  'pit-trap': 'fight-window',
  ambush: 'fight-window',
  amazons: 'fight-window',
  'smoked-meat': 'fight-window',
  torch: 'fight-window',
  flight: 'lose-figure',
  'good-catch': 'food-window',
  roots: 'food-window',
  theft: 'food-window',
  cannibals: 'food-window',
  fertility: 'birth-window',
};

export const timesOf = ({ type }: CardEffect, advanced: boolean): CardTime =>
  advanced && type === 'torch' ? 'move' : times[type];

/** The cards of a hand that belong to a step, each once. */
export function playable(state: State, seat: Seat, time: CardTime): string[] {
  const found: string[] = [];
  for (const card of state.hands[seat] ?? []) {
    const effect = cardEffect(state.components, card);
    if (timesOf(effect, state.options.advanced) === time && !found.includes(card)) found.push(card);
  }
  return found;
}

/** How cards are played in a window or in a movement. Flight is an answer to a loss. */
type Play = Exclude<CardAction, { readonly type: 'flee' }>;

/** Every way in which a seat may play its cards in a step. */
export function plays(state: State, seat: Seat, time: CardTime): Play[] {
  const cards = playable(state, seat, time);
  const [only] = cards;
  if (only === undefined) return [];
  return cards.length === 1 ? usesOf(state, seat, only) : cards.flatMap((card) => usesOf(state, seat, card));
}

const at = (card: string, hexes: readonly number[]): Play[] =>
  hexes.map((hex) => ({ type: 'play-at', card, hex }));
const on = (card: string, seats: readonly Seat[]): Play[] =>
  seats.map((target) => ({ type: 'play-on', card, target }));

export const turns = ['clockwise', 'anticlockwise'] as const;

export function usesOf(state: State, seat: Seat, card: string): Play[] {
  const effect = cardEffect(state.components, card);
  switch (effect.type) {
    case 'raft':
      return crossings(state, seat, card);
    case 'mountain-path': {
      const open = startHexes(state, seat).filter((hex) => !state.walk?.paths.includes(hex));
      return at(card, open);
    }
    case 'long-march': {
      const ordered = state.walk?.marches ?? [];
      const rested = startHexes(state, seat).filter((hex) => !ordered.some((one) => one.hex === hex));
      return at(card, rested);
    }
    case 'palisade': {
      const bare = campsOf(state, seat).filter((hex) => state.fences[hex] === NOWHERE);
      return at(card, fencesLeft(state) > 0 ? bare : []);
    }
    case 'elopement':
      return womenLeft(state, seat) > 0 ? elopements(state, seat, card) : [];
    case 'turn-wind':
      return turns.map((turn) => ({ type: 'play-wind', card, turn }));
    case 'beaters':
      return herdsToBeat(state, card);
    case 'call-pack': {
      if (!state.tiles.includes(IN_RESERVE)) return [];
      const people = crowd(state);
      const empty = boardIn(state).rim.filter((hex) => people[hex] === 0);
      return at(card, empty);
    }
    case 'torch':
      if (state.options.advanced) return at(card, fireWithin(state, seat) ? campsOf(state, seat) : []);
      return simply(state, seat, card, effect);
    case 'ambush':
      return on(card, ambushed(state, seat));
    case 'flight':
      return [];
    case 'theft':
      return on(card, victims(state, seat, effect.reach));
    case 'fertility':
      return at(card, womenLeft(state, seat) + warriorsLeft(state, seat) > 0 ? campsOf(state, seat) : []);
    default:
      return simply(state, seat, card, effect);
  }
}

type SimpleEffect = Extract<
  CardEffect,
  {
    readonly type:
      | 'shaman'
      | 'strength'
      | 'good-catch'
      | 'roots'
      | 'hunt'
      | 'pit-trap'
      | 'smoked-meat'
      | 'torch'
      | 'amazons'
      | 'cannibals';
  }
>;

/** Whether a card that needs no choice may be played. */
export function isPlayable(state: State, seat: Seat, { type }: SimpleEffect): boolean {
  switch (type) {
    case 'shaman':
      return state.event !== '';
    case 'strength':
    case 'good-catch':
    case 'roots':
      return true;
    case 'hunt':
    case 'pit-trap':
    case 'smoked-meat':
    case 'torch':
      return state.fight?.kind === 'animals';
    case 'amazons':
      return state.fight !== null && womenAt(state, seat, state.fight.hex) > 0;
    case 'cannibals':
      return (state.killed[seat] ?? 0) > 0;
  }
  return assertNever(type);
}

const simply = (state: State, seat: Seat, card: string, effect: SimpleEffect): Play[] =>
  isPlayable(state, seat, effect) ? [{ type: 'play', card }] : [];

const countFences = latest((fences: readonly number[]): number => {
  let count = 0;
  for (const fence of fences) if (fence !== NOWHERE) count += 1;
  return count;
});

export const fencesLeft = (state: State): number =>
  state.components.limits.values.fences - countFences(state.fences);

/** Hexes with a figure that may still set out; survivors of a flood do not move. */
function startHexes(state: State, seat: Seat): number[] {
  const found: number[] = [];
  if (stepsOf(state) === 0) return found;
  const walk = state.walk ?? unmoved;
  for (const group of groupsOf(state, seat))
    if (!isFlooded(state, group.hex) && hasFresh(walk, group)) found.push(group.hex);
  return found;
}

function crossings(state: State, seat: Seat, card: string): Play[] {
  const found: Play[] = [];
  if (stepsOf(state) === 0) return found;
  const walk = state.walk ?? unmoved;
  const board = boardIn(state);
  for (const { hex: from } of groupsOf(state, seat)) {
    if (isFlooded(state, from)) continue;
    for (const to of board.crossings[from] ?? [])
      if ((state.closed[to] ?? 0) === 0 && !isOpen(walk, from, to))
        found.push({ type: 'play-raft', card, from, to });
  }
  return found;
}

/** Whether a raft lies there that nobody has used. */
export const isOpen = ({ rafts }: Walk, from: number, to: number): boolean =>
  rafts.some((raft) => raft.from === from && raft.to === to && raft.group === NOWHERE);

function elopements(state: State, seat: Seat, card: string): Play[] {
  const found: Play[] = [];
  for (const target of everySeat(state)) {
    if (target === seat) continue;
    for (const { hex: from, women, warriors } of groupsOf(state, target)) {
      if (women === 0 || warriors > 0 || isFlooded(state, from)) continue;
      for (let direction = 0; direction < 6; direction += 1) {
        const to = neighbour(boardIn(state), from, direction);
        if (to !== NOWHERE && (state.closed[to] ?? 0) === 0 && warriorsAt(state, seat, to) > 0)
          found.push({ type: 'play-elopement', card, target, from, to });
      }
    }
  }
  return found;
}

function herdsToBeat(state: State, card: string): Play[] {
  const { speciesOf } = catalogueOf(state.components);
  const people = crowd(state);
  const found: Play[] = [];
  const known = new Set<number>();
  for (const [tile, hex] of state.tiles.entries()) {
    const row = speciesOf[tile] ?? 0;
    if (hex < 0 || (people[hex] ?? 0) > 0 || known.has(hex * 6 + row)) continue;
    known.add(hex * 6 + row);
    const species = state.components.species.values[row]?.id ?? '';
    for (const direction of directions) found.push({ type: 'play-herd', card, hex, species, direction });
  }
  return found;
}

export function fireWithin(state: State, seat: Seat): boolean {
  if (hasFire(state, seat)) return false;
  const mine = hexesWithPeople(state, seat);
  return everySeat(state).some(
    (other) =>
      other !== seat &&
      hasFire(state, other) &&
      campsOf(state, other).some((camp) => mine.some((hex) => touching(hex, camp))),
  );
}

function ambushed(state: State, seat: Seat): Seat[] {
  const { fight } = state;
  if (fight === null || fight.kind === 'animals') return [];
  return fight.seats.filter((other) => other !== seat && warriorsAt(state, other, fight.hex) > 0);
}

function victims(state: State, seat: Seat, reach: number): Seat[] {
  const board = boardIn(state);
  const mine = hexesWithPeople(state, seat);
  return everySeat(state).filter(
    (other) =>
      other !== seat &&
      (state.food[other] ?? 0) > 0 &&
      hexesWithPeople(state, other).some((a) => mine.some((b) => apart(board, a, b) <= reach)),
  );
}

/** Where a tribe may retreat: a neighbouring hex that it could step on and where it meets nobody. */
export function retreats(state: State, fight: Fight, seat: Seat): number[] {
  const board = boardIn(state);
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction += 1) {
    const to = neighbour(board, fight.hex, direction);
    if (canStep(state, fight.hex, direction) && companyAt(state, seat, to) === 0) found.push(to);
  }
  return found;
}
