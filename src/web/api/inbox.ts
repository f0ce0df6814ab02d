import { bodyOf, client, type Schemas } from './client.js';
import type { Waiting } from './lobby.js';

export type AccountEvent = Pick<Schemas['AccountEvent'], 'type' | 'game' | 'version'>;

/** The stream of what happens in all games of the player. */
export const EVENTS = '/v1/me/events/stream';

export const getInbox = async (signal: AbortSignal): Promise<readonly Waiting[]> =>
  (await bodyOf(client.GET('/v1/me/prompts', { signal, cache: 'no-store' }))).waiting;
