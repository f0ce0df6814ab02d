import { type Static, Type } from 'typebox';
import { closed } from './common.js';

export const OptionsSchema = Type.Object(
  {
    rounds: Type.Integer({ minimum: 3, maximum: 4, default: 4, description: 'Three make a shorter game.' }),
  },
  closed,
);
export type Options = Static<typeof OptionsSchema>;
