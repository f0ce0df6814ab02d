import type { Seat, Telling } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { atlasOf, cardOf } from '../atlas.js';
import type { Colour } from '../schemas/common.js';
import type { Components } from '../schemas/components.js';

export type Told = Telling<Components>;

export const nameOf = ({ names }: Told, seat: Seat): string => names[seat] ?? '';

export function landscapeOf({ components, language }: Told, region: number): string {
  const id = components.terrain.values[region - 1];
  return components.landscapes.values.find((one) => one.id === id)?.name[language] ?? '';
}

export const regionOf = (telling: Told, region: number): string =>
  `${say(telling, { en: 'region', de: 'Gebiet' })} ${region} (${landscapeOf(telling, region)})`;

/** In an owner's pack several kinds of cards may have one name. */
export function titleOf({ components, language }: Told, id: string): string {
  const name = cardOf(components, id).name[language];
  const namesakes = [...atlasOf(components).cards.values()].filter((card) => card.name[language] === name);
  if (namesakes.length < 2) return name;
  return `${name} (${namesakes.findIndex((card) => card.id === id) + 1})`;
}

export function quoted(telling: Told, id: string): string {
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
export const counted = ({ language }: Told, count: number, noun: Noun): string =>
  `${count} ${nouns[noun][language][count === 1 ? 0 : 1]}`;

/** The colour of a card as it stands before `card`, after nothing. */
export const colourWord = (telling: Told, colour: Colour): string =>
  colour === 'light'
    ? say(telling, { en: 'light', de: 'helle' })
    : say(telling, { en: 'dark', de: 'dunkle' });

/** What a card costs or brings: several prices where what is done with it decides. */
export function pricesOf({ components }: Told, id: string): number[] {
  const { effect, stones } = cardOf(components, id);
  if (effect.type !== 'mammoth') return effect.type === 'cult' ? [] : [stones.values];
  return [...new Set([stones.values, effect.neighbour, effect.anywhere])];
}

export function priceOf(telling: Told, id: string): string {
  const prices = pricesOf(telling, id);
  const last = counted(telling, prices.at(-1) ?? 0, 'stone');
  const before = prices.slice(0, -1).join(', ');
  const or = say(telling, { en: 'or', de: 'oder' });
  return before === '' ? last : `${before} ${or} ${last}`;
}

/** One of the hunters of a seat. In German it is an object: what is done to it, or with it. */
export interface SomeHunter {
  readonly seat: Seat;
  readonly clubbed: boolean;
}

/** As the one who is spoken to would hear it: own hunters are `yours`. */
export function yourHunter(telling: Told, { seat, clubbed }: SomeHunter, you: Seat | undefined): string {
  if (seat !== you) return hunterOf(telling, { seat, clubbed });
  return clubbed
    ? say(telling, { en: 'your hunter with a club', de: 'einen deiner Jäger mit Keule' })
    : say(telling, { en: 'your hunter', de: 'einen deiner Jäger' });
}

export function hunterOf(telling: Told, { seat, clubbed }: SomeHunter): string {
  const name = nameOf(telling, seat);
  return clubbed
    ? say(telling, { en: `${name}’s hunter with a club`, de: `einen Jäger mit Keule von ${name}` })
    : say(telling, { en: `${name}’s hunter`, de: `einen Jäger von ${name}` });
}

/** A hunter of whoever is spoken of, or of somebody else. */
export function anyHunter(telling: Told, { seat, clubbed }: SomeHunter, by: Seat): string {
  if (seat !== by) return hunterOf(telling, { seat, clubbed });
  return clubbed
    ? say(telling, { en: 'a hunter with a club', de: 'einen eigenen Jäger mit Keule' })
    : say(telling, { en: 'a hunter', de: 'einen eigenen Jäger' });
}
