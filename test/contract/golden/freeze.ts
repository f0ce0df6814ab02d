import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ENGINE_CONTRACT } from '../../../src/engine/published.js';
import { sha256 } from '../../../src/kernel/hash.js';
import { bundleEngine } from '../../../src/rulebooks/bundle.js';
import { type FrozenEngine, frozenFolder, loadEngine, readManifest } from '../../../src/rulebooks/frozen.js';
import { frozenGoldens, type Golden, goldens, goldensOfFrozen, playedAgain } from './files.js';
import { rulesIn } from './record.js';

/*
 * `npm run freeze -- <rulebook> "<what changed>"` puts the present rules version of a rulebook beside the manifest,
 * with the golden games that its file must go on playing. A file that is there already is never written again.
 */
const MAX_COMPRESSED = 100_000;

class Refused extends Error {}

async function freeze(id = '', changes = ''): Promise<string> {
  const own = goldens.filter(({ rulebook }) => rulebook.meta.id === id);
  const [{ rulebook } = refuse(`there is no rulebook "${id}"`)] = own;
  const { rulesVersion } = rulebook.meta;
  const manifest = readManifest();
  if (manifest.engines.some((one) => one.id === id && one.rulesVersion === rulesVersion))
    refuse(
      `version ${rulesVersion} of ${id} is frozen, and its file never changes; other rules need a new version`,
    );
  if (changes === '') refuse('say what changed since the version before, in quotes');

  const text = await bundleEngine(id);
  const size = gzipSync(text, { level: 9 }).length;
  if (size > MAX_COMPRESSED) refuse(`the engine has ${size} bytes compressed, ${MAX_COMPRESSED} are allowed`);
  const frozen = await loadEngine(text);
  for (const golden of own) {
    if (playedAgain({ ...golden, rulebook: frozen }, textOf(golden)) !== textOf(golden))
      refuse(`${golden.name} is played otherwise by the bundled engine`);
  }

  const file = `${id}-${rulesVersion}.mjs`;
  const games = goldensOfFrozen(frozen).map((golden, nth) => [golden, textOf(own[nth] as Golden)] as const);
  mkdirSync(frozenFolder, { recursive: true });
  mkdirSync(new URL(`${id}-${rulesVersion}/`, frozenGoldens), { recursive: true });
  writeFileSync(new URL(file, frozenFolder), text);
  for (const [golden, game] of games) writeFileSync(golden.file, game);
  const engine: FrozenEngine = {
    id,
    rulesVersion,
    engineContract: ENGINE_CONTRACT,
    file,
    hash: sha256(text),
    date: new Date().toISOString().slice(0, 10),
    changes,
    goldens: Object.fromEntries(games.map(([{ name }, game]) => [name, sha256(rulesIn(game))])),
  };
  const whole = { ...manifest, engines: [...manifest.engines, engine] };
  writeFileSync(new URL('manifest.json', frozenFolder), `${JSON.stringify(whole, null, 2)}\n`);
  return `${file}: ${size} bytes compressed, ${games.length} golden games`;
}

const textOf = ({ file }: Golden): string => readFileSync(file, 'utf8');

function refuse(why: string): never {
  throw new Refused(why);
}

try {
  console.log(await freeze(...process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(`Not frozen: ${error.message}.`);
  process.exitCode = 1;
}
