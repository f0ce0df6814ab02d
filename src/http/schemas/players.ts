import { Type } from 'typebox';
import { roles } from '../../play/ports/moderation/staff.js';
import { scopes } from '../../play/ports/players.js';
import { closed, Id, SeatNumber, Time } from './common.js';
import { named, ref } from './ref.js';
import { VISIBLE } from './texts/patterns.js';

export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: VISIBLE });
const Scopes = Type.Array(Type.Enum([...scopes]), {
  minItems: 1,
  uniqueItems: true,
  description:
    '`read`: read what is yours. `play`: create, join and play games. `manage`: manage the account, and create tokens with any scope.',
});

export const Player = named(
  'Player',
  Type.Object({ id: Id, name: Type.String(), bot: Type.Boolean(), createdAt: Time }, closed),
);

export const PlayerRef = named(
  'PlayerRef',
  Type.Object(
    {
      id: Id,
      name: Type.String({ description: 'Empty if the account was deleted.' }),
      deleted: Type.Optional(Type.Boolean({ description: 'Present and true if the account was deleted.' })),
    },
    { ...closed, description: 'A player as other players see them.' },
  ),
);

export const CreatePlayer = named(
  'CreatePlayer',
  Type.Object(
    {
      name: Name,
      bot: Type.Optional(
        Type.Boolean({ default: false, description: 'Whether the account belongs to a program.' }),
      ),
    },
    closed,
  ),
);

export const Token = named(
  'Token',
  Type.Object(
    {
      id: Id,
      name: Type.String(),
      scopes: Type.Array(Type.Enum([...scopes])),
      createdAt: Time,
      expiresAt: Type.Union([Time, Type.Null()]),
      key: Type.Union([Type.Object({ game: Id, seat: SeatNumber }, closed), Type.Null()], {
        description: 'For a seat key: the only game and seat it works for.',
      }),
    },
    { ...closed, description: 'A token without its secret.' },
  ),
);

export const CreateToken = named(
  'CreateToken',
  Type.Object(
    {
      name: Name,
      scopes: Scopes,
      expiresAt: Type.Optional(
        Type.Union([Time, Type.Null()], { description: 'When the token expires. Defaults to never.' }),
      ),
    },
    closed,
  ),
);

const secret = Type.String({
  description: 'Send it as `Authorization: Bearer …`. Shown only once; only its hash is stored.',
});

export const IssuedToken = named('IssuedToken', Type.Object({ token: ref(Token), secret }, closed));

export const NewPlayer = named(
  'NewPlayer',
  Type.Object(
    {
      player: ref(Player),
      token: ref(Token),
      secret,
    },
    closed,
  ),
);

export const Me = named(
  'Me',
  Type.Object(
    {
      player: ref(Player),
      token: ref(Token),
      role: Type.Enum([...roles], {
        description: 'Above `player`, the account may look after the server: see docs/MODERATION.md.',
      }),
    },
    { ...closed, description: 'Your account, and the token of this request.' },
  ),
);

export const Tokens = named('Tokens', Type.Object({ tokens: Type.Array(ref(Token)) }, closed));

export const playerSchemas = [
  Player,
  PlayerRef,
  CreatePlayer,
  Token,
  CreateToken,
  IssuedToken,
  NewPlayer,
  Me,
  Tokens,
];
