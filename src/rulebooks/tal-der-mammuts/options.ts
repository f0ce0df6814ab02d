import { type Static, Type } from 'typebox';
import { closed } from '../../engine/define/index.js';

const boardChoices = ['drawn', 'N1-S1', 'N1-S2', 'N2-S1', 'N2-S2'] as const;

export const optionWords = {
  advanced: {
    name: { en: 'Advanced rules', de: 'Regeln für Fortgeschrittene' },
    hint: {
      en: 'The rules for advanced players: fire, hunger in winter, and more on some cards.',
      de: 'Feuer, Hunger im Winter, und manche Karten bewirken mehr.',
    },
  },
  startFood: {
    name: { en: 'Food at the start', de: 'Nahrung zu Beginn' },
    hint: {
      en: 'Food of each tribe at the beginning; 15 makes it a little easier.',
      de: 'Nahrung jedes Stammes zu Beginn; mit 15 ist es etwas leichter.',
    },
  },
  sides: {
    name: { en: 'Sides of the board', de: 'Seiten des Plans' },
    hint: {
      en: 'Which two sides make the board; `drawn` leaves it to chance.',
      de: 'Welche zwei Seiten den Plan bilden.',
    },
    values: { drawn: { en: 'Drawn by chance', de: 'Vom Zufall bestimmt' } },
  },
  yearLimit: {
    name: { en: 'Last year', de: 'Letztes Jahr' },
    hint: {
      en: 'After so many winters the game ends; without a limit it may never end.',
      de: 'Nach so vielen Wintern endet die Partie; ohne Grenze vielleicht nie.',
    },
  },
  lastTribeWins: {
    name: { en: 'The last tribe wins', de: 'Der letzte Stamm gewinnt' },
    hint: {
      en: 'At the end of a round the only tribe that is left wins, if no other may return.',
      de: 'Am Ende einer Runde gewinnt der einzige Stamm, der übrig ist, wenn kein anderer zurückkehren darf.',
    },
  },
};

export const OptionsSchema = closed({
  advanced: Type.Boolean({
    default: false,
    description: optionWords.advanced.hint.en,
  }),
  startFood: Type.Union([Type.Literal(12), Type.Literal(15)], {
    default: 12,
    description: optionWords.startFood.hint.en,
  }),
  sides: Type.Enum([...boardChoices], {
    type: 'string',
    default: 'drawn',
    description: optionWords.sides.hint.en,
  }),
  yearLimit: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 10 })], {
    default: null,
    description: optionWords.yearLimit.hint.en,
  }),
  lastTribeWins: Type.Boolean({
    default: false,
    description: optionWords.lastTribeWins.hint.en,
  }),
});
export type Options = Static<typeof OptionsSchema>;
