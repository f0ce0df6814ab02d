/** Receives the progress of a long operation. */
export interface Progress {
  /** Begins a table, or another named part. */
  begin(part: string, unit: 'bytes' | 'entries'): void;
  move(units: number): void;
  /** Ends a part with the number of its rows or games. */
  end(count: number): void;
}
