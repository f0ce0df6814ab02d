import { packageVersion } from '../store/migrations/read-migrations.js';
import { restoreSnapshot } from '../store/snapshot/restore-snapshot.js';
import { inSession } from '../store/snapshot/session.js';
import { writeSnapshot } from '../store/snapshot/write-snapshot.js';
import { remakeHere, sayUnchecked } from './archives.js';
import { BadUsage, command } from './command.js';
import { keyringFrom } from './keyring-from.js';
import { atPlace, mustExist, nameOf, placeOf } from './place.js';
import { showProgress } from './progress.js';
import { sayProgress } from './say.js';

const USAGE = 'usage: permafrost move --from WHERE --to WHERE';

export const move = command({
  summary: 'copy everything from one database into another, empty one',
  help: `${USAGE}

Backup and restore in one step, without a file: between data folders and servers, in any combination. Writes made
during the copy are not copied: stop the service first. The source is not changed.

  --from WHERE  a postgres:// address or a data folder
  --to WHERE    the same, but empty`,
  options: { from: { type: 'string' }, to: { type: 'string' } },
  async run({ values: { from, to }, positionals }, { env, signal }) {
    if (from === undefined || to === undefined || positionals.length > 0) throw new BadUsage(USAGE);
    const [source, target] = [placeOf(from), placeOf(to)];
    mustExist(source);
    const keyring = keyringFrom(env);
    const version = await packageVersion();
    const quiet = { begin() {}, move() {}, end() {} };
    const { rows, games, unchecked } = await atPlace(source, (sourceUrl) =>
      atPlace(target, (targetUrl) =>
        inSession(sourceUrl, signal, (reading) =>
          inSession(targetUrl, signal, (writing) =>
            restoreSnapshot(writeSnapshot({ client: reading, version, progress: quiet }), {
              client: writing,
              signal,
              progress: showProgress(),
              keyring,
              remake: remakeHere(),
            }),
          ),
        ),
      ),
    );
    sayUnchecked(unchecked);
    sayProgress(
      `${nameOf(target)} holds the ${rows} rows of ${nameOf(source)}. The logs of ${games - unchecked.length} games are whole.`,
    );
    return 0;
  },
});
