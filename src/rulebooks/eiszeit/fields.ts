import { type Static, Type } from 'typebox';
import { bySeat, closed } from '../../engine/define/index.js';

/* What events, actions and views speak of. */
export const MOST_SEATS = 5;
export const MOST_REGIONS = 16;

export const seatNumber = (description: string) =>
  Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1, description });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 });
export const Region = Type.Integer({
  minimum: 1,
  maximum: MOST_REGIONS,
  description: 'The number of a region on the map, from 1.',
});
export const CardId = Type.String({ maxLength: 32, description: 'The id of a card in the components.' });

export const colours = ['light', 'dark'] as const;
export type Colour = (typeof colours)[number];
export const ColourName = Type.Enum([...colours], {
  type: 'string',
  description: 'Light cards cost their player stones; dark cards bring stones, and favour the others.',
});

export const endings = ['nothing', 'done', 'hunters-done', 'no-discard', 'club-kept'] as const;
export type Ending = (typeof endings)[number];
export const Ending = Type.Enum([...endings], {
  type: 'string',
  description:
    '`nothing`: nothing was done with the card. `hunters-done`: a mammoth may follow. `no-discard`: no card was discarded. `club-kept`: no hunter got the club.',
});

export const Count = Type.Integer({ minimum: 0 });
export const Counts = bySeat(Count);
export const Clubbed = Type.Boolean({ description: 'Whether it is a hunter with a club.' });
export const Hunter = closed({ seat: SeatNumber, region: Region, clubbed: Type.Boolean() });
export type HunterSpot = Readonly<Static<typeof Hunter>>;
