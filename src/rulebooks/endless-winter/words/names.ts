import type { Seat, Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Station } from '../schemas/action.js';
import type { Components } from '../schemas/components.js';
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
  return say(telling, names[group].get(id) ?? { en: 'something', de: 'etwas' });
}

/** Within a sentence: German names stand in quotation marks there, because they are not inflected. */
export const called = (telling: Told, group: keyof AllNames, id: string): string => {
  const name = nameOf(telling, group, id);
  return say(telling, { en: name, de: `„${name}“` });
};

export const person = ({ names, language }: Told, seat: Seat): string =>
  names[seat] ?? say({ language }, { en: `Seat ${seat + 1}`, de: `Platz ${seat + 1}` });

export const stationName = (telling: Told, station: Station): string =>
  station === 'rest' ? say(telling, { en: 'Rest', de: 'Ruhen' }) : nameOf(telling, 'columns', station);
