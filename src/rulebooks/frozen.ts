import { existsSync, readFileSync } from 'node:fs';
import { type AnyRulebook, adopt } from '../engine/any-rulebook.js';
import { ENGINE_CONTRACT } from '../engine/published.js';
import { sha256 } from '../kernel/hash.js';

/** One rules version of a rulebook, as a file beside the manifest. */
export interface FrozenEngine {
  readonly id: string;
  readonly rulesVersion: string;
  readonly engineContract: number;
  readonly file: string;
  /** The sha256 of the file, in hexadecimal digits. */
  readonly hash: string;
  readonly date: string;
  /** What changed since the version before. */
  readonly changes: string;
  /** The hash of the rules part of each golden game that the engine played when it was frozen. */
  readonly goldens: { readonly [name: string]: string };
}

export interface Manifest {
  readonly engines: readonly FrozenEngine[];
  /** Versions that no released service has hosted: there are no games of them. */
  readonly neverReleased: readonly {
    readonly id: string;
    readonly rulesVersion: string;
    readonly why: string;
  }[];
}

export const frozenFolder = new URL('./frozen/', import.meta.url);

export const readManifest = (folder: URL = frozenFolder): Manifest => {
  const manifest = new URL('manifest.json', folder);
  return existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : { engines: [], neverReleased: [] };
};

/** What is wrong with the file of an engine; null where nothing is. */
export function whyNotLoadable(engine: FrozenEngine, folder: URL = frozenFolder): string | null {
  const file = new URL(engine.file, folder);
  if (!existsSync(file)) return `${engine.file} is missing`;
  if (sha256(readFileSync(file, 'utf8')) !== engine.hash)
    return `${engine.file} has another hash than in the manifest`;
  if (engine.engineContract > ENGINE_CONTRACT)
    return `${engine.file} has a contract that this server does not know`;
  return null;
}

/** What is run is the text that was hashed, whatever becomes of its file. */
export async function loadEngine(text: string): Promise<AnyRulebook> {
  const { rulebook } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  return adopt(rulebook);
}

export async function loadFrozen(engine: FrozenEngine, folder: URL = frozenFolder): Promise<AnyRulebook> {
  const wrong = whyNotLoadable(engine, folder);
  if (wrong !== null) throw new Error(wrong);
  const rulebook = await loadEngine(readFileSync(new URL(engine.file, folder), 'utf8'));
  hashes.set(rulebook, engine.hash);
  return rulebook;
}

const hashes = new WeakMap<AnyRulebook, string>();

/** The hash of the file that a rulebook was loaded from; null if it is not a frozen one. */
export const frozenHashOf = (rulebook: AnyRulebook): string | null => hashes.get(rulebook) ?? null;
