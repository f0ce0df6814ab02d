import { Type } from 'typebox';
import { statuses } from '../../play/ports/game-record.js';
import { Calendar } from './calendar.js';
import { closed, Id, SeatNumber, Time } from './common.js';
import { Email } from './email.js';
import { Order } from './orders.js';
import { Name, Player, Token } from './players.js';
import { named, ref } from './ref.js';
import { Mutes } from './talk.js';
import { Webhook } from './webhooks.js';

export const RenamePlayer = named('RenamePlayer', Type.Object({ name: Name }, closed));

export const DeleteAccount = named(
  'DeleteAccount',
  Type.Object(
    {
      name: Type.String({ maxLength: 40, description: 'The name of the account, to say that you mean it.' }),
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
          entropy: Type.Union([Type.String(), Type.Null()], { description: 'What you added to the seed.' }),
          orders: Type.Array(ref(Order), { description: 'What the seat has laid down.' }),
        },
        closed,
      ),
    ),
    entries: Type.Integer({
      description: 'How many entries of the log are by these seats: `exportGame` has them.',
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
    text: Type.Union([Type.String(), Type.Null()], { description: 'Null once it was withdrawn.' }),
  },
  closed,
);

export const ExportedAccount = named(
  'ExportedAccount',
  Type.Object(
    {
      format: Type.Literal('permafrost-account/1'),
      player: ref(Player),
      tokens: Type.Array(ref(Token), { description: 'Of the secrets only hashes are kept.' }),
      mutes: Mutes.properties.mutes,
      calendar: ref(Calendar),
      webhooks: Type.Array(ref(Webhook)),
      email: Type.Union([ref(Email), Type.Null()]),
      games: Type.Array(KeptGame, { description: 'Games that you sit in or created.' }),
      invitations: Type.Array(
        Type.Object({ game: Id, seat: Type.Union([SeatNumber, Type.Null()]), at: Time }, closed),
        { description: 'To games of others, open or over, with the seat that is kept for you.' },
      ),
      messages: Type.Array(KeptMessage, { description: 'What you said, in all games.' }),
      savedResponses: Type.Array(Type.Object({ game: Id, key: Type.String(), at: Time }, closed), {
        description: 'Answers to actions with an Idempotency-Key, kept for a week in case you retry.',
      }),
    },
    { ...closed, description: 'Everything that is kept about an account.' },
  ),
);

export const accountSchemas = [RenamePlayer, DeleteAccount, ExportedAccount];
