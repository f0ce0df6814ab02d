import { Type } from 'typebox';
import { closed, Id, Version, Viewer } from './common.js';
import { Outcome } from './games.js';
import { named, ref } from './ref.js';

export const ExportedGame = named(
  'ExportedGame',
  Type.Object(
    {
      format: Type.Literal('permafrost/1'),
      game: Id,
      rulebook: Type.String(),
      rulesVersion: Type.String(),
      complete: Type.Boolean({
        description: 'Whether all is in it, or only what the viewer may know so far.',
      }),
      viewer: Viewer,
      seats: Type.Array(
        Type.Object({ kind: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }, closed),
      ),
      commitment: Type.String(),
      seed: Type.Union([Type.String(), Type.Null()]),
      forkedFrom: Type.Union([Type.Object({ game: Id, version: Version }, closed), Type.Null()], {
        description: 'The position of another game that this one begins with: its own export proves that.',
      }),
      outcome: Type.Union([ref(Outcome), Type.Null()]),
      entries: Type.Array(Type.Unsafe<object>({ type: 'object', additionalProperties: true }), {
        description:
          'In order. When complete, as the log has them, with everything that was hidden; else as `events` gives them.',
      }),
    },
    closed,
  ),
);
