import type { Adapter } from 'oidc-provider';
import { isId } from '../../kernel/ids.js';
import { type AdapterDeps, nothing } from './adapter-deps.js';
import { issuedForLibrary } from './clocks.js';
import { resourcesOf } from './resources.js';

/** Grants are written by `allow`, before the library hears of them. */
export function grantAdapter({ context, publicUrl }: AdapterDeps): Adapter {
  const { grants } = context.oauth;
  return {
    ...nothing,
    async find(id) {
      const grant = await grants.find(id);
      if (grant === null) return undefined;
      const granted = grant.scopes.join(' ');
      return {
        kind: 'Grant',
        jti: id,
        accountId: grant.playerId,
        clientId: grant.clientId,
        resources: Object.fromEntries(resourcesOf(publicUrl).map((resource) => [resource, granted])),
        iat: issuedForLibrary(Math.floor(grant.createdAt.getTime() / 1000)),
      };
    },
    async destroy(id) {
      if (isId(id)) await grants.remove(id);
    },
  };
}
