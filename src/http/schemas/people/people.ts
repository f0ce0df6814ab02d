import { Type } from 'typebox';
import { audiences } from '../../../play/ports/people/people.js';
import { closed, Id, Time } from '../common.js';
import { Game } from '../games.js';
import { Player, PlayerRef } from '../players.js';
import { named, ref } from '../ref.js';
import { LINES } from '../texts/patterns.js';

const FRIENDS = '`friends` are two who follow each other. Anyone you have blocked sees nothing.';
const audience = (description: string) =>
  Type.Enum([...audiences], { description: `${description} ${FRIENDS}` });
const Text = Type.String({
  maxLength: 500,
  pattern: LINES,
  description: 'Plain text. Never show it as HTML.',
});
const Country = Type.Union([Type.String({ pattern: '^[A-Z]{2}$' }), Type.Null()], {
  description: 'ISO 3166, such as `NL`; null for none.',
});
const Links = Type.Array(Type.String({ maxLength: 200, pattern: '^https://[^\\s"<>\\\\@]+$' }), {
  maxItems: 3,
  uniqueItems: true,
  description: 'Only https. Nobody has checked where they lead.',
});

const wishes = {
  text: Text,
  country: Country,
  links: Links,
  showsPresence: audience('Who sees when you were last here.'),
  showsGames: audience(
    'Who sees the lists of the public games that you have finished, also in the history of your ratings. The games themselves stay public.',
  ),
};

export const ProfileWishes = named('ProfileWishes', Type.Object(wishes, closed));

export const OwnProfile = named(
  'OwnProfile',
  Type.Object(
    {
      ...wishes,
      seenAt: Type.Union([Time, Type.Null()], {
        description: 'When you were last here, to the hour. Kept once you have a profile.',
      }),
    },
    { ...closed, description: 'What you show of yourself, and to whom.' },
  ),
);

export const PublicProfile = named(
  'PublicProfile',
  Type.Object(
    {
      player: ref(Player),
      handle: Type.Union([Type.String(), Type.Null()]),
      text: Text,
      country: Country,
      links: Links,
      seenAt: Type.Union([Time, Type.Null()], {
        description: 'When the player was last here, to the hour; null if you may not see it.',
      }),
      reliability: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
        description:
          'In percent: of the last 20 games with a clock, those at whose end the bot was not playing for the player after lapses. Null with fewer than five. Below 60, matches seat such players together.',
      }),
      bots: Type.Boolean({ description: 'Whether the player plays with bots.' }),
      challenges: Type.Array(ref(Game), {
        description: 'Their open challenges: public games with a free seat, newest first.',
      }),
      games: Type.Boolean({ description: 'Whether you may see the games that the player has finished.' }),
      you: Type.Union(
        [
          Type.Object(
            {
              follow: Type.Boolean({ description: 'Whether you follow the player.' }),
              followed: Type.Boolean({ description: 'Whether the player follows you.' }),
              block: Type.Boolean({ description: 'Whether you have blocked the player.' }),
            },
            closed,
          ),
          Type.Null(),
        ],
        { description: 'How you stand to the player; null without a token.' },
      ),
    },
    { ...closed, description: 'A player, with what they show of themselves to you.' },
  ),
);

export const Follows = named(
  'Follows',
  Type.Object(
    {
      follows: Type.Array(
        Type.Object(
          {
            player: ref(PlayerRef),
            at: Time,
            mutual: Type.Boolean({ description: 'Whether the player follows you, too: you are friends.' }),
          },
          closed,
        ),
        { description: 'Latest first.' },
      ),
    },
    closed,
  ),
);

export const Blocks = named(
  'Blocks',
  Type.Object(
    {
      blocks: Type.Array(Type.Object({ player: ref(PlayerRef), at: Time }, closed), {
        description: 'Latest first.',
      }),
    },
    closed,
  ),
);

export const OtherParams = Type.Object({ player: Id }, closed);
export const PlayerParams = Type.Object(
  {
    player: Type.String({ minLength: 1, maxLength: 60, description: 'An id, or `@` and a handle.' }),
  },
  closed,
);

export const peopleSchemas = [ProfileWishes, OwnProfile, PublicProfile, Follows, Blocks];
