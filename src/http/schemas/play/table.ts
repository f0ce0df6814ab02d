import { Type } from 'typebox';
import { closed } from '../common.js';
import { Game } from '../games.js';
import { named } from '../ref.js';

const { invitation: _, ...shown } = Game.properties;

/** Without the secret of the creator: what has secrets is not compressed. */
export const GameAtTable = named(
  'GameAtTable',
  Type.Object(shown, { ...closed, description: 'The public state of a game, without its invitation.' }),
);

const Place = Type.Integer({ minimum: 0 });

export const TablePicture = named(
  'TablePicture',
  Type.Object(
    {
      tag: Type.String({ description: 'Names this picture: send it as `base` next time.' }),
      base: Type.Union([Type.String(), Type.Null()], {
        description: 'The picture that `pieces` refer to; null if they do not.',
      }),
      pieces: Type.Array(Type.Union([Type.String(), Type.Array(Place, { minItems: 2, maxItems: 2 })]), {
        description:
          'The SVG is these in their order. A pair of numbers stands for the part of `base` from the first place to before the second, in UTF-16 code units.',
      }),
    },
    { ...closed, description: 'The picture of a table, as SVG.' },
  ),
);

export const tableSchemas = [GameAtTable, TablePicture];
