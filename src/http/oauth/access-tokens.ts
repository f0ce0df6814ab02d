import type { Adapter } from 'oidc-provider';
import { sha256 } from '../../kernel/hash.js';
import { isId } from '../../kernel/ids.js';
import { type AdapterDeps, nothing } from './adapter-deps.js';
import { expiryAfter, expiryForLibrary, issuedForLibrary } from './clocks.js';
import { scopesIn } from './resources.js';

/** Each grant needs one at a time; devices that share it may have others. */
const MAX_OF_GRANT = 10;

/** Access tokens are tokens like those of people, so a request with one is authenticated in the same way. */
export function accessTokens({ context, publicUrl }: AdapterDeps): Adapter {
  const { grants } = context.oauth;
  return {
    ...nothing,
    async upsert(id, { accountId = '', grantId = '', scope }, expiresIn) {
      const now = context.clock();
      const { clientName: name = '' } = (await grants.find(grantId)) ?? {};
      const token = {
        ...{ id: context.newId(now), playerId: accountId, name, scopes: scopesIn(scope) },
        ...{ createdAt: now, expiresAt: expiryAfter(context, expiresIn), key: null },
      };
      await grants.addToken(token, sha256(id), grantId, MAX_OF_GRANT);
    },
    async find(id) {
      const found = await grants.findToken(sha256(id));
      if (found === null) return undefined;
      const { token, grant } = found;
      return {
        kind: 'AccessToken',
        jti: id,
        format: 'opaque',
        gty: 'authorization_code',
        accountId: token.playerId,
        clientId: grant.clientId,
        grantId: grant.id,
        scope: token.scopes.join(' '),
        aud: publicUrl,
        iat: issuedForLibrary(secondsOf(token.createdAt)),
        ...(token.expiresAt === null ? {} : { exp: expiryForLibrary(context, token.expiresAt) }),
      };
    },
    destroy: (id) => grants.removeToken(sha256(id)),
    async revokeByGrantId(grantId) {
      if (isId(grantId)) await grants.removeTokens(grantId);
    },
  };
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
