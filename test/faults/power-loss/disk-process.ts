import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { quickRng } from '../../../src/kernel/rng.js';
import { serveFile } from './fuse.js';
import { createImage, type Survivors } from './image.js';

/*
 * A disk as a separate process. The kernel sends every write and every flush of the block device here, so this process
 * knows what was flushed, and no other cache keeps the rest.
 */

export type DiskCommand =
  /** After this many more writes, or soon if there are none, every request fails. */
  | { readonly type: 'cut'; readonly writes: number }
  /** Each sector that was not flushed survives with this probability, in percent. */
  | { readonly type: 'power-on'; readonly percent: number; readonly seed: number };

export type DiskAnswer = { readonly type: 'mounted' | 'cut' } | ({ readonly type: 'powered-on' } & Survivors);

/** How many milliseconds the cut waits for writes. */
const IDLE = 500;

const [path = '', size = ''] = process.argv.slice(2);
const image = createImage(Number(size));
let isPowered = true;
/** The number of writes before the cut; null if no cut is ordered. */
let writesLeft: number | null = null;
let idle: NodeJS.Timeout | undefined;

const send = (answer: DiskAnswer): void => void process.send?.(answer);

const powered = <Value>(work: () => Value): Value => {
  if (!isPowered) throw new Error('the power is cut');
  return work();
};

function cut(): void {
  clearTimeout(idle);
  isPowered = false;
  writesLeft = null;
  send({ type: 'cut' });
}

/** A cut comes right after a write, so the last write is never flushed. */
function write(offset: number, data: Buffer): void {
  powered(() => image.write(offset, data));
  if (writesLeft === null) return;
  writesLeft -= 1;
  if (writesLeft <= 0) cut();
}

process.on('message', (command: DiskCommand) => {
  if (command.type === 'cut') {
    writesLeft = command.writes;
    idle = setTimeout(cut, IDLE);
    return;
  }
  const rng = quickRng(command.seed);
  const survivors = image.cut(() => rng.int(100) < command.percent);
  isPowered = true;
  send({ type: 'powered-on', ...survivors });
});

const fuse = openSync('/dev/fuse', 'r+');
const options = `fd=3,rootmode=100000,user_id=0,group_id=0,max_read=${1 << 20}`;
const mount = spawn('mount', ['-i', '-t', 'fuse', '-o', options, 'permafrost-disk', path], {
  stdio: ['ignore', 'ignore', 'inherit', fuse],
});
const serving = serveFile(fuse, {
  size: image.size,
  read: (offset, length) => powered(() => image.read(offset, length)),
  write,
  sync: () => powered(() => image.flush()),
});
const [code] = (await once(mount, 'exit')) as [number | null];
// Reading a device that was never mounted would never end.
if (code !== 0) process.kill(process.pid, 'SIGKILL');
send({ type: 'mounted' });
await serving;
process.disconnect?.();
