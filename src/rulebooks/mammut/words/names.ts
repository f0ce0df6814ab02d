import type { Telling, Text } from '../../../engine/rulebook.js';
import { counted, listed, say } from '../../../engine/words.js';
import type { Components } from '../schemas/components.js';
import { ownerOf, sharesPerSeat } from '../shares.js';

export type MammutTelling = Telling<Components>;

const faces: Readonly<Record<string, Text>> = {
  axe: { en: 'axe', de: 'Axt' },
  fur: { en: 'fur', de: 'Fell' },
  tusk: { en: 'tusk', de: 'Stoßzahn' },
  meat: { en: 'meat', de: 'Fleisch' },
  fire: { en: 'fire', de: 'Feuer' },
  question: { en: 'question mark', de: 'Fragezeichen' },
  'shaman-red': { en: 'red shaman', de: 'roter Schamane' },
  'shaman-blue': { en: 'blue shaman', de: 'blauer Schamane' },
};

export function animalName(telling: MammutTelling, id: string): string {
  const animal = telling.components.animals.values.find((one) => one.id === id);
  return animal === undefined ? id : say(telling, animal.name);
}

export function faceName(telling: MammutTelling, face: string): string {
  const name = faces[face];
  return name === undefined ? animalName(telling, face) : say(telling, name);
}

export function cardName(telling: MammutTelling, id: string): string {
  const card = telling.components.cards.values.find((one) => one.id === id);
  return card === undefined ? id : say(telling, card.name);
}

export const quoted = (telling: MammutTelling, card: string): string =>
  say(telling, { en: `“${cardName(telling, card)}”`, de: `„${cardName(telling, card)}“` });

export const seatName = ({ names }: MammutTelling, seat: number): string => names[seat] ?? String(seat + 1);

/** People count from one. */
export const tileNumber = (place: number): string => String(place + 1);

export function tiles(telling: MammutTelling, places: readonly number[]): string {
  const numbers = listed(telling, places.map(tileNumber));
  return say(telling, {
    en: `${places.length === 1 ? 'tile' : 'tiles'} ${numbers}`,
    de: `Plättchen ${numbers}`,
  });
}

export const points = (telling: MammutTelling, count: number): string =>
  say(telling, { en: counted(count, 'point', 'points'), de: counted(count, 'Punkt', 'Punkte') });

/** Whose share it is; of two players each has two. */
export function shareName(telling: MammutTelling, share: number): string {
  const seats = telling.names.length;
  const name = seatName(telling, ownerOf(seats, share));
  if (sharesPerSeat(seats) === 1) {
    return say(telling, { en: `the share of ${name}`, de: `den Anteil von ${name}` });
  }
  return share % 2 === 0
    ? say(telling, { en: `the first share of ${name}`, de: `den ersten Anteil von ${name}` })
    : say(telling, { en: `the second share of ${name}`, de: `den zweiten Anteil von ${name}` });
}
