import { say } from '../../../engine/words.js';
import { partsOfName, sourceName } from './abilities.js';
import { payText, pendingText } from './gains.js';
import { called, person, stationName } from './names.js';
import { halves, type Told } from './say.js';
import type { Sentences } from './sentences.js';

/** What happens in the steps of a turn. */
export const turnEvents: Sentences<
  | 'turn-begun'
  | 'advancement-played'
  | 'advancements-ended'
  | 'figure-placed'
  | 'rest-tile-taken'
  | 'member-played'
  | 'food-spent'
  | 'ability-used'
  | 'gain-offered'
  | 'space-left'
  | 'turn-ended'
  | 'card-discarded'
  | 'card-laid'
  | 'laying-ended'
> = {
  'turn-begun': ({ seat }, telling) => {
    const name = person(telling, seat);
    return say(telling, { en: `${name} begins a turn.`, de: `${name} beginnt einen Zug.` });
  },
  'advancement-played': ({ seat, card, discard }, telling) => {
    const name = person(telling, seat);
    const played = called(telling, 'cards', card);
    return discard
      ? say(telling, {
          en: `${name} plays ${played} and has to discard another card.`,
          de: `${name} spielt ${played} aus und muss eine andere Karte abwerfen.`,
        })
      : say(telling, { en: `${name} plays ${played}.`, de: `${name} spielt ${played} aus.` });
  },
  'advancements-ended': ({ seat }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} plays no more advancements.`,
      de: `${name} spielt keine weiteren Fortschritte aus.`,
    });
  },
  'figure-placed': ({ seat, figure, at }, telling) => {
    const name = person(telling, seat);
    const piece =
      figure === 'chief'
        ? say(telling, { en: 'the chief', de: 'dem Häuptling' })
        : say(telling, { en: 'a tribe figure', de: 'einer Stammesfigur' });
    if (at === 'rest')
      return say(telling, { en: `${name} rests with ${piece}.`, de: `${name} ruht mit ${piece}.` });
    const column = stationName(telling, at);
    return say(telling, {
      en: `${name} goes to ${column} with ${piece}.`,
      de: `${name} geht mit ${piece} auf ${column}.`,
    });
  },
  'rest-tile-taken': ({ seat, tile, next }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'restTiles', tile);
    return next
      ? say(telling, {
          en: `${name} takes the next rest tile of the stack: ${text}.`,
          de: `${name} nimmt das nächste Ruheplättchen vom Stapel: ${text}.`,
        })
      : say(telling, {
          en: `${name} takes the rest tile ${text}.`,
          de: `${name} nimmt das Ruheplättchen ${text}.`,
        });
  },
  'member-played': ({ seat, card, work }, telling) => {
    const name = person(telling, seat);
    const played = called(telling, 'cards', card);
    return say(telling, {
      en: `${name} plays ${played} for ${halves(work)} work.`,
      de: `${name} spielt ${played} für ${halves(work)} Arbeitskraft aus.`,
    });
  },
  'food-spent': ({ seat, to, work }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} spends food down to ${to} for ${halves(work)} work.`,
      de: `${name} gibt Nahrung bis auf ${to} aus und erhält ${halves(work)} Arbeitskraft.`,
    });
  },
  'ability-used': ({ seat, ability, food, tool, work, discard, gains }, telling) => {
    const name = person(telling, seat);
    const cost = payText(
      telling,
      [
        { pay: 'food' as const, n: food },
        { pay: 'tool' as const, n: tool },
        { pay: 'work' as const, n: work },
        { pay: 'discard' as const, n: discard },
      ].filter(({ n }) => n > 0),
    );
    const used = usedName(telling, ability);
    const gained = pendingText(telling, gains);
    return cost === ''
      ? say(telling, { en: `${name} uses ${used}: ${gained}.`, de: `${name} nutzt ${used}: ${gained}.` })
      : say(telling, {
          en: `${name} uses ${used} for ${cost}: ${gained}.`,
          de: `${name} nutzt ${used} für ${cost}: ${gained}.`,
        });
  },
  'gain-offered': ({ seat, from, gains }, telling) => {
    const name = person(telling, seat);
    const source = sourceName(telling, from);
    const gained = pendingText(telling, gains);
    return say(telling, {
      en: `${name} may take, from ${source}: ${gained}.`,
      de: `${name} darf nehmen (${source}): ${gained}.`,
    });
  },
  'space-left': ({ seat, to }, telling) => {
    const name = person(telling, seat);
    return to === 'middle'
      ? say(telling, {
          en: `${name} goes on to the middle space.`,
          de: `${name} geht weiter zum mittleren Feld.`,
        })
      : say(telling, {
          en: `${name} goes on to the bottom space.`,
          de: `${name} geht weiter zum unteren Feld.`,
        });
  },
  'turn-ended': ({ seat }, telling) => {
    const name = person(telling, seat);
    return say(telling, { en: `${name} ends the turn.`, de: `${name} beendet den Zug.` });
  },
  'card-discarded': ({ seat, card }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'cards', card);
    return say(telling, { en: `${name} discards ${text}.`, de: `${name} wirft ${text} ab.` });
  },
  'card-laid': ({ seat, card }, telling) => {
    const name = person(telling, seat);
    const text = card === undefined ? aCard(telling) : called(telling, 'cards', card);
    return say(telling, {
      en: `${name} lays ${text} on the eclipse pile.`,
      de: `${name} legt ${text} auf den Sonnenfinsternisstapel.`,
    });
  },
  'laying-ended': ({ seat }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `The eclipse pile of ${name} is ready.`,
      de: `Der Sonnenfinsternisstapel von ${name} ist fertig.`,
    });
  },
};

export const aCard = (telling: Told): string => say(telling, { en: 'a card', de: 'eine Karte' });

/** What an ability is called as the object of a sentence. */
function usedName(telling: Told, ability: string): string {
  const { kind, id, number } = partsOfName(ability);
  switch (kind) {
    case 'chief':
      return say(telling, { en: 'the ability of the chief', de: 'die Fähigkeit des Häuptlings' });
    case 'rest':
      return say(telling, { en: 'the rest space', de: 'das Ruhefeld' });
    case 'rest-tile':
      return say(telling, { en: 'the rest tile', de: 'das Ruheplättchen' });
    case 'top':
      return say(telling, { en: 'the top space', de: 'das obere Feld' });
    case 'middle':
      return say(telling, { en: 'the middle space', de: 'das mittlere Feld' });
    case 'bottom':
      return say(telling, { en: 'the bottom space', de: 'das untere Feld' });
    case 'settlement':
      return say(telling, {
        en: `settlement space ${number + 1}`,
        de: `das Siedlungsfeld ${number + 1}`,
      });
    case 'recess':
      return say(telling, { en: `recess ${number + 1}`, de: `die Mulde ${number + 1}` });
    case 'order':
      return sourceName(telling, ability).replace(/^Platz/, 'den Platz');
    case 'tile':
      return say(telling, { en: `tile ${id}`, de: `das Feld ${id}` });
    default:
      return sourceName(telling, ability);
  }
}
