import { Type } from 'typebox';
import { accountEventTypes } from '../../../play/ports/notice-types.js';
import { closed, Id, SeatNumber, Time, Version } from '../common.js';
import { named, ref } from '../ref.js';

export const AccountEvent = named(
  'AccountEvent',
  Type.Object(
    {
      type: Type.Enum([...accountEventTypes], {
        description:
          'What happened, as in webhooks. `account.measure`: the moderators have decided something that concerns you, see `listOwnMeasures`. `report.answered`: they have answered a report of yours, see `listOwnReports`.',
      }),
      game: Type.Union([Id, Type.Null()], { description: 'Null for what is about no game.' }),
      version: Type.Union([Version, Type.Null()], {
        description: 'The version of the game that it came with.',
      }),
      seat: Type.Union([SeatNumber, Type.Null()], {
        description:
          'Your seat that has or had the prompt, the seat that it is about, that is reserved for you, or whose holder wrote.',
      }),
      message: Type.Union([Id, Type.Null()], { description: 'The id of a message.' }),
      reason: Type.Union([Type.String(), Type.Null()], {
        description: 'Of `invitation.ended`: why it was declined.',
      }),
      tournament: Type.Union([Id, Type.Null()], {
        description:
          'Of `tournament.…`: which one that you have entered has begun, begun a round, ended or was cancelled.',
      }),
      at: Time,
      cursor: Type.Union([Type.String(), Type.Null()], {
        description: 'Its place among your events; null for what waits when you begin.',
      }),
      turn: Type.Optional(
        Type.Union([Type.Unsafe({ $ref: 'LegalActions#' }), Type.Null()], {
          description:
            'With `include=actions`, of a prompt: what you may do now, perhaps at a later version; null if you are not asked any more.',
        }),
      ),
    },
    { ...closed, description: 'Something that happened in a game of yours, or a prompt that waits.' },
  ),
);

export const AccountEvents = named(
  'AccountEvents',
  Type.Object(
    {
      begins: Type.Boolean({
        description:
          'If true, `events` are not what happened after the cursor, but all prompts and invitations that wait for you now: forget those that you knew.',
      }),
      events: Type.Array(ref(AccountEvent)),
      more: Type.Boolean({ description: 'Whether there are more already.' }),
      cursor: Type.String({ description: 'Send it as `after` to get what happens next.' }),
    },
    closed,
  ),
);

export const EventTicket = named(
  'EventTicket',
  Type.Object(
    {
      ticket: Type.String({ description: 'Opens one stream: send it as the parameter `ticket`.' }),
      expiresAt: Time,
    },
    closed,
  ),
);

export const accountEventSchemas = [AccountEvent, AccountEvents, EventTicket];
