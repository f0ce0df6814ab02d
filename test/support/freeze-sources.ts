import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGINE_CONTRACT } from '../../src/engine/published.js';
import { sha256 } from '../../src/kernel/hash.js';
import { bundleEngine } from '../../src/rulebooks/bundle.js';
import { type FrozenEngine, frozenFolder, readManifest } from '../../src/rulebooks/frozen.js';
import { rulebooks } from '../../src/rulebooks/registry.js';

/** A copy of the frozen engines in which the present version of a rulebook is frozen, as before its rules change. */
export async function freezeSources(
  id: string,
): Promise<{ folder: URL; rulesVersion: string; next: string }> {
  const meta = rulebooks.find((rulebook) => rulebook.meta.id === id)?.meta;
  if (meta === undefined) throw new Error(`there is no rulebook ${id}`);
  const { rulesVersion } = meta;
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'permafrost-frozen-'))}/`);
  cpSync(frozenFolder, folder, { recursive: true });
  const manifest = readManifest();
  if (!manifest.engines.some((one) => one.id === id && one.rulesVersion === rulesVersion)) {
    const text = await bundleEngine(id);
    const file = `${id}-${rulesVersion}.mjs`;
    const engine: FrozenEngine = {
      ...{ id, rulesVersion, engineContract: ENGINE_CONTRACT, file, hash: sha256(text) },
      ...{ date: '2026-11-19', changes: 'None of these.', goldens: {} },
    };
    writeFileSync(new URL(file, folder), text);
    const engines = [...manifest.engines, engine];
    writeFileSync(new URL('manifest.json', folder), JSON.stringify({ ...manifest, engines }));
  }
  return { folder, rulesVersion, next: String(Number(rulesVersion) + 1) };
}
