import { Type } from 'typebox';
import { closed, Id, SeatNumber, Time } from './common.js';
import { PlayerRef } from './players.js';
import { named, ref } from './ref.js';

const Seats = Type.Array(SeatNumber, { minItems: 1, maxItems: 32, uniqueItems: true });

/** Lines, tabs and joined emoji are welcome; other control characters, and what turns text around, are not. */
const PLAIN = '[\\t\\n\\r]|[^\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]';
const TEXT = `^(?:${PLAIN})*[^\\p{C}\\p{Z}](?:${PLAIN})*$`;

export const Message = named(
  'Message',
  Type.Object(
    {
      id: Type.String({ format: 'uuid', description: 'Ids sort by time. It is the cursor `before`.' }),
      changed: Type.String({
        format: 'uuid',
        description:
          'The cursor `after`, and the id in the stream. As `id`, until the message is withdrawn: then it is told once more, later.',
      }),
      at: Time,
      author: ref(PlayerRef),
      seat: Type.Union([SeatNumber, Type.Null()], {
        description: 'The seat that spoke; null for a creator who holds none.',
      }),
      to: Type.Union([Type.Array(SeatNumber), Type.Null()], {
        description: 'The seats that it was whispered to; null where it was said to all.',
      }),
      text: Type.Union([Type.String(), Type.Null()], {
        description: 'Plain text, to be shown as it is: never as HTML. Null once it was withdrawn.',
      }),
    },
    closed,
  ),
);

export const PostMessage = named(
  'PostMessage',
  Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: 2000, pattern: TEXT, description: 'Plain text.' }),
      to: Type.Optional({
        ...Seats,
        description:
          'Whisper to those who hold these seats now; who comes to a seat later cannot read it. Without it, everybody who may see the game can.',
      }),
      seat: Type.Optional({ ...SeatNumber, description: 'A seat of yours, if you hold several.' }),
    },
    closed,
  ),
);

export const Messages = named(
  'Messages',
  Type.Object(
    {
      game: Id,
      messages: Type.Array(ref(Message), {
        description: 'Oldest first; with `after`, in the order of their last change.',
      }),
      older: Type.Union([Type.String(), Type.Null()], {
        description: 'The value of `before` for the page of older messages, if there are any.',
      }),
      newer: Type.Union([Type.String(), Type.Null()], {
        description:
          'The value of `after` for what comes next; null with `before`, and while nothing was said.',
      }),
    },
    {
      ...closed,
      description: 'What was said in a game, as far as you may read it and have not muted its author.',
    },
  ),
);

export const Mutes = named(
  'Mutes',
  Type.Object(
    { mutes: Type.Array(Type.Object({ player: ref(PlayerRef), at: Time }, closed)) },
    {
      ...closed,
      description: 'Whose messages you do not get, latest first.',
    },
  ),
);

export const talkSchemas = [Message, PostMessage, Messages, Mutes];
