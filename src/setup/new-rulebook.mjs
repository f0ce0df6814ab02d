/*
 * `npm run new-rulebook -- <id>`: makes `src/rulebooks/<id>` from the small game in `src/setup/new-rulebook`, adds it
 * to the registry, and plays its golden game.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useModernNode } from './modern-node.mjs';
import { generate, install, root, runTool } from './prepare.mjs';

const ID = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const MAX_LENGTH = 40;
const TEMPLATE = join(root, 'src', 'setup', 'new-rulebook');
const RULEBOOKS = join(root, 'src', 'rulebooks');
const REGISTRY = join(RULEBOOKS, 'registry.ts');
const LIST = /(export const rulebooks: readonly AnyRulebook\[\] = \[)/;

/** As an id, as the name of a constant and of a type, and as a title. */
function namesOf(id) {
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return [id, pascal[0].toLowerCase() + pascal.slice(1), pascal, words.join(' ')];
}

const OLD_NAMES = namesOf('new-rulebook');
const OLD_NAME = new RegExp(OLD_NAMES.join('|'), 'g');

function whyNot(ids) {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return 'Usage: npm run new-rulebook -- <id>';
  if (!ID.test(id) || id.length > MAX_LENGTH)
    return `“${id}” is not an id. Use lower-case words joined by hyphens, such as liars-dice, of at most ${MAX_LENGTH} characters.`;
  if (existsSync(join(RULEBOOKS, id))) return `src/rulebooks/${id} exists.`;
  if (isTaken(id)) return `“${id}” cannot be an id: its name means something else in the code.`;
  return null;
}

/** Whether the name is a reserved word, or one that the modules which are to use it know already. */
function isTaken(id) {
  const [, constant, type] = namesOf(id);
  try {
    new Function(`'use strict'; const ${constant} = 0;`);
  } catch {
    return true;
  }
  const modules = [REGISTRY, join(TEMPLATE, 'index.ts'), join(TEMPLATE, 'rules.ts')];
  const known = modules.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []);
  return known.includes(constant) || known.includes(type) || existsSync(join(RULEBOOKS, `${id}.ts`));
}

function makeFolder(id, folder) {
  cpSync(TEMPLATE, folder, { recursive: true });
  const renamed = new Map(OLD_NAMES.map((name, nth) => [name, namesOf(id)[nth]]));
  for (const path of readdirSync(folder, { recursive: true })) {
    if (!path.endsWith('.ts')) continue;
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(OLD_NAME, (name) => renamed.get(name)),
    );
  }
  writeFileSync(join(folder, 'README.md'), readmeOf(id));
}

/** `npm run calibrate` writes the report that it links. */
const readmeOf = (id) => `# ${namesOf(id)[3]}

Two seats, thirty rounds. \`index.ts\` is the table of contents.

Scores, lengths and balance of games between bots: [calibration](../../../docs/calibration/${id}.md).
`;

/** An import and a line of the list; the formatter puts both where they belong. */
function register(id) {
  const [, name] = namesOf(id);
  const text = readFileSync(REGISTRY, 'utf8');
  if (!LIST.test(text)) throw new Error(`${REGISTRY} has no list of rulebooks`);
  const listed = text.replace(LIST, (_, before) => `${before}erase(${name}), `);
  writeFileSync(REGISTRY, `import { ${name} } from './${id}/index.js';\n${listed}`);
}

const reason = whyNot(process.argv.slice(2));
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}
const [, , id] = process.argv;
await useModernNode();
install();
generate();
const folder = join(RULEBOOKS, id);
makeFolder(id, folder);
register(id);
runTool('biome', ['check', '--write', '--log-level=warn', folder, REGISTRY]);
runTool('tsx', ['test/contract/golden/write.ts', id]);
console.log(`src/rulebooks/${id} is a small game that runs: docs/RULEBOOKS.md says how to make it yours.`);
