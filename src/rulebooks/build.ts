import { cp, mkdir, writeFile } from 'node:fs/promises';
import { bundleEngine } from './bundle.js';
import { builtFolder } from './engines.js';
import { frozenFolder, readManifest } from './frozen.js';
import { rulebooks } from './registry.js';

/* Run by the build, from `dist`: puts the engine files beside the code, which then needs no sources. */

await cp(new URL('../../src/rulebooks/frozen/', import.meta.url), frozenFolder, { recursive: true });
await cp(
  new URL('../../src/engine/engine.d.mts', import.meta.url),
  new URL('../engine/engine.d.mts', import.meta.url),
);
await mkdir(builtFolder, { recursive: true });
const { engines } = readManifest();
for (const { meta } of rulebooks) {
  const isFrozen = engines.some((one) => one.id === meta.id && one.rulesVersion === meta.rulesVersion);
  if (!isFrozen) await writeFile(new URL(`${meta.id}.mjs`, builtFolder), await bundleEngine(meta.id));
}
