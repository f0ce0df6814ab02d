import { Type } from 'typebox';
import { closed, orNull } from '../../../engine/define/index.js';
import { Id, SeatNumber } from '../fields.js';
import { pointReasons, scoringParts } from '../scoring/parts.js';

/* Fields of the events of a scoring, and of the report in the view. */
export const Count = Type.Integer({ minimum: 0 });
export const Tied = Type.Boolean({ description: 'Another seat has as many, so the shaman decided.' });

export const partFields = {
  part: Type.Enum([...scoringParts], { type: 'string' }),
  amounts: Type.Array(Count, {
    description:
      'By seat: how many tiles it has of the kind that counts here, with the cards that count as such. Empty where nothing is counted.',
  }),
  cards: Type.Array(
    closed({
      card: Id,
      seat: orNull(SeatNumber, 'The seat that it is good for; null if nobody has what it asks for.'),
    }),
    {
      description: 'Cards that count as a tile here, that are good for nobody, or that let a tile be traded.',
    },
  ),
} as const;

export const pointsFields = {
  seat: SeatNumber,
  for: Type.Enum([...pointReasons], { type: 'string' }),
  card: orNull(Id, 'The card that brought them.'),
  count: Type.Integer({
    minimum: 0,
    description:
      'How many of what counts the seat has; for `most-fur` and `fewest-fur` its space on the fur track.',
  }),
  rank: Type.Integer({
    minimum: 0,
    description: '1 for the most, 2 for the second most …; 0 where no rank counts.',
  }),
  tied: Tied,
  due: Type.Integer({ description: 'What was to be gained or lost.' }),
  points: Type.Integer({ description: 'The change that took place: no score falls below 0.' }),
} as const;
