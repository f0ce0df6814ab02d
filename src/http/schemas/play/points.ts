import { Type } from 'typebox';
import { closed, Id, SeatNumber, Version, Viewer } from '../common.js';
import { named } from '../ref.js';

export const GamePoints = named(
  'GamePoints',
  Type.Object(
    {
      game: Id,
      version: Version,
      viewer: Viewer,
      start: Type.Union([Type.Array(Type.Number()), Type.Null()], {
        description: 'The scores at the start, by seat; null if the rules have none before the end.',
      }),
      changes: Type.Array(
        Type.Object(
          {
            version: { ...Version, description: 'The version that it came with.' },
            round: Type.Union([Type.Integer(), Type.Null()], {
              description: 'The round in which it happened; null if the rules do not count rounds.',
            }),
            seat: SeatNumber,
            change: Type.Number({ description: 'Points gained; negative if some were lost.' }),
            because: Type.Union([Type.String(), Type.Null()], {
              description: 'The sentence of the event that changed them; null if the viewer did not see it.',
            }),
          },
          closed,
        ),
        { description: 'In order.' },
      ),
    },
    { ...closed, description: 'How the points of a game came about. What was undone is left out.' },
  ),
);
