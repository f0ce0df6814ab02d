import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, zstdDecompress } from 'node:zlib';
import { BadSnapshot, FIRST_LINE, FORMAT, type Frame, formatOf, KINDS, MAX_PAYLOAD } from './format.js';
import { FRAME_HEAD, SUM } from './pack-frames.js';

const decompress = promisify(zstdDecompress);

/**
 * The frames of a snapshot file. Rejects immediately if this version cannot read the file. The frames throw if one is
 * damaged or the file is truncated.
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
    const before = bytes.sum();
    const head = await bytes.take(FRAME_HEAD);
    const code = head.readUInt8(0);
    const length = head.readUInt32BE(1);
    const kind = KINDS[code];
    if ((kind === undefined && code !== SUM) || length > MAX_PAYLOAD) throw damaged();
    const packed = await bytes.take(length);
    if (crc32(packed, code) !== head.readUInt32BE(5)) throw damaged();
    if (kind !== undefined) yield { kind, payload: await unpacked(packed) };
    else if (!packed.equals(before)) throw new BadSnapshot('it does not have the SHA-256 that it states');
    else if (!(await bytes.isEmpty())) throw new BadSnapshot('something follows its end');
    else return;
  }
}

const unpacked = (packed: Buffer): Promise<Buffer> =>
  decompress(packed, { maxOutputLength: MAX_PAYLOAD }).catch((error: unknown) => {
    throw damaged(error);
  });

const damaged = (cause?: unknown): BadSnapshot => new BadSnapshot('it is damaged', { cause });
export const brokenOff = (): BadSnapshot => new BadSnapshot('it breaks off: this is not the whole file');

/** Reads a stream of chunks in given lengths, and hashes what was read. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #left = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Reads a line. Returns an empty text if it is longer than the limit or not terminated. */
  async line(longest: number): Promise<string> {
    while (this.#left.length < longest && !this.#left.includes('\n')) if (!(await this.#more())) break;
    return (await this.take(this.#left.subarray(0, longest).indexOf('\n') + 1)).toString('latin1');
  }

  async take(length: number): Promise<Buffer> {
    while (this.#left.length < length) if (!(await this.#more())) throw brokenOff();
    const taken = this.#left.subarray(0, length);
    this.#left = this.#left.subarray(length);
    this.#hash.update(taken);
    return taken;
  }

  /** The SHA-256 of everything read so far. */
  sum(): Buffer {
    return this.#hash.copy().digest();
  }

  async isEmpty(): Promise<boolean> {
    return this.#left.length === 0 && !(await this.#more());
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done === true) return false;
    this.#left = this.#left.length === 0 ? Buffer.from(value) : Buffer.concat([this.#left, value]);
    return true;
  }
}
