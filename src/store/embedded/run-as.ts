import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The user that Postgres runs as if the service runs as root, which Postgres refuses. */
export interface RunAs {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['permafrost', 'postgres', 'nobody'];

/** Null if the service is not root: Postgres then runs as the same user. */
export function unprivilegedUser(passwd = '/etc/passwd'): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync(passwd, 'utf8').split('\n').map(userOf);
  const found = CANDIDATES.map((name) => users.find((user) => user.name === name)).find((user) => user);
  if (found === undefined)
    throw new Error(
      `Postgres does not run as root, and ${passwd} has none of the users ${CANDIDATES.join(', ')}. ` +
        'Start the service as an ordinary user, or set DATABASE_URL.',
    );
  return found;
}

function userOf(line: string): RunAs {
  const [name = '', , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

/** Whether a user may enter a folder and all its parents. */
export function canReach(folder: string, user: RunAs): boolean {
  const path = resolve(folder);
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  if (((mode >> shift) & 0o1) === 0) return false;
  return path === dirname(path) || canReach(dirname(path), user);
}
