import { type Static, Type } from 'typebox';

/*
 * A snapshot is a sequence of frames:
 *
 *   header, then for each table: table, data…, table end, and last: end
 *
 * Data is what COPY … TO STDOUT sends. A file begins with a line of plain text that says what it is. Each of its
 * frames is compressed and has a CRC, so that damage is found where it is. It ends with the SHA-256 of all before,
 * so that nothing can be left out or exchanged.
 */

/** Raised when a reader of the version before would misunderstand a snapshot. */
export const FORMAT = 1;
const MARK = 'permafrost snapshot ';
export const FIRST_LINE = `${MARK}${FORMAT}\n`;

export const Header = Type.Object({
  /** The version of Permafrost that has written it. */
  permafrost: Type.String(),
  /** The version of the Postgres that it was read from. */
  postgres: Type.String(),
  at: Type.String(),
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })),
  /** What each sequence was at; null where it has not been used. */
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

/** Data comes in pieces of about this size: larger ones hardly get smaller when compressed, and take memory. */
export const DATA_BYTES = 1 << 20;
/** No frame is longer, unless it is damaged. */
export const MAX_PAYLOAD = 4 * DATA_BYTES;

/** The version of the format that a first line states; null where it is not the first line of a snapshot. */
export function formatOf(line: string): number | null {
  const found = line.startsWith(MARK) ? /^\d+\n$/.exec(line.slice(MARK.length)) : null;
  return found === null ? null : Number(found[0]);
}

/** A snapshot that cannot be restored, and why. */
export class BadSnapshot extends Error {}
