/** What was measured once: in a table, a row of it, and perhaps a column. */
export interface Fact {
  readonly row: string;
  readonly column?: string;
  readonly value: number;
}

export interface Sample {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
  readonly least: number;
  readonly greatest: number;
}

const none: Sample = { count: 0, sum: 0, squares: 0, least: Infinity, greatest: -Infinity };

/** Samples by row and column, in the order in which the rows were first met. */
export type Table = { readonly [row: string]: { readonly [column: string]: Sample } };
export type Tables = { readonly [name: string]: Table };

export const ONLY = '';

export function sampleOf(value: number): Sample {
  return { count: 1, sum: value, squares: value * value, least: value, greatest: value };
}

export const merged = (one: Sample = none, other: Sample = none): Sample => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
  least: Math.min(one.least, other.least),
  greatest: Math.max(one.greatest, other.greatest),
});

/** Tables that grow. */
export class Tally {
  readonly #tables = new Map<string, Map<string, Map<string, Sample>>>();

  add(table: string, { row, column = ONLY, value }: Fact): void {
    this.#put(table, row, column, sampleOf(value));
  }

  addAll(tables: Tables): void {
    for (const [name, rows] of Object.entries(tables))
      for (const [row, columns] of Object.entries(rows))
        for (const [column, sample] of Object.entries(columns)) this.#put(name, row, column, sample);
  }

  get tables(): Tables {
    const table = (rows: Map<string, Map<string, Sample>>): Table =>
      Object.fromEntries([...rows].map(([row, columns]) => [row, Object.fromEntries(columns)]));
    return Object.fromEntries([...this.#tables].map(([name, rows]) => [name, table(rows)]));
  }

  #put(name: string, row: string, column: string, sample: Sample): void {
    const rows = this.#tables.get(name) ?? new Map<string, Map<string, Sample>>();
    const columns = rows.get(row) ?? new Map<string, Sample>();
    this.#tables.set(name, rows);
    rows.set(row, columns);
    columns.set(column, merged(columns.get(column), sample));
  }
}

export const mean = ({ count, sum }: Sample): number => (count === 0 ? 0 : sum / count);

export const spread = ({ count, sum, squares }: Sample): number =>
  count < 2 ? 0 : Math.sqrt(Math.max(0, (squares - (sum * sum) / count) / (count - 1)));

/** The 95 % interval of Wilson for a share. */
export function interval({ count, sum }: Sample): readonly [number, number] {
  if (count === 0) return [0, 1];
  const z = 1.96;
  const share = sum / count;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half =
    (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** How much greater the mean of the other sample is, with a 95 % interval that takes the two for independent. */
export function differenceOf(one: Sample, other: Sample): readonly [number, number, number] {
  const error = Math.sqrt(spread(one) ** 2 / one.count + spread(other) ** 2 / other.count);
  const difference = mean(other) - mean(one);
  return [difference, difference - 1.96 * error, difference + 1.96 * error];
}
