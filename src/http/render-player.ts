import type { Static } from 'typebox';
import type { Mute } from '../play/ports/talk.js';
import {
  isDeleted,
  type PlayerRef as KnownPlayer,
  type Player as PlayerRecord,
  type Token as TokenRecord,
} from '../play/ports.js';
import type { Player, PlayerRef, Token } from './schemas/players.js';

export const renderPlayer = ({ id, name, bot, createdAt }: PlayerRecord): Static<typeof Player> => ({
  id,
  name,
  bot,
  createdAt: createdAt.toISOString(),
});

export const renderToken = (token: TokenRecord): Static<typeof Token> => ({
  id: token.id,
  name: token.name,
  scopes: [...token.scopes],
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
});

/** A player as others know them. */
export const renderRef = (player: KnownPlayer): Static<typeof PlayerRef> => ({
  id: player.id,
  name: player.name,
  ...(isDeleted(player) ? { deleted: true } : {}),
});

export const renderMute = ({ player, at }: Mute) => ({ player: renderRef(player), at: at.toISOString() });
