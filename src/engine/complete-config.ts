import type { TSchema } from 'typebox';
import { isRecord, type Json } from '../kernel/json.js';
import type { AnyConfig } from './any-rulebook.js';

type Option = readonly [name: string, usual: Json];

/** Gives options that a config lacks their defaults: a game that is older than an option is stored without it. */
export function completing(schema: TSchema): (config: AnyConfig) => AnyConfig {
  const properties = 'properties' in schema && isRecord(schema.properties) ? schema.properties : {};
  const usual: readonly Option[] = Object.entries(properties).flatMap(([name, option]) =>
    isRecord(option) && option.default !== undefined ? [[name, option.default as Json] as const] : [],
  );
  return (config) => {
    const missing = usual.filter(([name]) => config.options[name] === undefined);
    if (missing.length === 0) return config;
    return { ...config, options: { ...config.options, ...Object.fromEntries(missing) } };
  };
}
