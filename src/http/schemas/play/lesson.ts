import { Type } from 'typebox';
import { closed, Id, Version } from '../common.js';
import { named } from '../ref.js';

export const GameLesson = named(
  'GameLesson',
  Type.Object(
    {
      game: Id,
      version: Version,
      done: Type.Integer({ description: 'How many steps of the lesson are done.' }),
      steps: Type.Integer({ description: 'How many it has.' }),
      text: Type.Union([Type.String(), Type.Null()], {
        description: 'What the coach says; null while you are not asked, or where nothing is to be said.',
      }),
      expected: Type.Union([Type.String(), Type.Null()], {
        description:
          'The id of the action that the coach expects; null where every answer will do. You may take another.',
      }),
      undoTo: Type.Union([Version, Type.Null()], {
        description:
          'If your last answer was another one than expected: the version to undo to, if you want to follow the coach. Otherwise null.',
      }),
      isOver: Type.Boolean({ description: 'Whether all steps are done. The game goes on.' }),
    },
    { ...closed, description: 'What the coach says in a guided first game.' },
  ),
);
