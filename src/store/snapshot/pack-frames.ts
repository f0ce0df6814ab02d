import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, zstdCompress } from 'node:zlib';
import { FIRST_LINE, type Frame, KINDS } from './format.js';

/** Bytes for kind, length and CRC. */
export const FRAME_HEAD = 9;
/** The kind of the trailer: the SHA-256 of everything before it. */
export const SUM = 255;
/** Number of frames compressed in parallel. */
const AT_ONCE = 3;

const compress = promisify(zstdCompress);
/** The fastest level: higher ones cost more time than they save in writing. */
const OPTIONS = { chunkSize: 1 << 18, params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** The bytes of a snapshot file. */
export async function* packFrames(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256');
  for await (const part of compressed(frames)) {
    hash.update(part);
    yield part;
  }
  yield* framed(SUM, hash.digest());
}

async function* compressed(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer, void> {
  yield Buffer.from(FIRST_LINE);
  const waiting: Promise<Buffer[]>[] = [];
  try {
    for await (const frame of frames) {
      waiting.push(packed(frame));
      if (waiting.length >= AT_ONCE) yield* (await waiting.shift()) ?? [];
    }
    for (const parts of waiting) yield* await parts;
  } finally {
    await Promise.allSettled(waiting);
  }
}

const packed = async ({ kind, payload }: Frame): Promise<Buffer[]> =>
  framed(KINDS.indexOf(kind), await compress(payload, OPTIONS));

function framed(code: number, body: Buffer): Buffer[] {
  const head = Buffer.alloc(FRAME_HEAD);
  head.writeUInt8(code, 0);
  head.writeUInt32BE(body.length, 1);
  head.writeUInt32BE(crc32(body, code), 5);
  return [head, body];
}
