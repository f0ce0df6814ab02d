import type { Cell } from './cells.js';
import type { Tables } from './tally.js';

export interface Measured {
  readonly cell: Cell;
  readonly tables: Tables;
}

export const lines = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

export const two = (value: number): string => value.toFixed(2);
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n');
}

/** The rows of a table in any cell, numbers in them in the order of numbers. */
export function rowsOf(some: readonly Measured[], name: string): string[] {
  const rows = new Set(some.flatMap(({ tables }) => Object.keys(tables[name] ?? {})));
  return [...rows].every((row) => /\d+$/.test(row))
    ? [...rows].toSorted((a, b) => numberIn(a) - numberIn(b))
    : [...rows];
}

const numberIn = (row: string): number => Number(/\d+$/.exec(row)?.[0]);
