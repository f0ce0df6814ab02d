import { marked, unmarked } from '../../../engine/components.js';
import type { Audience, Seat, Text } from '../../../engine/rulebook.js';
import { listed, nameIn, say } from '../../../engine/words.js';
import { atlasOf, cardOf } from '../atlas.js';
import type { Components } from '../components/schema.js';
import type { Colour } from '../fields.js';
import type { View } from '../view-schema.js';

export type Narration = Audience<Components>;

export const nameOf = ({ names }: Narration, seat: Seat): string => names[seat] ?? '';

/** Both the name of a landscape and that it is here have a source. */
export function landscapeOf(telling: Narration, region: number): string {
  const { terrain, landscapes } = telling.components;
  const name = unmarked(nameIn(telling, landscapes, terrain.values[region - 1] ?? ''));
  return marked(terrain.provenance === 'rules' ? landscapes : terrain, name);
}

export const regionOf = (telling: Narration, region: number): string =>
  `${say(telling, { en: 'region', de: 'Gebiet' })} ${region} (${landscapeOf(telling, region)})`;

/** In an owner's pack several kinds of cards may have one name. */
export function titleOf({ components, language }: Narration, id: string): string {
  const { colour, name } = cardOf(components, id);
  const cards = [...atlasOf(components).cards.values()];
  const namesakes = cards.filter((card) => card.name[language] === name[language]);
  const title = markedName(components, colour, name[language]);
  if (namesakes.length < 2) return title;
  return `${title} (${namesakes.findIndex((card) => card.id === id) + 1})`;
}

/** The names of cards may have another source than what the cards do. */
export function markedName({ lightCards, darkCards }: Components, colour: Colour, name: string): string {
  const cards = colour === 'light' ? lightCards : darkCards;
  return marked(cards.parts?.name ?? cards, name);
}

export function quoted(telling: Narration, id: string): string {
  const title = titleOf(telling, id);
  return say(telling, { en: `“${title}”`, de: `„${title}“` });
}

type Forms = { readonly en: readonly [string, string]; readonly de: readonly [string, string] };
const nouns = {
  stone: { en: ['stone', 'stones'], de: ['Stein', 'Steine'] },
  hunter: { en: ['hunter', 'hunters'], de: ['Jäger', 'Jäger'] },
  mammoth: { en: ['mammoth', 'mammoths'], de: ['Mammut', 'Mammuts'] },
  point: { en: ['point', 'points'], de: ['Punkt', 'Punkte'] },
  card: { en: ['card', 'cards'], de: ['Karte', 'Karten'] },
  lightCard: { en: ['light card', 'light cards'], de: ['helle Karte', 'helle Karten'] },
  darkCard: { en: ['dark card', 'dark cards'], de: ['dunkle Karte', 'dunkle Karten'] },
  club: { en: ['club', 'clubs'], de: ['Keule', 'Keulen'] },
  fire: { en: ['fire tile', 'fire tiles'], de: ['Feuerplättchen', 'Feuerplättchen'] },
  armed: { en: ['hunter with a club', 'hunters with clubs'], de: ['Jäger mit Keule', 'Jäger mit Keule'] },
} as const satisfies Record<string, Forms>;
export type Noun = keyof typeof nouns;

/** `1 stone`, `2 stones`. */
export const counted = ({ language }: Narration, count: number, noun: Noun): string =>
  `${count} ${nouns[noun][language][count === 1 ? 0 : 1]}`;

/** As it stands before the word `card`. */
export const colourWord = (telling: Narration, colour: Colour): string =>
  colour === 'light'
    ? say(telling, { en: 'light', de: 'helle' })
    : say(telling, { en: 'dark', de: 'dunkle' });

/** What a card costs or brings. The mammoth card has a price for each of its options. */
export function pricesOf({ components }: Narration, id: string): number[] {
  const { effect, stones } = cardOf(components, id);
  if (effect.type !== 'mammoth') return effect.type === 'cult' ? [] : [stones.values];
  return [...new Set([stones.values, effect.neighbour, effect.anywhere])];
}

export function priceOf(telling: Narration, id: string): string {
  const prices = pricesOf(telling, id);
  const last = counted(telling, prices.at(-1) ?? 0, 'stone');
  const before = prices.slice(0, -1).join(', ');
  const or = say(telling, { en: 'or', de: 'oder' });
  const { stones } = cardOf(telling.components, id);
  return marked(stones, before === '' ? last : `${before} ${or} ${last}`);
}

/** One of the hunters of a seat. The German phrases are in the accusative. */
export interface SomeHunter {
  readonly seat: Seat;
  readonly clubbed: boolean;
}

/** For the seat that reads it: its own hunters are `yours`. */
export function yourHunter(telling: Narration, { seat, clubbed }: SomeHunter, you: Seat | undefined): string {
  if (seat !== you) return hunterOf(telling, { seat, clubbed });
  return clubbed
    ? say(telling, { en: 'your hunter with a club', de: 'einen deiner Jäger mit Keule' })
    : say(telling, { en: 'your hunter', de: 'einen deiner Jäger' });
}

export function hunterOf(telling: Narration, { seat, clubbed }: SomeHunter): string {
  const name = nameOf(telling, seat);
  return clubbed
    ? say(telling, { en: `${name}’s hunter with a club`, de: `einen Jäger mit Keule von ${name}` })
    : say(telling, { en: `${name}’s hunter`, de: `einen Jäger von ${name}` });
}

/** A hunter of the seat that acts, or of another. */
export function anyHunter(telling: Narration, { seat, clubbed }: SomeHunter, by: Seat): string {
  if (seat !== by) return hunterOf(telling, { seat, clubbed });
  return clubbed
    ? say(telling, { en: 'a hunter of their own with a club', de: 'einen eigenen Jäger mit Keule' })
    : say(telling, { en: 'a hunter of their own', de: 'einen eigenen Jäger' });
}

/** `Anna loses 2 hunters and Bert loses 1`: seats to which nothing happens are left out. */
export function bySeat(telling: Narration, counts: readonly number[], noun: Noun, verb: Text): string {
  const parts = counts.flatMap((count, seat) => (count > 0 ? [{ count, name: nameOf(telling, seat) }] : []));
  const said = parts.map(
    ({ count, name }, index) =>
      `${name} ${say(telling, verb)} ${index === 0 ? counted(telling, count, noun) : count}`,
  );
  return listed(telling, said);
}

/** `1 mammoth, 3 hunters (1 yours)`: what stands in a region, for the seat that looks. */
function standing(telling: Narration, region: number, view?: View): string {
  const { mammoths = 0, hunters = [] } = view?.regions[region - 1] ?? {};
  const all = hunters.reduce((sum, count) => sum + count, 0);
  const own = view?.viewer == null ? 0 : (hunters[view.viewer] ?? 0);
  const yours = say(telling, {
    en: ` (${own} yours)`,
    de: ` (${own} ${own === 1 ? 'eigener' : 'eigene'})`,
  });
  const parts = [
    mammoths === 0 ? '' : counted(telling, mammoths, 'mammoth'),
    all === 0 ? '' : `${counted(telling, all, 'hunter')}${own === 0 ? '' : yours}`,
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(', ') : say(telling, { en: 'empty', de: 'leer' });
}

/** How the fields of events and actions are put into words. */
export const formats = {
  region: regionOf,
  from: regionOf,
  to: regionOf,
  card: quoted,
  colour: colourWord,
  stones: (telling: Narration, count: number) => counted(telling, count, 'stone'),
  standing,
  opponent: nameOf,
  lost: (telling: Narration, counts: readonly number[]) =>
    bySeat(telling, counts, 'hunter', { en: 'loses', de: 'verliert' }),
  points: (telling: Narration, counts: readonly number[]) =>
    bySeat(telling, counts, 'point', { en: 'scores', de: 'erhält' }),
};
