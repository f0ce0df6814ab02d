import { promisify } from 'node:util';
import { crc32, zstdDecompress } from 'node:zlib';
import { BadSnapshot, FIRST_LINE, FORMAT, type Frame, formatOf, KINDS, MAX_PAYLOAD } from './format.js';
import { FRAME_HEAD } from './pack-frames.js';

const decompress = promisify(zstdDecompress);

/**
 * The frames of a snapshot file. Rejects at once where it is none that this version reads; the frames throw where
 * one is damaged, or where the file breaks off.
 */
export async function unpackFrames(file: AsyncIterable<Buffer>): Promise<AsyncGenerator<Frame, void>> {
  const bytes = new Bytes(file);
  const line = await bytes.line(FIRST_LINE.length + 10);
  const format = formatOf(line);
  if (format === null) throw new BadSnapshot('it is not a snapshot of Permafrost');
  if (format > FORMAT)
    throw new BadSnapshot(
      `it was made by a newer version of Permafrost: its format is ${format}, this version reads ${FORMAT}`,
    );
  return frames(bytes);
}

async function* frames(bytes: Bytes): AsyncGenerator<Frame, void> {
  for (;;) {
    const head = await bytes.take(FRAME_HEAD);
    if (head === null) return;
    const code = head.readUInt8(0);
    const length = head.readUInt32BE(1);
    const kind = KINDS[code];
    if (kind === undefined || length > MAX_PAYLOAD) throw damaged();
    const packed = await bytes.take(length);
    if (packed === null) throw brokenOff();
    if (crc32(packed, code) !== head.readUInt32BE(5)) throw damaged();
    yield { kind, payload: await unpacked(packed) };
  }
}

const unpacked = (packed: Buffer): Promise<Buffer> =>
  decompress(packed, { maxOutputLength: MAX_PAYLOAD }).catch((error: unknown) => {
    throw damaged(error);
  });

const damaged = (cause?: unknown): BadSnapshot => new BadSnapshot('it is damaged', { cause });
export const brokenOff = (): BadSnapshot => new BadSnapshot('it breaks off: this is not the whole file');

/** Hands out bytes in the lengths that are asked for, whatever the lengths in which they come. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>;
  #left = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Up to the end of the line; what is there where it is longer, or has no end. */
  async line(longest: number): Promise<string> {
    while (this.#left.length < longest && !this.#left.includes('\n')) if (!(await this.#more())) break;
    const line = this.#left.subarray(0, this.#left.indexOf('\n') + 1);
    this.#left = this.#left.subarray(line.length);
    return line.toString('latin1');
  }

  /** Null where there is nothing more at all. */
  async take(length: number): Promise<Buffer | null> {
    while (this.#left.length < length)
      if (!(await this.#more())) {
        if (this.#left.length > 0) throw brokenOff();
        return null;
      }
    const taken = this.#left.subarray(0, length);
    this.#left = this.#left.subarray(length);
    return taken;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done === true) return false;
    this.#left = this.#left.length === 0 ? Buffer.from(value) : Buffer.concat([this.#left, value]);
    return true;
  }
}
