import { bodyOf, client, type Schemas } from './client.js';

export type Limits = Schemas['CallerLimits'];

export const getLimits = (signal: AbortSignal): Promise<Limits> =>
  bodyOf(client.GET('/v1/me/limits', { signal }));

/** Everything that is stored about the account, as text. */
export const exportAccount = (): Promise<string> => bodyOf(client.GET('/v1/me/export', { parseAs: 'text' }));
