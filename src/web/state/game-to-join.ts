import { signal } from '@preact/signals';

/** The game to join after signing in through an invitation. */
export const gameToJoin = signal<string | null>(null);
