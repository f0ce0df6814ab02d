/*
 * Panes stand in columns, and narrow ones beside each other in the rows of a column. Text in a picture has at least 12
 * pixels at its own size, so panes are never drawn smaller; what does not fit stays a tab, unless it must be open.
 */
export interface Sized {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Open even if the player has to scroll. */
  readonly isWanted: boolean;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

interface Row<One> {
  width: number;
  height: number;
  readonly panes: One[];
}

interface Column<One> {
  width: number;
  height: number;
  readonly rows: Row<One>[];
}

/** Columns of rows of panes. */
export type Packed<One> = readonly (readonly (readonly One[])[])[];

export const GAP = 8;

/** Places panes in the order of their importance. */
export function pack<One extends Sized>(panes: readonly One[], room: Room): Packed<One> {
  const columns: Column<One>[] = [];
  const scrolled = { width: room.width, height: Number.POSITIVE_INFINITY };
  for (const pane of panes) {
    const column = fitting(columns, pane, room) ?? added(columns, pane, room);
    if (column !== null) putBelow(column, pane);
    else if (!putBeside(columns, pane, room) && pane.isWanted && !putBeside(columns, pane, scrolled))
      putBelow(shortest(columns), pane);
  }
  return columns.map(({ rows }) => rows.map(({ panes }) => panes));
}

function putBelow<One extends Sized>(column: Column<One> | null, pane: One): void {
  if (column === null) return;
  const { width, height } = pane;
  column.width = Math.max(column.width, width);
  column.height += (column.rows.length === 0 ? 0 : GAP) + height;
  column.rows.push({ width, height, panes: [pane] });
}

/** Puts a pane at the end of the row that becomes least higher, if its column has room or can become wider. */
function putBeside<One extends Sized>(columns: readonly Column<One>[], pane: One, room: Room): boolean {
  const spare = room.width - widthOf(columns);
  const higher = (row: Row<One>): number => Math.max(0, pane.height - row.height);
  const [best] = columns
    .flatMap((column) => column.rows.map((row) => ({ column, row, width: row.width + GAP + pane.width })))
    .filter(({ column, row, width }) => {
      const fits = column.height + higher(row) <= room.height;
      return fits && width - column.width <= spare;
    })
    .sort((a, b) => higher(a.row) - higher(b.row));
  if (best === undefined) return false;
  const { column, row, width } = best;
  column.width = Math.max(column.width, width);
  column.height += higher(row);
  row.height += higher(row);
  row.width = width;
  row.panes.push(pane);
  return true;
}

const widthOf = (columns: readonly { readonly width: number }[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, columns.length - 1);

/** A column with room below; it may become wider if there is room beside it. */
function fitting<One>(columns: Column<One>[], pane: Sized, room: Room): Column<One> | null {
  const spare = room.width - widthOf(columns);
  return (
    columns.find(
      ({ width, height }) => height + GAP + pane.height <= room.height && pane.width - width <= spare,
    ) ?? null
  );
}

function added<One>(columns: Column<One>[], pane: Sized, room: Room): Column<One> | null {
  const fits = widthOf(columns) + GAP + pane.width <= room.width && pane.height <= room.height;
  if (columns.length > 0 && !fits && !(pane.isWanted && widthOf(columns) + GAP + pane.width <= room.width))
    return null;
  if (columns.length === 0 && !pane.isWanted && pane.height > room.height) return null;
  const column: Column<One> = { width: 0, height: 0, rows: [] };
  columns.push(column);
  return column;
}

const shortest = <One>(columns: readonly Column<One>[]): Column<One> | null =>
  columns.reduce<Column<One> | null>(
    (least, column) => (least === null || column.height < least.height ? column : least),
    null,
  );
