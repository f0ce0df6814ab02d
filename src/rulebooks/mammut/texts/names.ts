import { marked } from '../../../engine/components.js';
import type { Audience, BySeat, Prompt, Seat } from '../../../engine/rulebook.js';
import { counted, listed, nameIn, say } from '../../../engine/words.js';
import { type Components, SHAMAN_BLUE, SHAMAN_RED } from '../components/schema.js';
import type { PointReason, ScoringPart } from '../scoring/parts.js';
import { ownerOf, sharesPerSeat } from '../shares.js';
import type { View } from '../view-schema.js';
import { texts } from './index.js';

type MammutAudience = Audience<Components>;

export const animalName = (telling: MammutAudience, id: string): string =>
  nameIn(telling, telling.components.animals, id);

/** The faces of the tiles and those of the shaman have sources of their own, and so have the kinds of animals. */
export function faceName(telling: MammutAudience, face: string): string {
  const names: { readonly [face: string]: string } = texts[telling.language].faces;
  const { tiles, shaman } = telling.components;
  const name = names[face];
  if (name === undefined) return animalName(telling, face);
  return marked(face === SHAMAN_RED || face === SHAMAN_BLUE ? shaman : tiles, name);
}

export const cardName = (telling: MammutAudience, id: string): string =>
  nameIn(telling, telling.components.cards, id);

export const quoted = (telling: MammutAudience, card: string): string =>
  say(telling, { en: `“${cardName(telling, card)}”`, de: `„${cardName(telling, card)}“` });

export const seatName = ({ names }: MammutAudience, seat: number): string => names[seat] ?? String(seat + 1);

/** People count from one. */
export const tileNumber = (place: number): string => String(place + 1);

/** Whose share it is; of two players each has two. */
export function shareName(telling: MammutAudience, share: number): string {
  const seats = telling.names.length;
  const name = seatName(telling, ownerOf(seats, share));
  if (sharesPerSeat(seats) === 1) {
    return say(telling, { en: `the share of ${name}`, de: `den Anteil von ${name}` });
  }
  return share % 2 === 0
    ? say(telling, { en: `the first share of ${name}`, de: `den ersten Anteil von ${name}` })
    : say(telling, { en: `the second share of ${name}`, de: `den zweiten Anteil von ${name}` });
}

/** Names the card that a question is about. */
export const aboutCard = (telling: MammutAudience, { about }: Prompt, question: string): string =>
  typeof about?.card === 'string' ? `${quoted(telling, about.card)}: ${question}` : question;

export function revealed(telling: MammutAudience, cards: BySeat<{ seat: Seat; card: string }>): string {
  if (cards.length === 0) return texts[telling.language].nothingRevealed;
  const one = ({ seat, card }: { seat: Seat; card: string }): string => {
    const [name, title] = [seatName(telling, seat), quoted(telling, card)];
    return say(telling, { en: `${name} reveals ${title}.`, de: `${name} deckt ${title} auf.` });
  };
  return cards.map(one).join(' ');
}

/** How the fields of events and actions are put into words. */
export const formats = {
  animal: animalName,
  card: quoted,
  face: faceName,
  share: shareName,
  place: (_: MammutAudience, place: number) => tileNumber(place),
  places: (telling: MammutAudience, places: readonly number[]) =>
    say(telling, {
      en: `${places.length === 1 ? 'tile' : 'tiles'} ${listed(telling, places.map(tileNumber))}`,
      de: `Plättchen ${listed(telling, places.map(tileNumber))}`,
    }),
  points: (telling: MammutAudience, points: number) =>
    say(telling, {
      en: `${points < 0 ? 'loses' : 'gains'} ${counted(Math.abs(points), 'point', 'points')}`,
      de: `${points < 0 ? 'verliert' : 'erhält'} ${counted(Math.abs(points), 'Punkt', 'Punkte')}`,
    }),
  for: ({ language }: MammutAudience, reason: PointReason) => texts[language].pointReasons[reason],
  part: ({ language }: MammutAudience, part: ScoringPart) => texts[language].parts[part],
  faceAt: (telling: MammutAudience, place: number, view?: View) =>
    faceName(telling, view?.tiles[place]?.face ?? ''),
};
