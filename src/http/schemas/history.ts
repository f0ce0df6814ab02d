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
      engine: Type.Union([Type.String(), Type.Null()], {
        description:
          'SHA-256 of the engine file of this version, for `/v1/engines/{hash}.mjs`; null if the rulebook has none.',
      }),
      complete: Type.Boolean({
        description:
          'False if the game is not over: then the export is redacted for the viewer and has no seed. Also false if it has one, but the events of an archived game cannot be made again: those entries have no events and an empty hash.',
      }),
      viewer: Viewer,
      seats: Type.Array(
        Type.Object({ kind: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }, closed),
      ),
      commitment: Type.String(),
      seed: Type.Union([Type.String(), Type.Null()]),
      forkedFrom: Type.Union([Type.Object({ game: Id, version: Version }, closed), Type.Null()], {
        description:
          'The game and version that this game starts from. The export of that game proves the position.',
      }),
      outcome: Type.Union([ref(Outcome), Type.Null()]),
      entries: Type.Array(Type.Unsafe<object>({ type: 'object', additionalProperties: true }), {
        description:
          'In order. A complete export has the entries of the log, including hidden information; otherwise they are as in `events`.',
      }),
    },
    closed,
  ),
);
