import { marked } from '../../../engine/components.js';
import type { Audience, BySeat, Prompt, Seat } from '../../../engine/rulebook.js';
import { nameIn, say } from '../../../engine/words.js';
import { effectOf } from '../cards.js';
import { type Components, SHAMAN_BLUE, SHAMAN_RED } from '../components/schema.js';
import { ownerOf, sharesPerSeat } from '../shares.js';
import type { View } from '../view-schema.js';
import { texts } from './index.js';

export type MammutAudience = Audience<Components>;

export const animalName = (telling: MammutAudience, id: string): string =>
  nameIn(telling, telling.components.animals, id);

export function faceName(telling: MammutAudience, face: string): string {
  const names: { readonly [face: string]: string } = texts[telling.language].faces;
  const name = names[face];
  return name === undefined ? animalName(telling, face) : markedAsTile(telling, face, name);
}

/** The faces of the tiles and those of the shaman have sources of their own, and so have the kinds of animals. */
export function markedAsTile({ components }: MammutAudience, face: string, said: string): string {
  const isOfShaman = face === SHAMAN_RED || face === SHAMAN_BLUE;
  return marked(isOfShaman ? components.shaman : components.tiles, said);
}

export function cardName(telling: MammutAudience, id: string): string {
  const { cards } = telling.components;
  return nameIn(telling, { ...cards, ...cards.parts?.name }, id);
}

export const quoted = (telling: MammutAudience, card: string): string =>
  say(telling, { en: `“${cardName(telling, card)}”`, de: `„${cardName(telling, card)}“` });

export const seatName = ({ names }: MammutAudience, seat: number): string => names[seat] ?? String(seat + 1);

/** People count from one. */
export const tileNumber = (place: number): string => String(place + 1);

/** Whose share it is; of two players each has two. With a view, that of the viewer is `yours`. */
export function shareName(telling: MammutAudience, share: number, view?: View): string {
  const seats = telling.names.length;
  const owner = ownerOf(seats, share);
  const isFirst = share % 2 === 0;
  if (owner === view?.viewer && sharesPerSeat(seats) === 2)
    return isFirst
      ? say(telling, { en: 'your first share', de: 'deinen ersten Anteil' })
      : say(telling, { en: 'your second share', de: 'deinen zweiten Anteil' });
  const name = seatName(telling, owner);
  if (sharesPerSeat(seats) === 1) {
    return say(telling, { en: `the share of ${name}`, de: `den Anteil von ${name}` });
  }
  return isFirst
    ? say(telling, { en: `the first share of ${name}`, de: `den ersten Anteil von ${name}` })
    : say(telling, { en: `the second share of ${name}`, de: `den zweiten Anteil von ${name}` });
}

/** Names the card that a question is about, and how far it has got. */
export function aboutCard(telling: MammutAudience, { about }: Prompt, question: string): string {
  if (typeof about?.card !== 'string') return question;
  const effect = effectOf(telling.components, about.card);
  const [done, most] = [about.chosen, 'tiles' in effect ? effect.tiles : 1];
  const progress =
    typeof done === 'number' && most > 1
      ? say(telling, { en: `, ${done + 1} of at most ${most}`, de: `, ${done + 1} von höchstens ${most}` })
      : '';
  return `${quoted(telling, about.card)}${progress}: ${question}`;
}

export function revealed(telling: MammutAudience, cards: BySeat<{ seat: Seat; card: string }>): string {
  if (cards.length === 0) return texts[telling.language].nothingRevealed;
  const one = ({ seat, card }: { seat: Seat; card: string }): string => {
    const [name, title] = [seatName(telling, seat), quoted(telling, card)];
    return say(telling, { en: `${name} reveals ${title}.`, de: `${name} deckt ${title} auf.` });
  };
  return cards.map(one).join(' ');
}
