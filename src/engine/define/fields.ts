import { type Static, type TObject, type TOptional, type TSchema, Type } from 'typebox';

/*
 * The fields of events and actions. The type of an event field decides its visibility: a field that is neither
 * secret nor hidden is public.
 */

const SECRET = Symbol('secret');
const HIDDEN = Symbol('hidden');

/** Visible only to the seat in the field `owner`. */
export interface Secret<Schema extends TSchema = TSchema, Owner extends string = string> {
  readonly [SECRET]: Owner;
  readonly schema: Schema;
}

/** Visible to nobody. It is stored in the log only. */
export interface Hidden<Schema extends TSchema = TSchema> {
  readonly [HIDDEN]: true;
  readonly schema: Schema;
}

export type Field = TSchema | Secret | Hidden;
export type Fields = { readonly [name: string]: Field };
export type OpenFields = { readonly [name: string]: TSchema };

/** Names of fields that hold a seat: `secret(of.seat, Card)`. */
export const of = { seat: 'seat', by: 'by', target: 'target' } as const;

export const secret = <Owner extends string, Schema extends TSchema>(
  owner: Owner,
  schema: Schema,
): Secret<Schema, Owner> => ({ [SECRET]: owner, schema });

export const hidden = <Schema extends TSchema>(schema: Schema): Hidden<Schema> => ({
  [HIDDEN]: true,
  schema,
});

export const isSecret = (field: Field): field is Secret => SECRET in field;
export const isHidden = (field: Field): field is Hidden => HIDDEN in field;

export const ownerOf = (field: Secret): string => field[SECRET];

export type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;

type Typed<Type extends string, Properties extends OpenFields> =
  Frozen<{ type: Type } & Static<TObject<Properties>>> extends infer Flat
    ? { readonly [Name in keyof Flat]: Flat[Name] }
    : never;

type NamesOf<Of extends Fields, Kind> = {
  [Name in keyof Of]: Of[Name] extends Kind ? Name : never;
}[keyof Of];
export type SecretNames<Of extends Fields> = NamesOf<Of, Secret>;
/** Names of the fields with the seats that see the secrets. */
export type OwnersOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends Secret<TSchema, infer Owner> ? Owner : never;
}[keyof Of];
type PublicNames<Of extends Fields> = Exclude<keyof Of, NamesOf<Of, Secret | Hidden>>;

type SchemaOf<One> = One extends Secret<infer Schema> | Hidden<infer Schema> ? Schema : One;
type Schemas<Of extends Fields, Names extends keyof Of> = {
  [Name in Names]: SchemaOf<Of[Name]> extends TSchema ? SchemaOf<Of[Name]> : never;
};

/** An event as stored in the log, secrets included. */
export type Stored<Type extends string, Of extends Fields> = Typed<Type, Schemas<Of, keyof Of>>;
/** An event for viewers who know its secrets. */
export type SeenByOwner<Type extends string, Of extends Fields> = Typed<
  Type,
  Schemas<Of, PublicNames<Of> | SecretNames<Of>>
>;
/** An event for all other viewers. */
export type SeenByOthers<Type extends string, Of extends Fields> = Typed<Type, Schemas<Of, PublicNames<Of>>>;

/** The schema on the wire: secret fields are optional, hidden fields are left out. */
export function sentSchema(type: string, fields: Fields, description?: string): TSchema {
  const properties: { [name: string]: TSchema } = { type: Type.Literal(type) };
  for (const [name, field] of Object.entries(fields)) {
    if (isHidden(field)) continue;
    properties[name] = isSecret(field) ? optional(field.schema) : field;
  }
  return closed(properties, description);
}

/** An object that has these properties and no others. */
export const closed = <Properties extends OpenFields>(properties: Properties, description?: string) =>
  Type.Object(properties, {
    additionalProperties: false,
    ...(description === undefined ? {} : { description }),
  });

export const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

const optional = (schema: TSchema): TOptional<TSchema> => Type.Optional(schema);

/** The description that marks a list in a view with one item per seat. */
export const BY_SEAT = 'By seat.';
export const bySeat = <Item extends TSchema>(item: Item) => Type.Array(item, { description: BY_SEAT });
