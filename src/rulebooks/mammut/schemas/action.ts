import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };
export const MOST_PLACES = 60;
export const MOST_SHARES = 5;
export const Place = Type.Integer({
  minimum: 0,
  maximum: MOST_PLACES - 1,
  description: "A tile's place in the throw of this round. Places are shuffled anew every round.",
});
export const Share = Type.Integer({
  minimum: 0,
  maximum: MOST_SHARES - 1,
  description:
    'The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat.',
});
const CardId = Type.String({ maxLength: 32, description: 'The id of a card in the components.' });
const AnimalId = Type.String({ maxLength: 32, description: 'The id of a kind of animal in the components.' });

const Take = Type.Object(
  { type: Type.Literal('take'), place: Place },
  { ...closed, description: 'Take one tile from the middle; go on, or end with `done`.' },
);
const TakeRest = Type.Object(
  { type: Type.Literal('take-rest') },
  { ...closed, description: 'Take all of the middle. For the last missing share only; ends the division.' },
);
const Pass = Type.Object(
  { type: Type.Literal('pass') },
  {
    ...closed,
    description: 'Only where nothing can be taken or robbed, which happens with two seats alone.',
  },
);
const Rob = Type.Object(
  { type: Type.Literal('rob'), share: Share },
  { ...closed, description: "Take another seat's share; then `return` at least one tile, and `done`." },
);
const Return = Type.Object(
  { type: Type.Literal('return'), place: Place },
  { ...closed, description: 'Put one tile of the robbed share into the middle. The last one is kept.' },
);
const Done = Type.Object(
  { type: Type.Literal('done') },
  { ...closed, description: 'Enough taken, returned or chosen.' },
);
const Play = Type.Object(
  { type: Type.Literal('play'), card: CardId },
  { ...closed, description: 'Play a card before taking: loot cards openly, scoring cards face down.' },
);
const Peek = Type.Object(
  { type: Type.Literal('peek'), place: Place },
  { ...closed, description: 'Look secretly at the other face of a question tile.' },
);
const Flip = Type.Object(
  { type: Type.Literal('flip'), place: Place },
  { ...closed, description: 'Turn over a tile that shows no animal.' },
);
const ReturnShare = Type.Object(
  { type: Type.Literal('return-share'), share: Share },
  { ...closed, description: 'Have all of a share put back into the middle.' },
);
const ChooseAnimal = Type.Object(
  { type: Type.Literal('choose-animal'), animal: AnimalId },
  { ...closed, description: 'Gain an animal that this seat does not own.' },
);
const TradeAnimal = Type.Object(
  { type: Type.Literal('trade-animal'), place: Place, animal: AnimalId },
  { ...closed, description: 'For the animal tile at this place, gain another animal than the one it shows.' },
);
const Decline = Type.Object(
  { type: Type.Literal('decline') },
  { ...closed, description: 'Make no (more) use of the card that lets animals be chosen.' },
);

export const ActionSchema = Type.Union([
  Take,
  TakeRest,
  Pass,
  Rob,
  Return,
  Done,
  Play,
  Peek,
  Flip,
  ReturnShare,
  ChooseAnimal,
  TradeAnimal,
  Decline,
]);
export type Action = Static<typeof ActionSchema>;
