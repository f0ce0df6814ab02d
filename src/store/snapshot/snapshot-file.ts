import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Frame } from './format.js';
import { packFrames } from './pack-frames.js';

const CHUNK = 512 * 1024;

/** Writes a snapshot into a file, which appears under its name when it is whole and on the disk. */
export async function saveSnapshot(
  frames: AsyncIterable<Frame>,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const draft = `${file}.${randomUUID().slice(0, 8)}.draft`;
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) throw new Error(`${file} is a folder: name a file in it.`);
  try {
    // It holds secrets: seeds of unfinished games, mail addresses, keys of webhooks.
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

/** A rename is on the disk once its folder is. Windows cannot sync a folder, and need not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync();
  await folder.close();
}
