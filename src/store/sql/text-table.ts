/*
 * Rows sent to Postgres as one text parameter: the statement does not depend on the number of rows, so it is planned
 * once, and splitting the text costs a third less than parsing it as one JSON value.
 */

/*
 * Separators of fields and rows, and the mark for NULL: control characters that neither JSON nor other values here
 * contain.
 */
const FIELD = '\x1f';
const ROW = '\x1e';
const MISSING = '\x1d';

type Field = string | number | boolean | null | undefined;

type Row<Column extends string> = Readonly<Record<Column, Field>>;

export type RowOf<Table> = Table extends TextTable<infer Column> ? Row<Column> : never;

export class TextTable<Column extends string> {
  readonly #columns: readonly Column[];
  readonly #fields: string;

  /** Column names with their SQL types. */
  constructor(types: Readonly<Record<Column, string>>) {
    this.#columns = Object.keys(types) as Column[];
    const field = (column: Column, nth: number) => `field[${nth + 1}]::${types[column]} AS ${column}`;
    this.#fields = this.#columns.map(field).join(', ');
  }

  /** Null and undefined are sent as NULL. */
  row(fields: Row<Column>): string {
    return this.#columns.map((column) => fields[column] ?? MISSING).join(FIELD);
  }

  /** A query for the rows in a parameter. */
  rowsIn(parameter: string): string {
    // OFFSET 0 keeps the planner from splitting each row once per field.
    return `SELECT ${this.#fields} FROM (
      SELECT string_to_array(line, E'\\x1f', E'\\x1d') AS field
      FROM unnest(string_to_array(${parameter}::text, E'\\x1e')) AS line OFFSET 0
    ) split`;
  }
}

export const joinRows = (rows: readonly string[]): string => rows.join(ROW);
/** Items must be numbers, or words without commas, quotes and braces. */
export const arrayOf = (items: readonly (string | number)[]): string => `{${items.join()}}`;
