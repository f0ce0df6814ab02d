/** A table in the terms of the Postgres catalog. */
export interface Table {
  /** By name: type, nullability and default. */
  readonly columns: Readonly<Record<string, string>>;
  /** By name, including keys. */
  readonly indexes: Readonly<Record<string, string>>;
  readonly references: readonly string[];
}

interface Field {
  readonly name: string;
  readonly column: string;
  readonly type: string;
  readonly isList: boolean;
  readonly isOptional: boolean;
  readonly attributes: string;
}

interface Model {
  readonly table: string;
  readonly fields: readonly Field[];
  readonly attributes: readonly string[];
}

/** The types that Prisma uses if a field has no `@db`. */
const TYPES: Readonly<Record<string, string>> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Boolean: 'boolean',
  Bytes: 'bytea',
  SmallInt: 'smallint',
  Uuid: 'uuid',
  Json: 'json',
  Float: 'double precision',
  'Timestamptz(3)': 'timestamp(3) with time zone',
};

/** The tables that Prisma would create. Covers the part of its schema language that we use. */
export function tablesOf(schema: string): Record<string, Table> {
  const models = new Map([...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(modelOf));
  return Object.fromEntries([...models.values()].map((model) => [model.table, tableOf(model, models)]));
}

function modelOf([, name = '', body = '']: RegExpMatchArray): [string, Model] {
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
  const attributes = lines.filter((line) => line.startsWith('@@'));
  const fields = lines.filter((line) => !line.startsWith('@@')).map(fieldOf);
  const table = attributes.map((line) => /^@@map\("(\w+)"\)/.exec(line)?.[1]).find(Boolean) ?? name;
  return [name, { table, fields, attributes }];
}

function fieldOf(line: string): Field {
  const [, name = '', type = '', mark, attributes = ''] = /^(\w+)\s+(\w+)(\[\]|\?)?\s*(.*)$/.exec(line) ?? [];
  const column = /@map\("(\w+)"\)/.exec(attributes)?.[1] ?? name;
  return { name, column, type, isList: mark === '[]', isOptional: mark === '?', attributes };
}

function tableOf(model: Model, models: ReadonlyMap<string, Model>): Table {
  const kept = model.fields.filter(({ type }) => !models.has(type));
  return {
    columns: Object.fromEntries(kept.map((field) => [field.column, columnOf(field, model.table)])),
    indexes: Object.fromEntries([
      ...kept.flatMap((field) => ownIndexOf(field, model.table)),
      ...model.attributes.flatMap((attribute) => indexOf(attribute, model)),
    ]),
    references: model.fields.flatMap((field) => referenceOf(field, model, models)).sort(),
  };
}

function columnOf(field: Field, table: string): string {
  const { isList, isOptional, attributes, type } = field;
  const base = TYPES[/@db\.(\w+(?:\(\d+\))?)/.exec(attributes)?.[1] ?? type] ?? type;
  const given = /@default\((.*?\)?)\)(?: |$)/.exec(attributes)?.[1];
  // List columns are nullable: Prisma reads NULL as an empty list.
  const parts = [base + (isList ? '[]' : ''), isOptional || isList ? 'null' : 'not null'];
  return [
    ...parts,
    ...(given === undefined ? [] : [defaultOf(given, base, `${table}_${field.column}`)]),
  ].join(' ');
}

function defaultOf(given: string, base: string, sequence: string): string {
  if (given === 'now()') return 'CURRENT_TIMESTAMP';
  if (given === 'autoincrement()') return `nextval('${sequence}_seq'::regclass)`;
  if (given === '[]') return `ARRAY[]::${base}[]`;
  return given.startsWith('"') ? `'${given.slice(1, -1)}'::${base}` : given;
}

function ownIndexOf({ attributes, column }: Field, table: string): [string, string][] {
  if (/@id\b/.test(attributes)) return [[`${table}_pkey`, `UNIQUE btree (${column})`]];
  return /@unique\b/.test(attributes) ? [[`${table}_${column}_key`, `UNIQUE btree (${column})`]] : [];
}

const ENDINGS: Readonly<Record<string, string>> = { id: 'pkey', unique: 'key', index: 'idx' };

function indexOf(attribute: string, { table, fields }: Model): [string, string][] {
  const [, kind = '', list = '', type = 'BTree'] =
    /^@@(id|unique|index)\(\[(.*?)\](?:, type: (\w+))?\)/.exec(attribute) ?? [];
  if (kind === '') return [];
  const columns = list.split(', ').map((one) => {
    const name = one.replace(/\(.*/, '');
    const column = fields.find((field) => field.name === name)?.column ?? name;
    return { column, text: column + (one.includes('sort: Desc') ? ' DESC' : '') };
  });
  const named = kind === 'id' ? [] : columns.map(({ column }) => column);
  const unique = kind === 'index' ? '' : 'UNIQUE ';
  const text = `${unique}${type.toLowerCase()} (${columns.map((column) => column.text).join(', ')})`;
  return [[[table, ...named, ENDINGS[kind]].join('_'), text]];
}

function referenceOf(field: Field, { fields }: Model, models: ReadonlyMap<string, Model>): string[] {
  const [, from = '', to = '', given, update = 'Cascade'] =
    /fields: \[(.*?)\], references: \[(.*?)\](?:, onDelete: (\w+))?(?:, onUpdate: (\w+))?/.exec(
      field.attributes,
    ) ?? [];
  const other = models.get(field.type);
  if (from === '' || other === undefined) return [];
  const columnsIn = (all: readonly Field[], names: string) =>
    names
      .split(', ')
      .map((name) => all.find((one) => one.name === name)?.column)
      .join(', ');
  const onDelete = given ?? (field.isOptional ? 'SetNull' : 'Restrict');
  const words = (action: string) => action.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toUpperCase();
  // Postgres does not print the default.
  const onUpdate = update === 'NoAction' ? '' : ` ON UPDATE ${words(update)}`;
  return [
    `FOREIGN KEY (${columnsIn(fields, from)}) REFERENCES ${other.table}(${columnsIn(other.fields, to)})${onUpdate} ON DELETE ${words(onDelete)}`,
  ];
}
