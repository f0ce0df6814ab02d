import type { Engine } from './contract.js';
import { type EngineFile, Engines } from './engines.js';

export type * from './contract.js';
export { configOf, type EngineFile, Engines } from './engines.js';
export { type Candidate, type Found, type SearchOptions, search, shareOf } from './search.js';
export { Sidecar } from './sidecar.js';
export { type Stepped, Tables } from './tables.js';

const own = (): Engines => {
  known ??= new Engines(new URL('./engines/', import.meta.url));
  return known;
};
let known: Engines | undefined;

/** The engines of this package. */
export const engines = (): readonly EngineFile[] => own().files;

/** The newest rules of a rulebook, or those of a version. */
export const loadEngine = async (id: string, rulesVersion?: string): Promise<Engine> =>
  own().load(id, rulesVersion);
