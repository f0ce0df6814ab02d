import { isRecord } from '../../src/kernel/json.js';

/** A row of the components that has an id. */
export interface Piece {
  readonly group: string;
  readonly id: string;
  readonly copies: number;
}

/** All rows with ids. Of rows of the same id only the first is known. */
export function piecesOf(components: object): ReadonlyMap<string, Piece> {
  const pieces = new Map<string, Piece>();
  const read = (group: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) read(group, item);
    else if (isRecord(value)) {
      const { id, copies } = value;
      if (typeof id === 'string' && !pieces.has(id))
        pieces.set(id, { group, id, copies: typeof copies === 'number' && copies > 0 ? copies : 1 });
      for (const part of Object.values(value)) if (typeof part === 'object') read(group, part);
    }
  };
  for (const [group, sourced] of Object.entries(components)) read(group, sourced);
  return pieces;
}

/** The piece that a field of an action or event names, as `elder` or as `card/elder`. */
export function pieceIn(pieces: ReadonlyMap<string, Piece>, value: unknown): Piece | undefined {
  if (typeof value !== 'string') return undefined;
  return pieces.get(value) ?? pieces.get(value.slice(value.lastIndexOf('/') + 1));
}
