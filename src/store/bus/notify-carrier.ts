import { setTimeout as sleep } from 'node:timers/promises';
import type { HotStatement } from '../database.js';
import { type Carrier, inParts, isCounted, type Receiver } from './carrier.js';
import { CHANNEL } from './channel.js';

/** In milliseconds, from one statement to the next: what is announced meanwhile shares it. */
const PAUSE = 5;
/** Texts that may wait while the database does not answer. */
const MAX_WAITING = 20_000;

/**
 * A transaction with a NOTIFY locks the whole database while it commits. So announcements have transactions of their
 * own, which do not wait for the disk: an append never holds this lock, and what a crash takes is found by looking.
 */
export const NOTIFY: HotStatement = {
  name: 'notify',
  text: `/* notify */ SELECT set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', $1)::text`,
};

export interface NotifySettings {
  /** Prefixes notifications, so that a process can skip its own. */
  readonly origin: string;
  readonly send: (notification: string) => Promise<unknown>;
  readonly receiver: Receiver;
  readonly onError: (error: unknown) => void;
}

export interface NotifyCarrier extends Carrier {
  /** Delivers a notification, unless it came from this process. */
  receive(notification: string): void;
}

/** Announces through Postgres. One statement is in progress at a time, and takes all that waits. */
export function notifyCarrier({ origin, send, receiver, onError }: NotifySettings): NotifyCarrier {
  let topics = new Set<string>();
  let words: string[] = [];
  let dropped = 0;
  let sending: Promise<void> | null = null;

  const sendAll = async (): Promise<void> => {
    while (topics.size > 0 || words.length > 0) {
      const parts = inParts([...topics, ...words]);
      topics = new Set();
      words = [];
      for (const part of parts)
        await send(`${origin} ${part.join()}`).catch((error: unknown) => {
          dropped += part.filter(isCounted).length;
          onError(error);
        });
      await sleep(PAUSE);
    }
  };

  const wake = (): void => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  };
  const hasRoom = (): boolean => topics.size + words.length < MAX_WAITING;

  return {
    publish(more) {
      for (const topic of more) {
        if (hasRoom()) topics.add(topic);
        else if (isCounted(topic)) dropped += 1;
      }
      wake();
    },
    tell(subject, more) {
      for (const word of more) {
        if (hasRoom()) words.push(`${subject}=${word}`);
        else dropped += 1;
      }
      wake();
    },
    follow() {},
    unfollow() {},
    problem: () => null,
    dropped: () => dropped,
    async close() {
      await sending;
    },
    receive(notification) {
      const [from, texts] = notification.split(' ');
      if (from === origin || texts === undefined) return;
      for (const text of texts.split(',')) {
        const [subject = '', word] = text.split('=');
        if (word === undefined) receiver.announced(text);
        else receiver.told(subject, word);
      }
    },
  };
}
