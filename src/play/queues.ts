import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
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
  /** Searches of bots. What does not fit is answered by the basic bot. */
  readonly searches: BoundedQueue;
}

/** As much waits as is done within the few seconds that a request lasts. */
const SIZES = {
  films: { concurrency: 1, maxWaiting: 4 },
  pngs: { concurrency: 1, maxWaiting: 16 },
  past: { concurrency: 2, maxWaiting: 64 },
  drafts: { concurrency: 4, maxWaiting: 128 },
  pictures: { concurrency: 4, maxWaiting: 256 },
  bots: { concurrency: 8, maxWaiting: 1_000 },
  // Of two threads, one is left for what somebody waits for at the table.
  searches: { concurrency: 1, maxWaiting: 64 },
} as const;

export function openQueues(
  onFull: (name: keyof Queues) => void = () => {},
  cores = availableParallelism(),
): Queues {
  const open = (name: keyof Queues, gate?: PQueue) =>
    new BoundedQueue({ name, ...SIZES[name], onFull: () => onFull(name), ...(gate && { gate }) });
  // Films and PNGs take longest. Even at a low priority each holds up requests that wake on its core.
  const dearest = new PQueue({ concurrency: Math.max(1, cores - 1) });
  return {
    films: open('films', dearest),
    pngs: open('pngs', dearest),
    past: open('past'),
    drafts: open('drafts'),
    pictures: open('pictures'),
    bots: open('bots'),
    searches: open('searches'),
  };
}

/** Requests that may wait for one game: how many in all, before the first of a player, and of one account. */
export const forPlayers = { maxBefore: 64, maxBeforeFirst: 256, maxOfOne: 32 } as const;

/** Strangers may want to join. However many they are, the players of the game still have room. */
export const forStrangers = { maxBefore: 32, maxOfOne: 4 } as const;
