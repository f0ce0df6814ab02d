import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Context } from '../../play/context.js';
import { nothing } from './adapter-deps.js';

const MAX_MS = 2_500;

/**
 * Applications that are being developed: their documents are on http, which the library does not fetch. Only where the
 * operator allows private addresses.
 */
export function loopbackClients({ oauth }: Context): Adapter {
  const { documents } = oauth;
  return {
    ...nothing,
    async find(id) {
      if (!documents.allowsPrivate || !/^http:\/\/[^\s#]+$/.test(id)) return undefined;
      try {
        const { status, body } = await documents.get(id, AbortSignal.timeout(MAX_MS));
        const properties = JSON.parse(body) as AdapterPayload | null;
        const isItself = status === 200 && properties?.client_id === id;
        return isItself && !('client_secret' in properties) ? properties : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
