import type { StepName } from '../fields.js';
import { stepNames, titles, who } from '../texts/names.js';
import { type Sight, say } from './sight.js';

const doings: { readonly [Step in StepName]?: { readonly en: string; readonly de: string } } = {
  'place-camp': { en: 'sets up the first camp', de: 'schlägt das erste Lager auf' },
  sow: { en: 'may sow', de: 'darf säen' },
  're-enter': { en: 'may come back', de: 'darf zurückkehren' },
  'take-fire': { en: 'may take the fire', de: 'darf das Feuer nehmen' },
  move: { en: 'moves', de: 'zieht' },
  found: { en: 'may found a camp', de: 'darf ein Lager gründen' },
  'choose-fight': { en: 'chooses a fight', de: 'wählt einen Kampf' },
  'food-window': { en: 'feeds the tribe', de: 'ernährt den Stamm' },
  feed: { en: 'chooses who starves', de: 'wählt, wer verhungert' },
  'birth-window': { en: 'expects births', de: 'erwartet Geburten' },
  'take-camp': { en: 'has conquered a camp', de: 'hat ein Lager erobert' },
};

/** What the whole shows, in one sentence. */
export function titleOf(sight: Sight): string {
  const { round, step, turn, over } = sight.view;
  const name = say(sight, titles);
  if (over) return say(sight, { en: `${name}: the game is over`, de: `${name}: Das Spiel ist zu Ende` });
  const when =
    round === 0 ? name : say(sight, { en: `${name}, round ${round}`, de: `${name}, Runde ${round}` });
  const doing = step === null ? undefined : doings[step];
  if (turn !== null && doing !== undefined)
    return `${when}: ${who(turn, sight.drawing)} ${say(sight, doing)}`;
  return step === null ? when : `${when}: ${say(sight, stepNames[step])}`;
}
