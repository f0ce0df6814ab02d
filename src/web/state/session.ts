import { signal } from '@preact/signals';
import { onStoredElsewhere, store, stored } from './stored.js';

/** Who plays here, and the token that shows it. */
export interface Session {
  readonly secret: string;
  readonly player: { readonly id: string; readonly name: string };
  /** Of a guest who has the key to one seat: the game that it opens. */
  readonly game: string | null;
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'secret' in value && 'player' in value;

const NAME = 'session';

export const session = signal<Session | null>(stored(NAME, isSession));
/** The name of whoever was signed in until the server no longer knew their token. */
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

/** The server does not know this token any more; another may have come meanwhile. */
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
