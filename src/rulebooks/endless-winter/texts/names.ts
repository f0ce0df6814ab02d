import type { Seat, Text } from '../../../engine/rulebook.js';
import { listed, say } from '../../../engine/words.js';
import type { Components } from '../components/schema.js';
import type { Station } from '../fields.js';
import { texts } from './index.js';
import type { Told } from './say.js';

type Named = { readonly id: string; readonly name: Text };
type Names = ReadonlyMap<string, Text>;

interface AllNames {
  readonly cards: Names;
  readonly animals: Names;
  readonly terrains: Names;
  readonly stones: Names;
  readonly chiefs: Names;
  readonly setupCards: Names;
  readonly finds: Names;
  readonly restTiles: Names;
  readonly columns: Names;
}

const namesOf = (...rows: (readonly Named[])[]): Names =>
  new Map(rows.flat().map(({ id, name }) => [id, name]));

function allNames(components: Components): AllNames {
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
}

const known = new WeakMap<Components, AllNames>();

/** How something of the box is called. */
export function nameOf(telling: Told, group: keyof AllNames, id: string): string {
  let names = known.get(telling.components);
  if (names === undefined) {
    names = allNames(telling.components);
    known.set(telling.components, names);
  }
  return names[group].get(id)?.[telling.language] ?? texts[telling.language].something;
}

/** Within a sentence: German names stand in quotation marks there, because they are not inflected. */
export const called = (telling: Told, group: keyof AllNames, id: string): string => {
  const name = nameOf(telling, group, id);
  return say(telling, { en: name, de: `„${name}“` });
};

export const listOf = (telling: Told, group: keyof AllNames, ids: readonly string[]): string =>
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
