import type { Adapter, AdapterPayload } from 'oidc-provider';
import { sha256 } from '../../kernel/hash.js';
import { isId } from '../../kernel/ids.js';
import { AccountGone } from '../../play/ports/accounts.js';
import { GrantGone } from '../../play/ports/oauth/grants.js';
import type { KeptRecord } from '../../play/ports/oauth/records.js';
import { accessTokens } from './access-tokens.js';
import { type AdapterDeps, nothing } from './adapter-deps.js';
import { expiryAfter, expiryForLibrary, issuedForLibrary } from './clocks.js';
import { grantAdapter } from './grant-adapter.js';
import { loopbackClients } from './loopback-clients.js';

/** Where the library keeps each kind of thing. */
export const adapterFor =
  (deps: AdapterDeps) =>
  (kind: string): Adapter => {
    switch (kind) {
      case 'Client':
        return loopbackClients(deps.context);
      case 'Grant':
        return grantAdapter(deps);
      case 'AccessToken':
        return refusing(deps, accessTokens(deps));
      default:
        return refusing(deps, recordAdapter(deps, kind));
    }
  };

/** What was revoked or deleted during the request is no fault of the server. */
const refusing = ({ errors }: AdapterDeps, adapter: Adapter): Adapter => ({
  ...adapter,
  async upsert(id, payload, expiresIn) {
    try {
      await adapter.upsert(id, payload, expiresIn);
    } catch (error) {
      if (!(error instanceof GrantGone || error instanceof AccountGone)) throw error;
      throw new errors.InvalidGrant('the grant was revoked');
    }
  },
});

/** Stands for a secret that only the device knows, where what is found by its user code is written again. Finds nothing. */
const BY_HASH = 'sha256:';

/** Codes, refresh tokens, sessions and requests: found by the hash of their secret, which is not stored. */
function recordAdapter({ context, errors }: AdapterDeps, kind: string): Adapter {
  const { records, grants } = context.oauth;
  return {
    async upsert(id, { jti: _id, userCode, consumed: _consumed, ...payload }, expiresIn) {
      await records.save({
        kind,
        hash: id.startsWith(BY_HASH) ? id.slice(BY_HASH.length) : sha256(id),
        grantId: payload.grantId ?? null,
        playerId: accountIn(payload),
        userCodeHash: userCode === undefined ? null : sha256(userCode),
        payload: JSON.stringify(payload),
        expiresAt: expiryAfter(context, expiresIn),
      });
    },
    async find(id) {
      const found = await records.find(kind, sha256(id));
      return found === null ? undefined : { ...payloadOf(context, found), jti: id };
    },
    async findByUserCode(userCode) {
      const found = await records.findByUserCode(sha256(userCode));
      return found === null
        ? undefined
        : { ...payloadOf(context, found), userCode, jti: BY_HASH + found.hash };
    },
    findByUid: nothing.findByUid,
    async consume(id) {
      if (await records.consume(kind, sha256(id), context.clock())) return;
      // Two requests with the same secret: one of them has stolen it.
      const { grantId } = (await this.find(id)) ?? {};
      if (grantId !== undefined) await grants.remove(grantId);
      throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await records.remove(kind, sha256(id));
    },
    async revokeByGrantId(grantId) {
      if (isId(grantId)) await records.removeOfGrant(kind, grantId);
    },
  };
}

const payloadOf = (
  context: AdapterDeps['context'],
  { payload, consumedAt, expiresAt }: KeptRecord,
): AdapterPayload => {
  const kept = JSON.parse(payload) as AdapterPayload;
  return {
    ...kept,
    ...(kept.iat !== undefined && { iat: issuedForLibrary(kept.iat) }),
    exp: expiryForLibrary(context, expiresAt),
    ...(consumedAt === null ? {} : { consumed: Math.floor(consumedAt.getTime() / 1000) }),
  };
};

/** Whose it is, if that is decided. */
const accountIn = ({ accountId, result, session }: AdapterPayload): string | null =>
  accountId ?? result?.login?.accountId ?? session?.accountId ?? null;
