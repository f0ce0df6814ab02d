import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { isId } from '../../kernel/ids.js';
import { neededBy } from '../schemas/ref.js';

const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

type Compiler = FastifySchemaCompiler<TSchema>;

function ajvWith(options: { readonly coerceTypes: boolean }): Ajv {
  const ajv = new Ajv({
    ...options,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
    // They are our own, and tests see to it that they are what they should be.
    validateSchema: false,
  });
  addFormats.default(ajv);
  // Only as this server writes them: the database would refuse `urn:uuid:…`, which the usual format allows.
  ajv.addFormat('uuid', isId);
  // The usual format allows what `Date` cannot read, such as leap seconds, and years that it would write otherwise.
  const { validate } = addFormats.default.get('date-time') as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text) => validate(text) && Date.parse(text) <= LAST_TIME);
  return ajv;
}

interface Validator {
  (value: unknown): boolean;
  errors?: ValidateFunction['errors'];
}

/** Compiled when it is first needed, so that the start stays quick. */
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

/** Fastify's own type for this factory is that of the compiler pool which it would use otherwise. */
type Factory = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildValidator']
>;

/** Bodies must have the types that they should have; addresses and headers are text, so theirs are read. */
const buildValidator = (shared: Record<string, object>) => {
  const byName = new Map(Object.entries(shared));
  const strict = ajvWith({ coerceTypes: false });
  const reading = ajvWith({ coerceTypes: true });
  return ({ schema, httpPart }: RouteSchema) =>
    lazily(() => {
      const ajv = httpPart === 'body' ? strict : reading;
      for (const [name, named] of neededBy(schema, byName)) {
        if (ajv.schemas[name] === undefined) ajv.addSchema(named);
      }
      return ajv.compile(schema);
    });
};

export const schemaController: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: buildValidator as unknown as Factory },
};

/**
 * For bodies whose documented schema depends on the rulebook: here only the frame is checked, and the rulebook's
 * own schema checks the rest, with pointers to the spot instead of every variant's complaints.
 */
export function checkBodyAs(frame: TSchema): Compiler {
  const strict = ajvWith({ coerceTypes: false });
  const reading = ajvWith({ coerceTypes: true });
  return ({ schema, httpPart }) => (httpPart === 'body' ? strict.compile(frame) : reading.compile(schema));
}

export interface Violation {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly detail: string;
}

export function violationOf(error: Partial<ErrorObject>, part: string | undefined): Violation {
  const params = (error.params ?? {}) as { additionalProperty?: string; missingProperty?: string };
  const inner = params.additionalProperty ?? params.missingProperty;
  const path = `${error.instancePath ?? ''}${inner === undefined ? '' : `/${escapePointer(inner)}`}`;
  const detail =
    params.additionalProperty === undefined
      ? (error.message ?? 'is not valid')
      : 'is not a property that is known here';
  return part === 'body' || part === undefined
    ? { pointer: path, detail }
    : { parameter: path.slice(1), detail };
}

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
