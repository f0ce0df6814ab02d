import { resolve } from 'node:path';
import { sqlState } from '../sql/sql-state.js';

const FULL = 'The disk is full: free some space and start again.';
const READ_ONLY = 'The disk is read-only: mount it for writing, or set DATA_DIR.';
const DAMAGED = 'The data folder is damaged: restore a backup into another DATA_DIR, and keep this one.';

/** Patterns in the output of Postgres, with advice for the operator. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|Disk quota exceeded/, FULL],
  [
    /could not look up effective user ID/,
    'Postgres needs a user that has a name: add this one to /etc/passwd, run as another one, or set DATABASE_URL.',
  ],
  [/Permission denied/, 'A file or folder is not accessible: check the owner of the data folder.'],
  [/Read-only file system/, READ_ONLY],
  [
    /could not map anonymous shared memory|Cannot allocate memory|could not resize shared memory|out of memory/,
    'There is not enough memory.',
  ],
  [
    /error while loading shared libraries|GLIBC_/,
    'Its programs do not run on this system: set DATABASE_URL instead.',
  ],
  [
    /(postgresql|postgresql\.auto|pg_hba)\.conf.*(No such file|contains errors)|configuration file .* contains errors|unrecognized configuration parameter|could not load .*pg_hba\.conf/,
    'Its configuration is broken: mend postgresql.conf and pg_hba.conf in the folder of the cluster.',
  ],
  [
    /could not locate a valid checkpoint|invalid checkpoint|PANIC|is not a valid data directory|invalid data in file|could not (open|read|access|stat|fsync) |checksum|incompatible with server|data directory .* (does not exist|has)|is missing|initialized by/,
    DAMAGED,
  ],
];

export function explainFailure(what: string, place: string, output: string): Error {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1];
  const reason = lines.filter((line) => /FATAL|PANIC|error:|could not/i.test(line)).at(-1) ?? lines.at(-1);
  return new Error(
    [`The embedded Postgres ${what} in ${place}.`, cause, reason && `It says: ${reason.trim()}`]
      .filter(Boolean)
      .join(' '),
  );
}

/** SQLSTATEs for a missing database or file and for data corruption. */
const DAMAGE = /^(3D|58|XX)/;

/** Turns errors about damaged files or a full disk into a sentence; returns other errors unchanged. */
export function explainDamage(error: unknown, place: string): unknown {
  const state = sqlState(error) ?? '';
  if (!(error instanceof Error)) return error;
  const advice = DAMAGE.test(state) ? DAMAGED : state === '53100' ? FULL : null;
  if (advice === null) return error;
  const { message } = error.cause instanceof Error ? error.cause : error;
  return new Error(`The embedded Postgres in ${place} cannot be used. ${advice} It says: ${message}`, {
    cause: error,
  });
}

/** Advice by system error code. */
const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: READ_ONLY,
  EACCES: 'Change its owner, or set DATA_DIR.',
  EPERM: 'Change its owner, or set DATA_DIR.',
  ENAMETOOLONG: 'Set DATA_DIR to a shorter path.',
};

/** Turns a file system error into a sentence; returns other errors unchanged. */
export function explainSystemError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const advice = SYSTEM[String(error.code)] ?? DAMAGED;
  return new Error(
    `The data folder ${resolve(folder)} cannot be used. ${advice} The system says: ${error.message}`,
    {
      cause: error,
    },
  );
}
