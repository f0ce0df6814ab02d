/** Is told how far a long piece of work has come. */
export interface Progress {
  /** With a table, or with another part that has a name. */
  begin(part: string, unit: 'bytes' | 'entries'): void;
  move(units: number): void;
  /** With a part of so many rows or games. */
  end(count: number): void;
}
