import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { ratingsFrom } from '../play/ratings/from-dumps.js';
import { BadUsage, command } from './command.js';
import { oneLine, reasonOf, sayProgress, sayText } from './say.js';

const USAGE = 'usage: permafrost ratings [--excluded EXCLUDED.json] DUMP.jsonl.gz…';

async function* linesOf(files: readonly string[]): AsyncGenerator<string> {
  for (const file of files) {
    const read = createReadStream(file);
    const input = file.endsWith('.gz') ? read.pipe(createGunzip()) : read;
    read.on('error', (error) => input.destroy(error));
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  }
}

async function excludedIn(file: string | undefined): Promise<ReadonlySet<string>> {
  if (file === undefined) return new Set();
  const { games } = JSON.parse(await readFile(file, 'utf8')) as { games: readonly { game: string }[] };
  return new Set(games.map(({ game }) => game));
}

export const ratings = command({
  summary: 'compute the ratings from the dumps of a server',
  help: `${USAGE}

Reads dumps of finished games, as GET /v1/dumps/{month} sends them, and prints a line of JSON for each rating and for how
well ratings foretold the games. It neither needs nor trusts a server or a database, and computes the same numbers as the
server, to the last bit. All months are needed, in any order.

  --excluded FILE  the answer of GET /v1/leaderboards/excluded-games`,
  options: { excluded: { type: 'string' } },
  async run({ values: { excluded }, positionals }) {
    if (positionals.length === 0) throw new BadUsage(USAGE);
    try {
      const divisions = await ratingsFrom(linesOf(positionals), await excludedIn(excluded));
      for (const { ratings: held, predictions, missing, ...division } of divisions) {
        if (missing > 0)
          sayProgress(oneLine(`${division.rulebook} for ${division.seats}: ${missing} games are missing`));
        for (const one of [...held, ...predictions]) sayText(JSON.stringify({ ...division, ...one }));
      }
      return divisions.some(({ missing }) => missing > 0) ? 1 : 0;
    } catch (error) {
      sayProgress(oneLine(`cannot be read: ${reasonOf(error)}`));
      return 2;
    }
  },
});
