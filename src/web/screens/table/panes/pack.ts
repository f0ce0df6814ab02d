/*
 * Panes stand in columns. Text in a picture has at least 12 pixels at its own size, so panes are never drawn smaller;
 * what does not fit stays a tab, unless it must be open.
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

interface Column<One> {
  width: number;
  height: number;
  readonly panes: One[];
}

export const GAP = 8;

/** Places panes in the order of their importance. */
export function pack<One extends Sized>(panes: readonly One[], room: Room): readonly (readonly One[])[] {
  const columns: Column<One>[] = [];
  for (const pane of panes) {
    const column =
      fitting(columns, pane, room) ??
      added(columns, pane, room) ??
      (pane.isWanted ? shortest(columns) : null);
    if (column === null) continue;
    column.width = Math.max(column.width, pane.width);
    column.height += (column.panes.length === 0 ? 0 : GAP) + pane.height;
    column.panes.push(pane);
  }
  return columns.map((column) => column.panes);
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
  const column: Column<One> = { width: 0, height: 0, panes: [] };
  columns.push(column);
  return column;
}

const shortest = <One>(columns: readonly Column<One>[]): Column<One> | null =>
  columns.reduce<Column<One> | null>(
    (least, column) => (least === null || column.height < least.height ? column : least),
    null,
  );
