import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyServerOptions } from 'fastify';
import type { Detail } from '../../engine/rulebook.js';
import { sha256 } from '../../kernel/hash.js';
import { isId } from '../../kernel/ids.js';
import { neededBy } from '../schemas/ref.js';
import { patternWords } from '../schemas/texts/patterns.js';

const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function ajvWith(options: { readonly coerceTypes: boolean }): Ajv {
  const ajv = new Ajv({
    ...options,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
    // The schemas are our own, and tests check them.
    validateSchema: false,
  });
  addFormats.default(ajv);
  // The standard format also allows `urn:uuid:…`, which the database refuses.
  ajv.addFormat('uuid', isId);
  // The standard format also allows leap seconds, which `Date` cannot read, and years that it writes differently.
  const { validate } = addFormats.default.get('date-time') as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text) => validate(text) && Date.parse(text) <= LAST_TIME);
  return ajv;
}

interface Validator {
  (value: unknown): boolean;
  errors?: ValidateFunction['errors'];
}

/** Compiled on first use, so that the server starts quickly. */
function lazily(compile: () => ValidateFunction): Validator {
  let validate: ValidateFunction | undefined;
  const validator: Validator = (value) => {
    validate ??= compile();
    const isValid = validate(value) as boolean;
    validator.errors = validate.errors ?? null;
    return isValid;
  };
  return validator;
}

interface RouteSchema {
  readonly schema: object;
  readonly httpPart?: string;
}

/** Fastify declares this factory with the type of its own compiler pool. */
type Factory = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildValidator']
>;

/** By the hash of all that a validator is made of. Many routes have the same parameters and headers. */
const compiled = new Map<string, ValidateFunction>();

/** Types in bodies are strict. Parameters and headers are text, so they are coerced. */
const buildValidator = (shared: Record<string, object>) => {
  const byName = new Map(Object.entries(shared));
  const strict = ajvWith({ coerceTypes: false });
  const coercing = ajvWith({ coerceTypes: true });
  return ({ schema, httpPart }: RouteSchema) =>
    lazily(() => {
      const ajv = httpPart === 'body' ? strict : coercing;
      const needed = neededBy(schema, byName);
      const key = sha256(JSON.stringify([ajv === strict, schema, [...needed]]));
      const known = compiled.get(key);
      if (known !== undefined) return known;
      for (const [name, named] of needed) {
        if (ajv.schemas[name] === undefined) ajv.addSchema(named);
      }
      const validate = ajv.compile(schema);
      compiled.set(key, validate);
      return validate;
    });
};

export const schemaController: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: buildValidator as unknown as Factory },
};

export interface Violation {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly detail: Detail;
}

export function violationOf(error: Partial<ErrorObject>, part: string | undefined): Violation {
  const params = (error.params ?? {}) as {
    additionalProperty?: string;
    missingProperty?: string;
    pattern?: string;
  };
  const inner = params.additionalProperty ?? params.missingProperty;
  const path = `${error.instancePath ?? ''}${inner === undefined ? '' : `/${escapePointer(inner)}`}`;
  const detail =
    params.additionalProperty === undefined
      ? (patternWords.get(params.pattern ?? '') ?? error.message ?? 'is not valid')
      : 'is not a known property';
  return part === 'body' || part === undefined
    ? { pointer: path, detail }
    : { parameter: path.slice(1), detail };
}

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
