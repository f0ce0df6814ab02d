import type { Text } from '../../../engine/rulebook.js';
import type { StepName } from '../fields.js';
import type { View } from '../view-schema.js';

/* What is not about anything on the table; the picture has a button for each. */
export const choices = {
  'pass-on': {
    en: 'Play no card, and always pass here from now on',
    de: 'Spiele keine Karte, und passe hier künftig immer',
  },
  'ask-again': {
    en: 'End your movement and take back your standing orders',
    de: 'Beende deine Bewegung und nimm deine Daueraufträge zurück',
  },
  ration: {
    en: 'Announce that you will choose who eats this round',
    de: 'Sage an, dass du in dieser Runde wählst, wer zu essen bekommt',
  },
  keep: {
    en: 'Keep the conquered camp and its women',
    de: 'Behalte das eroberte Lager und seine Frauen',
  },
  burn: { en: 'Burn down the conquered camp', de: 'Brenne das eroberte Lager nieder' },
} as const;

type ByStep = { readonly [Name in StepName]?: Text };

const passing: ByStep = {
  're-enter': { en: 'Stay away for good', de: 'Bleibe für immer fort' },
  'take-fire': { en: 'Leave the fire where it is', de: 'Lass das Feuer, wo es ist' },
};

const ending: ByStep = {
  move: { en: 'End your movement', de: 'Beende deine Bewegung' },
  sow: { en: 'Sow no more', de: 'Säe nicht weiter' },
  found: { en: 'Found no more camps', de: 'Gründe keine Lager mehr' },
  'food-window': { en: 'Play no card: the tribe eats', de: 'Spiele keine Karte: Der Stamm isst' },
  'birth-window': { en: 'Play no card: on to the births', de: 'Spiele keine Karte: weiter zu den Geburten' },
  feed: { en: 'Let all others eat', de: 'Lass alle anderen essen' },
};

export const passText = ({ step }: View): Text =>
  (step === null ? undefined : passing[step]) ?? { en: 'Play no card', de: 'Spiele keine Karte' };

export const doneText = ({ step }: View): Text =>
  (step === null ? undefined : ending[step]) ?? { en: 'Enough', de: 'Genug' };
