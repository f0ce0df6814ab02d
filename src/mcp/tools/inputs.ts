import { type TObject, type TProperties, Type } from 'typebox';

export const input = <Properties extends TProperties>(properties: Properties): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false });

export const GameId = Type.String({ maxLength: 100, description: 'The id of the game.' });
export const RulebookId = Type.String({
  maxLength: 100,
  description: 'The id of a rulebook, as list_rulebooks gives it.',
});
export const Language = Type.Optional(
  Type.Enum(['en', 'de'], { description: 'The language of texts. English if left out.' }),
);
export const SeatOf = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('spectator')], {
    description: 'The eyes to look with. Your own seat if left out.',
  }),
);
export const TurnSeconds = Type.Integer({
  ...{ minimum: 5, maximum: 5_184_000 },
  description: 'The time for each turn, in seconds.',
});
export const Seconds = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 50, description: 'How long to wait. 25 if left out.' }),
);
