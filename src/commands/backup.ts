import { packageVersion } from '../store/migrations/read-migrations.js';
import { inSession } from '../store/snapshot/session.js';
import { saveSnapshot, sendSnapshot } from '../store/snapshot/snapshot-file.js';
import { writeSnapshot } from '../store/snapshot/write-snapshot.js';
import { BadUsage, command } from './command.js';
import { atPlace, chosenPlace, mustExist, nameOf } from './place.js';
import { showProgress } from './progress.js';
import { sayProgress } from './say.js';

export const backup = command({
  summary: 'write everything into one compressed file, while the service runs',
  help: `usage: permafrost backup [--database WHERE] FILE

Writes everything that the database holds at one moment into FILE, or to standard output where FILE is "-".
The service may run meanwhile. The file appears when it is whole. It holds secrets: keep it like the database.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR`,
  options: { database: { type: 'string' } },
  async run({ values, positionals: [file, ...others] }, { env, signal }) {
    if (file === undefined || others.length > 0)
      throw new BadUsage('usage: permafrost backup [--database WHERE] FILE');
    const place = chosenPlace(values.database, env);
    mustExist(place);
    const version = await packageVersion();
    await atPlace(place, (url) =>
      inSession(url, signal, async (client) => {
        const frames = writeSnapshot({ client, version, progress: showProgress() });
        await (file === '-'
          ? sendSnapshot(frames, process.stdout, signal)
          : saveSnapshot(frames, file, signal));
      }),
    );
    sayProgress(`${nameOf(place)} is saved in ${file === '-' ? 'standard output' : file}.`);
    return 0;
  },
});
