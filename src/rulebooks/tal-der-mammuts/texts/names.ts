import { marked, type Provenance, type Sourced } from '../../../engine/components.js';
import type { Audience, Language, Seat, Text } from '../../../engine/rulebook.js';
import { counted, eachLanguage, inEachLanguage, listed as listedIn } from '../../../engine/words.js';
import { catalogueOf } from '../catalogue.js';
import type { Components, Direction, Terrain } from '../components/schema.js';
import type { Figure, StepName } from '../fields.js';

import { texts } from './index.js';

/*
 * Names and phrases, in both languages side by side. Names from a pack may have any gender and have no plural, so
 * sentences use them without an article.
 */
export type Told = Audience<Components>;

export const both = (same: string): Text => ({ en: same, de: same });

/** The name of the player of a seat. */
export const who = (seat: Seat, { names, language }: Told): string =>
  names[seat] ?? (language === 'de' ? `Platz ${seat + 1}` : `Seat ${seat + 1}`);

/** `One, two and three`. */
export function listed(items: readonly Text[]): Text {
  const inOne = (language: Language) => items.map((item) => item[language]);
  return eachLanguage((language) => listedIn({ language }, inOne(language)));
}

export const whoAll = (seats: readonly Seat[], told: Told): Text =>
  listed(seats.map((seat) => both(who(seat, told))));

export const places = (hexes: readonly number[]): Text => {
  const numbers = listed([...hexes].sort((a, b) => a - b).map((hex) => both(String(hex))));
  return hexes.length === 1
    ? { en: `hex ${numbers.en}`, de: `Feld ${numbers.de}` }
    : { en: `hexes ${numbers.en}`, de: `Felder ${numbers.de}` };
};

/** With the article that German needs for several: `die Felder 3 und 4`, `Feld 3`. */
export const thePlaces = (hexes: readonly number[]): Text => {
  const { en, de } = places(hexes);
  return { en, de: hexes.length === 1 ? de : `die ${de}` };
};

/** The same after `on` and `auf`. */
export const onPlaces = (hexes: readonly number[]): Text => {
  const { en, de } = places(hexes);
  return { en: `on ${en}`, de: `auf ${hexes.length === 1 ? de : de.replace('Felder', 'den Feldern')}` };
};

interface Row {
  readonly id: string;
  readonly name: Text;
  readonly provenance?: Provenance;
}

/** The name of a row, with the mark of its source; a number distinguishes rows of a pack that have the same name. */
function nameIn({ provenance, values }: Sourced<readonly Row[]>, id: string): Text {
  const found = values.find((row) => row.id === id);
  if (found === undefined) return both('?');
  return eachLanguage((language) => {
    const name = found.name[language];
    const twins = values.filter((row) => row.name[language] === name);
    const said = twins.length < 2 ? name : `${name} (${twins.indexOf(found) + 1})`;
    return marked({ provenance: found.provenance ?? provenance }, said);
  });
}

export const speciesName = (id: string, { components }: Told): Text => nameIn(components.species, id);
export const cardName = (id: string, { components }: Told): Text => nameIn(components.specialCards, id);

export function eventName(id: string, { components }: Told): Text {
  const found = eventCard(id, components);
  if (found === undefined) return both('?');
  const { group, row } = found;
  return eachLanguage((language) =>
    marked({ provenance: row.provenance ?? group.provenance }, row.name[language]),
  );
}

function eventCard(id: string, { summerEvents, winterEvents }: Components) {
  for (const group of [summerEvents, winterEvents]) {
    const row = group.values.find((one) => one.id === id);
    if (row !== undefined) return { group, row };
  }
  return undefined;
}

interface Card {
  readonly text: Text;
  readonly advanced?: Text;
}

/** A pack may leave out the full stop. */
const sentence = (said: string): string => (/[.!?]$/.test(said) ? said : `${said}.`);

/** `“Hail”. A die names …`: a card with what it says. Events do not know whether a game is advanced. */
const withText = (name: Text, card: Card | undefined): Text =>
  eachLanguage((language) => {
    const head = `${quoted(name)[language]}.`;
    if (card === undefined) return head;
    const said = `${head} ${sentence(card.text[language])}`;
    return card.advanced === undefined
      ? said
      : `${said} ${FURTHER[language]}: ${sentence(card.advanced[language])}`;
  });

const FURTHER: Text = { en: 'Advanced rules', de: 'Für Fortgeschrittene' };

export const eventSaying = (id: string, told: Told): Text =>
  withText(eventName(id, told), eventCard(id, told.components)?.row);

export const cardSaying = (id: string, told: Told): Text =>
  withText(
    cardName(id, told),
    told.components.specialCards.values.find((card) => card.id === id),
  );

/** The name of a card within a sentence. */
export const quoted = ({ en, de }: Text): Text => ({ en: `“${en}”`, de: `„${de}“` });

export function sideName(side: string, { components }: Told): Text {
  const sides: { readonly [id: string]: { readonly name: Text } } = components.boards.values;
  const { name } = sides[side] ?? { name: both('?') };
  return eachLanguage((language) => marked(components.boards, name[language]));
}

/** Where the wind blows by the die: what its numbers mean has a source. */
export const rolledWind = (direction: Direction, { components }: Told): Text =>
  eachLanguage((language) => marked(components.windRose, compass[direction][language]));

/** The letter on the back of a tile. */
export const letterName = (letter: string, { components }: Told): string =>
  marked(components.animalTiles, letter);

/** `wolf`, `3 × wolf`. */
export function herd(count: number, species: string, told: Told): Text {
  const { en, de } = speciesName(species, told);
  return count === 1 ? { en, de } : { en: `${count} × ${en}`, de: `${count} × ${de}` };
}

/** The species of these tiles, with how many of each. */
export function tileHerds(tiles: readonly number[], told: Told): Text {
  const { speciesOf } = catalogueOf(told.components);
  const rows = told.components.species.values.flatMap(({ id }, row) => {
    const count = tiles.filter((tile) => speciesOf[tile] === row).length;
    return count === 0 ? [] : [herd(count, id, told)];
  });
  return listed(rows);
}

/** `1 round`, `2 rounds`. */
const noun =
  (one: Text, many: Text) =>
  (count: number): Text => ({ en: counted(count, one.en, many.en), de: counted(count, one.de, many.de) });

export const warriors = noun({ en: 'warrior', de: 'Krieger' }, { en: 'warriors', de: 'Krieger' });
export const women = noun({ en: 'woman', de: 'Frau' }, { en: 'women', de: 'Frauen' });
export const figures = noun({ en: 'figure', de: 'Figur' }, { en: 'figures', de: 'Figuren' });
export const camps = noun({ en: 'camp', de: 'Lager' }, { en: 'camps', de: 'Lager' });
export const cards = noun({ en: 'card', de: 'Karte' }, { en: 'cards', de: 'Karten' });
export const rounds = noun({ en: 'round', de: 'Runde' }, { en: 'rounds', de: 'Runden' });
export const steps = noun({ en: 'step', de: 'Schritt' }, { en: 'steps', de: 'Schritte' });

/** Warriors and women, without the kind that is absent. */
export const people = (counts: { readonly warriors: number; readonly women: number }): Text =>
  listed([
    ...(counts.warriors > 0 ? [warriors(counts.warriors)] : []),
    ...(counts.women > 0 ? [women(counts.women)] : []),
  ]);

export const figure: { readonly [Name in Figure]: Text } = {
  warrior: { en: 'warrior', de: 'Krieger' },
  woman: { en: 'woman', de: 'Frau' },
};

/** After German `mit`. */
export const withFigure: { readonly [Name in Figure]: string } = {
  warrior: 'dem Krieger',
  woman: 'der Frau',
};

/** In the accusative. */
export const aFigure: { readonly [Name in Figure]: Text } = {
  warrior: { en: 'a warrior', de: 'einen Krieger' },
  woman: { en: 'a woman', de: 'eine Frau' },
};

export const compass: { readonly [Name in Direction]: Text } = {
  NE: { en: 'north-east', de: 'Nordosten' },
  E: { en: 'east', de: 'Osten' },
  SE: { en: 'south-east', de: 'Südosten' },
  SW: { en: 'south-west', de: 'Südwesten' },
  W: { en: 'west', de: 'Westen' },
  NW: { en: 'north-west', de: 'Nordwesten' },
};

export const seasonName = {
  summer: { en: 'summer', de: 'Sommer' },
  winter: { en: 'winter', de: 'Winter' },
} as const satisfies Record<string, Text>;

export const terrainName: { readonly [Name in Terrain]: Text } = {
  plain: { en: 'plain', de: 'Ebene' },
  forest: { en: 'forest', de: 'Wald' },
  mountain: { en: 'mountains', de: 'Gebirge' },
  lake: { en: 'lake', de: 'See' },
};

/** What precedes the number of a region. */
export const regionName: { readonly [Name in Terrain]: Text } = {
  plain: { en: 'plain region', de: 'Ebenenregion' },
  forest: { en: 'forest region', de: 'Waldregion' },
  mountain: { en: 'mountain region', de: 'Gebirgsregion' },
  lake: both(''),
};

export const stepNames: { readonly [Name in StepName]: Text } = inEachLanguage(
  eachLanguage((language) => texts[language].steps),
);

export function phaseSentence({ language }: Told, step: StepName): string {
  const { steps, phases } = texts[language];
  const sentences: { readonly [Name in StepName]?: string } = phases;
  return sentences[step] ?? `${steps[step]} ${language === 'de' ? 'beginnt' : 'begins'}.`;
}

export const titles: Text = { en: 'Valley of the Mammoths', de: 'Das Tal der Mammuts' };

/** What each step asks. */
export const questions = inEachLanguage(eachLanguage((language) => texts[language].questions));
