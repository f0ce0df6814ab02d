import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AnyRulebook } from '../engine/any-rulebook.js';
import { sha256 } from '../kernel/hash.js';
import { bundleOnce, hasSources } from './bundle.js';
import {
  type FrozenEngine,
  frozenFolder,
  loadEngine,
  loadFrozen,
  type Manifest,
  readManifest,
  whyNotLoadable,
} from './frozen.js';

/** Where the build puts the engines of versions that are not frozen. */
export const builtFolder = new URL('./built/', import.meta.url);

interface EngineFile {
  readonly id: string;
  readonly rulesVersion: string;
  readonly hash: string;
  readonly text: string;
}

interface Rules {
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly engineHash?: string | null;
  /** Whether only the file with this hash will do. */
  readonly engineFrozen?: boolean;
}

/** Engines to play with and to hand out: frozen, built, or bundled from the sources when first asked for. */
export class EngineFiles {
  readonly #manifest: Manifest;
  readonly #current = new Map<string, Promise<EngineFile | null>>();
  readonly #frozen = new Map<string, Promise<EngineFile>>();
  /** Older versions that games have needed, by the hash of their file. */
  readonly #loaded = new Map<string, AnyRulebook>();
  readonly #loading = new Map<string, Promise<AnyRulebook | undefined>>();
  readonly #missing = new Map<string, string>();
  #rules: readonly Rules[] | undefined;

  constructor(
    private readonly rulebooks: readonly AnyRulebook[],
    private readonly onError: (error: unknown, what: string) => void,
    /** Of the manifest and its engines. */
    private readonly folder = frozenFolder,
  ) {
    this.#manifest = readManifest(folder);
  }

  get rules(): readonly Rules[] {
    this.#rules ??= [
      ...this.rulebooks.map(({ meta }) => {
        const rules = { rulebook: meta.id, rulesVersion: meta.rulesVersion };
        const engineHash = this.hashOf(rules);
        return { ...rules, engineHash, engineFrozen: engineHash !== null };
      }),
      ...this.#older().map(({ id, rulesVersion, hash }) => ({
        ...{ rulebook: id, rulesVersion, engineHash: hash, engineFrozen: true },
      })),
    ];
    return this.#rules;
  }

  has(rules: Rules): boolean {
    return this.rules.some(
      ({ rulebook, rulesVersion, engineHash }) =>
        rulebook === rules.rulebook && rulesVersion === rules.rulesVersion && isFile(engineHash, rules),
    );
  }

  async rulebook(rules: Rules): Promise<AnyRulebook | undefined> {
    const present = this.loaded(rules);
    if (present !== undefined) return present;
    const engine = this.#frozenOf(rules);
    if (!isFile(engine?.hash, rules))
      return this.#miss(rules, `no file in the manifest has the hash ${rules.engineHash}`);
    if (engine === undefined) return this.#miss(rules, 'no file of it is in the manifest');
    return this.#loadOnce(engine);
  }

  async frozen(hash: string): Promise<AnyRulebook | undefined> {
    const engine = this.#manifest.engines.find((one) => one.hash === hash);
    return engine && this.#loadOnce(engine);
  }

  #loadOnce(engine: FrozenEngine): Promise<AnyRulebook | undefined> {
    const loading = this.#loading.get(engine.hash) ?? this.#load(engine);
    this.#loading.set(engine.hash, loading);
    return loading;
  }

  loaded(rules: Rules): AnyRulebook | undefined {
    const { rulebook, rulesVersion } = rules;
    const engine = this.#frozenOf(rules);
    if (!isFile(engine?.hash, rules)) return undefined;
    const found = this.rulebooks.find(({ meta }) => meta.id === rulebook);
    if (found?.meta.rulesVersion === rulesVersion) return found;
    return engine && this.#loaded.get(engine.hash);
  }

  #frozenOf(rules: Rules): FrozenEngine | undefined {
    return this.#manifest.engines.find((engine) => isOf(engine, rules));
  }

  async #load(engine: FrozenEngine): Promise<AnyRulebook | undefined> {
    try {
      const rulebook = await loadFrozen(engine, this.folder);
      this.#loaded.set(engine.hash, rulebook);
      return rulebook;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return this.#miss({ rulebook: engine.id, rulesVersion: engine.rulesVersion }, why);
    }
  }

  /** The hash of the file of a frozen version; null for a version that is not frozen. */
  hashOf(rules: Rules): string | null {
    return this.#frozenOf(rules)?.hash ?? null;
  }

  /** A game can be created even if its file cannot be made: its version names its engine. */
  async newest(id: string): Promise<{ readonly engineHash: string | null; readonly engineFrozen: boolean }> {
    const rules = this.rules.find(({ rulebook }) => rulebook === id);
    if (rules?.engineFrozen) return { engineHash: rules.engineHash ?? null, engineFrozen: true };
    try {
      return { engineHash: (await this.current(id))?.hash ?? null, engineFrozen: false };
    } catch (error) {
      this.onError(error, `making the engine file of ${id}`);
      return { engineHash: null, engineFrozen: false };
    }
  }

  async fileOf(rules: Rules): Promise<string | null> {
    const { rulebook, rulesVersion, engineHash = null, engineFrozen } = rules;
    if (engineFrozen) return engineHash;
    const frozen = this.hashOf(rules);
    const newest = this.rulebooks.find(({ meta }) => meta.id === rulebook)?.meta.rulesVersion;
    if (frozen !== null || newest !== rulesVersion) return frozen ?? engineHash;
    return (await this.newest(rulebook)).engineHash ?? engineHash;
  }

  get warnings(): readonly string[] {
    return [...this.#missing.values()];
  }

  /** Reports an engine once, when the first of its games is read. */
  #miss({ rulebook, rulesVersion }: Rules, why: string): undefined {
    const key = `${rulebook} ${rulesVersion} ${why}`;
    if (this.#missing.has(key)) return;
    const what = `games of ${rulebook}, version ${rulesVersion} of the rules, cannot be played: ${why}`;
    this.#missing.set(key, what);
    this.onError(new Error(what), 'finding an engine');
  }

  /** Frozen versions that are not those of new games. A file that cannot be loaded is reported. */
  #older(): FrozenEngine[] {
    return this.#manifest.engines.filter((engine) => {
      const meta = this.rulebooks.find((rulebook) => rulebook.meta.id === engine.id)?.meta;
      if (meta === undefined || meta.rulesVersion === engine.rulesVersion) return false;
      const wrong = whyNotLoadable(engine, this.folder);
      if (wrong !== null) this.#miss({ rulebook: engine.id, rulesVersion: engine.rulesVersion }, wrong);
      return wrong === null;
    });
  }

  current(id: string): Promise<EngineFile | null> {
    const known = this.#current.get(id) ?? this.#find(id);
    this.#current.set(id, known);
    return known;
  }

  async byHash(hash: string): Promise<EngineFile | null> {
    const frozen = this.#manifest.engines.find((engine) => engine.hash === hash);
    if (frozen !== undefined) return whyNotLoadable(frozen, this.folder) === null ? this.#read(frozen) : null;
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
    if (frozen !== undefined && whyNotLoadable(frozen, this.folder) === null) return this.#read(frozen);
    const built = new URL(`${id}.mjs`, builtFolder);
    if (!existsSync(built) && !hasSources(id)) return null;
    const text = existsSync(built) ? await readFile(built, 'utf8') : await bundleOnce(id);
    return { id, rulesVersion, hash: sha256(text), text };
  }

  #read(frozen: FrozenEngine): Promise<EngineFile> {
    const { id, rulesVersion, hash, file } = frozen;
    const known =
      this.#frozen.get(hash) ??
      readFile(new URL(file, this.folder), 'utf8').then((text) => ({ id, rulesVersion, hash, text }));
    this.#frozen.set(hash, known);
    return known;
  }
}

const isFile = (hash: string | null | undefined, { engineHash, engineFrozen }: Rules): boolean =>
  !engineFrozen || engineHash === hash;

const isOf = (engine: FrozenEngine, { rulebook, rulesVersion }: Rules): boolean =>
  engine.id === rulebook && engine.rulesVersion === rulesVersion;

/** The rulebook of a file from elsewhere; null if it is not the file with this hash. */
export const rulebookIn = async (text: string, hash: string): Promise<AnyRulebook | null> =>
  sha256(text) === hash ? loadEngine(text) : null;
