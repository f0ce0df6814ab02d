import { workerData } from 'node:worker_threads';
import type { AnyRulebook } from '../engine/any-rulebook.js';
import { runTask } from '../play/work/tasks.js';
import { loadFrozen, readManifest } from '../rulebooks/frozen.js';
import type { Job, Source } from './source.js';

/** The thread is told by piscina, which adds something of its own. */
const { module } = [workerData].flat().find((one) => typeof one?.module === 'string') as {
  readonly module: string;
};
const { rulebooks } = (await import(module)) as { readonly rulebooks: readonly AnyRulebook[] };

const frozen = new Map<string, Promise<AnyRulebook>>();

/** What the pool's thread calls. */
export async function run({ name, source, input, stop }: Job): Promise<unknown> {
  return runTask(name, await rulebookFrom(source), input, () => Atomics.load(stop, 0) !== 0);
}

async function rulebookFrom(source: Source): Promise<AnyRulebook> {
  if (source.kind === 'frozen') return loadOnce(source.hash);
  const found = rulebooks.find(({ meta }) => meta.id === source.id);
  if (found === undefined) throw new Error(`no rulebook has the id ${source.id}`);
  return found;
}

function loadOnce(hash: string): Promise<AnyRulebook> {
  const known = frozen.get(hash) ?? load(hash);
  frozen.set(hash, known);
  return known;
}

async function load(hash: string): Promise<AnyRulebook> {
  const engine = readManifest().engines.find((one) => one.hash === hash);
  if (engine === undefined) throw new Error(`no frozen engine has the hash ${hash}`);
  return loadFrozen(engine);
}
