import { Type } from 'typebox';
import { closed } from '../../engine/define/index.js';
import { Face } from './components/schema.js';

/* What events, actions and views speak of. */
export const MOST_PLACES = 60;
export const MOST_SHARES = 5;
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 4 });
export const Id = Type.String({ maxLength: 32 });
export const Place = Type.Integer({
  minimum: 0,
  maximum: MOST_PLACES - 1,
  description: "A tile's place in the throw of this round. Places are shuffled again in every round.",
});
export const Places = Type.Array(Place);
export const Shown = Type.String({ ...Face, description: 'The face that lay open.' });
export const ShownEach = Type.Array(Face, {
  description: 'The faces that lay open, in the order of places.',
});
export const Share = Type.Integer({
  minimum: 0,
  maximum: MOST_SHARES - 1,
  description:
    'The number of a share. With two seats: 0 and 1 are of seat 0, 2 and 3 of seat 1; else the seat.',
});
export const CardId = Type.String({ maxLength: 32, description: 'The id of a card in the components.' });
export const AnimalId = Type.String({
  maxLength: 32,
  description: 'The id of a kind of animal in the components.',
});
export const PlayedCard = closed({ seat: SeatNumber, card: Id });
