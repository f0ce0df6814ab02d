import { readFile } from 'node:fs/promises';
import { isStart } from './engine/entry.js';
import type { Evidence } from './engine/verify.js';
import { verify, verifyFork } from './engine/verify.js';
import type { ExportedGame } from './play/export-game.js';
import { rulebooks } from './rulebooks/registry.js';

/* `npx permafrost-verify export.json`: plays an exported game again. No server is needed, or trusted. */

type Exported = Omit<ExportedGame, 'entries'> & Pick<Evidence, 'entries'>;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** No export can prove by itself that it is of the game that was played: whoever sat in it can. */
function tellWhatToCompare({ commitment, entries }: Exported): void {
  const [start, last] = [entries[0], entries.at(-1)];
  const entropy = start !== undefined && isStart(start) ? start.action.entropy : [];
  say('compare with what you saw while it was played:');
  say(`  commitment, before the start: ${commitment}`);
  for (const [seat, added] of entropy.entries()) say(`  entropy of seat ${seat}: ${added ?? 'none'}`);
  say(`  hash of the last entry, ${last?.version}: ${last?.hash}`);
}

/** What a fork begins with follows from no seed of its own. */
function tellOrigin({ entries }: Exported): void {
  const [start] = entries;
  if (start === undefined || !isStart(start) || start.action.from === undefined) return;
  const { game, version } = start.action.from;
  say(`this is a fork: it begins with version ${version} of the game ${game}`);
  say('  name the export of that game too, behind this one, to have that proved');
}

function check(game: Exported): string[] {
  if (game.format !== 'permafrost/1') return ['this is not an exported game'];
  const rulebook = rulebooks.find(({ meta }) => meta.id === game.rulebook);
  if (rulebook === undefined) return [`there is no rulebook ${game.rulebook} here`];
  if (!game.complete || game.seed === null) return ['the game is not over yet: its seed is still secret'];
  return verify(rulebook, { ...game, seed: game.seed });
}

/** Of the games named, each must be honest, and the one before it forked from it. */
function checkAll(games: readonly Exported[]): string[] {
  return games.flatMap((game, nth) => {
    const faults = check(game);
    const fork = games[nth - 1];
    if (faults.length > 0 || fork === undefined) return faults;
    return verifyFork({ ...fork, seed: fork.seed ?? '' }, { ...game, seed: game.seed ?? '' });
  });
}

async function read(file: string): Promise<Exported> {
  const game = JSON.parse(await readFile(file, 'utf8')) as ExportedGame;
  const entries = (game.entries ?? []) as Evidence['entries'];
  return { ...game, entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at) })) };
}

async function main(files: readonly string[]): Promise<number> {
  const games = await Promise.all(files.map(read));
  const [game] = games;
  if (game === undefined) {
    say('usage: permafrost-verify export.json [the export of the game that it was forked from]…');
    return 2;
  }
  const faults = checkAll(games);
  for (const fault of faults) say(`not honest: ${fault}`);
  if (faults.length === 0) {
    say('honest: seed and actions lead to every shuffle, die and score of this game');
    tellWhatToCompare(game);
    if (games.length === 1) tellOrigin(game);
  }
  return faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
