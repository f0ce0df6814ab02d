import type { Context } from '../../context.js';
import type { Identity } from '../../ports/players.js';
import type { Session } from '../../ports/sign-in/sign-ins.js';

/** Where the account is signed in, the latest use first. */
export const sessionsOf = ({ signIn }: Context, playerId: string): Promise<Session[]> =>
  signIn.signIns.sessionsOf(playerId);

/** Signs out everywhere else. Other tokens, such as those of programs, go only if they are included. */
export const endOtherSessions = (
  { signIn }: Context,
  { player, token }: Identity,
  alsoTokens: boolean,
): Promise<void> => signIn.signIns.endOthers(player.id, token.id, alsoTokens);
