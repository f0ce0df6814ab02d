import type { Readable } from 'node:stream';
import { BadSnapshot } from '../store/snapshot/format.js';
import { restoreSnapshot } from '../store/snapshot/restore-snapshot.js';
import { inSession } from '../store/snapshot/session.js';
import { readSnapshotFile } from '../store/snapshot/snapshot-file.js';
import { unpackFrames } from '../store/snapshot/unpack-frames.js';
import { remakeHere, sayUnchecked } from './archives.js';
import { BadUsage, command } from './command.js';
import { keyringFrom } from './keyring-from.js';
import { atPlace, chosenPlace, nameOf } from './place.js';
import { showProgress } from './progress.js';
import { sayProgress } from './say.js';

export const restore = command({
  summary: 'fill an empty database from a backup, and check every hash',
  help: `usage: permafrost restore [--database WHERE] FILE

Restores a backup made by permafrost backup into an empty database, from FILE, or from standard input if FILE is "-".
The hash chain of every game is checked. If anything fails, nothing is restored.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR`,
  options: { database: { type: 'string' } },
  async run({ values, positionals: [file, ...rest] }, { env, signal }) {
    if (file === undefined || rest.length > 0)
      throw new BadUsage('usage: permafrost restore [--database WHERE] FILE');
    const place = chosenPlace(values.database, env);
    const source: Readable = file === '-' ? process.stdin : readSnapshotFile(file);
    try {
      // Checked before the database is opened, since that may create a folder.
      const frames = await unpackFrames(source);
      const { rows, games, unchecked, header } = await atPlace(place, (url) =>
        inSession(url, signal, (client) =>
          restoreSnapshot(frames, {
            client,
            signal,
            progress: showProgress(),
            keyring: keyringFrom(env),
            remake: remakeHere(),
          }),
        ),
      );
      sayUnchecked(unchecked);
      sayProgress(
        `${nameOf(place)} holds ${rows} rows as of ${header.at}. The logs of ${games - unchecked.length} games are whole.`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof BadSnapshot)) throw error;
      throw new Error(
        `${file === '-' ? 'The snapshot' : file} cannot be restored: ${error.message}. Nothing was restored.`,
        {
          cause: error,
        },
      );
    } finally {
      source.destroy();
    }
  },
});
