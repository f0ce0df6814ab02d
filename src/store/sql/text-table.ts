/*
 * Rows that are sent to Postgres as one text: the text of a statement does not depend on how many there are, so it is
 * planned once, and splitting costs a third less than reading them all as one JSON.
 */

/*
 * What stands between fields, between rows, and for what is missing: characters that neither JSON nor anything else
 * here contains.
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

  /** The types of its columns by their names. */
  constructor(types: Readonly<Record<Column, string>>) {
    this.#columns = Object.keys(types) as Column[];
    const field = (column: Column, nth: number) => `field[${nth + 1}]::${types[column]} AS ${column}`;
    this.#fields = this.#columns.map(field).join(', ');
  }

  /** What is missing is sent as NULL. */
  row(fields: Row<Column>): string {
    return this.#columns.map((column) => fields[column] ?? MISSING).join(FIELD);
  }

  /** Selects the rows in a parameter. */
  rowsIn(parameter: string): string {
    // Without the offset the planner would split each row once for every field.
    return `SELECT ${this.#fields} FROM (
      SELECT string_to_array(line, E'\\x1f', E'\\x1d') AS field
      FROM unnest(string_to_array(${parameter}::text, E'\\x1e')) AS line OFFSET 0
    ) split`;
  }
}

export const joinRows = (rows: readonly string[]): string => rows.join(ROW);
/** Of words without commas, quotes and braces, or of numbers. */
export const arrayOf = (items: readonly (string | number)[]): string => `{${items.join()}}`;
