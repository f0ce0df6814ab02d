import { type Static, Type } from 'typebox';
import { CardId, ColourName, closed, Region, SeatNumber } from './common.js';

const Count = Type.Integer({ minimum: 0 });
const BySeat = Type.Array(Count, { description: 'By seat.' });
const described = (description: string) => ({ ...closed, description });

const StartSeatDrawn = Type.Object({ type: Type.Literal('start-seat-drawn'), seat: SeatNumber }, closed);
const DeckShuffled = Type.Object(
  { type: Type.Literal('deck-shuffled'), colour: ColourName, count: Count },
  described('At first all cards of the colour became the deck, later its discards but for the top one.'),
);
const FiresDealt = Type.Object(
  { type: Type.Literal('fires-dealt'), regions: Type.Array(Region) },
  described('A hidden fire tile was laid into each of these regions.'),
);
const RoundBegan = Type.Object({ type: Type.Literal('round-began'), round: Count, seat: SeatNumber }, closed);
const TurnBegan = Type.Object({ type: Type.Literal('turn-began'), seat: SeatNumber }, closed);
const CardPlayed = Type.Object({ type: Type.Literal('card-played'), seat: SeatNumber, card: CardId }, closed);
const CardLaidDown = Type.Object(
  { type: Type.Literal('card-laid-down'), seat: SeatNumber, card: CardId },
  described('No card could be played, so this one had no effect.'),
);
const CopyOffered = Type.Object(
  { type: Type.Literal('copy-offered'), seat: SeatNumber },
  described('The seat chooses which of the two discard piles its cult card copies.'),
);
const CardCopied = Type.Object(
  { type: Type.Literal('card-copied'), seat: SeatNumber, card: CardId },
  described('The cult card is carried out like this card.'),
);
const StonesPaid = Type.Object(
  { type: Type.Literal('stones-paid'), seat: SeatNumber, stones: Count },
  described('Into the light pool.'),
);
const StonesTaken = Type.Object(
  { type: Type.Literal('stones-taken'), seat: SeatNumber, dark: Count, light: Count },
  described('From the dark pool, and what was missing there from the light one.'),
);
const StonesVoided = Type.Object(
  { type: Type.Literal('stones-voided'), seat: SeatNumber, stones: Count },
  described(
    'The last dark card of the last round: its stones went from the dark pool to the light one, and its action is void.',
  ),
);
const ActionBegan = Type.Object(
  { type: Type.Literal('action-began'), seat: SeatNumber, card: CardId },
  described('The action of the card that the seat played (or copied) is carried out.'),
);
const OpponentChosen = Type.Object(
  { type: Type.Literal('opponent-chosen'), seat: SeatNumber, opponent: SeatNumber },
  closed,
);
const ActionEnded = Type.Object(
  { type: Type.Literal('action-ended'), seat: SeatNumber },
  described('The seat is done with what it was asked, or there is nothing left that it could do.'),
);
const HunterPlaced = Type.Object(
  { type: Type.Literal('hunter-placed'), seat: SeatNumber, region: Region },
  closed,
);
const HunterMoved = Type.Object(
  {
    type: Type.Literal('hunter-moved'),
    by: SeatNumber,
    seat: SeatNumber,
    from: Region,
    to: Region,
    clubbed: Type.Boolean(),
  },
  described('`by` moved a hunter of `seat`.'),
);
const HunterRemoved = Type.Object(
  {
    type: Type.Literal('hunter-removed'),
    by: SeatNumber,
    seat: SeatNumber,
    region: Region,
    clubbed: Type.Boolean(),
  },
  described('Back to the supply of its owner; a club goes back to the common supply.'),
);
const HunterChosen = Type.Object(
  {
    type: Type.Literal('hunter-chosen'),
    by: SeatNumber,
    seat: SeatNumber,
    region: Region,
    clubbed: Type.Boolean(),
  },
  described('The first of two hunters that are to swap places.'),
);
const Hunter = Type.Object({ seat: SeatNumber, region: Region, clubbed: Type.Boolean() }, closed);
const HuntersSwapped = Type.Object(
  { type: Type.Literal('hunters-swapped'), by: SeatNumber, first: Hunter, second: Hunter },
  described('Each stands where the other stood; `region` is where it came from.'),
);
const MammothPlaced = Type.Object(
  { type: Type.Literal('mammoth-placed'), by: SeatNumber, region: Region },
  closed,
);
const MammothMoved = Type.Object(
  { type: Type.Literal('mammoth-moved'), by: SeatNumber, from: Region, to: Region },
  closed,
);
const MammothRemoved = Type.Object(
  { type: Type.Literal('mammoth-removed'), by: SeatNumber, region: Region },
  closed,
);
const FireMoved = Type.Object(
  { type: Type.Literal('fire-moved'), by: SeatNumber, from: Region, to: Region },
  closed,
);
const ClubTaken = Type.Object({ type: Type.Literal('club-taken'), seat: SeatNumber }, closed);
const ClubGiven = Type.Object({ type: Type.Literal('club-given'), seat: SeatNumber, region: Region }, closed);
const CardDiscarded = Type.Object(
  {
    type: Type.Literal('card-discarded'),
    seat: SeatNumber,
    colour: ColourName,
    card: Type.Optional(CardId),
  },
  described('The card is told to the seat itself alone.'),
);
const CardDrawn = Type.Object(
  { type: Type.Literal('card-drawn'), seat: SeatNumber, colour: ColourName, card: Type.Optional(CardId) },
  described('The card is told to the seat itself alone.'),
);
const RevealedFires = Type.Object({ region: Region, fires: Type.Array(Count), limit: Count }, closed);
const FiresRevealed = Type.Object(
  { type: Type.Literal('fires-revealed'), seat: SeatNumber, regions: Type.Array(RevealedFires) },
  described('The settling, ended by `seat`, is followed by the conflicts: fires and limits of all regions.'),
);
const ConflictResolved = Type.Object(
  { type: Type.Literal('conflict-resolved'), region: Region, lost: BySeat },
  described('So many hunters went back to the supplies of their owners.'),
);
const ConflictsEnded = Type.Object(
  { type: Type.Literal('conflicts-ended') },
  described('All fire tiles and clubs left the map.'),
);
const RegionScored = Type.Object(
  { type: Type.Literal('region-scored'), region: Region, points: BySeat },
  closed,
);
const GlacierOffered = Type.Object(
  {
    type: Type.Literal('glacier-offered'),
    seat: SeatNumber,
    drawn: Type.Boolean({ description: 'Whether lots were drawn among several.' }),
  },
  described('The seat in the last place may cover a region.'),
);
const GlacierLaid = Type.Object(
  { type: Type.Literal('glacier-laid'), seat: SeatNumber, region: Region },
  closed,
);
const GlacierDeclined = Type.Object({ type: Type.Literal('glacier-declined'), seat: SeatNumber }, closed);
const PoolRefilled = Type.Object(
  { type: Type.Literal('pool-refilled'), paid: BySeat },
  described('The light pool became the dark one; where that was too little, the seats paid in.'),
);
const GameEnded = Type.Object({ type: Type.Literal('game-ended') }, closed);

const alwaysPublic = [
  StartSeatDrawn,
  RoundBegan,
  TurnBegan,
  CardPlayed,
  CardLaidDown,
  CopyOffered,
  CardCopied,
  StonesPaid,
  StonesTaken,
  StonesVoided,
  ActionBegan,
  OpponentChosen,
  ActionEnded,
  HunterPlaced,
  HunterMoved,
  HunterRemoved,
  HunterChosen,
  HuntersSwapped,
  MammothPlaced,
  MammothMoved,
  MammothRemoved,
  FireMoved,
  ClubTaken,
  ClubGiven,
  FiresRevealed,
  ConflictResolved,
  ConflictsEnded,
  RegionScored,
  GlacierOffered,
  GlacierLaid,
  GlacierDeclined,
  PoolRefilled,
  GameEnded,
] as const;
const PublicEvent = Type.Union([...alwaysPublic]);

export const EventSchema = Type.Union([...alwaysPublic, DeckShuffled, FiresDealt, CardDiscarded, CardDrawn]);
export type SeenEvent = Static<typeof EventSchema>;
export type HunterSpot = Static<typeof Hunter>;

/** The facts as the log has them, secrets included. */
export type Event =
  | Static<typeof PublicEvent>
  | (Static<typeof DeckShuffled> & { readonly cards: readonly string[] })
  | (Static<typeof FiresDealt> & { readonly tiles: readonly number[]; readonly beside: readonly number[] })
  | Required<Static<typeof CardDiscarded>>
  | Required<Static<typeof CardDrawn>>;
export type EventOf<Name extends Event['type']> = Extract<Event, { type: Name }>;
