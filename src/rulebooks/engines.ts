import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AnyRulebook } from '../engine/any-rulebook.js';
import { sha256 } from '../kernel/hash.js';
import { bundleEngine, hasSources } from './bundle.js';
import { frozenFolder, readManifest, whyNotLoadable } from './frozen.js';

/** Where the build puts the engines of versions that are not frozen. */
export const builtFolder = new URL('./built/', import.meta.url);

interface EngineFile {
  readonly id: string;
  readonly rulesVersion: string;
  readonly hash: string;
  readonly text: string;
}

/** The files of engines: frozen, built, or bundled from the sources when first asked for. */
export class EngineFiles {
  readonly #manifest = readManifest();
  readonly #current = new Map<string, Promise<EngineFile | null>>();
  readonly #frozen = new Map<string, Promise<EngineFile>>();

  constructor(private readonly rulebooks: readonly AnyRulebook[]) {}

  current(id: string): Promise<EngineFile | null> {
    const known = this.#current.get(id) ?? this.#find(id);
    this.#current.set(id, known);
    return known;
  }

  async byHash(hash: string): Promise<EngineFile | null> {
    const frozen = this.#manifest.engines.find((engine) => engine.hash === hash);
    if (frozen !== undefined) return whyNotLoadable(frozen) === null ? this.#read(frozen) : null;
    for (const { meta } of this.rulebooks) {
      const current = await this.current(meta.id);
      if (current?.hash === hash) return current;
    }
    return null;
  }

  types(): Promise<string> {
    const beside = new URL('../engine/engine.d.mts', import.meta.url);
    return readFile(beside, 'utf8');
  }

  /** A frozen version is handed out as it was frozen, whatever its sources look like now. */
  async #find(id: string): Promise<EngineFile | null> {
    const meta = this.rulebooks.find((rulebook) => rulebook.meta.id === id)?.meta;
    if (meta === undefined) return null;
    const { rulesVersion } = meta;
    const frozen = this.#manifest.engines.find((one) => one.id === id && one.rulesVersion === rulesVersion);
    if (frozen !== undefined && whyNotLoadable(frozen) === null) return this.#read(frozen);
    const built = new URL(`${id}.mjs`, builtFolder);
    if (!existsSync(built) && !hasSources(id)) return null;
    const text = existsSync(built) ? await readFile(built, 'utf8') : await bundleEngine(id);
    return { id, rulesVersion, hash: sha256(text), text };
  }

  #read(frozen: ReturnType<typeof readManifest>['engines'][number]): Promise<EngineFile> {
    const { id, rulesVersion, hash, file } = frozen;
    const known =
      this.#frozen.get(hash) ??
      readFile(new URL(file, frozenFolder), 'utf8').then((text) => ({ id, rulesVersion, hash, text }));
    this.#frozen.set(hash, known);
    return known;
  }
}
