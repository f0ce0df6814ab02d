import { marked, type Provenance, type Sourced } from '../../../engine/components.js';
import { memo } from '../../../engine/memo.js';
import type { Language, Seat, Text } from '../../../engine/rulebook.js';
import { eachLanguage, listed, say } from '../../../engine/words.js';
import type { Components } from '../components/schema.js';
import type { Station } from '../fields.js';
import { texts } from './index.js';
import type { Told } from './say.js';

type Named = { readonly id: string; readonly name: Text; readonly provenance?: Provenance };
type Source = { readonly provenance: Provenance };

/** With the mark of names that are not from the rules. */
const namesOf = ({ provenance }: Source, ...rows: (readonly Named[])[]): ReadonlyMap<string, Text> =>
  new Map(
    rows.flat().map(({ id, name, provenance: own = provenance }) => {
      const said = (language: Language): string => marked({ provenance: own }, name[language]);
      return [id, eachLanguage(said)];
    }),
  );

const namesIn = (group: Sourced<readonly Named[]>) => namesOf(group, group.values);

const allNames = memo((components: Components) => {
  const { members, startCards, advancements, stones } = components;
  return {
    cards: new Map([
      ...namesOf(members, members.values),
      ...namesOf(startCards, startCards.values),
      ...namesOf(advancements, advancements.values.one, advancements.values.two),
    ]),
    stones: namesOf(stones, stones.values.one, stones.values.two),
    animals: namesIn(components.animals),
    terrains: namesIn(components.terrains),
    chiefs: namesIn(components.chiefs),
    setupCards: namesIn(components.setupCards),
    finds: namesIn(components.iceFinds),
    restTiles: namesIn(components.restTiles),
    columns: namesIn(components.columns),
  };
});
type Group = keyof ReturnType<typeof allNames>;

/** How something of the box is called. */
export function nameOf(telling: Told, group: Group, id: string): string {
  const name = allNames(telling.components)[group].get(id);
  return name?.[telling.language] ?? texts[telling.language].something;
}

/** Animals and chiefs read like other nouns in English; German names are not inflected. */
const isPlainInEnglish = (group: Group): boolean => group === 'animals' || group === 'chiefs';

/** Within a sentence. */
export const called = (telling: Told, group: Group, id: string): string => {
  const name = nameOf(telling, group, id);
  return say(telling, { en: isPlainInEnglish(group) ? name : `“${name}”`, de: `„${name}“` });
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

/** The same within a sentence. */
export const stationCalled = (telling: Told, station: Station): string => {
  const name = stationName(telling, station);
  return station === 'rest' ? name : say(telling, { en: `“${name}”`, de: `„${name}“` });
};

export const stationName = (telling: Told, station: Station): string =>
  station === 'rest' ? texts[telling.language].rest : nameOf(telling, 'columns', station);
