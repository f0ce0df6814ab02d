import { readFileSync } from 'node:fs';
import type { Config, Engine, Json } from './contract.js';

/** An engine of this package. */
export interface EngineFile {
  readonly id: string;
  readonly rulesVersion: string;
  readonly file: string;
  /** The sha256 of the file, which games name as their `engineHash`. */
  readonly hash: string;
  /** Whether new games of the rulebook are played by it. */
  readonly newest: boolean;
}

/** The engines in a folder. */
export class Engines {
  readonly files: readonly EngineFile[];
  readonly #loaded = new Map<string, Promise<Engine>>();

  constructor(private readonly folder: URL) {
    this.files = JSON.parse(readFileSync(new URL('engines.json', folder), 'utf8'));
  }

  /** The newest rules, or those of a version. */
  load(id: string, rulesVersion?: string): Promise<Engine> {
    const address = this.addressOf(id, rulesVersion);
    const loading = this.#loaded.get(address) ?? import(address);
    this.#loaded.set(address, loading);
    return loading;
  }

  /** Where the file of an engine is. */
  addressOf(id: string, rulesVersion?: string): string {
    const found = this.files.find(
      (one) => one.id === id && (rulesVersion === undefined ? one.newest : one.rulesVersion === rulesVersion),
    );
    if (found === undefined) {
      const known = this.files.map((one) => `${one.id} ${one.rulesVersion}`).join(', ');
      throw new Error(`There is no engine of ${id} ${rulesVersion ?? ''}. There are: ${known}.`);
    }
    return new URL(found.file, this.folder).href;
  }
}

/** A config with the usual components, and the usual value of each option that is not given. */
export function configOf(
  { schemas, components, meta }: Engine,
  seats: number,
  options: Readonly<Record<string, Json>> = {},
): Config {
  if (!Number.isInteger(seats) || seats < meta.seats.min || seats > meta.seats.max)
    throw new Error(`${meta.id} is played by ${meta.seats.min} to ${meta.seats.max} seats.`);
  const { properties = {} } = schemas.options as { properties?: Record<string, { default?: Json }> };
  const usual = Object.entries(properties).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { seats, components, options: { ...Object.fromEntries(usual), ...options } };
}
