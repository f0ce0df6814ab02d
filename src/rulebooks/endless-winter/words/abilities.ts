import { say } from '../../../engine/words.js';
import type { Ability } from '../schemas/effects.js';
import { wayText } from './gains.js';
import { called, nameOf, stationName } from './names.js';
import type { Told } from './say.js';

/** What an ability says, with when it may be used. */
export function abilityText(telling: Told, { when, ways }: Ability): string {
  const text = ways.map((way) => wayText(telling, way)).join(say(telling, { en: '; or ', de: '; oder ' }));
  if (when === undefined) return text;
  const moment =
    when === 'eclipse' ? say(telling, { en: 'Eclipse', de: 'Sonnenfinsternis' }) : stationName(telling, when);
  return `${moment}: ${text}`;
}

/** The public name of an ability, such as `card/elder` or `tile/7`, taken apart. */
export function partsOfName(ability: string): { kind: string; id: string; number: number } {
  const slash = ability.indexOf('/');
  const id = slash < 0 ? '' : ability.slice(slash + 1);
  return { kind: slash < 0 ? ability : ability.slice(0, slash), id, number: Number(id) };
}

/** What is used or gains something, as a noun: `Elder`, `place 1 in the order`. */
export function sourceName(telling: Told, ability: string): string {
  const { kind, id, number } = partsOfName(ability);
  switch (kind) {
    case 'card':
      return called(telling, 'cards', id);
    case 'setup':
      return called(telling, 'setupCards', id);
    case 'animal':
      return called(telling, 'animals', id);
    case 'stone':
      return called(telling, 'stones', id);
    case 'chief':
      return say(telling, { en: 'the chief', de: 'Häuptling' });
    case 'rest':
      return say(telling, { en: 'the rest space', de: 'Ruhefeld' });
    case 'rest-tile':
      return say(telling, { en: 'the rest tile', de: 'Ruheplättchen' });
    case 'order':
      return say(telling, {
        en: `place ${number + 1} in the order`,
        de: `Platz ${number + 1} der Reihenfolge`,
      });
    case 'tile':
      return say(telling, { en: `tile ${id}`, de: `Feld ${id}` });
    case 'settlement':
      return say(telling, { en: `settlement space ${number + 1}`, de: `Siedlungsfeld ${number + 1}` });
    case 'recess':
      return say(telling, { en: `recess ${number + 1}`, de: `Mulde ${number + 1}` });
    case 'offering':
      return say(telling, {
        en: `step ${id} of the offering track`,
        de: `Stufe ${id} der Opfergabenleiste`,
      });
    case 'joint':
      return say(telling, { en: 'the ice finds', de: 'Eisfunde' });
    case 'spot':
      return say(telling, { en: 'the space covered', de: 'bedecktes Feld' });
    case 'top':
      return say(telling, { en: 'the top space', de: 'oberes Feld' });
    case 'middle':
      return say(telling, { en: 'the middle space', de: 'mittleres Feld' });
    case 'bottom':
      return say(telling, { en: 'the bottom space', de: 'unteres Feld' });
    default:
      return say(telling, { en: 'the table', de: 'Tisch' });
  }
}

export const chiefAbility = (telling: Told, chief: string): string => {
  const name = nameOf(telling, 'chiefs', chief);
  return say(telling, { en: `the ability of ${name}`, de: `die Fähigkeit von ${name}` });
};
