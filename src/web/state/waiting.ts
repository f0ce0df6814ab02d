import { signal } from '@preact/signals';
import type { Waiting } from '../api/lobby.js';

/** The inbox of the player; null until it is loaded. */
export const waiting = signal<readonly Waiting[] | null>(null);

/** Counts what happened in the player's games, such as invitations and ends. A change makes lists load again. */
export const happened = signal(0);
