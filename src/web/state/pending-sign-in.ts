import { store, stored } from './stored.js';

/** A sign-in that waits for its proof. Its secret stays in this browser, so that a link works nowhere else. */
export interface PendingSignIn {
  readonly id: string;
  readonly secret: string;
  /** Whether the proof becomes another way in to the account that is signed in. */
  readonly isAdding: boolean;
  /** The screen that asked for it, where the browser comes back to it later. */
  readonly from?: string;
}

const NAME = 'sign-in';

const isPending = (value: unknown): value is PendingSignIn =>
  typeof value === 'object' && value !== null && 'id' in value && 'secret' in value && 'isAdding' in value;

/** The latest one, also after the browser came back from a mail or a provider. */
export const pendingSignIn = (): PendingSignIn | null => stored(NAME, isPending);

export const keepPending = (pending: PendingSignIn | null): void => store(NAME, pending);
