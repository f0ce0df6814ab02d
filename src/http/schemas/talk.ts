import { Type } from 'typebox';
import { closed, Id, SeatNumber, Time } from './common.js';
import { PlayerRef } from './players.js';
import { named, ref } from './ref.js';
import { PLAIN } from './texts/patterns.js';

const Seats = Type.Array(SeatNumber, { minItems: 1, maxItems: 32, uniqueItems: true });

/** What can be seen is looked for first: a place for it among the rest would be tried at every character. */
const TEXT = `^(?=[\\s\\S]*[^\\p{C}\\p{Z}])(?:${PLAIN})*$`;

export const Message = named(
  'Message',
  Type.Object(
    {
      id: Type.String({ format: 'uuid', description: 'Ids sort by time. Use it as the cursor `before`.' }),
      changed: Type.String({
        format: 'uuid',
        description:
          'The cursor `after`, and the id in the stream. Equals `id` until the message is withdrawn, when it is sent again with a new `changed`.',
      }),
      at: Time,
      author: ref(PlayerRef),
      seat: Type.Union([SeatNumber, Type.Null()], {
        description: 'The seat of the author; null for a creator without a seat.',
      }),
      to: Type.Union([Type.Array(SeatNumber), Type.Null()], {
        description: 'The seats that the message was whispered to; null if everyone can read it.',
      }),
      text: Type.Union([Type.String(), Type.Null()], {
        description: 'Plain text. Never show it as HTML. Null if the message was withdrawn.',
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
          'Whisper to the players who hold these seats now. Players who take a seat later cannot read it. Without `to`, everyone who can see the game can read the message.',
      }),
      seat: Type.Optional({ ...SeatNumber, description: 'The seat to speak as, if you hold several.' }),
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
        description: 'Oldest first. With `after`, in the order of their last change.',
      }),
      older: Type.Union([Type.String(), Type.Null()], {
        description: 'The `before` of the page of older messages; null if there are none.',
      }),
      newer: Type.Union([Type.String(), Type.Null()], {
        description: 'The `after` of the next page. Null with `before`, and if there are no messages yet.',
      }),
    },
    {
      ...closed,
      description: 'The messages of a game that you may read, without those of players you have muted.',
    },
  ),
);

export const Mutes = named(
  'Mutes',
  Type.Object(
    { mutes: Type.Array(Type.Object({ player: ref(PlayerRef), at: Time }, closed)) },
    {
      ...closed,
      description: 'The players whose messages you do not see, latest first.',
    },
  ),
);

export const talkSchemas = [Message, PostMessage, Messages, Mutes];
