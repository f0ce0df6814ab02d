import { signal } from '@preact/signals';
import type { Waiting } from '../api/lobby.js';

/** The inbox of the player; null until it is loaded. */
export const waiting = signal<readonly Waiting[] | null>(null);
