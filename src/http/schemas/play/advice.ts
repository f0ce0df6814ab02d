import { Type } from 'typebox';
import { closed, Id, SeatNumber, Version } from '../common.js';
import { named, ref } from '../ref.js';

const Effect = Type.Object(
  {
    lines: Type.Union([Type.Array(Type.String()), Type.Null()], {
      description:
        'What happens, in sentences; null if it depends on chance or on what is hidden from the seat.',
    }),
    points: Type.Union([Type.Object({ min: Type.Number(), max: Type.Number() }, closed), Type.Null()], {
      description:
        'How the points of the seat change at once, in the worst and the best case that was tried; null if the rules have no scores before the end.',
    }),
  },
  closed,
);

const Worth = Type.Object(
  {
    value: Type.Number({
      description:
        'What the search expects: 1 for the first alone, 0 for the last, and a little for the lead in points. Compare it within one list only.',
    }),
    playouts: Type.Integer({ description: 'How many games were played on in imagined states.' }),
  },
  closed,
);

const Advice = named(
  'Advice',
  Type.Object(
    {
      id: Type.String({ description: 'The id of the action.' }),
      text: Type.String(),
      effect: Type.Union([Effect, Type.Null()], {
        description: 'Null for the last actions of a long list, which are not tried.',
      }),
      worth: Type.Union([Worth, Type.Null()], {
        description: 'Null if the strong bot does not compare the action.',
      }),
    },
    { ...closed, description: 'What a legal action does, and what the strong bot thinks of it.' },
  ),
);

export const GameAdvice = named(
  'GameAdvice',
  Type.Object(
    {
      game: Id,
      version: Version,
      seat: SeatNumber,
      question: Type.Union([Type.String(), Type.Null()], {
        description: 'What the seat was asked; null if it was not asked.',
      }),
      choice: Type.Union([Type.String(), Type.Null()], {
        description: 'The id of the action that the strong bot would take.',
      }),
      taken: Type.Union([Type.String(), Type.Null()], {
        description:
          'The id of the action that the seat took at this version; null if it did nothing yet, or others acted first.',
      }),
      actions: Type.Array(ref(Advice), {
        description:
          'All legal actions: the choice first, then the others by what the search expects, then those that it does not compare.',
      }),
    },
    {
      ...closed,
      description:
        'What a seat could do at a version. It is made of what the seat knows, and of nothing else.',
    },
  ),
);

export const adviceSchemas = [Advice, GameAdvice];
