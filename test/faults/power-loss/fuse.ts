import { read, writev } from 'node:fs';

/*
 * The part of the FUSE protocol (linux/fuse.h, version 7.31) that one file needs. The file is the root of its file
 * system, so there are no names to look up.
 */

export interface ServedFile {
  readonly size: number;
  read(offset: number, length: number): Buffer;
  write(offset: number, data: Buffer): void;
  sync(): void;
}

const OPCODE = {
  forget: 2,
  getAttributes: 3,
  setAttributes: 4,
  open: 14,
  read: 15,
  write: 16,
  release: 18,
  sync: 20,
  flush: 25,
  init: 26,
  interrupt: 36,
  destroy: 38,
  forgetMany: 42,
} as const;

/** Requests without a response. */
const SILENT: readonly number[] = [OPCODE.forget, OPCODE.interrupt, OPCODE.forgetMany];
const NOT_IMPLEMENTED = 38;
const IO_ERROR = 5;
const HEADER = 40;
const MAX_WRITE = 1 << 20;
const BIG_WRITES = 1 << 5;
const MAX_PAGES = 1 << 22;
/** Disables the page cache between the user of the file and this process. */
const DIRECT_IO = 1;

/** Serves the requests of the kernel until the file is unmounted. */
export async function serveFile(fuse: number, file: ServedFile): Promise<void> {
  const buffer = Buffer.alloc(MAX_WRITE + 4096);
  for (;;) {
    const length = await receive(fuse, buffer);
    if (length === null) return;
    const opcode = buffer.readUInt32LE(4);
    const id = buffer.readBigUInt64LE(8);
    if (SILENT.includes(opcode)) continue;
    await respond(fuse, id, answer(opcode, buffer.subarray(HEADER, length), file));
  }
}

/** The bytes of a response, or an error number. */
function answer(opcode: number, body: Buffer, file: ServedFile): Buffer | number {
  try {
    switch (opcode) {
      case OPCODE.init:
        return initialized();
      case OPCODE.getAttributes:
      case OPCODE.setAttributes:
        return attributes(file.size);
      case OPCODE.open:
        return opened();
      case OPCODE.read:
        return file.read(offsetIn(body), lengthIn(body));
      case OPCODE.write:
        file.write(offsetIn(body), body.subarray(HEADER, HEADER + lengthIn(body)));
        return written(lengthIn(body));
      case OPCODE.sync:
        file.sync();
        return Buffer.alloc(0);
      case OPCODE.flush:
      case OPCODE.release:
      case OPCODE.destroy:
        return Buffer.alloc(0);
      default:
        return NOT_IMPLEMENTED;
    }
  } catch {
    return IO_ERROR;
  }
}

/** Read and write requests have these fields at the same offsets. */
const offsetIn = (body: Buffer): number => Number(body.readBigUInt64LE(8));
const lengthIn = (body: Buffer): number => body.readUInt32LE(16);

function initialized(): Buffer {
  const body = Buffer.alloc(64);
  body.writeUInt32LE(7, 0);
  body.writeUInt32LE(31, 4);
  body.writeUInt32LE(1 << 17, 8);
  body.writeUInt32LE(BIG_WRITES | MAX_PAGES, 12);
  body.writeUInt16LE(16, 16);
  body.writeUInt16LE(12, 18);
  body.writeUInt32LE(MAX_WRITE, 20);
  body.writeUInt32LE(1, 24);
  body.writeUInt16LE(MAX_WRITE / 4096, 28);
  return body;
}

function attributes(size: number): Buffer {
  const body = Buffer.alloc(104);
  body.writeBigUInt64LE(1n, 16);
  body.writeBigUInt64LE(BigInt(size), 24);
  body.writeBigUInt64LE(BigInt(size / 512), 32);
  body.writeUInt32LE(0o100600, 76);
  body.writeUInt32LE(1, 80);
  body.writeUInt32LE(4096, 96);
  return body;
}

function opened(): Buffer {
  const body = Buffer.alloc(16);
  body.writeUInt32LE(DIRECT_IO, 8);
  return body;
}

function written(length: number): Buffer {
  const body = Buffer.alloc(8);
  body.writeUInt32LE(length, 0);
  return body;
}

/** The length of the next request; null if the file is unmounted. */
const receive = (fuse: number, buffer: Buffer): Promise<number | null> =>
  new Promise((done, fail) => {
    read(fuse, buffer, 0, buffer.length, null, (error, length) => {
      if (error === null) done(length);
      else if (error.code === 'ENODEV') done(null);
      // Not mounted yet, or the request was interrupted before it was read.
      else if (['EPERM', 'ENOENT', 'EINTR'].includes(error.code ?? ''))
        setTimeout(() => done(receive(fuse, buffer)), 1);
      else fail(error);
    });
  });

const respond = (fuse: number, id: bigint, content: Buffer | number): Promise<void> =>
  new Promise((done, fail) => {
    const body = typeof content === 'number' ? Buffer.alloc(0) : content;
    const header = Buffer.alloc(16);
    header.writeUInt32LE(header.length + body.length, 0);
    header.writeInt32LE(typeof content === 'number' ? -content : 0, 4);
    header.writeBigUInt64LE(id, 8);
    writev(fuse, [header, body], (error) => {
      // The request was interrupted, so the kernel does not expect this response.
      if (error === null || error.code === 'ENOENT' || error.code === 'ENODEV') done();
      else fail(error);
    });
  });
