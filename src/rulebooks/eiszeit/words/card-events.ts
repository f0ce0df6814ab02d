import { say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenEvent } from '../schemas/event.js';
import { colourWord, counted, nameOf, quoted, type Told } from './vocabulary.js';

type CardEvent = Extract<
  SeenEvent,
  {
    type:
      | 'deck-shuffled'
      | 'card-played'
      | 'card-laid-down'
      | 'copy-offered'
      | 'card-copied'
      | 'stones-paid'
      | 'stones-taken'
      | 'stones-voided'
      | 'action-began'
      | 'opponent-chosen'
      | 'action-ended'
      | 'card-discarded'
      | 'card-drawn';
  }
>;

/** What happens to cards, and to the stones that they cost and bring. */
export function cardEvent(what: CardEvent, telling: Told): string {
  const name = 'seat' in what ? nameOf(telling, what.seat) : '';
  const card = 'card' in what && what.card !== undefined ? quoted(telling, what.card) : null;
  switch (what.type) {
    case 'deck-shuffled':
      return shuffled(what, telling);
    case 'card-played':
      return say(telling, { en: `${name} plays ${card}.`, de: `${name} spielt ${card}.` });
    case 'card-laid-down':
      return say(telling, {
        en: `${name} can play no card and lays ${card} down without effect.`,
        de: `${name} kann keine Karte spielen und legt ${card} ohne Wirkung ab.`,
      });
    case 'copy-offered':
      return say(telling, {
        en: `${name} may choose which of the two top cards to copy.`,
        de: `${name} darf wählen, welche der beiden obersten Karten nachgeahmt wird.`,
      });
    case 'card-copied':
      return say(telling, { en: `${name} copies ${card}.`, de: `${name} ahmt ${card} nach.` });
    case 'stones-paid': {
      const stones = counted(telling, what.stones, 'stone');
      return say(telling, { en: `${name} pays ${stones}.`, de: `${name} zahlt ${stones}.` });
    }
    case 'stones-taken':
      return taken(name, what, telling);
    case 'stones-voided':
      return voided(what.stones, telling);
    case 'action-began':
      return say(telling, { en: `${card} is carried out.`, de: `${card} wird ausgeführt.` });
    case 'opponent-chosen': {
      const opponent = nameOf(telling, what.opponent);
      return say(telling, {
        en: `${name} leaves the card to ${opponent}.`,
        de: `${name} überlässt ${opponent} die Karte.`,
      });
    }
    case 'action-ended':
      return say(telling, { en: `${name} is done with it.`, de: `${name} ist damit fertig.` });
    case 'card-discarded': {
      const it = card ?? aCard(what.colour, telling);
      return say(telling, { en: `${name} discards ${it} unseen.`, de: `${name} wirft ${it} ungesehen ab.` });
    }
    case 'card-drawn': {
      const it = aCard(what.colour, telling);
      const drawn = say(telling, { en: `${name} draws ${it}`, de: `${name} zieht ${it}` });
      return card === null ? `${drawn}.` : `${drawn}: ${card}.`;
    }
  }
  return assertNever(what);
}

function aCard(colour: 'light' | 'dark', telling: Told): string {
  const word = colourWord(telling, colour);
  return say(telling, { en: `a ${word} card`, de: `eine ${word} Karte` });
}

function shuffled({ colour, count }: { colour: 'light' | 'dark'; count: number }, telling: Told): string {
  const word = { light: { en: 'light', de: 'hellen' }, dark: { en: 'dark', de: 'dunklen' } }[colour];
  return say(telling, {
    en: `${count} ${word.en} ${count === 1 ? 'card becomes' : 'cards are shuffled into'} a new deck.`,
    de: `Aus ${count} ${word.de} ${count === 1 ? 'Karte' : 'Karten'} wird ein neuer Stapel.`,
  });
}

function taken(name: string, { dark, light }: { dark: number; light: number }, telling: Told): string {
  if (light === 0) {
    const stones = counted(telling, dark, 'stone');
    return say(telling, {
      en: `${name} takes ${stones} from the dark pool.`,
      de: `${name} nimmt ${stones} aus dem dunklen Vorrat.`,
    });
  }
  const stones = counted(telling, dark, 'stone');
  return say(telling, {
    en: `${name} takes ${stones} from the dark pool and ${light} from the light one.`,
    de: `${name} nimmt ${stones} aus dem dunklen Vorrat und ${light} aus dem hellen.`,
  });
}

function voided(stones: number, telling: Told): string {
  const word = counted(telling, stones, 'stone');
  return say(telling, {
    en: `The card is void: ${word} ${stones === 1 ? 'goes' : 'go'} from the dark pool to the light one, and nobody carries it out.`,
    de: `Die Karte verfällt: ${word} ${stones === 1 ? 'wandert' : 'wandern'} vom dunklen in den hellen Vorrat, und niemand führt sie aus.`,
  });
}
