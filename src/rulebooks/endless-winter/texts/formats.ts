import type { Seat } from '../../../engine/rulebook.js';
import { listed } from '../../../engine/words.js';
import type { EclipsePart, EndPart, Income, Pile, PointReason, Side, Station } from '../fields.js';
import type { View } from '../view-schema.js';
import { gainText, groupText, pendingText, pointsText } from './gains.js';
import { texts } from './index.js';
import { called, listOf, seatList, stationName } from './names.js';
import { fromTile, tileName, tileWithIncome, toTile } from './places.js';
import { halves, type Told } from './say.js';

const of = ({ language }: Told) => texts[language];

/** How the fields of events and actions are put into words. */
export const formats = {
  animal: (telling: Told, id: string) => called(telling, 'animals', id),
  animals: (telling: Told, ids: readonly string[]) => listOf(telling, 'animals', ids),
  card: (telling: Told, id: string) => called(telling, 'cards', id),
  cards: (telling: Told, ids: readonly string[]) => listOf(telling, 'cards', ids),
  chief: (telling: Told, id: string) => called(telling, 'chiefs', id),
  chiefs: (telling: Told, ids: readonly string[]) => listOf(telling, 'chiefs', ids),
  draft: (telling: Told, draft: boolean) => (draft ? of(telling).drafted : of(telling).dealt),
  endPart: (telling: Told, part: EndPart) => of(telling).endParts[part],
  for: (telling: Told, reason: PointReason) => of(telling).pointReasons[reason],
  gains: pendingText,
  halves: (_: Told, n: number) => halves(n),
  insteadOf: (telling: Told, gain: Income) => of(telling).insteadOf[gain],
  oneGain: (telling: Told, gain: Income) => gainText(telling, { gain, n: 1 }),
  part: (telling: Told, part: EclipsePart) => of(telling).withPart[part],
  pile: (telling: Told, pile: Pile) => of(telling).fromPile[pile],
  points: pointsText,
  seats: (telling: Told, order: readonly Seat[]) => seatList(telling, order),
  setupCard: (telling: Told, id: string) => called(telling, 'setupCards', id),
  setupCards: (telling: Told, ids: readonly string[]) => listOf(telling, 'setupCards', ids),
  setupGain: (telling: Told, card: string) =>
    groupText(telling, telling.components.setupCards.values.find(({ id }) => id === card)?.gain ?? []),
  side: (_: Told, side: Side) => side.toUpperCase(),
  station: (telling: Told, station: Station) => stationName(telling, station),
  stone: (telling: Told, id: string) => called(telling, 'stones', id),
  tiles: (telling: Told, tiles: readonly number[]) => listed(telling, tiles.map(String)),
  toPile: (telling: Told, pile: 'hand' | 'discards') => of(telling).toPile[pile],
  toSpace: (telling: Told, space: 'middle' | 'bottom') => of(telling).toSpace[space],
  fromTile: (telling: Told, tile: number, view?: View) =>
    fromTile(telling, tile, tileName(telling, tile, view)),
  toTile: (telling: Told, tile: number, view?: View) =>
    toTile(telling, tile, tileWithIncome(telling, tile, view)),
};
