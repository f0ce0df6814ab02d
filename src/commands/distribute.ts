import { distribute } from '../store/distribution/distribute.js';
import { readMigrations } from '../store/migrations/read-migrations.js';
import { migrationsOf } from '../store/snapshot/catalog.js';
import { inSession } from '../store/snapshot/session.js';
import { BadUsage, command } from './command.js';
import { atPlace, chosenPlace, nameOf } from './place.js';
import { sayProgress, sayText } from './say.js';

const USAGE = 'usage: permafrost distribute [--database WHERE]';

const OLDER =
  'Processes of a version before this one cannot write to a distributed log: stop them first. Their requests would fail, and ' +
  'nothing would be lost.';

export const distributeLog = command({
  summary: 'distribute the log over the servers of a Citus cluster',
  help: `${USAGE}

Moves the entries of all games, and their archives, to the workers of a Citus cluster. Everything else stays on the
coordinator, which DATABASE_URL names. The service may keep running: appends wait until the log is moved, and those that
wait longer than five seconds get 503. Run it again at any time: what is distributed stays as it is.

${OLDER}

  --database WHERE  a postgres:// address; default: DATABASE_URL`,
  options: { database: { type: 'string' } },
  async run({ values: { database }, positionals }, { env, signal }) {
    if (positionals.length > 0) throw new BadUsage(USAGE);
    const place = chosenPlace(database, env);
    if (place.kind === 'folder') throw new Error('An embedded database has one server. Set DATABASE_URL.');
    sayProgress(OLDER);
    const { moved, servers } = await atPlace(place, (url) =>
      inSession(url, signal, async (client) => {
        const known = (await readMigrations()).at(-1)?.name;
        const found = await migrationsOf(client);
        if (found?.at(-1)?.name !== known)
          throw new Error(
            'The database is not that of this version: start the service once, which migrates it.',
          );
        return distribute({
          exec: (sql) => client.query(sql),
          query: (sql, values) => client.query(sql, [...values]),
        });
      }),
    );
    for (const { table, rows } of moved) sayText(`${table}: ${rows} rows were moved.`);
    sayText(`The log of ${nameOf(place)} is on ${servers.join(', ')}. Everything else is on this server.`);
    if (moved.length === 0) sayText('Nothing had to be moved.');
    return 0;
  },
});
