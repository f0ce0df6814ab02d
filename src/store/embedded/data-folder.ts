import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, chown, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createDurably } from './durable-file.js';
import { canReach, type RunAs } from './run-as.js';

/** The paths in a data folder. */
export interface DataFolder {
  /** The path that the operator has set. */
  readonly name: string;
  /** The actual path: a different one if Postgres cannot reach the folder. */
  readonly path: string;
  readonly cluster: string;
  readonly socket: string | null;
  readonly log: string;
  readonly password: string;
}

/** The names of all files that this program creates in a data folder. */
const OWN =
  /^(cluster(\.[\w-]+)?|socket|(password|location)(\.[\w-]+)?|postgres\.log(\.1)?|lock(\.[\w.-]+)?|postgres-[\w.-]+|engines|lost\+found)$/;

/** The folder for data that an unprivileged Postgres cannot reach elsewhere. */
export const SYSTEM_FOLDER = '/var/lib/permafrost';

/** The operating system truncates longer socket paths. */
const MAX_SOCKET_PATH = 100;

export async function openDataFolder(name: string, user: RunAs | null): Promise<DataFolder> {
  await makeFolder(name, user);
  await refuseForeign(name);
  const path = await placeFor(name, user);
  const folder = {
    name,
    path,
    cluster: join(path, 'cluster'),
    socket: socketFolder(path),
    log: join(path, 'postgres.log'),
    password: await readPassword(path),
  };
  await prepareSocket(folder, user);
  return folder;
}

async function makeFolder(name: string, user: RunAs | null): Promise<void> {
  try {
    await mkdir(name, { recursive: true, mode: user === null ? 0o700 : 0o711 });
    await access(name, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (await isFile(name)) throw new Error(`DATA_DIR names a file (${resolve(name)}). Set it to a folder.`);
    throw new Error(`The data folder ${resolve(name)} is not writable. Change its owner, or set DATA_DIR.`, {
      cause: error,
    });
  }
}

async function refuseForeign(name: string): Promise<void> {
  const found = await readdir(name);
  if (found.some((file) => file === 'cluster' || file === 'location')) return;
  if (await isFile(join(name, 'postgres', 'PG_VERSION')))
    throw new Error(
      `${resolve(name)} holds the embedded database of Permafrost 0.1, which this version cannot open. ` +
        'CHANGELOG.md says how to take it over. To begin with an empty database, set DATA_DIR to a new folder.',
    );
  const foreign = found.filter((file) => !OWN.test(file));
  if (foreign.length > 0)
    throw new Error(
      `${resolve(name)} holds files of another program (${foreign.slice(0, 3).join(', ')}). ` +
        'Set DATA_DIR to an empty folder.',
    );
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** The folder itself, or one below `/var/lib` if the user cannot reach it, such as below `/root`. */
async function placeFor(name: string, user: RunAs | null): Promise<string> {
  const folder = resolve(name);
  const pointer = join(folder, 'location');
  const moved = await readFile(pointer, 'utf8').catch(() => null);
  if (moved !== null) return existingPlace(moved.trim(), folder);
  if (user === null) return folder;
  // Execute permission lets the user enter the folder, but not list it.
  const { mode, uid } = await stat(folder);
  if (canReach(dirname(folder), user) && uid === 0) await chmod(folder, mode | 0o011);
  if (canReach(folder, user)) return folder;
  const elsewhere = join(SYSTEM_FOLDER, createHash('sha256').update(folder).digest('hex').slice(0, 12));
  await mkdir(elsewhere, { recursive: true, mode: 0o711 });
  await createDurably(pointer, `${elsewhere}\n`);
  return elsewhere;
}

/** Creating a new database there would hide that the data is missing. */
async function existingPlace(place: string, folder: string): Promise<string> {
  const found = await stat(place).catch(() => null);
  if (found?.isDirectory()) return place;
  throw new Error(
    `The data of ${folder} is in ${place}, which is missing. Put it back, or set DATA_DIR to an empty folder.`,
  );
}

/** Null if Node has no Unix sockets: Postgres then listens on the loopback address. */
function socketFolder(path: string): string | null {
  if (process.platform === 'win32') return null;
  const near = join(path, 'socket');
  const far = join(tmpdir(), `permafrost-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`);
  return near.length <= MAX_SOCKET_PATH ? near : far;
}

/** Creates the folder of the socket, which may have been deleted with other temporary files. */
export async function prepareSocket({ socket }: DataFolder, user: RunAs | null): Promise<void> {
  if (socket === null) return;
  await mkdir(socket, { recursive: true, mode: 0o700 });
  const { uid } = await stat(socket);
  const owner = user?.uid ?? process.getuid?.();
  if (user !== null && uid === 0) await chown(socket, user.uid, user.gid);
  else if (uid !== owner) throw new Error(`${socket} belongs to another user: remove it, or set DATA_DIR.`);
}

/** Created once. A user who can read the folder can read the database anyway. */
async function readPassword(path: string): Promise<string> {
  const file = join(path, 'password');
  await createDurably(file, randomBytes(24).toString('hex'));
  const password = await readFile(file, 'utf8');
  if (password !== '') return password;
  throw new Error(
    `${file} is empty, and without it the database does not open: restore a backup into another DATA_DIR.`,
  );
}
