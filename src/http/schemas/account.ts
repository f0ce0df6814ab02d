import { Type } from 'typebox';
import { statuses } from '../../play/ports/game-record.js';
import { Calendar } from './calendar.js';
import { closed, Id, SeatNumber, Time } from './common.js';
import { Email } from './email.js';
import { OwnMeasure } from './moderation/measures.js';
import { OwnReport } from './moderation/reports.js';
import { Grant } from './people/applications.js';
import { Blocks, Follows, OwnProfile } from './people/people.js';
import { Pace, Policy } from './people/policies.js';
import { Order } from './play/orders.js';
import { Name, Player, Token } from './players.js';
import { OwnRating } from './ratings.js';
import { named, ref } from './ref.js';
import { Handle, Session, SignInMethod } from './sign-in.js';
import { Mutes } from './talk.js';
import { Webhook } from './webhooks.js';

export const RenamePlayer = named('RenamePlayer', Type.Object({ name: Name }, closed));

export const DeleteAccount = named(
  'DeleteAccount',
  Type.Object(
    {
      name: Type.String({ maxLength: 40, description: 'The name of the account, to confirm the deletion.' }),
    },
    closed,
  ),
);

const KeptGame = Type.Object(
  {
    id: Id,
    rulebook: Type.String(),
    status: Type.Enum([...statuses]),
    createdAt: Time,
    creator: Type.Boolean({ description: 'Whether you created it.' }),
    seats: Type.Array(
      Type.Object(
        {
          seat: SeatNumber,
          entropy: Type.Union([Type.String(), Type.Null()], {
            description: 'What you added to the seed: a hash of your text.',
          }),
          commitment: Type.Union([Type.String(), Type.Null()], {
            description: 'The commitment to entropy that you sent for it.',
          }),
          orders: Type.Array(ref(Order), { description: 'The standing orders of the seat.' }),
        },
        closed,
      ),
    ),
    seatsLeft: Type.Array(SeatNumber, {
      description:
        'Seats that you have left during play. Kept until the game is over: you may take no other.',
    }),
    entries: Type.Integer({
      description: 'The number of log entries by these seats. `exportGame` returns them.',
    }),
  },
  closed,
);

const KeptMessage = Type.Object(
  {
    game: Id,
    id: Id,
    at: Time,
    seat: Type.Union([SeatNumber, Type.Null()]),
    to: Type.Union([Type.Array(SeatNumber), Type.Null()]),
    text: Type.Union([Type.String(), Type.Null()], { description: 'Null if the message was withdrawn.' }),
  },
  closed,
);

export const ExportedAccount = named(
  'ExportedAccount',
  Type.Object(
    {
      format: Type.Literal('permafrost-account/1'),
      player: ref(Player),
      tokens: Type.Array(ref(Token), { description: 'Without secrets: only their hashes are stored.' }),
      mutes: Mutes.properties.mutes,
      calendar: ref(Calendar),
      webhooks: Type.Array(ref(Webhook)),
      email: Type.Union([ref(Email), Type.Null()]),
      signInMethods: Type.Array(ref(SignInMethod)),
      sessions: Type.Array(ref(Session)),
      handle: Type.Union([ref(Handle), Type.Null()]),
      grants: Type.Array(ref(Grant), { description: 'What you have allowed applications.' }),
      profile: Type.Union([ref(OwnProfile), Type.Null()]),
      policy: Type.Union([ref(Policy), Type.Null()]),
      pace: Pace,
      tournaments: Type.Object(
        {
          created: Type.Array(Id),
          entered: Type.Array(Type.Object({ id: Id, at: Time, paused: Type.Boolean() }, closed)),
        },
        closed,
      ),
      follows: Follows.properties.follows,
      blocks: Blocks.properties.blocks,
      ratings: Type.Array(OwnRating, {
        description: '`getRatingHistory` has the games that they follow from.',
      }),
      reports: Type.Array(ref(OwnReport), { description: 'Your reports to the moderators.' }),
      measures: Type.Array(ref(OwnMeasure), { description: 'What the moderators did that concerns you.' }),
      games: Type.Array(KeptGame, {
        description: 'Games that you created, hold a seat in or have left during play.',
      }),
      invitations: Type.Array(
        Type.Object({ game: Id, seat: Type.Union([SeatNumber, Type.Null()]), at: Time }, closed),
        { description: 'Invitations to games of other players, with the seat that is reserved for you.' },
      ),
      guests: Type.Array(Type.Object({ id: Id, name: Type.String(), createdAt: Time }, closed), {
        description: 'Guests who have held seats by your keys, with the names that you gave them.',
      }),
      messages: Type.Array(KeptMessage, { description: 'Your messages in all games.' }),
      savedReplies: Type.Array(Type.Object({ id: Id, path: Type.String(), at: Time }, closed), {
        description: 'Responses to requests with an Idempotency-Key, kept for a week for retries.',
      }),
    },
    { ...closed, description: 'Everything that is stored about an account.' },
  ),
);

export const accountSchemas = [RenamePlayer, DeleteAccount, ExportedAccount];
