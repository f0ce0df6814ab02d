import { type Static, Type } from 'typebox';
import { closed, orNull, type Stored } from '../../engine/define/index.js';
import { phases, seatSteps } from './agenda.js';
import { DirectionName, lands } from './components/schema.js';

/* The fields that events, actions and the view share. */
export const Hex = Type.Integer({
  minimum: 0,
  maximum: 36,
  description: 'A hex: numbered row by row from north to south, west to east. 18 is the lake.',
});
export const Hexes = Type.Array(Hex);
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 5 });
export const Seats = Type.Array(SeatNumber);
export const Id = Type.String({ maxLength: 32 });
export const Count = Type.Integer({ minimum: 0 });
export const Die = Type.Integer({ minimum: 1, maximum: 6 });
export const Tile = Type.Integer({ minimum: 0, maximum: 61, description: 'The number of an animal tile.' });
export const Placed = Type.Array(closed({ tile: Tile, hex: Hex }));
export const FigureName = Type.Enum(['warrior', 'woman'], { type: 'string' });
export type Figure = Static<typeof FigureName>;
export const LandName = Type.Enum([...lands], { type: 'string' });
export const FightName = Type.Enum(['warriors', 'women', 'animals'], { type: 'string' });
export const SeasonName = Type.Enum(['summer', 'winter'], { type: 'string' });
export const SideName = Type.Enum(['N1', 'N2', 'S1', 'S2'], { type: 'string' });
export const MarkerName = Type.Enum(['none', 'burnt', 'flooded', 'lava', 'snow'], { type: 'string' });
export const StepName = Type.Enum(
  [...phases, ...seatSteps, 'nature-window', 'fight-window', 'lose-figure', 'fight', 'take-camp'],
  { type: 'string' },
);
export type StepName = Static<typeof StepName>;

export const LossSchema = closed({ seat: SeatNumber, hexes: Hexes });

export const RollSchema = closed({
  seat: orNull(SeatNumber, 'null: the animals.'),
  die: Die,
  bonus: Type.Integer(),
});

const card = Type.String({ maxLength: 32, description: 'The id of a special card in the components.' });
const species = Type.String({ maxLength: 32, description: 'The id of a species in the components.' });
const turn = Type.Enum(['clockwise', 'anticlockwise'], { type: 'string' });

/** The actions that play a card. The answers to a window are such actions, so events and views hold them too. */
export const cardParts = {
  play: { fields: { card }, description: 'Play a card that needs no choice.' },
  'play-at': { fields: { card, hex: Hex }, description: 'Play a card on a hex.' },
  'play-on': { fields: { card, target: SeatNumber }, description: 'Play a card against another tribe.' },
  'play-wind': { fields: { card, turn }, description: 'Turn the wind by one direction.' },
  'play-herd': {
    fields: { card, hex: Hex, species, direction: DirectionName },
    description: 'Choose the direction of one herd.',
  },
  'play-raft': {
    fields: { card, from: Hex, to: Hex },
    description: 'Open this crossing for the rest of this movement, in this direction.',
  },
  'play-elopement': {
    fields: { card, target: SeatNumber, from: Hex, to: Hex },
    description: 'A woman of `target` leaves `from` for a warrior on `to`; ends this movement.',
  },
  flee: {
    fields: { card, figure: FigureName, hex: Hex },
    description: 'Lose this figure; all others of the tribe retreat to `hex`.',
  },
};
type CardParts = typeof cardParts;
export type CardAction = {
  [Type in keyof CardParts]: Stored<Type, CardParts[Type]['fields']>;
}[keyof CardParts];
