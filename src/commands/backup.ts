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

Writes a consistent snapshot of the database to FILE, or to standard output if FILE is "-". The service may keep
running. The file appears once it is complete. It contains secrets: protect it like the database.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR`,
  options: { database: { type: 'string' } },
  async run({ values, positionals: [file, ...rest] }, { env, signal }) {
    if (file === undefined || rest.length > 0)
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
    sayProgress(`${nameOf(place)} was saved to ${file === '-' ? 'standard output' : file}.`);
    return 0;
  },
});
