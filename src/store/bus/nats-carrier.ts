import type { Subscription } from '@nats-io/transport-node';
import { type Carrier, inParts, isCounted, type Receiver } from './carrier.js';
import { type LineSettings, NatsLine } from './nats-line.js';

export interface NatsSettings extends Omit<LineSettings, 'onConnect'> {
  /** Names the database, because several may share a server. */
  readonly space: string;
  readonly receiver: Receiver;
}

/** Each game and player is a subject, so that a process receives only what somebody in it listens to. */
export async function natsCarrier({ space, receiver, ...settings }: NatsSettings): Promise<Carrier> {
  const subscriptions = new Map<string, Subscription | null>();
  let dropped = 0;
  const prefix = `${space}.told.`;

  const follow = (topic: string): void => {
    const hear = () => receiver.announced(topic);
    subscriptions.set(topic, line.subscribe(`${space}.on.${topic}`, hear));
  };
  const onConnect = (): void => {
    for (const topic of subscriptions.keys()) follow(topic);
    line.subscribe(`${prefix}*`, (subject, text) => {
      for (const word of text.split(',')) receiver.told(subject.slice(prefix.length), word);
    });
  };
  const line = new NatsLine({ ...settings, onConnect });
  await line.tried;

  return {
    publish(topics) {
      for (const topic of topics) if (!line.send(`${space}.on.${topic}`) && isCounted(topic)) dropped += 1;
    },
    tell(subject, words) {
      for (const part of inParts(words))
        if (!line.send(`${prefix}${subject}`, part.join())) dropped += part.length;
    },
    follow,
    unfollow(topic) {
      subscriptions.get(topic)?.unsubscribe();
      subscriptions.delete(topic);
    },
    problem: () =>
      line.isUp
        ? null
        : 'The server in BUS_URL does not answer: what other processes change is seen up to two seconds late.',
    dropped: () => dropped,
    close: () => line.close(),
  };
}
