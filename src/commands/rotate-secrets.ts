import { throughClient } from '../store/secrets/known-keys.js';
import { rotateSecrets } from '../store/secrets/rotate.js';
import { inSession } from '../store/snapshot/session.js';
import { BadUsage, command } from './command.js';
import { keyringFrom } from './keyring-from.js';
import { atPlace, chosenPlace, mustExist, nameOf } from './place.js';
import { showProgress } from './progress.js';
import { oneLine, sayProgress, sayText } from './say.js';

const USAGE = 'usage: permafrost rotate-secrets [--database WHERE]';

export const rotate = command({
  summary: 'encrypt every secret under the present SECRETS_KEY',
  help: `${USAGE}

Reads every secret that is stored in plain or under a key of SECRETS_KEY_OLD, and stores it under SECRETS_KEY. Without
SECRETS_KEY it stores them in plain. The service may keep running, and all of its processes must have these keys
already. It can be stopped at any time and started again. Exits with 1 if a secret cannot be decrypted.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR`,
  options: { database: { type: 'string' } },
  async run({ values: { database }, positionals }, { env, signal }) {
    if (positionals.length > 0) throw new BadUsage(USAGE);
    const keyring = keyringFrom(env);
    if (keyring.ids.length === 0)
      throw new Error('Set SECRETS_KEY to the key to encrypt with, or SECRETS_KEY_OLD to decrypt.');
    const place = chosenPlace(database, env);
    mustExist(place);
    const { changed, damaged } = await atPlace(place, (url) =>
      inSession(url, signal, (client) =>
        rotateSecrets(throughClient(client), keyring, showProgress(), signal),
      ),
    );
    for (const secret of damaged) sayText(oneLine(`${secret} cannot be decrypted and was left as it is.`));
    const how = keyring.current === null ? 'in plain' : `under the key ${keyring.current}`;
    if (damaged.length === 0)
      sayProgress(`${changed} secrets of ${nameOf(place)} were stored again. All are ${how} now.`);
    return damaged.length === 0 ? 0 : 1;
  },
});
