import type { Text } from '../../../engine/rulebook.js';
import { listed, say } from '../../../engine/words.js';
import type { EclipsePart, EndPart } from '../state.js';
import { pointsText } from './gains.js';
import { called, person } from './names.js';
import { halves, type Told } from './say.js';
import type { Sentences } from './sentences.js';

/** The eclipse, and what is counted at the end. */
export const eclipseEvents: Sentences<
  | 'piles-revealed'
  | 'eclipse-part-begun'
  | 'eclipse-part-ended'
  | 'stone-scored'
  | 'eclipse-ended'
  | 'points-scored'
> = {
  'piles-revealed': ({ piles, work, order }, telling) => {
    const shown = piles.map((cards, seat) => pileText(telling, seat, cards, work[seat] ?? 0)).join('; ');
    const names = listed(
      telling,
      order.map((seat) => person(telling, seat)),
    );
    return say(telling, {
      en: `The sun goes dark, and the eclipse piles are turned up: ${shown}. The new order is ${names}.`,
      de: `Die Sonne verfinstert sich, und die Stapel werden aufgedeckt: ${shown}. Die neue Reihenfolge ist ${names}.`,
    });
  },
  'eclipse-part-begun': ({ seat, part }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} comes to ${eclipseParts[part].en}.`,
      de: `${name} kommt zu: ${eclipseParts[part].de}.`,
    });
  },
  'eclipse-part-ended': ({ seat, part }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} is done with ${eclipseParts[part].en}.`,
      de: `${name} ist fertig mit: ${eclipseParts[part].de}.`,
    });
  },
  'stone-scored': ({ seat, stone, points }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'stones', stone);
    const scored = pointsText(telling, points);
    return say(telling, {
      en: `${name} scores ${scored} for ${text}.`,
      de: `${name} erhält ${scored} für ${text}.`,
    });
  },
  'eclipse-ended': (_event, telling) =>
    say(telling, { en: 'The eclipse is over.', de: 'Die Sonnenfinsternis ist vorbei.' }),
  'points-scored': ({ seat, part, points }, telling) => {
    const name = person(telling, seat);
    const scored = pointsText(telling, points);
    return say(telling, {
      en: `${name} scores ${scored} for ${endParts[part].en}.`,
      de: `${name} erhält ${scored} für ${endParts[part].de}.`,
    });
  },
};

function pileText(telling: Told, seat: number, cards: readonly string[], work: number): string {
  const names = listed(
    telling,
    cards.map((card) => called(telling, 'cards', card)),
  );
  const text = say(telling, {
    en: `${person(telling, seat)} with ${halves(work)} work`,
    de: `${person(telling, seat)} mit ${halves(work)} Arbeitskraft`,
  });
  return names === '' ? text : `${text} (${names})`;
}

export const eclipseParts: Readonly<Record<EclipsePart, Text>> = {
  order: { en: 'the income of the order track', de: 'Einkommen der Reihenfolge' },
  members: { en: 'the eclipse abilities of the members', de: 'Fähigkeiten der Mitglieder' },
  terrain: { en: 'the income of the land', de: 'Einkommen vom Land' },
  board: { en: 'the income of the board', de: 'Einkommen des Tableaus' },
};

const endParts: Readonly<Record<EndPart, Text>> = {
  offering: {
    en: 'food and tools on the offering track',
    de: 'Nahrung und Werkzeuge auf der Opfergabenleiste',
  },
  glory: { en: 'buried cards on the glory track', de: 'begrabene Karten auf der Ruhmesleiste' },
  cards: { en: 'cards', de: 'Karten' },
  animals: { en: 'living animals', de: 'lebende Tiere' },
};
