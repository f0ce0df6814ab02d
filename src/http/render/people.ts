import type { Static } from 'typebox';
import type { ShownProfile } from '../../play/accounts/people/profiles.js';
import type { Context } from '../../play/context.js';
import type { FollowLink, KeptProfile, Link } from '../../play/ports/people/people.js';
import type { Blocks, Follows, OwnProfile, PublicProfile } from '../schemas/people/people.js';
import { gameFor } from './game.js';
import { renderPlayer, renderRef } from './player.js';

export const renderOwnProfile = ({ links, seenAt, ...profile }: KeptProfile): Static<typeof OwnProfile> => ({
  ...profile,
  links: [...links],
  seenAt: seenAt?.toISOString() ?? null,
});

export const renderProfile = (
  context: Pick<Context, 'engines'>,
  shown: ShownProfile,
  playerId: string | undefined,
): Static<typeof PublicProfile> => ({
  player: renderPlayer(shown.player),
  handle: shown.handle,
  text: shown.profile.text,
  country: shown.profile.country,
  links: [...shown.profile.links],
  seenAt: shown.seenAt?.toISOString() ?? null,
  reliability: shown.reliability,
  bots: shown.bots,
  challenges: shown.challenges.map((record) => gameFor(context, record, playerId)),
  games: shown.showsGames,
  you: shown.relation && {
    follow: shown.relation.follows,
    followed: shown.relation.isFollowed,
    block: shown.relation.blocks,
  },
});

export const renderFollow = ({
  player,
  at,
  mutual,
}: FollowLink): Static<typeof Follows>['follows'][number] => ({
  player: renderRef(player),
  at: at.toISOString(),
  mutual,
});

export const renderBlock = ({ player, at }: Link): Static<typeof Blocks>['blocks'][number] => ({
  player: renderRef(player),
  at: at.toISOString(),
});
