import { signal } from '@preact/signals';
import { onStoredElsewhere, store, stored } from './stored.js';

/** The signed-in player and their token. */
export interface Session {
  readonly secret: string;
  readonly player: { readonly id: string; readonly name: string };
  /** For a guest with a seat key: the game of that seat. */
  readonly game: string | null;
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'secret' in value && 'player' in value;

const NAME = 'session';

export const session = signal<Session | null>(stored(NAME, isSession));
/** The name of the player whose token the server rejected. */
export const refused = signal<string | null>(null);

export function signIn(next: Session): void {
  store(NAME, next);
  refused.value = null;
  session.value = next;
}

export function signOut(): void {
  store(NAME, null);
  refused.value = null;
  session.value = null;
}

/** Signs out if the rejected token is still the current one. */
export function refuse(secret: string): void {
  const { value } = session;
  if (value?.secret !== secret) return;
  store(NAME, null);
  refused.value = value.player.name;
  session.value = null;
}

onStoredElsewhere(NAME, () => {
  session.value = stored(NAME, isSession);
});
