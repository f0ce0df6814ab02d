import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../embedded/durable-file.js';
import type { Frame } from './format.js';
import { packFrames } from './pack-frames.js';

const CHUNK = 512 * 1024;

/** Writes a snapshot into a file, which gets its name once it is complete and on disk. */
export async function saveSnapshot(
  frames: AsyncIterable<Frame>,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const draft = `${file}.${randomUUID().slice(0, 8)}.draft`;
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) throw new Error(`${file} is a folder: name a file in it.`);
  try {
    // Only the owner may read it: it contains seeds of unfinished games, mail addresses and keys of webhooks.
    await sendSnapshot(frames, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }), signal);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(resolve(file)));
}

export const sendSnapshot = (
  frames: AsyncIterable<Frame>,
  to: Writable,
  signal: AbortSignal,
): Promise<void> =>
  pipeline(Readable.from(packFrames(frames), { objectMode: false, highWaterMark: CHUNK }), to, { signal });

export const readSnapshotFile = (file: string): Readable => createReadStream(file, { highWaterMark: CHUNK });
