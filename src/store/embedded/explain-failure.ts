/** What Postgres writes, and what an operator can do about it. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|Disk quota exceeded/, 'The disk is full: free some space and start again.'],
  [/Permission denied/, 'A file or folder is not accessible: check the owner of the data folder.'],
  [/Read-only file system/, 'The disk is read-only: mount it for writing, or set DATA_DIR.'],
  [
    /could not locate a valid checkpoint|invalid checkpoint|PANIC|is not a valid data directory|invalid data in file|could not open (control )?file|checksum|could not read file|incompatible with server/,
    'The data folder is damaged: restore a backup into another DATA_DIR, and keep this one.',
  ],
  [
    /could not map anonymous shared memory|Cannot allocate memory|could not resize shared memory/,
    'There is not enough memory.',
  ],
  [
    /error while loading shared libraries|GLIBC_/,
    'Its programs do not run on this system: set DATABASE_URL instead.',
  ],
];

export function explainFailure(what: string, place: string, output: string): Error {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1];
  const telling = lines.filter((line) => /FATAL|PANIC|error:|could not/i.test(line)).at(-1) ?? lines.at(-1);
  return new Error(
    [`The embedded Postgres ${what} in ${place}.`, cause, telling && `It says: ${telling.trim()}`]
      .filter(Boolean)
      .join(' '),
  );
}
