import type { Prompt, Text } from '../../../engine/rulebook.js';
import { TRIBES } from '../fights.js';
import { meta } from '../meta.js';
import type { Direction } from '../schemas/components.js';
import { both, compass, eventName, speciesName, type Told, who } from './texts.js';

/** The question of the kind, with what it is about where that is known. */
export function promptText({ kind, about = {} }: Prompt, told: Told): Text {
  const usual = meta.prompts[kind] ?? both('');
  const { event, wind, hex, against, from } = about;
  switch (kind) {
    case 'nature-window': {
      const to = compass[wind as Direction];
      const blows = { en: `wind to the ${to.en}`, de: `Wind nach ${to.de}` };
      if (typeof event !== 'string' || event === '')
        return {
          en: `There is no event, but ${blows.en}: do you play a card?`,
          de: `Kein Ereignis, aber ${blows.de}: Spielst du eine Karte?`,
        };
      const { en, de } = eventName(event, told);
      return {
        en: `${en}, and ${blows.en}: do you play a card?`,
        de: `${de} und ${blows.de}: Spielst du eine Karte?`,
      };
    }
    case 'fight-window': {
      const foe = foeText(against, told);
      return {
        en: `Fight on hex ${hex}${foe.en}: do you play a card?`,
        de: `Kampf auf Feld ${hex}${foe.de}: Spielst du eine Karte?`,
      };
    }
    case 'lose-figure': {
      if (hex !== undefined) {
        const foe = foeText(against, told);
        return {
          en: `Fight on hex ${hex}${foe.en}: which figure do you lose?`,
          de: `Kampf auf Feld ${hex}${foe.de}: Welche Figur verlierst du?`,
        };
      }
      const { en, de } = eventName(String(event), told);
      return { en: `${en}: which figure do you lose?`, de: `${de}: Welche Figur verlierst du?` };
    }
    case 'take-camp': {
      const name = who(Number(from), told);
      return {
        en: `Do you keep the camp of ${name} on hex ${hex}, or burn it?`,
        de: `Behältst du das Lager von ${name} auf Feld ${hex}, oder brennst du es nieder?`,
      };
    }
    default:
      return usual;
  }
}

function foeText(against: string | number | boolean | undefined, told: Told): Text {
  if (against === TRIBES) return { en: ' among tribes', de: ' unter Stämmen' };
  const { en, de } = speciesName(String(against), told);
  return { en: ` against ${en}`, de: ` gegen ${de}` };
}
