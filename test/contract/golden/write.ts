import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { goldens, playedAgain, playedNow } from './files.js';
import { NotLegal } from './record.js';

/*
 * `npm run goldens` replays the golden games with the current rules; `npm run goldens -- --new` plays new ones.
 * `npm run goldens -- mammut` writes those of one rulebook.
 */
const args = process.argv.slice(2);
const isNew = args.includes('--new');
const ids = args.filter((arg) => arg !== '--new');
const wanted = goldens.filter(({ rulebook }) => ids.length === 0 || ids.includes(rulebook.meta.id));
if (wanted.length === 0) throw new Error(`no such rulebook: ${ids.join(', ')}`);
let bytes = 0;
for (const golden of wanted) {
  const before = existsSync(golden.file) && !isNew ? readFileSync(golden.file, 'utf8') : null;
  const text = before === null ? playedNow(golden) : replayed(golden, before);
  if (text !== before) console.log(golden.name);
  rmSync(golden.file, { force: true });
  mkdirSync(new URL('.', golden.file), { recursive: true });
  writeFileSync(golden.file, text);
  bytes += text.length;
}
for (const { name, file } of wanted) {
  const names = wanted.map((golden) => golden.name);
  const folder = new URL('.', file);
  for (const other of readdirSync(folder)) {
    const path = name.replace(basename(name), other);
    if (names.includes(path)) continue;
    rmSync(new URL(other, folder));
    console.log(`${path} is gone: no option of the rulebook leads to it`);
  }
}
console.log(`${wanted.length} game${wanted.length === 1 ? '' : 's'}, ${Math.round(bytes / 1_000)} kB`);

/** Plays a new game if the rules do not allow the old one any more. */
function replayed(golden: (typeof goldens)[number], before: string): string {
  try {
    return playedAgain(golden, before);
  } catch (error) {
    if (!(error instanceof NotLegal)) throw error;
    return playedNow(golden);
  }
}
