import { readFile } from 'node:fs/promises';
import { isStart } from './engine/entry.js';
import { verify, verifyFork } from './engine/verify.js';
import { type ReadExport, readExport } from './play/history/read-export.js';
import { rulebooks } from './rulebooks/registry.js';

/* `npx permafrost-verify export.json`: plays an exported game again. No server is needed, or trusted. */

/** One line: what an export says of itself must not look like what is said of it. */
const say = (text: string): void =>
  void process.stdout.write(`${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')}\n`);

/** No export can prove by itself that it is of the game that was played: whoever sat in it can. */
function tellWhatToCompare({ commitment, entries }: ReadExport): void {
  const [start, last] = [entries[0], entries.at(-1)];
  const entropy = start !== undefined && isStart(start) ? start.action.entropy : [];
  say('compare with what you saw while it was played:');
  say(`  commitment, before the start: ${commitment}`);
  for (const [seat, added] of entropy.entries()) say(`  entropy of seat ${seat}: ${added ?? 'none'}`);
  say(`  hash of the last entry, ${last?.version}: ${last?.hash}`);
}

/** What a fork begins with follows from no seed of its own. */
function tellOrigin({ game: id, entries }: ReadExport, isNamed: boolean): void {
  const [start] = entries;
  if (start === undefined || !isStart(start) || start.action.from === undefined) return;
  const { game, version } = start.action.from;
  say(
    `${isNamed ? `the game ${id}` : 'this'} is a fork: it begins with version ${version} of the game ${game}`,
  );
  say('  name the export of that game too, behind the others, to have that proved');
}

/** What is wrong with a game; if nothing, the game. */
function check(read: unknown): ReadExport | readonly string[] {
  const known = readExport(rulebooks, read);
  if (!known.ok) return known.error;
  const { game, rulebook } = known.value;
  try {
    const violations = verify(rulebook, game);
    return violations.length > 0 ? violations : game;
  } catch (error) {
    return [`it cannot be played again: ${reasonOf(error)}`];
  }
}

const isGame = (checked: ReadExport | readonly string[]): checked is ReadExport => !Array.isArray(checked);

/** Of the games named, each must be honest, and the one before it forked from it. */
function faultsOfAll(checked: readonly ReturnType<typeof check>[]): string[] {
  return checked.flatMap((game, nth) => {
    const fork = checked[nth - 1];
    if (!isGame(game)) return game;
    return fork === undefined || !isGame(fork) ? [] : verifyFork(fork, game);
  });
}

async function main(files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const checked = texts.map((text) => check(JSON.parse(text)));
  if (checked.length === 0) {
    say('usage: permafrost-verify export.json [the export of the game that it was forked from]…');
    return 2;
  }
  const violations = faultsOfAll(checked);
  for (const fault of violations) say(`not honest: ${fault}`);
  if (violations.length > 0) return 1;
  const games = checked.filter(isGame);
  say('honest: seed and actions lead to every shuffle, die and score of this game');
  for (const game of games.slice(0, 1)) tellWhatToCompare(game);
  for (const game of games.slice(-1)) tellOrigin(game, games.length > 1);
  return 0;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(`cannot be read: ${reasonOf(error)}`);
  process.exitCode = 2;
}
