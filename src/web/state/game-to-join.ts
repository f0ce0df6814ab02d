import { signal } from '@preact/signals';

/** The game whose invitation somebody has just signed in for: they want to sit down in it. */
export const gameToJoin = signal<string | null>(null);
