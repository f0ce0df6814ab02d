import { newId } from '../kernel/ids.js';
import type { ModerationContext } from '../play/moderation/roles.js';
import { readMigrations } from '../store/migrations/read-migrations.js';
import { openStore, type Store } from '../store/open.js';
import { migrationsOf } from '../store/snapshot/catalog.js';
import { inSession } from '../store/snapshot/session.js';
import type { Surroundings } from './command.js';
import { keyringFrom } from './keyring-from.js';
import { atPlace, chosenPlace, mustExist } from './place.js';

/** For commands that do what the API does: their use cases on the store, while the service may be running. */
export async function withStore<Value>(
  database: string | undefined,
  { env, signal }: Surroundings,
  work: (context: ModerationContext, store: Store) => Promise<Value>,
): Promise<Value> {
  const place = chosenPlace(database, env);
  mustExist(place);
  return atPlace(place, async (url) => {
    await inSession(url, signal, async (client) => {
      // Opening the store would migrate it, under processes that may be of an older version.
      const known = (await readMigrations()).at(-1)?.name;
      if ((await migrationsOf(client))?.at(-1)?.name !== known)
        throw new Error(
          'The database is not that of this version: start the service once, which migrates it.',
        );
    });
    const store = await openStore({
      databaseUrl: url,
      poolSize: 2,
      keyring: keyringFrom(env),
      busUrl: env.BUS_URL,
    });
    try {
      return await work({ ...store, newId }, store);
    } finally {
      await store.close();
    }
  });
}

/** The account that a person at the command line means. Names may be ambiguous. */
export async function accountNamed({ players }: Pick<ModerationContext, 'players'>, wanted: string) {
  const [found, other] = await players.findByIdOrName(wanted, 2);
  if (found === undefined) throw new Error(`There is no account ${wanted}.`);
  if (other !== undefined) throw new Error(`Several accounts are named ${wanted}. Use the id.`);
  return found;
}
