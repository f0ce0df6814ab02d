import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Table } from './catalog.js';
import { BadSnapshot, End, type Frame, type FrameKind, Header, TableEnd, TableStart } from './format.js';
import type { Progress } from './progress.js';
import { brokenOff } from './unpack-frames.js';

/** Reads the parts of a snapshot in order. Errors name the table and the last good row. */
export class SnapshotReader {
  readonly #frames: AsyncIterator<Frame, void>;
  #place = 'in its header';
  /** The payload of the table end that `data` has read. */
  #ended: Buffer | null = null;

  constructor(frames: AsyncIterable<Frame, void>) {
    this.#frames = frames[Symbol.asyncIterator]();
  }

  async header(): Promise<Header> {
    return this.#note('header', Header);
  }

  async table(name: string): Promise<void> {
    this.#place = `before table ${name}`;
    const { table } = await this.#note('table', TableStart);
    if (table !== name) throw this.#bad(`it has table ${table} in place of ${name}`);
    this.#place = `in table ${name}`;
  }

  /** The rows of the current table, in the format of COPY. Stores the table end for `tableEnd`. */
  async *data(table: Table, progress: Progress): AsyncGenerator<Buffer, void> {
    for (;;) {
      const { kind, payload } = await this.#next();
      if (kind === 'table-end') {
        this.#ended = payload;
        return;
      }
      if (kind !== 'data') throw this.#bad('it is damaged');
      progress.move(payload.length);
      yield payload;
      const key = lastKey(payload, table);
      if (key !== null) this.#place = `in table ${table.name}, after ${key}`;
    }
  }

  async tableEnd(name: string, copied: number): Promise<void> {
    const { rows } = this.#parse(TableEnd, this.#ended ?? Buffer.alloc(0));
    this.#ended = null;
    if (rows !== copied) throw this.#bad(`it should have ${rows} rows of table ${name}, and has ${copied}`);
  }

  async end(copied: number): Promise<void> {
    this.#place = 'at its end';
    const { rows } = await this.#note('end', End);
    if (rows !== copied) throw this.#bad(`it should have ${rows} rows, and has ${copied}`);
    const { done } = await this.#located(() => this.#frames.next());
    if (done !== true) throw this.#bad('something follows its end');
  }

  async #note<Schema extends TSchema>(wanted: FrameKind, schema: Schema): Promise<Static<Schema>> {
    const { kind, payload } = await this.#next();
    if (kind !== wanted) throw this.#bad('it is damaged');
    return this.#parse(schema, payload);
  }

  #parse<Schema extends TSchema>(schema: Schema, payload: Buffer): Static<Schema> {
    try {
      return Value.Parse(schema, JSON.parse(payload.toString()));
    } catch (error) {
      throw new BadSnapshot(`it is damaged (${this.#place})`, { cause: error });
    }
  }

  async #next(): Promise<Frame> {
    const { value, done } = await this.#located(() => this.#frames.next());
    if (done === true || value === undefined) throw this.#bad(brokenOff().message);
    return value;
  }

  async #located<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof BadSnapshot ? this.#bad(error.message) : error;
    }
  }

  #bad(what: string): BadSnapshot {
    return new BadSnapshot(`${what} (${this.#place})`);
  }
}

const NEWLINE = 10;
const TAB = 9;

/** The key of the last complete row in a chunk; null if the row begins in an earlier chunk. */
function lastKey(data: Buffer, { columns }: Table): string | null {
  const end = data.lastIndexOf(NEWLINE);
  const before = end < 1 ? -1 : data.lastIndexOf(NEWLINE, end - 1);
  if (before < 0) return null;
  const afterFirst = data.indexOf(TAB, before);
  const afterSecond = data.indexOf(TAB, afterFirst + 1);
  if (afterFirst < 0 || afterFirst > end) return null;
  const first = data.subarray(before + 1, afterFirst).toString();
  const second = data.subarray(afterFirst + 1, afterSecond < 0 ? end : Math.min(afterSecond, end)).toString();
  return columns[0] === 'game_id' && columns[1] === 'version' ? `game ${first}, version ${second}` : first;
}
