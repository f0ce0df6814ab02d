import { signal } from '@preact/signals';
import type { Waiting } from '../api/lobby.js';

/** What waits for the player, over all games; null while that is not known. */
export const waiting = signal<readonly Waiting[] | null>(null);
