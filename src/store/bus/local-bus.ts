import type { Bus, BusListener } from '../../play/ports/bus.js';

/** The channel of NOTIFY on which the processes of one database tell each other what changed. */
export const CHANNEL = 'permafrost';

/** Postgres takes notifications of less than 8000 bytes: some room is left for the origin. */
export const MAX_TOPIC_BYTES = 7900;

export interface LocalBus extends Bus {
  /** Stands before the topics in a notification, so that a process can skip what it has told itself already. */
  readonly origin: string;
  /** Notifies the listeners of this process, with the new version after an append of its own. */
  tell(topic: string, version?: number): void;
  /** Tells every listener: some news may have been missed. */
  tellAll(): void;
  /** Takes a notification apart and tells the listeners, unless it came from here. */
  hear(notification: string): void;
}

export interface BusSettings {
  readonly origin: string;
  /** Tells the other processes; the text is short enough for one notification. */
  readonly announce: (notification: string) => void;
  readonly onError: (error: unknown) => void;
}

export function localBus({ origin, announce, onError }: BusSettings): LocalBus {
  const byTopic = new Map<string, Set<BusListener>>();

  const tellThese = (listeners: Iterable<BusListener>, version?: number): void => {
    for (const listener of [...listeners]) {
      try {
        listener(version);
      } catch (error) {
        // One that throws must not keep the news from the others.
        onError(error);
      }
    }
  };

  const tell = (topic: string, version?: number): void => tellThese(byTopic.get(topic) ?? [], version);

  return {
    origin,
    tell,
    tellAll() {
      for (const listeners of [...byTopic.values()]) tellThese(listeners);
    },
    hear(notification) {
      const [from, topics] = notification.split(' ');
      if (from === origin || topics === undefined) return;
      for (const topic of topics.split(',')) tell(topic);
    },
    publish(topics) {
      for (const topic of topics) tell(topic);
      for (const part of inParts(topics)) announce(`${origin} ${part.join()}`);
    },
    subscribe(topic, listener) {
      // A fresh function for each call, so that one listener may subscribe twice and leave once.
      const own: BusListener = (version) => listener(version);
      const listeners = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, listeners.add(own));
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic);
      };
    },
  };
}

/** Splits texts so that each part, joined by commas, fits in one notification. */
export function inParts(texts: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1;
    if (size > room) {
      parts.push([]);
      room = MAX_TOPIC_BYTES;
    }
    parts.at(-1)?.push(text);
    room -= size;
  }
  return parts;
}
