import { createHash, randomUUID } from 'node:crypto';
import type { Database, HotStatement } from '../database.js';
import type { Carrier } from './carrier.js';
import { fingerprintsOf } from './fingerprints.js';
import { openHealing } from './healing.js';
import { type LocalBus, localBus } from './local-bus.js';
import { natsCarrier } from './nats-carrier.js';
import { NOTIFY, notifyCarrier } from './notify-carrier.js';

/** How announcements fare, for operators. */
export interface BusHealth {
  /** Null while announcements reach other processes; else what an operator should know. */
  readonly problem: string | null;
  /** Announcements that could not be sent. */
  readonly dropped: number;
  /** Changes of games that were found by looking, because no announcement came. */
  readonly healed: number;
}

export interface OpenBus {
  readonly bus: LocalBus;
  health(): BusHealth;
  close(): Promise<void>;
}

interface BusSettings {
  readonly database: Pick<Database, 'askHot' | 'listen'>;
  /** A NATS server; without it, announcements go through the database. */
  readonly url: string | undefined;
  readonly onError: (error: unknown) => void;
}

const IDENTITY: HotStatement = {
  name: 'identity',
  text: `SELECT (SELECT system_identifier FROM pg_control_system())::text, oid::text
    FROM pg_database WHERE datname = current_database()`,
};

/** Processes of other databases may use the same server. */
async function spaceOf(askHot: Database['askHot']): Promise<string> {
  const identity = (await askHot(IDENTITY, [])) ?? [];
  return `permafrost.${createHash('sha256').update(identity.join('/')).digest('hex').slice(0, 12)}`;
}

export async function openBus({ database, url, onError }: BusSettings): Promise<OpenBus> {
  const { askHot } = database;
  const receiver = localBus(onError);
  const notifying = notifyCarrier({
    origin: randomUUID(),
    send: (notification) => askHot(NOTIFY, [notification]),
    ...{ receiver, onError },
  });
  // With a server, too: this connection notices first that the database is gone, and processes that were started
  // without the server can be heard.
  await database.listen({ receive: notifying.receive, notifyAll: receiver.notifyAll });
  const healing = openHealing({ bus: receiver, fingerprintsOf: (topics) => fingerprintsOf(askHot, topics) });
  const carrier: Carrier =
    url === undefined
      ? notifying
      : await natsCarrier({
          ...{ url, receiver, onError, onGap: healing.soon },
          space: await spaceOf(askHot),
        });
  receiver.attach(carrier);
  return {
    bus: receiver,
    health: () => ({ problem: carrier.problem(), dropped: carrier.dropped(), healed: healing.healed() }),
    async close() {
      await healing.close();
      await carrier.close();
    },
  };
}
