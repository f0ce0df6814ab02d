/* The parts of the options schema of a rulebook that a form supports. */

export type Value = string | number | boolean | null;
export type Options = Readonly<Record<string, Value>>;

export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: Value;
  readonly enum?: readonly Value[];
  readonly const?: Value;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The values of a select box, in order; null if there are too many, for a number input. */
export function valuesOf(schema: Schema): readonly Value[] | null {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return schema.enum;
  if (schema.type === 'boolean') return [false, true];
  if (schema.type === 'null') return [null];
  if (schema.anyOf !== undefined) return ofAny(schema.anyOf);
  return ofRange(schema);
}

const MAX_VALUES = 50;

function ofRange({ type, minimum, maximum }: Schema): readonly Value[] | null {
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return null;
  if (maximum - minimum >= MAX_VALUES) return null;
  return Array.from({ length: maximum - minimum + 1 }, (_, nth) => minimum + nth);
}

function ofAny(schemas: readonly Schema[]): readonly Value[] | null {
  const parts = schemas.map(valuesOf);
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** `shortFirstRound` becomes `Short first round`. */
export function nameOf(key: string, { title }: Schema): string {
  if (title !== undefined) return title;
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
