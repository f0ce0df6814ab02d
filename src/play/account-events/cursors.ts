/** A place among the events of an account. */
export interface Place {
  readonly id: string;
  /** Milliseconds since 1970, at which the reader has to start over; null if it never has to. */
  readonly until: number | null;
}

const CURSOR = /^(\d{1,18})(?:-(\d{1,15}))?$/;

export const cursorText = ({ id, until }: Place): string => (until === null ? id : `${id}-${until}`);

/** Null for what is no cursor. */
export function readCursor(text: string): Place | null {
  const [, id, until] = CURSOR.exec(text) ?? [];
  return id === undefined ? null : { id, until: until === undefined ? null : Number(until) };
}
