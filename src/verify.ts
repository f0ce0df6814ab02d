import { readFile } from 'node:fs/promises';
import { isStart } from './engine/entry.js';
import type { Evidence } from './engine/verify.js';
import { verify } from './engine/verify.js';
import type { ExportedGame } from './play/export-game.js';
import { rulebooks } from './rulebooks/registry.js';

/* `npx permafrost-verify export.json`: plays an exported game again. No server is needed, or trusted. */

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** No export can prove by itself that it is of the game that was played: whoever sat in it can. */
function tellWhatToCompare({ commitment, entries }: ExportedGame): void {
  const [start, last] = [entries[0], entries.at(-1)] as Evidence['entries'];
  const entropy = start !== undefined && isStart(start) ? start.action.entropy : [];
  say('compare with what you saw while it was played:');
  say(`  commitment, before the start: ${commitment}`);
  for (const [seat, added] of entropy.entries()) say(`  entropy of seat ${seat}: ${added ?? 'none'}`);
  say(`  hash of the last entry, ${last?.version}: ${last?.hash}`);
}

function check(game: ExportedGame): string[] {
  if (game.format !== 'permafrost/1') return ['this is not an exported game'];
  const rulebook = rulebooks.find(({ meta }) => meta.id === game.rulebook);
  if (rulebook === undefined) return [`there is no rulebook ${game.rulebook} here`];
  if (!game.complete || game.seed === null) return ['the game is not over yet: its seed is still secret'];
  const entries = (game.entries as Evidence['entries']).map((entry) => ({
    ...entry,
    at: new Date(entry.at),
  }));
  return verify(rulebook, { ...game, seed: game.seed, entries: entries as Evidence['entries'] });
}

async function main([file]: readonly string[]): Promise<number> {
  if (file === undefined) {
    say('usage: permafrost-verify export.json');
    return 2;
  }
  const game = JSON.parse(await readFile(file, 'utf8')) as ExportedGame;
  const faults = check(game);
  for (const fault of faults) say(`not honest: ${fault}`);
  if (faults.length === 0) {
    say('honest: seed and actions lead to every shuffle, die and score of this game');
    tellWhatToCompare(game);
  }
  return faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
