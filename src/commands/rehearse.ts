import { rehearse as rehearsalOf } from '../play/games/rehearse.js';
import type { RehearsedVersion } from '../play/ports/games.js';
import { EngineFiles } from '../rulebooks/engines.js';
import { rulebooks } from '../rulebooks/registry.js';
import { olderGames } from '../store/games/older-games.js';
import { inSession, querying } from '../store/snapshot/session.js';
import { BadUsage, command } from './command.js';
import { keyringFrom } from './keyring-from.js';
import { atPlace, chosenPlace, mustExist } from './place.js';
import { oneLine, sayProgress, sayText } from './say.js';

const USAGE = 'usage: permafrost rehearse [--database WHERE] [--json]';

export const rehearse = command({
  summary: 'replay unfinished games of older rules with the newest ones',
  help: `${USAGE}

Run it with a new version, before the upgrade. It replays every unfinished game whose rules have a newer version, and
says for each older version how many games the newer rules replay with the same events, prompts and legal actions, and
how many not, with the first difference of each kind. It changes nothing. The service may keep running.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR
  --json            print a JSON array with an object for each older version`,
  options: { database: { type: 'string' }, json: { type: 'boolean', default: false } },
  async run({ values: { database, json }, positionals }, { env, signal }) {
    if (positionals.length > 0) throw new BadUsage(USAGE);
    const place = chosenPlace(database, env);
    mustExist(place);
    const keyring = keyringFrom(env);
    const newest = rulebooks.map(({ meta }) => ({ rulebook: meta.id, rulesVersion: meta.rulesVersion }));
    const engines = new EngineFiles(rulebooks, () => {});
    const rehearsals = await atPlace(place, (url) =>
      inSession(url, signal, (client) =>
        rehearsalOf(olderGames(querying(client), newest, keyring), newest, engines),
      ),
    );
    for (const warning of engines.warnings) sayProgress(oneLine(warning));
    if (json) sayText(JSON.stringify(rehearsals, null, 2));
    else for (const line of linesOf(rehearsals)) sayText(oneLine(line));
    return 0;
  },
});

const linesOf = (rehearsals: readonly RehearsedVersion[]): string[] =>
  rehearsals.length === 0
    ? ['All unfinished games have the newest rules.']
    : rehearsals.flatMap((one) => [
        `${one.rulebook}, version ${one.rulesVersion}, replayed with ${one.newest}: ${one.games} games, ` +
          `${one.carriedOver} would be carried over, ${one.pinned} stay pinned, ` +
          `${one.turnedOff} have carry-over turned off, ${one.notStarted} have not started`,
        ...(one.missing > 0 ? [`  ${one.missing} of them: this program does not have their rules`] : []),
        ...one.differences.map(
          ({ kind, game, version, detail }) => `  ${kind}: game ${game}, version ${version}: ${detail}`,
        ),
      ]);
