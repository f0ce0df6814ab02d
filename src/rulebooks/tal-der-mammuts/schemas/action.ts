import { type Static, Type } from 'typebox';
import { DirectionName } from './components.js';

const closed = { additionalProperties: false };
export const Hex = Type.Integer({
  minimum: 0,
  maximum: 36,
  description: 'A hex: numbered row by row from north to south, west to east. 18 is the lake.',
});
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 5 });
export const FigureName = Type.Enum(['warrior', 'woman'], { type: 'string' });
const CardId = Type.String({ maxLength: 32, description: 'The id of a special card in the components.' });
const SpeciesId = Type.String({ maxLength: 32, description: 'The id of a species in the components.' });

const PlaceCamp = Type.Object(
  { type: Type.Literal('place-camp'), hex: Hex },
  { ...closed, description: 'Set up the first camp with all figures of the beginning.' },
);
const Sow = Type.Object(
  { type: Type.Literal('sow'), hex: Hex },
  { ...closed, description: 'Sow the field of an own village in the plain.' },
);
const Pass = Type.Object(
  { type: Type.Literal('pass') },
  { ...closed, description: 'Play nothing in this window, or make no use of what is offered.' },
);
const PassOn = Type.Object(
  { type: Type.Literal('pass-on') },
  {
    ...closed,
    description: 'Pass this kind of window now and from now on: a standing order, known to this seat alone.',
  },
);
const AskAgain = Type.Object(
  { type: Type.Literal('ask-again') },
  {
    ...closed,
    description:
      'End this movement as `done` does, and take back all standing orders: nobody can tell the two apart.',
  },
);
const Done = Type.Object(
  { type: Type.Literal('done') },
  { ...closed, description: 'Enough: this step is over for this seat.' },
);
const Play = Type.Object(
  { type: Type.Literal('play'), card: CardId },
  { ...closed, description: 'Play a card that needs no choice.' },
);
const PlayAt = Type.Object(
  { type: Type.Literal('play-at'), card: CardId, hex: Hex },
  { ...closed, description: 'Play a card on a hex.' },
);
const PlayOn = Type.Object(
  { type: Type.Literal('play-on'), card: CardId, target: SeatNumber },
  { ...closed, description: 'Play a card against another tribe.' },
);
const PlayWind = Type.Object(
  {
    type: Type.Literal('play-wind'),
    card: CardId,
    turn: Type.Enum(['clockwise', 'anticlockwise'], { type: 'string' }),
  },
  { ...closed, description: 'Turn the wind by one direction.' },
);
const PlayHerd = Type.Object(
  {
    type: Type.Literal('play-herd'),
    card: CardId,
    hex: Hex,
    species: SpeciesId,
    direction: DirectionName,
  },
  { ...closed, description: 'Choose the direction of one herd.' },
);
const PlayRaft = Type.Object(
  { type: Type.Literal('play-raft'), card: CardId, from: Hex, to: Hex },
  { ...closed, description: 'Open this crossing for the rest of this movement, in this direction.' },
);
const PlayElopement = Type.Object(
  { type: Type.Literal('play-elopement'), card: CardId, target: SeatNumber, from: Hex, to: Hex },
  {
    ...closed,
    description: 'A woman of `target` leaves `from` for a warrior on `to`; ends this movement.',
  },
);
const Move = Type.Object(
  { type: Type.Literal('move'), figure: FigureName, from: Hex, to: Hex },
  { ...closed, description: 'A figure that has not moved this round sets out, one step.' },
);
const GoOn = Type.Object(
  { type: Type.Literal('go-on'), to: Hex },
  { ...closed, description: 'The figure that moved last takes its next step.' },
);
const Ration = Type.Object(
  { type: Type.Literal('ration') },
  { ...closed, description: 'Be asked this round who shall eat, though there may be food for all.' },
);
const TakeFire = Type.Object(
  { type: Type.Literal('take-fire'), hex: Hex },
  { ...closed, description: 'Take the fire and keep it in the camp on this hex.' },
);
const Found = Type.Object(
  { type: Type.Literal('found'), hex: Hex },
  { ...closed, description: 'A couple that has not moved founds a camp.' },
);
const ChooseFight = Type.Object(
  {
    type: Type.Literal('choose-fight'),
    hex: Hex,
    against: Type.String({ maxLength: 32, description: '`tribes`, or the id of a species.' }),
  },
  { ...closed, description: 'Which fight comes next.' },
);
const Lose = Type.Object(
  { type: Type.Literal('lose'), figure: FigureName, hex: Hex },
  { ...closed, description: 'Lose this figure.' },
);
const Flee = Type.Object(
  { type: Type.Literal('flee'), card: CardId, figure: FigureName, hex: Hex },
  { ...closed, description: 'Lose this figure; all others of the tribe retreat to `hex`.' },
);
const Keep = Type.Object(
  { type: Type.Literal('keep') },
  { ...closed, description: 'The conquered camp and its women become your own.' },
);
const Burn = Type.Object(
  { type: Type.Literal('burn') },
  { ...closed, description: 'The conquered camp and its women are removed.' },
);
const Starve = Type.Object(
  { type: Type.Literal('starve'), figure: FigureName, hex: Hex },
  { ...closed, description: 'This figure gets nothing to eat and is removed.' },
);
const ReEnter = Type.Object(
  { type: Type.Literal('re-enter'), hex: Hex },
  { ...closed, description: 'A new tribe comes over the rim.' },
);

export const ActionSchema = Type.Union([
  PlaceCamp,
  Sow,
  Pass,
  PassOn,
  AskAgain,
  Done,
  Play,
  PlayAt,
  PlayOn,
  PlayWind,
  PlayHerd,
  PlayRaft,
  PlayElopement,
  Move,
  GoOn,
  Ration,
  TakeFire,
  Found,
  ChooseFight,
  Lose,
  Flee,
  Keep,
  Burn,
  Starve,
  ReEnter,
]);
export type Action = Static<typeof ActionSchema>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
/** Actions that play a special card. */
export type CardAction = Extract<Action, { card: string }>;
