import { BoundedQueue } from '../kernel/bounded-queue.js';

/** What heavy work waits in, for each kind. What waits longer than a request lasts leaves with its request. */
export interface Queues {
  readonly films: BoundedQueue;
  readonly pngs: BoundedQueue;
  readonly past: BoundedQueue;
  readonly drafts: BoundedQueue;
  readonly pictures: BoundedQueue;
  /** Answers of the service, 16 at most at a time. A game that does not fit is found by the next search. */
  readonly bots: BoundedQueue;
}

/** As much waits as is done within the few seconds that a request lasts. */
const SIZES = {
  films: { concurrency: 1, maxWaiting: 4 },
  pngs: { concurrency: 1, maxWaiting: 16 },
  past: { concurrency: 2, maxWaiting: 64 },
  drafts: { concurrency: 4, maxWaiting: 128 },
  pictures: { concurrency: 4, maxWaiting: 256 },
  bots: { concurrency: 8, maxWaiting: 1_000 },
} as const;

export function openQueues(onFull: (name: keyof Queues) => void = () => {}): Queues {
  const open = (name: keyof Queues) => new BoundedQueue({ name, ...SIZES[name], onFull: () => onFull(name) });
  return {
    films: open('films'),
    pngs: open('pngs'),
    past: open('past'),
    drafts: open('drafts'),
    pictures: open('pictures'),
    bots: open('bots'),
  };
}

/** Requests that may wait for one game. */
export const MAX_WAITING_FOR_GAME = 64;

/** How many of them may be of one account: strangers share the queue with the players. */
export const MAX_OF_ONE = 32;
