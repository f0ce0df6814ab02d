import { Type } from 'typebox';
import { closed, Id, SeatNumber, Time, Version, Viewer } from '../common.js';
import { named, ref } from '../ref.js';

const Points = Type.Object(
  {
    seat: SeatNumber,
    change: Type.Number({ description: 'Points gained; negative if some were lost.' }),
    because: Type.Union([Type.String(), Type.Null()], {
      description: 'The sentence of the event that changed them; null if the viewer did not see it.',
    }),
  },
  closed,
);

const Pictures = Type.Object(
  { before: Type.String(), after: Type.String() },
  { ...closed, description: 'Paths of the pictures before and after it, for the same viewer.' },
);

const RecapTurn = named(
  'RecapTurn',
  Type.Object(
    {
      seat: Type.Union([SeatNumber, Type.Null()], {
        description: 'The seat whose turn it was; null for the setup, and for what concerns no seat.',
      }),
      name: Type.Union([Type.String(), Type.Null()], { description: 'The name of the seat.' }),
      from: { ...Version, description: 'The version before the turn.' },
      to: { ...Version, description: 'The version after it.' },
      at: { ...Time, description: 'When it ended.' },
      lines: Type.Array(Type.String(), { description: 'What happened, in sentences.' }),
      points: Type.Array(Points, { description: 'Changes of points, in order.' }),
      pictures: Pictures,
    },
    { ...closed, description: 'What one seat did until another acted.' },
  ),
);

const Scores = Type.Array(Type.Number());

export const Recap = named(
  'Recap',
  Type.Object(
    {
      game: Id,
      rulebook: Type.String(),
      version: Version,
      viewer: Viewer,
      after: {
        ...Version,
        description: 'Where the recap begins: later than requested if more than 100 turns were played since.',
      },
      turns: Type.Array(ref(RecapTurn)),
      scores: Type.Union(
        [Type.Object({ before: Scores, after: Scores }, { ...closed, description: 'By seat.' }), Type.Null()],
        { description: 'Null if the rules have no scores before the end.' },
      ),
    },
    { ...closed, description: 'What happened since a version. What was undone is left out.' },
  ),
);

export const recapSchemas = [RecapTurn, Recap];
