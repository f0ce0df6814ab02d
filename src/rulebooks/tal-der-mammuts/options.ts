import { type Static, Type } from 'typebox';
import { closed } from '../../engine/define/index.js';

const boardChoices = ['drawn', 'N1-S1', 'N1-S2', 'N2-S1', 'N2-S2'] as const;

export const OptionsSchema = closed({
  advanced: Type.Boolean({
    default: false,
    description: 'The rules for advanced players: fire, hunger in winter, and more on some cards.',
  }),
  startFood: Type.Union([Type.Literal(12), Type.Literal(15)], {
    default: 12,
    description: 'Food of each tribe at the beginning; 15 makes it a little easier.',
  }),
  sides: Type.Enum([...boardChoices], {
    type: 'string',
    default: 'drawn',
    description: 'Which two sides make the board; `drawn` leaves it to chance.',
  }),
  yearLimit: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 10 })], {
    default: null,
    description: 'After so many winters the game ends; without a limit it may never end.',
  }),
  lastTribeWins: Type.Boolean({
    default: false,
    description: 'At the end of a round the only tribe that is left wins, if no other may return.',
  }),
});
export type Options = Static<typeof OptionsSchema>;
