import { Type } from 'typebox';
import { closed, Id, SeatNumber, Version } from '../common.js';
import { named } from '../ref.js';

export const World = named(
  'World',
  Type.Object(
    {
      game: Id,
      rulebook: Type.String(),
      rulesVersion: Type.String(),
      engineHash: Type.Union([Type.String(), Type.Null()], {
        description:
          'The engine that can go on from this state, at `/v1/engines/{hash}.mjs`; null if there is no file.',
      }),
      version: Version,
      seat: SeatNumber,
      state: Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description:
          'A state for the functions of the engine. Its layout belongs to the engine and changes with the rules.',
      }),
    },
    {
      ...closed,
      description:
        'An imagined state: as a seat knows the game, with likely values for what it does not know.',
    },
  ),
);
