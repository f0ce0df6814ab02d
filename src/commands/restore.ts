import type { Readable } from 'node:stream';
import { BadSnapshot } from '../store/snapshot/format.js';
import { restoreSnapshot } from '../store/snapshot/restore-snapshot.js';
import { inSession } from '../store/snapshot/session.js';
import { readSnapshotFile } from '../store/snapshot/snapshot-file.js';
import { unpackFrames } from '../store/snapshot/unpack-frames.js';
import { BadUsage, command } from './command.js';
import { atPlace, chosenPlace, nameOf } from './place.js';
import { showProgress } from './progress.js';
import { sayProgress } from './say.js';

export const restore = command({
  summary: 'fill an empty database from such a file, and check every hash',
  help: `usage: permafrost restore [--database WHERE] FILE

Restores what permafrost backup has written, from FILE or from standard input where FILE is "-", into a database
that is empty. The hash chain of every game is checked. All of it is restored, or nothing.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR`,
  options: { database: { type: 'string' } },
  async run({ values, positionals: [file, ...others] }, { env, signal }) {
    if (file === undefined || others.length > 0)
      throw new BadUsage('usage: permafrost restore [--database WHERE] FILE');
    const place = chosenPlace(values.database, env);
    const source: Readable = file === '-' ? process.stdin : readSnapshotFile(file);
    try {
      // Before a database is opened for it, which may mean to create a folder.
      const frames = await unpackFrames(source);
      const { rows, games, header } = await atPlace(place, (url) =>
        inSession(url, signal, (client) =>
          restoreSnapshot(frames, { client, signal, progress: showProgress() }),
        ),
      );
      sayProgress(
        `${nameOf(place)} holds ${rows} rows as of ${header.at}. The logs of ${games} games are whole.`,
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
