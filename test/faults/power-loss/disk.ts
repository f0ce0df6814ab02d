import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { killProcessesIn } from '../processes.js';
import { untilDone } from '../until-done.js';
import type { DiskAnswer, DiskCommand } from './disk-process.js';
import type { Survivors } from './image.js';

const SIZE = 1 << 30;
const run = promisify(execFile);

/** An ext4 file system on a disk whose power can be cut. */
export interface Disk {
  readonly folder: string;
  /** Cuts the power right after one of the next writes. When this resolves, no write reaches the disk any more. */
  cut(writes: number): Promise<void>;
  /** Kills the processes that use the disk, and mounts what survived the cut. */
  powerOn(percent: number, seed: number): Promise<Survivors>;
  remove(): Promise<void>;
}

export async function createDisk(): Promise<Disk> {
  const base = await mkdtemp(join(tmpdir(), 'permafrost-disk-'));
  const folder = join(base, 'mounted');
  const file = join(base, 'disk');
  // Postgres runs as another user and needs access to the folder.
  await chmod(base, 0o755);
  await mkdir(folder);
  await writeFile(file, '');
  // Detached, so that Ctrl+C does not end the disk before it is unmounted.
  const program = fork(fileURLToPath(new URL('disk-process.ts', import.meta.url)), [file, String(SIZE)], {
    detached: true,
  });
  const remove = async (): Promise<void> => {
    await unmount(file, folder);
    const ended = isRunning(program) ? once(program, 'exit') : null;
    await run('umount', [file]).catch(() => program.kill('SIGKILL'));
    await ended;
    await rm(base, { recursive: true, force: true });
  };
  try {
    await answerOf(program, 'mounted');
    await run('mkfs.ext4', ['-q', '-F', '-m', '0', file]);
    await mount(file, folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    folder,
    async cut(writes) {
      await ask(program, { type: 'cut', writes }, 'cut');
    },
    async powerOn(percent, seed) {
      await unmount(file, folder);
      const survivors = await ask(program, { type: 'power-on', percent, seed }, 'powered-on');
      await mount(file, folder);
      return survivors;
    },
    remove,
  };
}

async function mount(file: string, folder: string): Promise<void> {
  const { stdout } = await run('losetup', ['--find', '--show', file]);
  await run('mount', ['-t', 'ext4', stdout.trim(), folder]);
}

/** Undoes `mount`, even if it was done in part. */
async function unmount(file: string, folder: string): Promise<void> {
  await killProcessesIn(folder);
  const isMounted = await run('mountpoint', ['--quiet', folder]).then(
    () => true,
    () => false,
  );
  if (isMounted) await untilDone(() => run('umount', [folder]));
  for (const device of await devicesOf(file)) await run('losetup', ['--detach', device]);
  // A device in use is detached later, and can write until then.
  await untilDone(async () => {
    if ((await devicesOf(file)).length > 0) throw new Error(`${folder} is still in use`);
  });
}

async function devicesOf(file: string): Promise<string[]> {
  const { stdout } = await run('losetup', ['--associated', file, '--noheadings', '--output', 'NAME']);
  return stdout.split('\n').filter((name) => name !== '');
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

type AnswerOf<Type extends DiskAnswer['type']> = Extract<DiskAnswer, { readonly type: Type }>;

async function ask<Type extends DiskAnswer['type']>(
  program: ChildProcess,
  command: DiskCommand,
  type: Type,
): Promise<AnswerOf<Type>> {
  const answer = answerOf(program, type);
  program.send(command);
  return answer;
}

const answerOf = <Type extends DiskAnswer['type']>(
  program: ChildProcess,
  type: Type,
): Promise<AnswerOf<Type>> =>
  new Promise((done, fail) => {
    const end = () => fail(new Error('the disk cannot be mounted'));
    const listen = (answer: DiskAnswer): void => {
      if (!isOfType(answer, type)) return;
      program.off('message', listen).off('exit', end);
      done(answer);
    };
    program.on('message', listen).on('exit', end);
  });

const isOfType = <Type extends DiskAnswer['type']>(
  answer: DiskAnswer,
  type: Type,
): answer is AnswerOf<Type> => answer.type === type;
