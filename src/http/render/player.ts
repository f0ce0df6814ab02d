import type { Static } from 'typebox';
import { isDeleted, type PlayerRef as KnownPlayer } from '../../play/ports/game-record.js';
import type { Player as PlayerRecord, Token as TokenRecord } from '../../play/ports/players.js';
import type { Mute } from '../../play/ports/talk.js';
import type { Player, PlayerRef, Token } from '../schemas/players.js';

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
  key: token.key && { game: token.key.gameId, seat: token.key.seat },
});

/** A player as other players see them. */
export const renderRef = (player: KnownPlayer): Static<typeof PlayerRef> => ({
  id: player.id,
  name: player.name,
  ...(isDeleted(player) ? { deleted: true } : {}),
});

export const renderMute = ({ player, at }: Mute) => ({ player: renderRef(player), at: at.toISOString() });
