import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import type { Accounts } from '../play/ports/accounts.js';
import type { Lanes } from '../play/ports/lanes.js';
import type { Mailboxes } from '../play/ports/mail.js';
import type { Talk } from '../play/ports/talk.js';
import type { Webhooks } from '../play/ports/webhooks.js';
import type { Bus, Games, Log, Players } from '../play/ports.js';
import { openAccounts } from './accounts.js';
import { CHANNEL, localBus } from './bus.js';
import type { Database } from './database.js';
import { openFolder, openPGlite } from './embedded.js';
import { openGames } from './games.js';
import { openLanes } from './lanes.js';
import { openLog } from './log.js';
import { openLookups } from './lookups.js';
import { openMailboxes } from './mailboxes.js';
import type { Observer } from './observer.js';
import { openPlayers } from './players.js';
import { openServer } from './server.js';
import { openTalk } from './talk.js';
import { openWebhooks } from './webhooks.js';

export interface StoreSettings {
  /** A Postgres server, which any number of processes may share. */
  readonly databaseUrl?: string | undefined;
  /** Without a server: where the embedded database keeps its files. */
  readonly dataFolder?: string | undefined;
  /** Without either: an embedded database that is open already, and stays open when the store is closed. */
  readonly pglite?: PGlite | undefined;
  /** The most connections to the server, one more for listening aside. */
  readonly poolSize?: number | undefined;
  readonly observer?: Observer | undefined;
}

export interface Store {
  readonly kind: 'server' | 'embedded';
  readonly players: Players;
  readonly accounts: Accounts;
  readonly games: Games;
  readonly log: Log;
  readonly talk: Talk;
  readonly bus: Bus;
  readonly webhooks: Webhooks;
  readonly lanes: Lanes;
  readonly mailboxes: Mailboxes;
  /** Rejects when the database does not answer. */
  ready(): Promise<void>;
  /** Waits for writes that are under way. */
  close(): Promise<void>;
}

export async function openStore(settings: StoreSettings): Promise<Store> {
  const { observer = {} } = settings;
  const onError = (error: unknown): void => observer.onError?.(error);
  const database = await openDatabase(settings, onError);
  const { prisma, askHot, lanes } = database;

  const bus = localBus({
    origin: randomUUID(),
    announce: (notification) => {
      prisma.$queryRaw`SELECT pg_notify(${CHANNEL}, ${notification})::text`.catch(onError);
    },
    onError,
  });
  const lookups = openLookups(database);
  const log = openLog({ prisma, askHot, bus, lanes: lanes.append, observer });
  try {
    await database.listen(bus);
  } catch (error) {
    await database.close();
    throw error;
  }

  return {
    kind: database.kind,
    players: openPlayers(prisma, lookups),
    accounts: openAccounts(prisma, bus),
    games: openGames(prisma, bus, lookups),
    log,
    talk: openTalk(prisma, bus),
    bus,
    webhooks: openWebhooks(prisma),
    lanes: openLanes(prisma),
    mailboxes: openMailboxes(prisma),
    async ready() {
      await prisma.$queryRaw`/* ready */ SELECT 1`;
    },
    async close() {
      await log.drain();
      await database.close();
    },
  };
}

function openDatabase(settings: StoreSettings, onError: (error: unknown) => void): Promise<Database> {
  const { databaseUrl, dataFolder, pglite, poolSize = 10 } = settings;
  if (databaseUrl !== undefined) return openServer({ url: databaseUrl, poolSize, onError });
  if (dataFolder !== undefined) return openFolder(dataFolder);
  if (pglite !== undefined) return openPGlite(pglite);
  throw new Error('a store needs a database url or a data folder');
}
