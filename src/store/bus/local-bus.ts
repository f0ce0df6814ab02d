import type { Bus, BusListener } from '../../play/ports/bus.js';
import type { Carrier, Receiver } from './carrier.js';

export interface LocalBus extends Bus, Receiver {
  /** Notifies the listeners of this process. After an append of this process, `version` is the new version. */
  notify(topic: string, version?: number): void;
  /** Notifies every listener, because announcements may have been missed. */
  notifyAll(): void;
  /** The same, for what a look at the database has found. */
  heal(topic: string, version?: number, revision?: number): void;
  /** The topics whose listeners were notified since the last call. */
  takeHeard(): ReadonlySet<string>;
  /** Announces to the other processes what listeners of this one know already. */
  announce(topics: readonly string[]): void;
  /** Everything that somebody in this process listens to. */
  topics(): string[];
  /** From now on announcements leave through this carrier. */
  attach(carrier: Pick<Carrier, 'publish' | 'tell' | 'follow' | 'unfollow'>): void;
}

type Outward = Parameters<LocalBus['attach']>[0];

const nobody: Outward = { publish() {}, tell() {}, follow() {}, unfollow() {} };

export function localBus(onError: (error: unknown) => void): LocalBus {
  const byTopic = new Map<string, Set<BusListener>>();
  const hearers = new Map<string, Set<(word: string) => void>>();
  let heard = new Set<string>();
  let carrier = nobody;

  /** A listener that throws must not keep the others from being notified. */
  const callAll = <Listener>(listeners: Iterable<Listener>, call: (listener: Listener) => void): void => {
    for (const listener of [...listeners]) {
      try {
        call(listener);
      } catch (error) {
        onError(error);
      }
    }
  };

  const heal: LocalBus['heal'] = (topic, version, revision) =>
    callAll(byTopic.get(topic) ?? [], (listener) => listener(version, revision));

  const notify: LocalBus['notify'] = (topic, version) => {
    if (!byTopic.has(topic)) return;
    heard.add(topic);
    heal(topic, version);
  };

  return {
    notify,
    heal,
    takeHeard() {
      const taken = heard;
      heard = new Set();
      return taken;
    },
    notifyAll() {
      for (const listeners of [...byTopic.values()]) callAll(listeners, (listener) => listener());
    },
    announced: (topic) => notify(topic),
    told: (subject, word) => callAll(hearers.get(subject) ?? [], (listener) => listener(word)),
    announce: (topics) => carrier.publish(topics),
    topics: () => [...byTopic.keys()],
    attach(next) {
      carrier = next;
      for (const topic of byTopic.keys()) next.follow(topic);
    },
    tell: (subject, words) => carrier.tell(subject, words),
    hear(subject, listener) {
      const listeners = hearers.get(subject) ?? new Set();
      hearers.set(subject, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    publish(topics) {
      for (const topic of topics) notify(topic);
      carrier.publish(topics);
    },
    subscribe(topic, listener) {
      // A new function for each call, so that a listener may subscribe twice and unsubscribe once.
      const own: BusListener = (version, revision) => listener(version, revision);
      const known = byTopic.get(topic);
      const listeners = known ?? new Set();
      byTopic.set(topic, listeners.add(own));
      if (known === undefined) carrier.follow(topic);
      return () => {
        listeners.delete(own);
        if (listeners.size > 0 || byTopic.get(topic) !== listeners) return;
        byTopic.delete(topic);
        carrier.unfollow(topic);
      };
    },
  };
}
