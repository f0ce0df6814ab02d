import type { Bus, BusListener } from '../../play/ports/bus.js';

/** The NOTIFY channel on which the processes of one database announce changes. */
export const CHANNEL = 'permafrost';

/** Postgres limits notifications to less than 8000 bytes; some of them are for the origin. */
export const MAX_TOPIC_BYTES = 7900;

export interface LocalBus extends Bus {
  /** Prefixes the topics in a notification, so that a process can skip its own. */
  readonly origin: string;
  /** Notifies the listeners of this process. After an append of this process, `version` is the new version. */
  notify(topic: string, version?: number): void;
  /** Notifies every listener, because announcements may have been missed. */
  notifyAll(): void;
  /** Notifies the listeners of the topics in a notification, unless it came from this process. */
  receive(notification: string): void;
}

export interface BusSettings {
  readonly origin: string;
  /** Sends a notification to the other processes; the text is short enough for one. */
  readonly announce: (notification: string) => void;
  readonly onError: (error: unknown) => void;
}

export function localBus({ origin, announce, onError }: BusSettings): LocalBus {
  const byTopic = new Map<string, Set<BusListener>>();
  const hearers = new Map<string, Set<(word: string) => void>>();

  const notifyAllOf = (listeners: Iterable<BusListener>, version?: number): void => {
    for (const listener of [...listeners]) {
      try {
        listener(version);
      } catch (error) {
        // A listener that throws must not keep the others from being notified.
        onError(error);
      }
    }
  };

  const notify = (topic: string, version?: number): void => notifyAllOf(byTopic.get(topic) ?? [], version);

  const hear = (text: string): void => {
    const [subject = '', word = ''] = text.split('=');
    for (const listener of hearers.get(subject) ?? []) listener(word);
  };

  return {
    origin,
    notify,
    notifyAll() {
      for (const listeners of [...byTopic.values()]) notifyAllOf(listeners);
    },
    receive(notification) {
      const [from, topics] = notification.split(' ');
      if (from === origin || topics === undefined) return;
      for (const topic of topics.split(',')) {
        if (topic.includes('=')) hear(topic);
        else notify(topic);
      }
    },
    tell(subject, words) {
      for (const part of inParts(words.map((word) => `${subject}=${word}`)))
        announce(`${origin} ${part.join()}`);
    },
    hear(subject, listener) {
      const listeners = hearers.get(subject) ?? new Set();
      hearers.set(subject, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    publish(topics) {
      for (const topic of topics) notify(topic);
      for (const part of inParts(topics)) announce(`${origin} ${part.join()}`);
    },
    subscribe(topic, listener) {
      // A new function for each call, so that a listener may subscribe twice and unsubscribe once.
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
