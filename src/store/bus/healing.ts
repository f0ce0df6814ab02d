import { setTimeout as sleep } from 'node:timers/promises';
import type { Fingerprint, Fingerprints } from './fingerprints.js';
import type { LocalBus } from './local-bus.js';

/** In milliseconds, from one look to the next: with what a look takes, less than two seconds. */
const EVERY = 1_500;
/** Topics in one statement. */
const BATCH = 1_000;
/** A look that takes long is followed by a pause as long as so many looks, so that it does not become a load itself. */
const REST = 4;

export interface Healing {
  /** Looks now, because announcements were probably lost. */
  soon(): void;
  /** Changes of games that no announcement told of. */
  healed(): number;
  close(): Promise<void>;
}

interface HealingSettings {
  readonly bus: Pick<LocalBus, 'topics' | 'heal' | 'takeHeard'>;
  /** What the database says of topics now. */
  readonly fingerprintsOf: (topics: readonly string[]) => Promise<Fingerprints>;
}

/**
 * Announcements can get lost: a process dies between its commit and its announcement, a connection breaks, a server
 * drops what it cannot deliver. So what is listened to is compared with the database from time to time.
 */
export function openHealing({ bus, fingerprintsOf }: HealingSettings): Healing {
  const closing = new AbortController();
  let hurry = new AbortController();
  let known: Fingerprints = new Map();
  /** Games that changed without an announcement, which may still be on its way. */
  let suspects: string[] = [];
  let healed = 0;

  const look = async (): Promise<void> => {
    const topics = bus.topics();
    const found = new Map<string, Fingerprint>();
    for (let from = 0; from < topics.length; from += BATCH)
      for (const [topic, fingerprint] of await fingerprintsOf(topics.slice(from, from + BATCH)))
        found.set(topic, fingerprint);
    const heard = bus.takeHeard();
    healed += suspects.filter((topic) => !heard.has(topic)).length;
    suspects = [];
    const before = known;
    known = found;
    for (const [topic, { text, version, revision }] of found) {
      const last = before.get(topic);
      if (last?.text === text) continue;
      // At the first look, too: something may have changed since the first read of a listener.
      bus.heal(topic, version, revision);
      if (last !== undefined && version !== undefined && !heard.has(topic)) suspects.push(topic);
    }
  };

  const keepLooking = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const begun = performance.now();
      // The database does not answer: others report that, and what was missed is found later.
      await look().catch(() => {});
      const took = performance.now() - begun;
      const signal = AbortSignal.any([closing.signal, hurry.signal]);
      await sleep(Math.max(EVERY - took, took * REST), undefined, { signal, ref: false }).catch(() => {});
      if (hurry.signal.aborted) hurry = new AbortController();
    }
  };
  const done = keepLooking();

  return {
    soon: () => hurry.abort(),
    healed: () => healed,
    async close() {
      closing.abort();
      await done;
    },
  };
}
