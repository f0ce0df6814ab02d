import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bareOf, entriesOf } from '../../../src/store/log/archive.js';

/** Some kilobytes that become more than any log has: spaces, so that JSON of an empty log is what follows. */
const many = Buffer.alloc((1 << 27) + 1, ' ');

it('an archive that was altered takes no memory without end', async () => {
  many.write('[]', many.length - 2);
  const archived = zstdCompressSync(many);
  expect(archived.length).toBeLessThan(100_000);
  await expect(entriesOf({ entries: null, archived }, 0)).rejects.toThrow(RangeError);
});

it('nor does one without its events', async () => {
  many.write('{"shapes":[],"shape":[],"values":[],"seats":[],"times":[],"events":[]}', many.length - 70);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  const bare = brotliCompressSync(many, { params });
  const game = { id: '', rulebook: 'thin-ice', rulesVersion: '1', seed: 'seed' };
  expect(await bareOf(game, { bare, engine: null })).toMatchObject({ log: null });
});
