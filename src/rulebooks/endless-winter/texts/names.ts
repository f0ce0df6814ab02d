import type { Seat, Text } from '../../../engine/rulebook.js';
import { listed, say } from '../../../engine/words.js';
import type { Components } from '../components/schema.js';
import type { Station } from '../fields.js';
import { memo } from '../memo.js';
import { texts } from './index.js';
import type { Told } from './say.js';

type Named = { readonly id: string; readonly name: Text };

const namesOf = (...rows: (readonly Named[])[]): ReadonlyMap<string, Text> =>
  new Map(rows.flat().map(({ id, name }) => [id, name]));

const allNames = memo((components: Components) => {
  const { members, startCards, advancements, stones } = components;
  return {
    cards: namesOf(members.values, startCards.values, advancements.values.one, advancements.values.two),
    animals: namesOf(components.animals.values),
    terrains: namesOf(components.terrains.values),
    stones: namesOf(stones.values.one, stones.values.two),
    chiefs: namesOf(components.chiefs.values),
    setupCards: namesOf(components.setupCards.values),
    finds: namesOf(components.iceFinds.values),
    restTiles: namesOf(components.restTiles.values),
    columns: namesOf(components.columns.values),
  };
});
type Group = keyof ReturnType<typeof allNames>;

/** How something of the box is called. */
export function nameOf(telling: Told, group: Group, id: string): string {
  const name = allNames(telling.components)[group].get(id);
  return name?.[telling.language] ?? texts[telling.language].something;
}

/** Within a sentence: German names stand in quotation marks there, because they are not inflected. */
export const called = (telling: Told, group: Group, id: string): string => {
  const name = nameOf(telling, group, id);
  return say(telling, { en: name, de: `„${name}“` });
};

export const listOf = (telling: Told, group: Group, ids: readonly string[]): string =>
  listed(
    telling,
    ids.map((id) => called(telling, group, id)),
  );

export const person = ({ names }: Told, seat: Seat): string => names[seat] ?? String(seat + 1);

export const seatList = (telling: Told, order: readonly Seat[]): string =>
  listed(
    telling,
    order.map((seat) => person(telling, seat)),
  );

export const stationName = (telling: Told, station: Station): string =>
  station === 'rest' ? texts[telling.language].rest : nameOf(telling, 'columns', station);
