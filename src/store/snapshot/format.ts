import { type Static, Type } from 'typebox';

/*
 * A snapshot is a sequence of frames:
 *
 *   header, then for each table: table, data…, table end, and last: end
 *
 * Data frames contain the output of COPY … TO STDOUT. A file begins with a line of plain text that names the format.
 * Each of its frames is compressed and has a CRC, which locates damage. The file ends with the SHA-256 of everything
 * before, so that frames cannot be removed or replaced.
 */

/** Increased when a reader of the previous version would misread a snapshot. */
export const FORMAT = 1;
const MARK = 'permafrost snapshot ';
export const FIRST_LINE = `${MARK}${FORMAT}\n`;

export const Header = Type.Object({
  /** The version of Permafrost that wrote it. */
  permafrost: Type.String(),
  /** The version of the Postgres server that it was read from. */
  postgres: Type.String(),
  at: Type.String(),
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })),
  /** The last value of each sequence; null if it has not been used. */
  sequences: Type.Array(
    Type.Object({
      name: Type.String(),
      last: Type.Union([Type.String({ pattern: '^-?\\d+$' }), Type.Null()]),
    }),
  ),
});
export type Header = Static<typeof Header>;

export const TableStart = Type.Object({ table: Type.String() });
export const TableEnd = Type.Object({ rows: Type.Integer({ minimum: 0 }) });
export const End = Type.Object({ rows: Type.Integer({ minimum: 0 }) });

export const KINDS = ['header', 'table', 'data', 'table-end', 'end'] as const;
export type FrameKind = (typeof KINDS)[number];

export interface Frame {
  readonly kind: FrameKind;
  readonly payload: Buffer;
}

/** Approximate size of a data frame: larger ones compress little better and need more memory. */
export const DATA_BYTES = 1 << 20;
/** A longer frame counts as damaged. */
export const MAX_PAYLOAD = 4 * DATA_BYTES;

/** The format version in a first line; null if it is not the first line of a snapshot. */
export function formatOf(line: string): number | null {
  const found = line.startsWith(MARK) ? /^\d+\n$/.exec(line.slice(MARK.length)) : null;
  return found === null ? null : Number(found[0]);
}

/** The reason why a snapshot cannot be restored. */
export class BadSnapshot extends Error {}
