import { signal } from '@preact/signals';
import { store, stored } from './stored.js';

/** The subscription of this browser, and the account that it tells. */
interface Push {
  readonly player: string;
  /** The id of its webhook. */
  readonly receiver: string;
  readonly endpoint: string;
}

const NAME = 'push';
const isPush = (value: unknown): value is Push =>
  typeof value === 'object' &&
  value !== null &&
  'receiver' in value &&
  'endpoint' in value &&
  'player' in value;

export const push = signal<Push | null>(stored(NAME, isPush));

export function keepPush(next: Push | null): void {
  store(NAME, next);
  push.value = next;
}
