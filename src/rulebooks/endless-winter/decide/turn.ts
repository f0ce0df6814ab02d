import type { Seat } from '../../../engine/rulebook.js';
import { cardOf, catalogueOf } from '../catalogue.js';
import { abilityOf, columnOf, partsOf } from '../gains/abilities.js';
import { isFirstHere } from '../legal.js';
import { pendingOf } from '../pending.js';
import type { Figure, Station } from '../schemas/action.js';
import { stations } from '../schemas/action.js';
import type { Pay, PayCode, Way } from '../schemas/effects.js';
import { playerOf, topStep } from '../state.js';
import { endPart } from './eclipse.js';
import type { Deciding } from './recording.js';

const amount = (pays: readonly Pay[], code: PayCode): number =>
  pays.reduce((sum, { pay, n }) => sum + (pay === code ? n : 0), 0);

/** Pays for a way and lays out what it brings. */
export function usedWay(
  recording: Deciding,
  seat: Seat,
  ability: string,
  { way, index = 0, top = false }: { way: Way; index?: number; top?: boolean },
): void {
  recording.add({
    type: 'ability-used',
    seat,
    ability,
    way: index,
    food: amount(way.pay, 'food'),
    tool: amount(way.pay, 'tool'),
    work: amount(way.pay, 'work'),
    discard: amount(way.pay, 'discard'),
    gains: pendingOf(recording.state, seat, way.get, { top }),
  });
}

export function use(recording: Deciding, seat: Seat, ability: string, index: number): void {
  const way = abilityOf(recording.state, seat, ability)?.ways[index];
  if (way === undefined) throw new Error(`${ability} has no way ${index}`);
  usedWay(recording, seat, ability, { way, index });
}

export function useColumn(
  recording: Deciding,
  seat: Seat,
  space: 'top' | 'middle' | 'bottom',
  index = 0,
): void {
  const column = columnOf(recording.state);
  if (column === undefined) throw new Error('the figure stands in no column');
  const way = { top: column.top[index], middle: column.middle, bottom: { pay: [], get: column.bottom } }[
    space
  ];
  if (way === undefined) throw new Error(`the top space has no way ${index}`);
  usedWay(recording, seat, space, { way, index, top: space === 'top' });
}

export function playAdvancement(recording: Deciding, seat: Seat, card: string): void {
  const discard = recording.state.turn.advancements > 0;
  recording.add({ type: 'advancement-played', seat, card, discard });
}

/** Work that the member's ability brings in this column comes with it: nobody would forgo it. */
export function playMember(recording: Deciding, seat: Seat, card: string): void {
  const { components, turn } = recording.state;
  const { work, ability } = cardOf(components, card);
  const only = ability?.ways.length === 1 ? ability.ways[0] : undefined;
  const fits = ability?.when === undefined || ability.when === turn.station;
  const used =
    only !== undefined &&
    fits &&
    only.pay.length === 0 &&
    only.get.every(({ gain, per }) => gain === 'work' && !per);
  const bonus = used ? only.get.reduce((sum, { n }) => sum + n, 0) : 0;
  recording.add({ type: 'member-played', seat, card, work: work + bonus, used });
}

/** Work for every symbol that the food marker passes on its way down. */
export function spendFood(recording: Deciding, seat: Seat, to: number): void {
  const { food } = playerOf(recording.state, seat);
  const { workAt } = recording.state.components.board.values;
  const passed = workAt.filter((at) => at > to && at <= food).length;
  recording.add({ type: 'food-spent', seat, to, work: passed * 2 });
}

export function placeFigure(recording: Deciding, seat: Seat, figure: Figure, at: Station): void {
  const { state } = recording;
  const resting = at === 'rest';
  const tile = resting && state.rest.open !== '' && state.visits[stations.indexOf('rest')] === 0;
  const offers = resting ? state.components.board.values.rest.map((_, n) => `rest/${n}`) : [];
  recording.add({ type: 'figure-placed', seat, figure, at, offers, tile });
}

export function takeRestTile(recording: Deciding, seat: Seat, next: boolean): void {
  const { rest, components } = recording.state;
  const tile = next ? (rest.stack[0] ?? rest.open) : rest.open;
  const gain = catalogueOf(components).restTiles.get(tile) ?? [];
  const offers = partsOf(gain).map((_, n) => `rest-tile/${n}`);
  recording.add({ type: 'rest-tile-taken', seat, tile, next, offers });
}

/** From space to space; the bottom one is only for the first figure of the round. */
export function goOn(recording: Deciding, seat: Seat): void {
  const { space } = topStep(recording.state, 'act');
  if (space === 'top') recording.add({ type: 'space-left', seat, to: 'middle' });
  else if (space === 'middle' && isFirstHere(recording.state)) {
    recording.add({ type: 'space-left', seat, to: 'bottom' });
  } else recording.add({ type: 'turn-ended', seat });
}

export function done(recording: Deciding, seat: Seat): void {
  const step = recording.state.agenda[recording.state.agenda.length - 1];
  switch (step?.step) {
    case 'advancements':
      recording.add({ type: 'advancements-ended', seat });
      return;
    case 'lay':
      recording.add({ type: 'laying-ended', seat });
      return;
    case 'eclipse':
      endPart(recording, seat, step.part);
      return;
    case 'gain':
      recording.add({ type: 'gain-ended', seat });
      return;
    default:
      throw new Error(`${step?.step} cannot be left`);
  }
}
